"""Cards of both piles are turned up: in setup, at shift change, alone before improvement."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.decks import (
    NO_PILE,
    due_pile,
    pile_weights,
    pile_word_at,
    pile_words,
    turn_up,
)
from wardround.games.dice_hospital.rules.phases.phase import DisplayPhase
from wardround.games.dice_hospital.rules.rounds import (
    after_display,
    ask_for_extra,
)
from wardround.games.dice_hospital.rules.state import NONE, REVEAL, State
from wardround.native import i64


class Reveal(DisplayPhase):
    """Chance turns cards up until the display is complete, departments first."""

    def __init__(self) -> None:
        super().__init__(REVEAL)

    def begin(self, s: State) -> i64:
        """Nothing may be missing from the display already."""
        return self._go_on(s)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Every card that chance can turn up."""
        return pile_words(s, due_pile(s))

    def weights(self, s: State) -> list[int]:
        """A card is as likely as there are copies of it."""
        return pile_weights(s, due_pile(s))

    def chance_word(self, s: State, number: i64) -> i64:
        """The card that a number falls on."""
        return pile_word_at(s, due_pile(s), number)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Turn a card up."""
        turn_up(s, word)
        return self._go_on(s)

    def _go_on(self, s: State) -> i64:
        if due_pile(s) != NO_PILE:
            return self.number
        return ask_for_extra(s) if _has_extra(s) else after_display(s)


def _has_extra(s: State) -> bool:
    """Two players always turn up one more card; alone only by an event (W19)."""
    if s.rules.seats == 1:
        return s.event != NONE and s.rules.events[s.event].extra_card > 0
    return s.rules.seats == 2
