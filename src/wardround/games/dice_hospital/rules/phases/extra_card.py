"""The one more card that the first player has asked for is turned up."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.decks import pile_weights, pile_words, turn_up
from wardround.games.dice_hospital.rules.phases.phase import DisplayPhase
from wardround.games.dice_hospital.rules.rounds import (
    after_display,
)
from wardround.games.dice_hospital.rules.state import State


class ExtraCard(DisplayPhase):
    """Chance turns up one card of one pile: a phase each for departments and specialists."""

    __slots__ = ("pile",)

    def __init__(self, number: int, pile: int) -> None:
        super().__init__(number)
        self.pile = pile

    def legal(self, s: State, speaker: int) -> list[int]:
        """Every card of the pile that chance can turn up."""
        return pile_words(s, self.pile)

    def weights(self, s: State) -> list[int]:
        """A card is as likely as there are copies of it."""
        return pile_weights(s, self.pile)

    def apply(self, s: State, speaker: int, word: int) -> int:
        """Turn the card up."""
        turn_up(s, word)
        return after_display(s)
