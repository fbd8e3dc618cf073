"""Fetch: medicine from the chest, some free and a few more for a price each."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import fetch, medicine_words, pay
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import DONE, MEDICINE, SKIP
from wardround.native import i64


class Fetch(SpaceKind):
    """`amount` are free, `more` cost `price` each."""

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """Colours ascending."""
        said = s.said
        taken = len(said) - 1
        if taken and said[-1] in (SKIP, DONE):
            return []
        if taken >= space.amount + affordable(s, seat, space):
            return []
        left = s.chest[:]
        for i in range(1, len(said)):
            left[said[i] - MEDICINE] -= 1
        words = medicine_words(left, said[-1] if taken else MEDICINE)
        if words:
            words.append(DONE if taken else SKIP)
        return words

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Take the medicine and pay for what is not free."""
        fetched = 0
        for word in s.said[1:]:
            if word != DONE:
                fetch(s, seat, word - MEDICINE)
                fetched += 1
        pay(s, seat, max(0, fetched - space.amount) * space.price)


def affordable(s: State, seat: i64, space: Space) -> i64:
    """How many further medicine a seat could pay for."""
    if not space.more:
        return 0
    return min(space.more, (s.interns[seat].bucks - space.cost) // space.price)
