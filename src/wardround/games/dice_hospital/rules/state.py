"""The state of a game: hospitals, dice and cards as plain ints and lists, cloned by hand."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.kinds import OWN
from wardround.games.dice_hospital.rules.ruleset import (
    ARRIVALS,
    COLUMNS,
    DICE_IN_AMBULANCE,
    NURSES,
    SOLO_DICE,
    Rules,
)
from wardround.native import i64
from wardround.table.pickling import reduced

FIRST_PLAYER: Final = 0
REVEAL: Final = 1
EXTRA: Final = 2
EXTRA_DEPARTMENT: Final = 3
EXTRA_SPECIALIST: Final = 4
STARTING_DICE: Final = 5
STARTING_VALUES: Final = 6
DEAL: Final = 7
KEEP: Final = 8
ROLL: Final = 9
ARRANGE: Final = 10
TAKE: Final = 11
OVERFLOW: Final = 12
IMPROVE: Final = 13
RETURN: Final = 14
ACTIVATE: Final = 15
SPARE: Final = 16
OVER: Final = 17
DECK: Final = 18
DEAL_REPORTS: Final = 19
EVENT_CARD: Final = 20
EVENT: Final = 21
SEND_BACK: Final = 22
REPORT: Final = 23
PICK_UP: Final = 24

PHASES: Final = (
    "first-player",
    "reveal",
    "extra",
    "extra-department",
    "extra-specialist",
    "starting-dice",
    "starting-values",
    "deal",
    "keep",
    "roll",
    "arrange",
    "take",
    "overflow",
    "improve",
    "return",
    "activate",
    "spare",
    "over",
    "deck",
    "deal-reports",
    "event-card",
    "event",
    "send-back",
    "report",
    "pick-up",
)

NONE: Final = -1
NO_CARDS: Final[list[int]] = []
NO_DICE: Final = [0, 0, 0]


HOSPITAL_FIELDS: Final = (
    "administrator",
    "admissions",
    "ambulance",
    "bags",
    "departments",
    "fatalities",
    "hand",
    "incoming",
    "lounge",
    "named",
    "nurses",
    "patients",
    "pending",
    "placed",
    "points",
    "ready",
    "said",
    "staff",
    "used",
    "values",
)


class Hospital:
    """One seat's hospital.

    `patients` are kinds, ascending. `departments` and `staff` are card numbers within their own
    list, ascending; bit i of `used` and `placed` tells that slot i is taken this round. `said` is
    the sentence begun and not finished. `hand` holds words dealt in setup: starting dice by
    colour, then administrators. `pending` is the worker whose effect may be used now (0: none),
    `values` the bits of the values its trigger patients had. `lounge` counts the discharged.
    `named` is the worker whose ability the Consultant has, `admissions` how often the Admissions
    Nurse may still act now. `departments`, `staff`, `incoming` and `hand` are never changed but
    replaced: clones share them.
    """

    __slots__ = HOSPITAL_FIELDS

    def __init__(
        self,
        patients: list[int],
        departments: list[int],
        staff: list[int],
        lounge: list[int],
        points: list[int],
        incoming: list[int],
        hand: list[int],
        said: list[int],
    ) -> None:
        self.patients = patients
        self.departments = departments
        self.staff = staff
        self.lounge = lounge
        self.points = points
        self.incoming = incoming
        self.hand = hand
        self.said = said
        self.used: i64 = 0
        self.placed: i64 = 0
        self.nurses: i64 = NURSES
        self.bags = 0
        self.fatalities = 0
        self.administrator: i64 = NONE
        self.ambulance: i64 = 0
        self.pending: i64 = 0
        self.values: i64 = 0
        self.ready: i64 = 0
        self.named: i64 = 0
        self.admissions: i64 = 0

    def clone(self) -> Hospital:
        """An equal hospital that shares nothing that can change."""
        other = Hospital(
            self.patients[:],
            self.departments,
            self.staff,
            self.lounge[:],
            self.points[:],
            self.incoming,
            self.hand,
            self.said[:],
        )
        other.used = self.used
        other.placed = self.placed
        other.nurses = self.nurses
        other.bags = self.bags
        other.fatalities = self.fatalities
        other.administrator = self.administrator
        other.ambulance = self.ambulance
        other.pending = self.pending
        other.values = self.values
        other.ready = self.ready
        other.named = self.named
        other.admissions = self.admissions
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(Hospital, ([], [], [], [], [], [], [], []), self, HOSPITAL_FIELDS)


STATE_FIELDS: Final = (
    "ambulances",
    "bag",
    "box",
    "display",
    "event",
    "events",
    "filed",
    "first",
    "happenings",
    "hospitals",
    "intake",
    "modifiers",
    "mover",
    "phase",
    "reports",
    "rolling",
    "round",
    "rules",
    "spaces",
    "under",
    "unseen",
)


class State:
    """The whole table.

    `bag` counts dice by colour; `unseen` and `under` count cards by number; `display` holds words
    of cards, `intake` and `ambulances` kinds, all ascending. `mover` is the seat that speaks in a
    step where one speaks at a time, `rolling` the seat that chance speaks for before anybody else.
    `event` is the number of the event in force, `events` those turned up so far, `modifiers` the
    numbers in force. `reports` are three in the lower row, then three above (NONE: no card there),
    `filed` the dice used for reports this round; `spaces` are free ones by colour, then by value.
    Lists from `modifiers` on are never changed but replaced: clones share them. `happenings` are
    collected while somebody listens; they are no part of the position.
    """

    __slots__ = STATE_FIELDS

    def __init__(
        self,
        rules: Rules,
        hospitals: list[Hospital],
        bag: list[int],
        intake: list[int],
        ambulances: list[list[int]],
        display: list[int],
        unseen: list[int],
        under: list[int],
    ) -> None:
        self.rules = rules
        self.hospitals = hospitals
        self.bag = bag
        self.intake = intake
        self.ambulances = ambulances
        self.display = display
        self.unseen = unseen
        self.under = under
        self.round: i64 = 0
        self.phase: i64 = FIRST_PLAYER
        self.first: i64 = NONE
        self.mover: i64 = NONE
        self.rolling: i64 = NONE
        self.event: i64 = NONE
        self.modifiers = rules.modifiers
        self.box = rules.box
        self.events: list[int] = NO_CARDS
        self.reports: list[int] = NO_CARDS
        self.filed = NO_DICE
        self.spaces = rules.spaces
        self.happenings: list[tuple[int, int, int, int]] | None = None

    def clone(self) -> State:
        """An equal state that shares only the rules."""
        other = State(
            self.rules,
            [hospital.clone() for hospital in self.hospitals],
            self.bag[:],
            self.intake[:],
            [ambulance[:] for ambulance in self.ambulances],
            self.display[:],
            self.unseen[:],
            self.under[:],
        )
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.mover = self.mover
        other.rolling = self.rolling
        other.event = self.event
        other.modifiers = self.modifiers
        other.box = self.box
        other.events = self.events
        other.reports = self.reports
        other.filed = self.filed
        other.spaces = self.spaces
        return other

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(State, (self.rules, [], [], [], [], [], [], []), self, STATE_FIELDS)


def new_hospital(rules: Rules) -> Hospital:
    """A hospital with its board departments and nobody in it."""
    board = list(range(rules.board))
    points = [0] * len(happenings.SOURCES)
    return Hospital([], board, [], [0, 0, 0], points, [], [], [])


def new_state(rules: Rules) -> State:
    """The table before anything was said or done. One player alone needs no ambulances."""
    s = State(
        rules,
        [new_hospital(rules) for _ in range(rules.seats)],
        [rules.dice, rules.dice, rules.dice],
        [],
        [[] for _ in range(rules.seats + 1 if rules.seats > 1 else 0)],
        [],
        rules.copies[:],
        [0] * len(rules.copies),
    )
    if rules.seats == 1:
        s.reports = [NONE] * (2 * COLUMNS)
    return s


def intake_size(s: State) -> i64:
    """How many dice come in a round: three for each ambulance; four for one player alone."""
    if s.rules.seats == 1:
        return SOLO_DICE + s.modifiers[ARRIVALS]
    return DICE_IN_AMBULANCE * (s.rules.seats + 1)


def note(s: State, happening: i64, seat: i64, a: i64, b: i64) -> None:
    """Tell whoever listens what has just happened."""
    if s.happenings is not None:
        s.happenings.append((happening, seat, a, b))


def enter(s: State, phase: i64) -> None:
    """Go to another phase."""
    s.phase = phase
    note(s, happenings.PHASE, NONE, s.round, phase)


def name_first(s: State, seat: i64) -> None:
    """The first player, and with it the token."""
    s.first = seat
    note(s, happenings.FIRST, seat, 0, 0)


def give_word(s: State, seat: i64) -> None:
    """Let this seat speak next in a step where one speaks at a time (NONE: nobody)."""
    if s.mover != seat:
        s.mover = seat
        note(s, happenings.TURN, seat, 0, 0)


def choose(s: State, seat: i64, word: i64) -> None:
    """Put a word to the sentence a seat has begun."""
    s.hospitals[seat].said.append(word)
    note(s, happenings.CHOOSE, seat, word, 0)


def complete(s: State, seat: i64) -> None:
    """End a seat's sentence."""
    s.hospitals[seat].said = []
    note(s, happenings.COMPLETE, seat, 0, 0)


