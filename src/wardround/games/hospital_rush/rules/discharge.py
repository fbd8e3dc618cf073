"""Patients cured and gone home: points, Pharmacy, Finance, Management, and the end of a round."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.beds import (
    beside,
    clear,
    cured,
    dismiss,
    own_patient,
    patient_in,
    right_ready,
    slide,
    treating,
)
from wardround.games.hospital_rush.rules.goods import (
    any_medicine,
    earn,
    has,
    score,
)
from wardround.games.hospital_rush.rules.ruleset import (
    FINANCE_BUCKS,
    GOAL,
    JOIN_PRESTIGE,
    RIGHT_PRESTIGE,
)
from wardround.games.hospital_rush.rules.state import NONE, State, note
from wardround.games.hospital_rush.rules.words import (
    BEDS,
    FINANCE,
    MANAGEMENT,
    PHARMACY,
)
from wardround.native import i64


def discharge(s: State, bed: i64, prestige: i64) -> None:
    """A treated patient goes home cured: points for its treating player and whoever is beside."""
    seat = treating(s, bed)
    joined = beside(s, bed)
    intern = s.interns[seat]
    note(s, happenings.CURE, seat, bed + 1, s.rules.patient_word + s.beds[bed])
    clear(s, bed)
    score(s, seat, happenings.CURED, prestige)
    if joined != NONE:
        score(s, joined, happenings.CHARACTER, JOIN_PRESTIGE)
    if has(intern, FINANCE):
        earn(s, seat, FINANCE_BUCKS)
    if has(intern, PHARMACY) and any_medicine(s.chest):
        owe(s, seat)


def discharge_whole(s: State, bed: i64) -> None:
    """Discharge a patient that has all its tiles."""
    discharge(s, bed, patient_in(s, bed).prestige)


def discharge_right_hand(s: State, bed: i64) -> None:
    """Discharge a patient by its right-hand option; that is cured too (H13)."""
    discharge(s, bed, RIGHT_PRESTIGE)


def gain_now(s: State, bed: i64) -> i64:
    """What the treating player would gain if the patient of a bed went home now; 0: not cured."""
    if s.beds[bed] == NONE or treating(s, bed) == NONE:
        return 0
    if cured(s, bed):
        return patient_in(s, bed).prestige
    return RIGHT_PRESTIGE if right_ready(s, bed) else 0


def send_off(s: State, bed: i64) -> None:
    """A patient that must leave now goes home if it can count as cured (H22)."""
    prestige = gain_now(s, bed)
    if prestige:
        discharge(s, bed, prestige)
    else:
        dismiss(s, bed)


def owe(s: State, seat: i64) -> None:
    """This seat (NONE: nobody) may take medicine now."""
    s.owed = seat
    note(s, happenings.OWE, seat, 0 if seat == NONE else 1, 0)


def management_discharge(s: State) -> i64:
    """The bed of a cured patient whose treating player has Management (H7); NONE if there is none.

    Nobody else could come to have a second one in the same moment, so the order does not matter.
    """
    for seat, intern in enumerate(s.interns):
        if has(intern, MANAGEMENT):
            bed = own_patient(s, seat)
            if bed != NONE and cured(s, bed):
                return bed
    return NONE


def goal_reached(s: State) -> bool:
    """Whether anyone has prestige enough to end the game."""
    for intern in s.interns:
        if intern.prestige >= GOAL:
            return True
    return False


def end(s: State, reason: i64) -> None:
    """Say why the game ends."""
    note(s, happenings.END, NONE, reason, 0)


def clear_round(s: State) -> None:
    """Bed 4 leaves, the others slide, action markers return, the next starting player begins."""
    if s.beds[BEDS - 1] != NONE:
        dismiss(s, BEDS - 1)
    slide(s)
    for intern in s.interns:
        intern.places = []
    s.crowd = [0] * s.rules.board
    note(s, happenings.RECALL, NONE, 0, 0)


def begin_order(s: State) -> None:
    """The holder of the starting player marker begins."""
    s.began = s.first
    note(s, happenings.BEGAN, s.began, 0, 0)


def next_to_discharge(s: State) -> i64:
    """Who resolves discharges after the mover (NONE: all have)."""
    following = (s.mover + 1) % len(s.interns)
    return NONE if following == s.began else following


def standing(s: State, seat: i64) -> tuple[int, int]:
    """What seats are ranked by, higher is better: prestige, then medicine and bucks together."""
    intern = s.interns[seat]
    return intern.prestige, sum(intern.medicine) + intern.bucks
