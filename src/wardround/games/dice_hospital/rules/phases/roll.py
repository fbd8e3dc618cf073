"""Phase 1, intake: dice come in one by one, then fill the ambulances."""

from __future__ import annotations

from bisect import insort

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.intake import (
    bring_all_but,
    fill,
    new_patient_weights,
    new_patients,
)
from wardround.games.dice_hospital.rules.kinds import OWN
from wardround.games.dice_hospital.rules.phases.phase import Phase
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


class Roll(Phase):
    """Chance draws a die and rolls it."""

    def __init__(self) -> None:
        super().__init__(ROLL, "intake", 1)

    def legal(self, s: State, speaker: int) -> list[int]:
        """Every patient that can come in."""
        return new_patients(s)

    def weights(self, s: State) -> list[int]:
        """As likely as their dice are to be drawn."""
        return new_patient_weights(s)

    def apply(self, s: State, speaker: int, word: int) -> int:
        """A die comes in."""
        s.bag[OWN[word]] -= 1
        insort(s.intake, word)
        note(s, happenings.ROLL, NONE, word, 0)
        return _after_last(s) if len(s.intake) == intake_size(s) else self.number


def _after_last(s: State) -> int:
    """All have come in. Alone, equal dice leave no choice of the one to send back."""
    if s.rules.seats > 1:
        return TAKE if fill(s) else ARRANGE
    if s.intake[0] != s.intake[-1]:
        return SEND_BACK
    bring_all_but(s, 0, s.intake[0])
    return OVERFLOW
