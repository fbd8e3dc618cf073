"""What a kind of space is: the words that may follow a marker placed there, and what they do."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import SKIP, USE
from wardround.native import i64


class SpaceKind:
    """A kind of space; this base is one that is used or not.

    There is one object a kind, and it holds nothing. The numbers of a space of this kind are in
    `Space`. A sentence of placing begins with the word of the space, then come the words of the
    action: `skip`, or what it is done with.
    """

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """What may follow the words said, ascending; nothing: the sentence is complete."""
        return [SKIP, USE] if len(s.said) == 1 else []

    def targets(self, s: State, seat: i64, space: Space) -> list[int]:
        """The words of what can be chosen first, `skip` left out: seats, beds, skills."""
        return []

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Do what a complete sentence says, its cost being paid."""
        raise NotImplementedError

    def follow(self, s: State) -> None:
        """Go on after a placement, done or not."""


class TargetKind(SpaceKind):
    """A kind of space where a seat or a bed is chosen first, and perhaps then a thing there."""

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """A target or `skip`, then a thing."""
        said = s.said
        if len(said) == 1:
            words = self.targets(s, seat, space)
            return [*words, SKIP] if words else words
        return self.things(s, seat, said[1]) if len(said) == 2 and said[1] != SKIP else []

    def things(self, s: State, seat: i64, target: i64) -> list[int]:
        """The words of what may be chosen of a target; nothing: that is not asked."""
        return []
