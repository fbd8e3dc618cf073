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
from wardround.native import i64


class Admit(Phase):
    """Chance turns up a patient."""

    def __init__(self) -> None:
        super().__init__("admission")

    def legal(self, s: State) -> list[int]:
        """The patients in the stack."""
        return [s.rules.patient_word + card for card, there in enumerate(s.unseen) if there]

    def chance_word(self, s: State, number: i64) -> i64:
        """The patient that a number falls on."""
        unseen = s.unseen
        cards: i64 = 0
        for there in unseen:
            cards += there
        before = number % cards
        card: i64 = 0
        while before or not unseen[card]:
            before -= unseen[card]
            card += 1
        return s.rules.patient_word + card

    def apply(self, s: State, speaker: i64, word: i64) -> None:
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
