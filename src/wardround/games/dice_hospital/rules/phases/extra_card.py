"""The one more card that the first player has asked for is turned up."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.decks import (
    pile_weights,
    pile_word_at,
    pile_words,
    turn_up,
)
from wardround.games.dice_hospital.rules.phases.phase import DisplayPhase
from wardround.games.dice_hospital.rules.rounds import (
    after_display,
)
from wardround.games.dice_hospital.rules.state import State
from wardround.native import i64


class ExtraCard(DisplayPhase):
    """Chance turns up one card of one pile: a phase each for departments and specialists."""

    __slots__ = ("pile",)

    def __init__(self, number: i64, pile: i64) -> None:
        super().__init__(number)
        self.pile = pile

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Every card of the pile that chance can turn up."""
        return pile_words(s, self.pile)

    def weights(self, s: State) -> list[int]:
        """A card is as likely as there are copies of it."""
        return pile_weights(s, self.pile)

    def chance_word(self, s: State, number: i64) -> i64:
        """The card that a number falls on."""
        return pile_word_at(s, self.pile, number)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Turn the card up."""
        turn_up(s, word)
        return after_display(s)
