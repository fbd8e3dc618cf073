"""The state of a game: hospitals, dice and cards as plain ints and lists, cloned by hand."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital import happenings
from wardround.games.dice_hospital.kinds import OWN
from wardround.games.dice_hospital.rules import DICE_IN_AMBULANCE, NURSES, Rules

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
)

NONE: Final = -1


class Hospital:
    """One seat's hospital.

    `patients` are kinds, ascending. `departments` and `staff` are card numbers within their own
    list, ascending; bit i of `used` and `placed` tells that slot i is taken this round. `said` is
    the sentence begun and not finished. `hand` holds words dealt in setup: starting dice by
    colour, then administrators. `pending` is the worker whose effect may be used now (0: none),
    `values` the bits of the values its trigger patients had. `lounge` counts the discharged.
    """

    __slots__ = (
        "administrator",
        "ambulance",
        "bags",
        "departments",
        "fatalities",
        "hand",
        "incoming",
        "lounge",
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
        self.used = 0
        self.placed = 0
        self.nurses = NURSES
        self.bags = 0
        self.fatalities = 0
        self.administrator = NONE
        self.ambulance = 0
        self.pending = 0
        self.values = 0
        self.ready = 0

    def clone(self) -> Hospital:
        """An equal hospital that shares nothing."""
        other = Hospital(
            self.patients[:],
            self.departments[:],
            self.staff[:],
            self.lounge[:],
            self.points[:],
            self.incoming[:],
            self.hand[:],
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
        return other


class State:
    """The whole table.

    `bag` counts dice by colour; `unseen` and `under` count cards by number; `display` holds words
    of cards, `intake` and `ambulances` kinds, all ascending. `mover` is the seat that speaks in a
    step where one speaks at a time. `heard` collects what happens while somebody listens; it is
    no part of the position.
    """

    __slots__ = (
        "ambulances",
        "bag",
        "display",
        "first",
        "heard",
        "hospitals",
        "intake",
        "mover",
        "phase",
        "round",
        "rules",
        "under",
        "unseen",
    )

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
        self.round = 0
        self.phase = FIRST_PLAYER
        self.first = NONE
        self.mover = NONE
        self.heard: list[tuple[int, int, int, int]] | None = None

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
        return other


def new_hospital(rules: Rules) -> Hospital:
    """A hospital with its board departments and nobody in it."""
    board = list(range(rules.board))
    return Hospital([], board, [], [0, 0, 0], [0, 0, 0], [], [], [])


def new_state(rules: Rules) -> State:
    """The table before the first word."""
    return State(
        rules,
        [new_hospital(rules) for _ in range(rules.seats)],
        [rules.dice, rules.dice, rules.dice],
        [],
        [[] for _ in range(rules.seats + 1)],
        [],
        rules.copies[:],
        [0] * len(rules.copies),
    )


def intake_size(rules: Rules) -> int:
    """How many dice come in a round: three for each ambulance."""
    return DICE_IN_AMBULANCE * (rules.seats + 1)


def note(s: State, happening: int, seat: int, a: int, b: int) -> None:
    """Tell whoever listens what has just happened."""
    if s.heard is not None:
        s.heard.append((happening, seat, a, b))


def enter(s: State, phase: int) -> None:
    """Go to another phase."""
    s.phase = phase
    note(s, happenings.PHASE, NONE, s.round, phase)


def give_word(s: State, seat: int) -> None:
    """Let this seat speak next in a step where one speaks at a time (NONE: nobody)."""
    if s.mover != seat:
        s.mover = seat
        note(s, happenings.TURN, seat, 0, 0)


def choose(s: State, seat: int, word: int) -> None:
    """Put a word to the sentence a seat has begun."""
    s.hospitals[seat].said.append(word)
    note(s, happenings.CHOOSE, seat, word, 0)


def complete(s: State, seat: int) -> None:
    """End a seat's sentence."""
    s.hospitals[seat].said = []
    note(s, happenings.COMPLETE, seat, 0, 0)


def make_ready(s: State, seat: int, ready: int) -> None:
    """Whether a seat has done its part of a step that all take together."""
    h = s.hospitals[seat]
    if h.ready != ready:
        h.ready = ready
        note(s, happenings.READY, seat, ready, 0)


def gain_bag(s: State, seat: int) -> None:
    """A blood bag for a seat. They never run out (D2)."""
    s.hospitals[seat].bags += 1
    note(s, happenings.GAIN, seat, 1, 0)


def die(s: State, seat: int, k: int) -> None:
    """A patient becomes a fatality: a token to the mortuary, the die to the bag."""
    h = s.hospitals[seat]
    h.patients.remove(k)
    h.fatalities += 1
    s.bag[OWN[k]] += 1
    note(s, happenings.DIE, seat, k, 0)


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


def next_by_ambulance(s: State, after: int) -> int:
    """The seat with the lowest ambulance number above `after`; NONE if there is none."""
    best = NONE
    lowest = 99
    for seat, h in enumerate(s.hospitals):
        if after < h.ambulance < lowest:
            best = seat
            lowest = h.ambulance
    return best
