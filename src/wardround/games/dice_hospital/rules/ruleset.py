"""What one game is played by: cards and options as plain ints, shared by all its states."""

from __future__ import annotations

from typing import Final

from wardround.native import i64
from wardround.table.pickling import reduced

ANY: Final = 0
EQUAL: Final = 1
RUN: Final = 2

ANYONE: Final = 0
SAME: Final = 1
ANOTHER: Final = 2
MATCH: Final = 3

NO_TRIGGER: Final = -1
ANY_COLOUR: Final = 3

TABLE: Final = 0
REROLL: Final = 1
RECOLOUR: Final = 2

BEDS: Final = 12
NURSES: Final = 3
ROUNDS: Final = 8
DICE_IN_AMBULANCE: Final = 3

LADDER: Final = [0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35]
BEYOND_LADDER: Final = 5
EMPTY_HOSPITAL: Final = 5
FATALITY: Final = -2
BAG_LEFT: Final = 1
PATIENT_LEFT: Final = -1
ON_A_SPACE: Final = 1
SOLO_DICE: Final = 4
SOLO_BAG_BELOW: Final = 9
REPORTS_DEALT: Final = 6
COLUMNS: Final = 3
SECOND_SET: Final = 4
FIRST_EVENT_ROUND: Final = 2

# What options and events may change: numbers that the phases read.
LOWEST_ROLL: Final = 0
HIGHEST_ROLL: Final = 1
ARRIVALS: Final = 2
RETURN_BAGS: Final = 3
WORKING_NURSES: Final = 4
BAG_STEPS: Final = 5
NEGLECT: Final = 6
EARLY_DISCHARGE: Final = 7
INSPECTION: Final = 8
LOWEST_BAGS: Final = 9
FIRST_LOCKED: Final = 10
KEEP_DISPLAY: Final = 11
EACH_DISCHARGED: Final = 12
MODIFIERS: Final = (
    "lowest-roll",
    "highest-roll",
    "arrivals",
    "return-bags",
    "nurses",
    "bag-steps",
    "neglect",
    "early-discharge",
    "inspection",
    "lowest-bags",
    "first-locked",
    "keep-display",
    "each-discharged",
)
USUAL: Final = [2, 5, 0, 1, NURSES, 1, 1, 0, 0, 1, 1, 0, 0]
LOWEST_ALLOWED: Final = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
HIGHEST_ALLOWED: Final = [6, 6, 3, 5, 6, 6, 6, 1, 9, 5, 1, 1, 9]


class Choice:
    """Between `least` and `count` patients that fit, in a pattern, each treated alike.

    `becomes` is what a kind turns into where `op` is TABLE. `plain` is a group of exactly `count`
    that needs no other words. `second` is for other patients, both or neither. `steps` is what it
    heals, for estimates only.
    """

    __slots__ = (
        "becomes",
        "count",
        "fits",
        "least",
        "op",
        "pattern",
        "plain",
        "second",
        "steps",
    )

    def __init__(
        self,
        least: i64,
        count: i64,
        pattern: i64,
        op: i64,
        steps: int,
        fits: list[int],
        becomes: list[int],
        second: Choice | None,
    ) -> None:
        self.least = least
        self.count = count
        self.pattern = pattern
        self.op = op
        self.steps = steps
        self.fits = fits
        self.becomes = becomes
        self.second = second
        self.plain: i64 = 1 if least == count and op != RECOLOUR and second is None else 0

    def __reduce__(self) -> tuple[object, ...]:
        return Choice, (
            self.least,
            self.count,
            self.pattern,
            self.op,
            self.steps,
            self.fits,
            self.becomes,
            self.second,
        )


WORKER_FIELDS: Final = (
    "choice",
    "coloured_only",
    "discharges",
    "gain_bags",
    "gain_fatalities",
    "gain_points",
    "relation",
    "trigger",
)


class Worker:
    """A nurse or a specialist: what triggers the effect, whom it may choose, what it does.

    Without a choice (`choice.count` 0) the effect gains bags, points or takes fatalities off.
    """

    __slots__ = WORKER_FIELDS

    def __init__(self, trigger: i64, relation: i64, choice: Choice) -> None:
        self.trigger = trigger
        self.relation = relation
        self.choice = choice
        self.discharges: i64 = 0
        self.coloured_only: i64 = 0
        self.gain_bags = 0
        self.gain_points = 0
        self.gain_fatalities = 0

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(Worker, (self.trigger, self.relation, self.choice), self, WORKER_FIELDS)


