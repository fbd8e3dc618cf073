"""The first player: named by the table, or drawn."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.decks import next_of_setup
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.state import FIRST_PLAYER, NONE, State, name_first
from wardround.games.dice_hospital.rules.words import SEAT
from wardround.native import i64


class FirstPlayer(Phase):
    """Chance names a seat. Nobody is asked if the table has named one, or if one is alone."""

    def __init__(self) -> None:
        super().__init__(FIRST_PLAYER, "setup", 0)

    def begin(self, s: State) -> i64:
        """Take the seat that the table has named."""
        if s.rules.first == NONE:
            return self.number
        name_first(s, s.rules.first)
        return next_of_setup(s)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Any seat."""
        return [SEAT + seat for seat in range(s.rules.seats)]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Name the first player."""
        name_first(s, word - SEAT)
        return next_of_setup(s)
