"""Steal: bucks or medicine of one opponent, up to an amount."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import medicine_words, robbable, steal, takeable
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import BUCK, DONE, MEDICINE, SEAT, SKIP
from wardround.native import i64


class Steal(SpaceKind):
    """Up to `amount`, of one sort."""

    def targets(self, s: State, seat: i64, space: Space) -> list[int]:
        """Opponents that have something."""
        return [SEAT + v for v in range(len(s.interns)) if v != seat and robbable(s, v)]

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """A victim, then bucks or medicine: one sort of them."""
        said = s.said
        if len(said) == 1:
            words = self.targets(s, seat, space)
            return [*words, SKIP] if words else words
        if said[-1] in (SKIP, DONE):
            return []
        victim = said[1] - SEAT
        if len(said) == 2:
            return takeable(s, victim)
        return _more(s, victim) if len(said) - 2 < space.amount else []

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Take what was named."""
        said = s.said
        for i in range(2, len(said)):
            if said[i] != DONE:
                steal(s, seat, said[1] - SEAT, said[i])


def _more(s: State, victim: i64) -> list[int]:
    """One more of the sort named last, and no colour before it."""
    said = s.said
    if said[-1] == BUCK:
        return [BUCK, DONE] if s.interns[victim].bucks > len(said) - 2 else []
    left = s.interns[victim].medicine[:]
    for i in range(2, len(said)):
        left[said[i] - MEDICINE] -= 1
    words = medicine_words(left, said[-1])
    return [*words, DONE] if words else words
