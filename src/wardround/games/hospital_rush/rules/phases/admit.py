"""Patients are admitted into the empty beds; then a round of placing begins."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.beds import refill
from wardround.games.hospital_rush.rules.phases.phase import Phase
from wardround.games.hospital_rush.rules.state import (
    NONE,
    PLACE,
    TO_ACT,
    State,
    enter,
    give_turn,
    note,
    reach,
)


class Admit(Phase):
    """Chance turns up a patient."""

    def __init__(self) -> None:
        super().__init__("admission")

    def legal(self, s: State) -> list[int]:
        """The patients in the stack."""
        return [s.rules.patient_word + card for card, there in enumerate(s.unseen) if there]

    def apply(self, s: State, speaker: int, word: int) -> None:
        """Put the patient into the first empty bed."""
        card = word - s.rules.patient_word
        bed = s.beds.index(NONE)
        s.unseen[card] = 0
        s.beds[bed] = card
        note(s, happenings.ADMIT, NONE, bed + 1, word)
        if NONE in s.beds:
            refill(s)
        else:
            _begin_round(s)


def _begin_round(s: State) -> None:
    s.round += 1
    enter(s, PLACE)
    reach(s, TO_ACT)
    give_turn(s, s.began)
