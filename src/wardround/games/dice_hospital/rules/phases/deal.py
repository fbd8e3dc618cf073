"""Administrators are dealt, two a seat, unseen by the others."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.hands import ADMINISTRATORS_DEALT, due_seat, give
from wardround.games.dice_hospital.rules.phases.phase import Phase, chance_for, seat_of
from wardround.games.dice_hospital.rules.state import DEAL, KEEP, State, note
from wardround.native import i64


class Deal(Phase):
    """Chance deals an administrator to a seat."""

    def __init__(self) -> None:
        super().__init__(DEAL, "setup", 1)

    def speaker(self, s: State) -> i64:
        """Chance for the seat that has not all its cards."""
        return chance_for(due_seat(s, ADMINISTRATORS_DEALT))

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The administrators that nobody holds."""
        held: list[int] = []
        for h in s.hospitals:
            held += h.hand
        return [word for word in s.rules.administrator_words if word not in held]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Deal a card."""
        seat = seat_of(speaker)
        give(s.hospitals[seat], word)
        note(s, happenings.DEAL, seat, word, 0)
        return KEEP if due_seat(s, ADMINISTRATORS_DEALT) < 0 else self.number