class Administrator:
    """`needs` by colour or `most` for `points`, or a colour to `spare` (-1: none).

    `every` gives the points for each such set; `spare_all` spares the whole colour.
    """

    __slots__ = ("every", "most", "needs", "points", "spare", "spare_all")

    def __init__(
        self, needs: list[int], points: int, most: int, spare: int, every: int, spare_all: int
    ) -> None:
        self.needs = needs
        self.points = points
        self.most = most
        self.spare = spare
        self.every = every
        self.spare_all = spare_all

    def __reduce__(self) -> tuple[object, ...]:
        return Administrator, (
            self.needs,
            self.points,
            self.most,
            self.spare,
            self.every,
            self.spare_all,
        )


class Event:
    """What everybody gains or may do at once, and every modifier as it is while the event lasts."""

    __slots__ = ("bags", "choice", "extra_card", "modifiers", "points")

    def __init__(
        self, bags: int, points: int, extra_card: int, choice: Choice | None, modifiers: list[int]
    ) -> None:
        self.bags = bags
        self.points = points
        self.extra_card = extra_card
        self.choice = choice
        self.modifiers = modifiers

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.bags, self.points, self.extra_card, self.choice, self.modifiers)


class Report:
    """Points for so many discharged by colour."""

    __slots__ = ("needs", "points")

    def __init__(self, needs: list[int], points: int) -> None:
        self.needs = needs
        self.points = points

    def __reduce__(self) -> tuple[object, ...]:
        return Report, (self.needs, self.points)


RULES_FIELDS: Final = (
    "administrator_words",
    "administrators",
    "admissions",
    "board",
    "box",
    "coloured",
    "consultant",
    "copies",
    "department_of",
    "department_pile",
    "department_words",
    "departments",
    "dice",
    "event_words",
    "events",
    "fatality",
    "first",
    "joining",
    "many_returns",
    "modifiers",
    "most_bag",
    "options",
    "pick_up",
    "promos",
    "report_words",
    "reports",
    "reports_left",
    "reveals",
    "seats",
    "simultaneous",
    "spaces",
    "specialist_pile",
    "starting_values",
    "with_administrators",
    "with_events",
    "worker_of",
    "worker_words",
    "workers",
)


class Rules:
    """Everything a state needs to know to move on. Never changed once made.

    Cards are numbered departments first, then workers (the nurse is worker 0). `..._words` give
    the word of a number, `..._of` the number of a word (-1: it is none of those). `copies` are the
    cards in the decks at the start, `box` those left out of them that chance may put in; the
    piles are the numbers of the cards that can come up. `first` is the seat that the table named to
    begin (-1: chance names one).
    """

    __slots__ = RULES_FIELDS

    def __init__(self, seats: i64, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.first: i64 = -1
        self.dice = 0
        self.starting_values: list[int] = []
        self.with_administrators: i64 = 0
        self.simultaneous: i64 = 0
        self.reveals: i64 = max(1, seats - 1)
        self.many_returns: i64 = 0
        self.most_bag: i64 = 0
        self.fatality = FATALITY
        self.reports_left = 1
        self.with_events: i64 = 0
        self.pick_up: i64 = 0
        self.joining: i64 = 0
        self.promos: list[int] = []
        self.consultant: i64 = 0
        self.admissions: i64 = 0
        self.modifiers: list[int] = USUAL[:]
        self.administrators: list[Administrator] = []
        self.departments: list[Choice] = []
        self.coloured: list[int] = []
        self.workers: list[Worker] = []
        self.events: list[Event] = []
        self.reports: list[Report] = []
        self.spaces: list[int] = []
        self.board: i64 = 0
        self.copies: list[int] = []
        self.box: list[int] = []
        self.department_pile: list[int] = []
        self.specialist_pile: list[int] = []
        self.administrator_words: list[int] = []
        self.department_words: list[int] = []
        self.worker_words: list[int] = []
        self.report_words: list[int] = []
        self.event_words: list[int] = []
        self.department_of: list[int] = []
        self.worker_of: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(Rules, (self.seats, self.options), self, RULES_FIELDS)
