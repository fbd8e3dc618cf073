"""What a seat may know as a row of small numbers, written straight from the state."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.happenings import SOURCES
from wardround.games.dice_hospital.rules.information import has_secrets
from wardround.games.dice_hospital.rules.kinds import KINDS, OWN, VALUE
from wardround.games.dice_hospital.rules.ruleset import (
    BEDS,
    COLUMNS,
    DICE_IN_AMBULANCE,
    HIGHEST_ALLOWED,
    ROUNDS,
    WORKING_NURSES,
    Choice,
    Rules,
)
from wardround.games.dice_hospital.rules.state import NONE, PHASES, Hospital, State
from wardround.games.dice_hospital.rules.words import COLOUR
from wardround.native import i64
from wardround.table.encoding.canvas import MOST, Canvas
from wardround.table.encoding.slices import Slices

# Dice that no hospital has taken in: nothing recoloured or treated them, so value and colour do.
DICE: Final = 18
DIE: Final[list[int]] = [3 * (VALUE[k] - 1) + OWN[k] for k in range(KINDS)]
VALUES: Final = 6
SPACES: Final = 9
# A worker, a department, and `done` go with what is picked; `bag`, `name` and `return` need less.
AROUND_PICKS: Final = 3
SHORTEST: Final = 5
# The parts of a row: other hospitals and decks, one's own hospital and the table, one's sentence.
OWN_PART: Final = 1
SENTENCE_PART: Final = 2


class Sizes:
    """How many cards of each kind a row has places for; at least as many as the rules have."""

    __slots__ = ("administrators", "departments", "events", "reports", "workers")

    def __init__(
        self, departments: i64, workers: i64, administrators: i64, events: i64, reports: i64
    ) -> None:
        self.departments = departments
        self.workers = workers
        self.administrators = administrators
        self.events = events
        self.reports = reports


def longest_sentence(rules: Rules) -> i64:
    """How many words a sentence can have: a pick may take a colour or a roll besides."""
    choices: list[Choice] = [*rules.departments, *[worker.choice for worker in rules.workers]]
    for event in rules.events:
        if event.choice is not None:
            choices.append(event.choice)
    longest: i64 = SHORTEST
    for choice in choices:
        picks = choice.count
        if choice.second is not None:
            picks += choice.second.count
        longest = max(longest, AROUND_PICKS + 2 * picks)
    return longest


class HospitalPlaces:
    """Where the slices of one hospital begin."""

    __slots__ = (
        "administrator",
        "admissions",
        "ambulance",
        "bags",
        "departments",
        "dice",
        "fatalities",
        "hand",
        "hidden",
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

    def __init__(self, slices: Slices, which: str, sizes: Sizes, rules: Rules, said: i64) -> None:
        self.patients = slices.add(which + "patients", KINDS, BEDS)
        self.incoming = slices.add(which + "incoming", DICE, BEDS)
        self.departments = slices.add(which + "departments", sizes.departments)
        self.used = slices.add(which + "used", sizes.departments)
        self.staff = slices.add(which + "staff", sizes.workers)
        self.placed = slices.add(which + "placed", sizes.workers)
        self.pending = slices.add(which + "pending", sizes.workers, 1)
        self.values = slices.add(which + "values", VALUES, 1)
        self.named: i64 = NONE
        self.admissions: i64 = NONE
        self.ambulance: i64 = NONE
        self.administrator: i64 = NONE
        self.hand: i64 = NONE
        self.hidden: i64 = NONE
        if rules.promos:
            self.named = slices.add(which + "named", sizes.workers, 1)
            self.admissions = slices.add(which + "admissions", 1)
        self.nurses = slices.add(which + "nurses", 1, HIGHEST_ALLOWED[WORKING_NURSES])
        self.bags = slices.add(which + "bags", 1)
        self.fatalities = slices.add(which + "fatalities", 1)
        self.lounge = slices.add(which + "lounge", 3)
        self.points = slices.add(which + "points", len(SOURCES))
        self.ready = slices.add(which + "ready", 1, 1)
        self.dice = slices.add(which + "dice", 3)
        if rules.seats > 1:
            self.ambulance = slices.add(which + "ambulance", rules.seats + 1, 1)
        if sizes.administrators:
            self.administrator = slices.add(which + "administrator", sizes.administrators, 1)
            self.hand = slices.add(which + "hand", sizes.administrators, 1)
            self.hidden = slices.add(which + "hidden", 2, MOST)
        self.said = slices.add_words(which + "said", said)


class Encoder:
    """Writes the observation of one seat for games with these rules.

    `action_of` is the action of a word, NONE if no seat says it. `sizes` has how many cards of each
    kind there is room for, `longest` how many words of a sentence. `slices` tells where all lies.
    """

    __slots__ = (
        "action_of",
        "actions",
        "ambulances",
        "bag",
        "box",
        "display",
        "event",
        "events",
        "filed",
        "first",
        "hand_of",
        "hospitals",
        "intake",
        "mover",
        "phase",
        "reports",
        "rolling",
        "round",
        "rules",
        "said",
        "seat",
        "sentence",
        "sizes",
        "slices",
        "spaces",
        "under",
        "unseen",
    )

    def __init__(
        self, rules: Rules, action_of: list[int], actions: i64, sizes: Sizes, longest: i64
    ) -> None:
        self.rules = rules
        self.action_of = action_of
        self.actions = actions
        self.sizes = sizes
        self.said = longest
        self.hand_of = [NONE] * len(action_of)
        for number, word in enumerate(rules.administrator_words):
            self.hand_of[word] = number
        slices = Slices()
        self.slices = slices
        seats = rules.seats
        self.hospitals = [
            HospitalPlaces(slices, f"seat{i}.", self.sizes, rules, self.said) for i in range(seats)
        ]
        cards = self.sizes.departments + self.sizes.workers
        self.seat = slices.add("seat", seats, 1)
        self.round = slices.add("round", 1, ROUNDS)
        self.phase = slices.add("phase", len(PHASES), 1)
        self.first = slices.add("first", seats, 1)
        self.mover = slices.add("mover", seats, 1)
        self.rolling = slices.add("rolling", seats, 1)
        self.bag = slices.add("bag", 3)
        self.intake = slices.add("intake", DICE)
        self.display = slices.add("display", cards)
        self.unseen = slices.add("unseen", cards)
        self.under = slices.add("under", cards)
        self.box: i64 = NONE
        self.ambulances: i64 = NONE
        self.reports: i64 = NONE
        self.filed: i64 = NONE
        self.event: i64 = NONE
        self.events: i64 = NONE
        self.spaces: i64 = NONE
        if rules.joining or rules.promos:
            self.box = slices.add("box", cards)
        if seats > 1:
            self.ambulances = slices.add("ambulances", (seats + 1) * DICE, DICE_IN_AMBULANCE)
        else:
            self.reports = slices.add("reports", self.sizes.reports, 2 * COLUMNS)
            self.filed = slices.add("filed", 3)
        if rules.with_events:
            self.event = slices.add("event", self.sizes.events, 1)
            self.events = slices.add("events", self.sizes.events)
        if rules.pick_up:
            self.spaces = slices.add("spaces", SPACES)
        self.sentence = slices.add("sentence", actions)

    def write(self, s: State, viewer: i64, canvas: Canvas, part: i64) -> None:
        """Write what a seat (or a spectator, NONE) may know into the row that was begun there."""
        h = s.hospitals[0 if viewer == NONE else viewer]
        if part < OWN_PART:
            self._write_others(s, viewer, canvas)
            canvas.mark(OWN_PART)
        if part < SENTENCE_PART:
            own = viewer != NONE or not has_secrets(s)
            self._write_hospital(h, self.hospitals[0], own, canvas)
            self._write_table(s, viewer, canvas)
            canvas.mark(SENTENCE_PART)
        if h.said:
            canvas.put_words(self.hospitals[0].said, h.said, self.said)
            if viewer != NONE:
                canvas.tally_by(self.sentence, h.said, self.action_of)

    def _write_others(self, s: State, viewer: i64, canvas: Canvas) -> None:
        """The other hospitals with what they are saying, and the decks."""
        seats = self.rules.seats
        nearest = 0 if viewer == NONE else viewer
        secret = has_secrets(s)
        for i in range(1, seats):
            other = s.hospitals[(nearest + i) % seats]
            self._write_hospital(other, self.hospitals[i], not secret, canvas)
            if other.said:
                canvas.put_words(self.hospitals[i].said, other.said, self.said)
        self._write_decks(s, canvas)

    def write_mask(self, words: list[int], canvas: Canvas) -> None:
        """Write which actions these legal words are into the row that was begun."""
        canvas.tally_by(0, words, self.action_of)

    def _write_hospital(self, h: Hospital, at: HospitalPlaces, own: bool, canvas: Canvas) -> None:
        canvas.tally(at.patients, h.patients)
        if h.incoming:
            canvas.tally_by(at.incoming, h.incoming, DIE)
        canvas.tally(at.departments, h.departments)
        canvas.tally_slots(at.used, h.departments, h.used)
        if h.staff:
            canvas.tally(at.staff, h.staff)
            canvas.tally_slots(at.placed, h.staff, h.placed)
        if h.pending:
            canvas.put(at.pending + h.pending, 1)
            canvas.put_bits(at.values, h.values >> 1, VALUES)
        if at.named != NONE:
            if h.named:
                canvas.put(at.named + h.named, 1)
            canvas.put(at.admissions, h.admissions)
        canvas.put(at.nurses, h.nurses)
        canvas.put(at.bags, h.bags)
        canvas.put(at.fatalities, h.fatalities)
        canvas.put_all(at.lounge, h.lounge)
        canvas.put_all(at.points, h.points)
        canvas.put(at.ready, h.ready)
        if h.ambulance:
            canvas.put(at.ambulance + h.ambulance - 1, 1)
        if h.hand or h.administrator != NONE:
            self._write_hand(h, at, own, canvas)

    def _write_hand(self, h: Hospital, at: HospitalPlaces, own: bool, canvas: Canvas) -> None:
        """Starting dice, which all may see, or administrators; of hidden ones how many."""
        dice = [word - COLOUR for word in h.hand if word < COLOUR + 3]
        canvas.tally(at.dice, dice)
        if at.hand == NONE:
            return
        if own:
            if h.administrator != NONE:
                canvas.put(at.administrator + h.administrator, 1)
            canvas.tally_by(at.hand, h.hand, self.hand_of)
        else:
            canvas.put(at.hidden, 0 if h.administrator == NONE else 1)
            canvas.put(at.hidden + 1, len(h.hand) - len(dice))

    def _write_seat(self, at: i64, seat: i64, viewer: i64, canvas: Canvas) -> None:
        """A seat, counted from the one that looks on."""
        if seat != NONE:
            nearest = 0 if viewer == NONE else viewer
            canvas.put(at + (seat - nearest) % self.rules.seats, 1)

    def _write_table(self, s: State, viewer: i64, canvas: Canvas) -> None:
        if viewer != NONE:
            canvas.put(self.seat + viewer, 1)
        canvas.put(self.round, s.round)
        canvas.put(self.phase + s.phase, 1)
        self._write_seat(self.first, s.first, viewer, canvas)
        self._write_seat(self.mover, s.mover, viewer, canvas)
        self._write_seat(self.rolling, s.rolling, viewer, canvas)
        canvas.put_all(self.bag, s.bag)
        if s.intake:
            canvas.tally_by(self.intake, s.intake, DIE)
        at = self.ambulances
        for ambulance in s.ambulances:
            if ambulance:
                canvas.tally_by(at, ambulance, DIE)
            at += DICE
        if self.reports != NONE:
            self._write_reports(s, canvas)
        if self.event != NONE:
            if s.event != NONE:
                canvas.put(self.event + s.event, 1)
            canvas.tally(self.events, s.events)
        if self.spaces != NONE:
            canvas.put_all(self.spaces, s.spaces)

    def _write_reports(self, s: State, canvas: Canvas) -> None:
        """Where each report lies: 1 to 3 in the lower row, then three above."""
        for number, word in enumerate(self.rules.report_words):
            for place, there in enumerate(s.reports):
                if there == word:
                    canvas.put(self.reports + number, place + 1)
        canvas.put_all(self.filed, s.filed)

    def _write_decks(self, s: State, canvas: Canvas) -> None:
        """Cards by number: departments, then workers behind the room that padding leaves."""
        rules = self.rules
        workers = self.sizes.departments
        if s.display:
            canvas.tally_by(self.display, s.display, rules.department_of)
            canvas.tally_by(self.display + workers, s.display, rules.worker_of)
        self._write_counts(self.unseen, s.unseen, canvas)
        self._write_counts(self.under, s.under, canvas)
        if self.box != NONE:
            self._write_counts(self.box, s.box, canvas)

    def _write_counts(self, at: i64, counts: list[int], canvas: Canvas) -> None:
        departments = len(self.rules.departments)
        if self.sizes.departments == departments:
            canvas.put_all(at, counts)
        else:
            canvas.put_all(at, counts[:departments])
            canvas.put_all(at + self.sizes.departments, counts[departments:])
