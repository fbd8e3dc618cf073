"""What a position can be: every rule of that is checked here, on a state that has been read."""

from __future__ import annotations

from typing import NoReturn

from wardround.games.hospital_rush.rules import discharge, placing
from wardround.games.hospital_rush.rules.beds import beside, own_patient, treating
from wardround.games.hospital_rush.rules.goods import any_medicine, has
from wardround.games.hospital_rush.rules.ruleset import (
    JOIN,
    MARKERS,
    PILFER,
    STARTING_BUCKS,
    TURN_OVER,
)
from wardround.games.hospital_rush.rules.state import (
    ACTED,
    ADMIT,
    CHARACTERS,
    DISCHARGE,
    NONE,
    OVER,
    PHASES,
    PLACE,
    STARTER,
    TO_ACT,
    TO_CLAIM,
    TO_PICK_CARD,
    TO_TREAT,
    State,
)
from wardround.games.hospital_rush.rules.words import BEDS, PHARMACY
from wardround.table.notation.sections import wrong

BEFORE_ROUNDS = (STARTER, CHARACTERS)
FOLLOWS = {TO_TREAT: PILFER, TO_PICK_CARD: TURN_OVER, TO_CLAIM: TURN_OVER}


def not_now(s: State, where: object, field: str) -> NoReturn:
    """Refuse a field that does not go with the phase."""
    wrong("position-not-now", where=str(where), field=field, phase=PHASES[s.phase])


def check_round(s: State) -> None:
    """The round, the starting player and the beds go with the phase."""
    played = s.phase in (PLACE, DISCHARGE, OVER)
    if (played and not s.round) or (s.phase in BEFORE_ROUNDS and s.round):
        not_now(s, "table", "round")
    if s.rules.rounds and s.round > s.rules.rounds - int(s.phase == ADMIT):
        not_now(s, "table", "round")
    _check_starter(s)
    if s.phase == OVER and not discharge.goal_reached(s) and s.round != s.rules.rounds:
        not_now(s, "table", "phase")
    _check_beds(s)
    if not s.round:
        _check_nothing_yet(s)


def _check_starter(s: State) -> None:
    drawing = s.phase == STARTER
    if drawing and s.rules.first != NONE:
        not_now(s, "table", "phase")
    named = s.phase == CHARACTERS and s.rules.first != NONE
    if (s.first == NONE) != drawing or (named and s.first != s.rules.first):
        not_now(s, "table", "first")
    if (s.began == NONE) != drawing:
        not_now(s, "table", "began")


def _check_beds(s: State) -> None:
    empty = s.beds.count(NONE)
    if s.phase in BEFORE_ROUNDS and empty < BEDS:
        not_now(s, "table", "beds")
    if s.phase == ADMIT and not empty:
        not_now(s, "table", "beds")
    if s.phase == ADMIT and not any(s.unseen):
        not_now(s, "table", "discards")
    if not s.round and any(s.discards):
        not_now(s, "table", "discards")


def _check_nothing_yet(s: State) -> None:
    for where, intern in enumerate(s.interns, 1):
        if intern.skills or intern.exam or any(intern.points):
            not_now(s, where, "points" if any(intern.points) else "skills")
        if any(intern.medicine) or intern.bucks != STARTING_BUCKS:
            not_now(s, where, "bucks")
    if any(s.tiles):
        not_now(s, "table", "tiles")


def check_characters(s: State) -> None:
    """Characters are dealt in order, nobody has the same."""
    dealt = [intern.character for intern in s.interns if intern.character != NONE]
    if len(set(dealt)) != len(dealt):
        wrong("position-characters")
    if s.phase in (STARTER, CHARACTERS):
        order = range(s.rules.seats)
        first = max(0, s.first)
        got = [s.interns[(first + i) % len(order)].character != NONE for i in order]
        right = got == sorted(got, reverse=True) and not all(got)
        right = right and (s.phase == CHARACTERS or not any(got))
    else:
        right = len(dealt) == len(s.interns)
    if not right:
        not_now(s, "1", "character")


def check_markers(s: State) -> None:
    """Patient markers lie with patients, at most one a bed and one beside it."""
    for seat, intern in enumerate(s.interns):
        alone = intern.bed == NONE or s.beds[intern.bed] == NONE
        if (intern.bed != NONE or intern.beside) and alone:
            not_now(s, seat + 1, "bed")
        if intern.beside and not _may_join(s, seat):
            not_now(s, seat + 1, "beside")
    for bed in range(BEDS):
        markers = [i for i in s.interns if i.bed == bed and not i.beside]
        joined = beside(s, bed) != NONE
        if len(markers) > 1 or (joined and treating(s, bed) == NONE):
            wrong("position-markers", bed=bed + 1)


def _may_join(s: State, seat: int) -> bool:
    own = placing.own_words(s, seat) if s.interns[seat].character != NONE else []
    return any(placing.space_of(s.rules, word).hook == JOIN for word in own)


def check_order(s: State) -> None:
    """Markers are placed in order from whoever began; the mover is the next or the last."""
    seats = len(s.interns)
    if s.phase not in (PLACE, DISCHARGE, OVER):
        if s.mover != NONE:
            not_now(s, "table", "mover")
        return
    count = placing.placed(s)
    for i in range(seats):
        seat = (s.began + i) % seats
        if len(s.interns[seat].places) != (count - i + seats - 1) // seats:
            not_now(s, seat + 1, "places")
    if s.phase != PLACE and count != MARKERS * seats:
        not_now(s, "table", "phase")
    if s.phase == PLACE:
        turn = count if s.stage == TO_ACT else count - 1
        done = turn < 0 or turn >= MARKERS * seats
        if done or s.mover != (s.began + turn) % seats:
            not_now(s, "table", "mover")
    elif (s.mover == NONE) != (s.phase == OVER):
        not_now(s, "table", "mover")


def check_stage(s: State) -> None:
    """The stage goes with the phase and with the marker placed last."""
    right = s.phase in (PLACE, DISCHARGE) or s.stage == TO_ACT
    if s.stage in FOLLOWS and s.phase == PLACE:
        last = placing.space_of(s.rules, s.interns[s.mover].places[-1])
        right = last.hook == FOLLOWS[s.stage]
        if s.stage == TO_PICK_CARD:
            right = right and s.beds[0] == NONE
        if s.stage == TO_CLAIM:
            right = right and s.beds[0] != NONE and treating(s, 0) == NONE
    elif s.stage in FOLLOWS:
        right = False
    if not right:
        not_now(s, "table", "stage")


def check_punishments(s: State) -> None:
    """Fines and medicine owed go with what has just been done."""
    fined = [seat for seat, intern in enumerate(s.interns) if intern.fines]
    at_work = s.phase == PLACE and s.stage == ACTED
    if fined and (not at_work or s.mover in fined):
        not_now(s, fined[0] + 1, "fines")
    if bool(fined) != bool(s.fine):
        not_now(s, "table", "fine")
    if s.owed != NONE:
        able = has(s.interns[s.owed], PHARMACY) and any_medicine(s.chest)
        after = s.phase in (PLACE, DISCHARGE) and s.stage in (ACTED, TO_PICK_CARD)
        if not able or not after or own_patient(s, s.owed) != NONE:
            not_now(s, "table", "owed")
