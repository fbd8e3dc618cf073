"""Beds: what patients need, whose markers lie with them, and how they move on."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.ruleset import ANY, WILD, Patient
from wardround.games.hospital_rush.rules.state import NONE, State, note
from wardround.games.hospital_rush.rules.words import BEDS, TILE
from wardround.native import i64


def fits(patient: Patient, tiles: list[int]) -> bool:
    """Whether these tiles (patch and three colours) can be matched to what a card needs (H5)."""
    needs = patient.needs
    patches_over = max(0, tiles[0] - needs[0])
    medicine_over: i64 = 0
    for tile in range(1, 4):
        medicine_over += max(0, tiles[tile] - needs[tile])
    wild = needs[WILD] - patches_over
    return wild >= 0 and medicine_over <= needs[ANY] + wild


def covered(needs: list[int], tiles: list[int]) -> bool:
    """Whether these tiles hold all that is needed."""
    medicine_over: i64 = 0
    for tile in range(1, 4):
        over = tiles[tile] - needs[tile]
        if over < 0:
            return False
        medicine_over += over
    patches_over = tiles[0] - needs[0]
    if patches_over < 0 or medicine_over < needs[ANY]:
        return False
    return medicine_over - needs[ANY] + patches_over >= needs[WILD]


def tiles_on(s: State, bed: i64) -> list[int]:
    """The tiles on a bed's patient: patches and three colours."""
    return s.tiles[4 * bed : 4 * bed + 4]


def count_on(s: State, bed: i64) -> i64:
    """How many tiles lie on a bed's patient."""
    tiles = s.tiles
    first = 4 * bed
    return tiles[first] + tiles[first + 1] + tiles[first + 2] + tiles[first + 3]


def patient_in(s: State, bed: i64) -> Patient:
    """The card in a bed that is not empty."""
    return s.rules.patients[s.beds[bed]]


def cured(s: State, bed: i64) -> bool:
    """Whether the patient of a bed has every tile it needs."""
    return s.beds[bed] != NONE and count_on(s, bed) == patient_in(s, bed).size


def right_ready(s: State, bed: i64) -> bool:
    """Whether the right-hand option of a bed's patient is complete."""
    right = patient_in(s, bed).right
    return len(right) > 0 and covered(right, tiles_on(s, bed))


def treating(s: State, bed: i64) -> i64:
    """Whose patient lies in this bed (NONE: nobody's)."""
    for seat, intern in enumerate(s.interns):
        if intern.bed == bed and not intern.beside:
            return seat
    return NONE


def beside(s: State, bed: i64) -> i64:
    """Whose marker lies beside another one on this bed (NONE: nobody's)."""
    for seat, intern in enumerate(s.interns):
        if intern.bed == bed and intern.beside:
            return seat
    return NONE


def own_patient(s: State, seat: i64) -> i64:
    """The bed of the patient this seat treats as its own (NONE: none)."""
    intern = s.interns[seat]
    return NONE if intern.beside else intern.bed


def claim(s: State, seat: i64, bed: i64) -> None:
    """Move the patient marker to a bed; tiles stay behind."""
    left = own_patient(s, seat)
    intern = s.interns[seat]
    intern.bed = bed
    intern.beside = 0
    note(s, happenings.CLAIM, seat, bed + 1, 0)
    _leave_alone(s, left)


def join(s: State, seat: i64, bed: i64) -> None:
    """Put the patient marker beside an opponent's; nobody else's can lie beside hers."""
    intern = s.interns[seat]
    intern.bed = bed
    intern.beside = 1
    note(s, happenings.JOIN, seat, bed + 1, 0)


def _leave_alone(s: State, bed: i64) -> None:
    """Whoever is left alone at a patient treats it (H18)."""
    if bed == NONE:
        return
    seat = beside(s, bed)
    if seat != NONE:
        s.interns[seat].beside = 0
        note(s, happenings.ALONE, seat, bed + 1, 0)


def replace_marker(s: State, seat: i64, victim: i64) -> None:
    """Put one's marker where the victim's lies; a marker beside it stays (H20)."""
    bed = s.interns[victim].bed
    s.interns[victim].bed = NONE
    note(s, happenings.OUSTED, victim, bed + 1, seat)
    claim(s, seat, bed)


def put_tile(s: State, seat: i64, bed: i64, tile: i64) -> None:
    """A patch from the supply or medicine of one's own onto a patient."""
    if tile:
        s.interns[seat].medicine[tile - 1] -= 1
    s.tiles[4 * bed + tile] += 1
    note(s, happenings.TREAT, seat, bed + 1, TILE + tile)


def pilfer(s: State, seat: i64, bed: i64, tile: i64) -> None:
    """Medicine off a patient into one's own."""
    s.tiles[4 * bed + tile] -= 1
    s.interns[seat].medicine[tile - 1] += 1
    note(s, happenings.PILFER, seat, bed + 1, TILE + tile)


def clear(s: State, bed: i64) -> None:
    """Markers return, medicine goes to the chest, patches to the supply, the card is discarded."""
    for intern in s.interns:
        if intern.bed == bed:
            intern.bed = NONE
            intern.beside = 0
    for colour in range(3):
        s.chest[colour] += s.tiles[4 * bed + 1 + colour]
    for tile in range(4):
        s.tiles[4 * bed + tile] = 0
    s.discards[s.beds[bed]] = 1
    s.beds[bed] = NONE


def dismiss(s: State, bed: i64) -> None:
    """The patient of a bed leaves and nobody gains: uncured, or cured but nobody's (H12)."""
    note(s, happenings.DISMISS, treating(s, bed), bed + 1, s.rules.patient_word + s.beds[bed])
    clear(s, bed)


def discard(s: State, seat: i64, bed: i64) -> None:
    """A seat takes the patient off a bed, cured or not; that is no discharge (H23)."""
    note(s, happenings.DISCARD, seat, bed + 1, s.rules.patient_word + s.beds[bed])
    clear(s, bed)


def slide(s: State) -> None:
    """Patients move right with their tiles and markers, closing every gap; bed 4 is empty."""
    note(s, happenings.SLIDE, NONE, 0, 0)
    free = BEDS - 1
    for bed in range(BEDS - 2, -1, -1):
        if s.beds[bed] != NONE:
            _move(s, bed, free)
            free -= 1


def _move(s: State, bed: i64, to: i64) -> None:
    s.beds[to] = s.beds[bed]
    s.beds[bed] = NONE
    for tile in range(4):
        s.tiles[4 * to + tile] = s.tiles[4 * bed + tile]
        s.tiles[4 * bed + tile] = 0
    for intern in s.interns:
        if intern.bed == bed:
            intern.bed = to


def refill(s: State) -> None:
    """The discards are the stack again when a card is needed and none is left (H14)."""
    if 1 not in s.unseen:
        s.unseen = s.discards
        s.discards = [0] * len(s.unseen)
        note(s, happenings.SHUFFLE, NONE, 0, 0)