def make_ready(s: State, seat: i64, ready: i64) -> None:
    """Whether a seat has done its part of a step that all take together."""
    h = s.hospitals[seat]
    if h.ready != ready:
        h.ready = ready
        note(s, happenings.READY, seat, ready, 0)


def gain_bags(s: State, seat: i64, bags: int) -> None:
    """Blood bags for a seat. They never run out (D2)."""
    if bags:
        s.hospitals[seat].bags += bags
        note(s, happenings.GAIN, seat, bags, 0)


def score_points(s: State, seat: i64, source: i64, points: int) -> None:
    """Points for a seat, by where they come from."""
    if points:
        s.hospitals[seat].points[source] += points
        note(s, happenings.SCORE, seat, source, points)


def let_roll(s: State, seat: i64) -> None:
    """Chance speaks for this seat before anybody else does (NONE: no longer)."""
    s.rolling = seat
    note(s, happenings.ROLLING, seat, 0, 0)


def send_home(s: State, seat: i64, k: i64) -> None:
    """A patient is discharged into the lounge."""
    h = s.hospitals[seat]
    h.patients.remove(k)
    h.lounge[OWN[k]] += 1
    note(s, happenings.DISCHARGE, seat, k, 0)


def transfer(s: State, seat: i64, k: i64) -> None:
    """A patient goes back to the bag; that is no fatality."""
    s.hospitals[seat].patients.remove(k)
    s.bag[OWN[k]] += 1
    note(s, happenings.TRANSFER, seat, k, 0)


