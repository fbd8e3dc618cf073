"""The starting player: named by the table, or drawn."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.discharge import begin_order
from wardround.games.hospital_rush.rules.phases.phase import Phase
from wardround.games.hospital_rush.rules.state import CHARACTERS, State, enter, hand_starter
from wardround.games.hospital_rush.rules.words import SEAT
from wardround.native import i64


class Starter(Phase):
    """Chance names a seat."""

    def __init__(self) -> None:
        super().__init__("setup")

    def legal(self, s: State) -> list[int]:
        """Any seat."""
        return [SEAT + seat for seat in range(s.rules.seats)]

    def apply(self, s: State, speaker: i64, word: i64) -> None:
        """Name the starting player."""
        name_starter(s, word - SEAT)


def name_starter(s: State, seat: i64) -> None:
    """Give a seat the starting player marker; characters are dealt next."""
    hand_starter(s, seat)
    begin_order(s)
    enter(s, CHARACTERS)
