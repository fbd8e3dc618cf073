"""Sell: medicine back to the chest for bucks."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import earn, medicine_words, sell
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import DONE, MEDICINE, SKIP
from wardround.native import i64


class Sell(SpaceKind):
    """`price` bucks each."""

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """Colours ascending, as many as one has."""
        said = s.said
        begun = len(said) > 1
        if begun and said[-1] in (SKIP, DONE):
            return []
        left = s.interns[seat].medicine[:]
        for i in range(1, len(said)):
            left[said[i] - MEDICINE] -= 1
        words = medicine_words(left, said[-1] if begun else MEDICINE)
        if words:
            words.append(DONE if begun else SKIP)
        return words

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Sell what was named."""
        sold = 0
        for word in s.said[1:]:
            if word != DONE:
                sell(s, seat, word - MEDICINE)
                sold += 1
        earn(s, seat, sold * space.price)
