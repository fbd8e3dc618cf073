"""Characters are dealt, in order from the starting player."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.phases.phase import Phase, chance_for, seat_of
from wardround.games.hospital_rush.rules.state import ADMIT, NONE, State, enter, in_order, note
from wardround.native import i64


class Characters(Phase):
    """Chance deals a character to a seat."""

    def __init__(self) -> None:
        super().__init__("setup")

    def speaker(self, s: State) -> i64:
        """Chance for the next seat without a character."""
        return chance_for(_due_seat(s))

    def legal(self, s: State) -> list[int]:
        """The characters nobody has."""
        rules = s.rules
        taken = [intern.character for intern in s.interns]
        return [rules.character_word + c for c in range(rules.characters) if c not in taken]

    def apply(self, s: State, speaker: i64, word: i64) -> None:
        """Deal a character."""
        seat = seat_of(speaker)
        s.interns[seat].character = word - s.rules.character_word
        note(s, happenings.CAST, seat, word, 0)
        if _due_seat(s) == NONE:
            enter(s, ADMIT)


def _due_seat(s: State) -> i64:
    """The next seat to be dealt a character, in order from the starting player (NONE: all are)."""
    for seat in in_order(s, s.first):
        if s.interns[seat].character == NONE:
            return seat
    return NONE