def die(s: State, seat: i64, k: i64) -> None:
    """A patient becomes a fatality: a token to the mortuary, the die to the bag."""
    h = s.hospitals[seat]
    h.patients.remove(k)
    h.fatalities += 1
    s.bag[OWN[k]] += 1
    note(s, happenings.DIE, seat, k, 0)


def change_all(s: State, seat: i64, becomes: list[int]) -> None:
    """Turn every patient of a seat into what the table says."""
    h = s.hospitals[seat]
    for i, k in enumerate(h.patients):
        if becomes[k] != k:
            note(s, happenings.CHANGE, seat, k, becomes[k])
            h.patients[i] = becomes[k]
    h.patients.sort()


def end_together(s: State) -> bool:
    """Whether a step that all take together is over; then nobody is marked ready any more."""
    for h in s.hospitals:
        if not h.ready:
            return False
    for seat in range(len(s.hospitals)):
        make_ready(s, seat, 0)
    return True


def unready_seats(s: State) -> list[int]:
    """The seats that still have to do their part."""
    return [seat for seat, h in enumerate(s.hospitals) if not h.ready]


def next_in_order(s: State, seat: i64) -> i64:
    """The seat with the next higher ambulance number (after NONE: the lowest); NONE: nobody.

    One player alone has no ambulance.
    """
    if s.rules.seats == 1:
        return 0 if seat == NONE else NONE
    after = 0 if seat == NONE else s.hospitals[seat].ambulance
    best: i64 = NONE
    lowest: i64 = 99
    for other, h in enumerate(s.hospitals):
        if after < h.ambulance < lowest:
            best = other
            lowest = h.ambulance
    return best
