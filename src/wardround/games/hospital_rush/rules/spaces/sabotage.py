"""Sabotage: take one thing each from several opponents."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import robbable, steal, takeable
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import DONE, SEAT, SKIP
from wardround.native import i64


class Sabotage(SpaceKind):
    """At most `amount` opponents."""

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """Opponents ascending, each followed by what is taken."""
        said = s.said
        if len(said) > 1 and said[-1] in (SKIP, DONE):
            return []
        if len(said) % 2 == 0:
            return takeable(s, said[-1] - SEAT)
        if len(said) > 2 * space.amount:
            return []
        first = said[-2] - SEAT + 1 if len(said) > 1 else 0
        words = [SEAT + v for v in range(first, s.rules.seats) if v != seat and robbable(s, v)]
        if words:
            words.append(DONE if len(said) > 1 else SKIP)
        return words

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Take what was named."""
        said = s.said
        for i in range(1, len(said) - 1, 2):
            steal(s, seat, said[i] - SEAT, said[i + 1])
