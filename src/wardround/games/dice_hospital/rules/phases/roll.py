"""Phase 1, intake: dice come in one by one, then fill the ambulances."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.intake import (
    bring_all_but,
    fill,
    new_patient_at,
    new_patient_weights,
    new_patients,
)
from wardround.games.dice_hospital.rules.kinds import OWN
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.sorted_lists import insert
from wardround.games.dice_hospital.rules.state import (
    ARRANGE,
    NONE,
    OVERFLOW,
    ROLL,
    SEND_BACK,
    TAKE,
    State,
    intake_size,
    note,
)
from wardround.native import i64


class Roll(Phase):
    """Chance draws a die and rolls it."""

    def __init__(self) -> None:
        super().__init__(ROLL, "intake", 1)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Every patient that can come in."""
        return new_patients(s)

    def weights(self, s: State) -> list[int]:
        """As likely as their dice are to be drawn."""
        return new_patient_weights(s)

    def chance_word(self, s: State, number: i64) -> i64:
        """The patient that a number falls on."""
        return new_patient_at(s, number)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """A die comes in."""
        s.bag[OWN[word]] -= 1
        insert(s.intake, word)
        note(s, happenings.ROLL, NONE, word, 0)
        return _after_last(s) if len(s.intake) == intake_size(s) else self.number


def _after_last(s: State) -> i64:
    """All have come in. Alone, equal dice leave no choice of the one to send back."""
    if s.rules.seats > 1:
        return TAKE if fill(s) else ARRANGE
    if s.intake[0] != s.intake[-1]:
        return SEND_BACK
    bring_all_but(s, 0, s.intake[0])
    return OVERFLOW
