"""Which medicine an owner of Pharmacy takes when a patient was cured."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.discharge import owe
from wardround.games.hospital_rush.rules.goods import fetch, medicine_words
from wardround.games.hospital_rush.rules.questions.question import COMPLETE, Question
from wardround.games.hospital_rush.rules.state import NONE, State
from wardround.games.hospital_rush.rules.words import MEDICINE, SKIP
from wardround.native import i64


class Pharmacy(Question):
    """Asked in the middle of whatever cured the patient."""

    def legal(self, s: State, seat: i64) -> list[int]:
        """A colour in the chest, or nothing."""
        words = medicine_words(s.chest, MEDICINE)
        words.append(SKIP)
        return words

    def apply(self, s: State, seat: i64, word: i64) -> list[int]:
        """Take the medicine owed, or leave it."""
        if word != SKIP:
            fetch(s, s.owed, word - MEDICINE)
        owe(s, NONE)
        return COMPLETE
