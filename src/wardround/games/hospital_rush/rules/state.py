"""The state of a game: interns, beds and cards as plain ints and lists, cloned by hand."""

from __future__ import annotations

from typing import Final

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.ruleset import STARTING_BUCKS, Rules
from wardround.games.hospital_rush.rules.words import BEDS
from wardround.native import i64
from wardround.table.pickling import reduced

STARTER: Final = 0
CHARACTERS: Final = 1
ADMIT: Final = 2
PLACE: Final = 3
DISCHARGE: Final = 4
OVER: Final = 5
PHASES: Final = ("starter", "characters", "admit", "place", "discharge", "over")

TO_ACT: Final = 0
TO_TREAT: Final = 1
TO_PICK_CARD: Final = 2
TO_CLAIM: Final = 3
ACTED: Final = 4
STAGES: Final = ("act", "treat", "card", "claim", "acted")

NOTHING: Final = 0
WHERE: Final = 1
WHOM_TO_TREAT: Final = 2
WHICH_CARD: Final = 3
WHETHER_TO_CLAIM: Final = 4
BUCKS_OR_PRESTIGE: Final = 5
WHICH_MEDICINE: Final = 6
WHETHER_TO_DISCHARGE: Final = 7
QUESTIONS: Final = (
    "nothing",
    "place",
    "treat",
    "card",
    "claim",
    "punishment",
    "pharmacy",
    "right-hand",
)

NONE: Final = -1


INTERN_FIELDS: Final = (
    "bed",
    "beside",
    "bucks",
    "character",
    "exam",
    "fines",
    "medicine",
    "places",
    "points",
    "prestige",
    "skills",
)


class Intern:
    """One seat's intern.

    `skills` are bits. `bed` is where the patient marker lies (NONE: nowhere); `beside` tells that
    it lies beside an opponent's. `places` are the words of the spaces where the action markers
    stand this round, in the order of placing. `fines` counts punishments still to be answered.
    """

    __slots__ = INTERN_FIELDS

    def __init__(self, medicine: list[int], places: list[int], points: list[int]) -> None:
        self.medicine = medicine
        self.places = places
        self.points = points
        self.character: i64 = NONE
        self.bucks = STARTING_BUCKS
        self.prestige = 0
        self.skills: i64 = 0
        self.exam: i64 = 0
        self.bed: i64 = NONE
        self.beside: i64 = 0
        self.fines = 0

    def clone(self) -> Intern:
        """An equal intern that shares nothing."""
        other = Intern(self.medicine[:], self.places[:], self.points[:])
        other.character = self.character
        other.bucks = self.bucks
        other.prestige = self.prestige
        other.skills = self.skills
        other.exam = self.exam
        other.bed = self.bed
        other.beside = self.beside
        other.fines = self.fines
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(Intern, ([], [], []), self, INTERN_FIELDS)


STATE_FIELDS: Final = (
    "asked",
    "beds",
    "began",
    "chest",
    "crowd",
    "discards",
    "fine",
    "first",
    "happenings",
    "interns",
    "mover",
    "owed",
    "phase",
    "question",
    "round",
    "rules",
    "said",
    "stage",
    "tiles",
    "unseen",
)


class State:
    """The whole table.

    `beds` hold card numbers (NONE: empty), `tiles` four counts a bed; `unseen` and `discards` mark
    cards by number; `crowd` counts the markers on each space of the board. `began` is who began
    the round, `first` who holds the starting player marker. `mover` acts, `asked` is asked the
    `question`: not always the same seat. `stage` is how far the mover's action has got, `owed` the
    seat that may take Pharmacy medicine now, `fine` the bucks a punishment costs. `said` is the
    sentence begun. `happenings` collects what happens while somebody listens; it is no part of the
    position.
    """

    __slots__ = STATE_FIELDS

    def __init__(
        self,
        rules: Rules,
        interns: list[Intern],
        beds: list[int],
        tiles: list[int],
        chest: list[int],
        unseen: list[int],
        discards: list[int],
        crowd: list[int],
        said: list[int],
    ) -> None:
        self.rules = rules
        self.interns = interns
        self.beds = beds
        self.tiles = tiles
        self.chest = chest
        self.unseen = unseen
        self.discards = discards
        self.crowd = crowd
        self.said = said
        self.round: i64 = 0
        self.phase: i64 = STARTER
        self.began: i64 = NONE
        self.first: i64 = NONE
        self.mover: i64 = NONE
        self.asked: i64 = NONE
        self.question: i64 = NOTHING
        self.stage: i64 = TO_ACT
        self.owed: i64 = NONE
        self.fine: i64 = 0
        self.happenings: list[tuple[int, int, int, int]] | None = None

    def clone(self) -> State:
        """An equal state that shares only the rules."""
        other = State(
            self.rules,
            [intern.clone() for intern in self.interns],
            self.beds[:],
            self.tiles[:],
            self.chest[:],
            self.unseen[:],
            self.discards[:],
            self.crowd[:],
            self.said[:],
        )
        other.round = self.round
        other.phase = self.phase
        other.began = self.began
        other.first = self.first
        other.mover = self.mover
        other.asked = self.asked
        other.question = self.question
        other.stage = self.stage
        other.owed = self.owed
        other.fine = self.fine
        return other

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(State, (self.rules, [], [], [], [], [], [], [], []), self, STATE_FIELDS)


def new_state(rules: Rules) -> State:
    """The table before the first word."""
    return State(
        rules,
        [Intern([0, 0, 0], [], [0] * len(happenings.SOURCES)) for _ in range(rules.seats)],
        [NONE] * BEDS,
        [0] * (4 * BEDS),
        [rules.medicine] * 3,
        [1] * len(rules.patients),
        [0] * len(rules.patients),
        [0] * rules.board,
        [],
    )


def note(s: State, happening: i64, seat: i64, a: i64, b: i64) -> None:
    """Tell whoever listens what has just happened."""
    if s.happenings is not None:
        s.happenings.append((happening, seat, a, b))


def enter(s: State, phase: i64) -> None:
    """Go to another phase."""
    s.phase = phase
    note(s, happenings.PHASE, NONE, s.round, phase)


def give_turn(s: State, seat: i64) -> None:
    """Let this seat act (NONE: nobody)."""
    if s.mover != seat:
        s.mover = seat
        note(s, happenings.TURN, seat, 0, 0)


def reach(s: State, stage: i64) -> None:
    """The mover's action has got so far."""
    if s.stage != stage:
        s.stage = stage
        note(s, happenings.STAGE, NONE, stage, 0)


def ask(s: State, seat: i64, question: i64) -> None:
    """Ask a seat (NONE: nobody)."""
    if s.asked != seat or s.question != question:
        s.asked = seat
        s.question = question
        note(s, happenings.ASK, seat, question, 0)


def hand_starter(s: State, seat: i64) -> None:
    """Give the starting player marker to a seat."""
    s.first = seat
    note(s, happenings.FIRST, seat, 0, 0)


def choose(s: State, seat: i64, word: i64) -> None:
    """Put a word to the sentence begun."""
    s.said.append(word)
    note(s, happenings.CHOOSE, seat, word, 0)


def complete(s: State, seat: i64) -> None:
    """End the sentence."""
    s.said = []
    note(s, happenings.COMPLETE, seat, 0, 0)


def in_order(s: State, first: i64) -> list[int]:
    """All seats clockwise from this one."""
    seats = len(s.interns)
    return [(first + i) % seats for i in range(seats)]
