"""The first player asks for one more card of either pile."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.phases.phase import DisplayPhase
from wardround.games.dice_hospital.rules.rounds import (
    extra_card_phase,
    extra_words,
)
from wardround.games.dice_hospital.rules.state import EXTRA, NONE, State, give_word
from wardround.native import i64


class Extra(DisplayPhase):
    """Not entered if only one pile has a card."""

    def __init__(self) -> None:
        super().__init__(EXTRA)

    def begin(self, s: State) -> i64:
        """The first player has the word."""
        give_word(s, s.first)
        return self.number

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The piles that have a card."""
        return extra_words(s)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Choose a pile."""
        give_word(s, NONE)
        return extra_card_phase(word)
