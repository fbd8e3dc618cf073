"""The rules of Second Opinion: the state, what may be said, and what it does.

A patient is turned up. Every doctor writes an opinion, unseen: a card from the hand, perhaps
backed by a colleague, which adds to it. When all have written, opinions are shown. The highest
one that nobody else has treats the patient and scores its points; equal ones cancel each other.
"""

from __future__ import annotations

from typing import Final

from wardround.table.speakers import CHANCE, chance_for, concerned, is_chance

OPINIONS: Final = 10
COPIES: Final = 5
PATIENTS: Final = 6
PATIENT_COPIES: Final = 2
HAND: Final = 4
COLLEAGUES: Final = 2
BACKING: Final = 3

OPINION: Final = 0
PATIENT: Final = OPINION + OPINIONS
ALONE: Final = PATIENT + PATIENTS
COLLEAGUE: Final = ALONE + 1
WORDS: Final = (
    *(f"opinion-{n}" for n in range(1, OPINIONS + 1)),
    *(f"patient-{n}" for n in range(1, PATIENTS + 1)),
    "alone",
    "colleague",
)

DEAL: Final = 0
TURN_UP: Final = 1
BEGIN: Final = 2
WRITE: Final = 3
SHOW: Final = 4
TREAT: Final = 5
LEAVE: Final = 6
HAPPENINGS: Final = (
    ("deal", ("card", "word"), None),
    ("turn-up", ("patient", "word"), None),
    ("begin", ("card", "word"), None),
    ("write", ("card", "word"), ("backing", "word")),
    ("show", ("card", "word"), ("backing", "word")),
    ("treat", ("points", "number"), None),
    ("leave", None, None),
)
SECRET: Final = ("deal", "begin", "write")
NOTHING: Final = -1


class Doctor:
    """What a seat holds. `written` and `backing` are its opinion of this round, or NOTHING."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.said = NOTHING
        self.written = NOTHING
        self.backing = NOTHING
        self.colleagues = COLLEAGUES
        self.points = 0

    def clone(self) -> Doctor:
        """An equal doctor."""
        other = Doctor()
        other.__dict__.update(self.__dict__)
        other.hand = list(self.hand)
        return other


class State:
    """The table. `deck`, `spent` and `queue` count cards by their number."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.doctors = [Doctor() for _ in range(int(options["seats"]))]
        self.deck = [COPIES] * OPINIONS
        self.spent = [0] * OPINIONS
        self.queue = [PATIENT_COPIES] * PATIENTS
        self.patient = NOTHING
        self.seen = 0
        self.happenings: list[tuple[int, int, int, int]] | None = None

    def clone(self) -> State:
        """An equal state that shares only the options."""
        other = State(self.options)
        other.doctors = [doctor.clone() for doctor in self.doctors]
        other.deck, other.spent = list(self.deck), list(self.spent)
        other.queue, other.patient, other.seen = list(self.queue), self.patient, self.seen
        return other

    def __copy__(self) -> State:
        """As a clone: a shallow copy would share the lists."""
        return self.clone()

    def note(self, happening: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Note what happens, if somebody listens."""
        if self.happenings is not None:
            self.happenings.append((happening, seat, a, b))


def turn(s: State) -> list[int]:
    """Chance deals and turns up a patient; then all write at once."""
    if s.patient != NOTHING:
        return [seat for seat, doctor in enumerate(s.doctors) if doctor.written == NOTHING]
    if s.seen == int(s.options["patients"]):
        return []
    short = [seat for seat, doctor in enumerate(s.doctors) if len(doctor.hand) < HAND]
    return [chance_for(short[0])] if short else [CHANCE]


def legal(s: State, speaker: int) -> list[int]:
    """The words of a speaker."""
    if speaker not in turn(s):
        return []
    if speaker == CHANCE:
        return [PATIENT + n for n, left in enumerate(s.queue) if left]
    if is_chance(speaker):
        return [OPINION + n for n, left in enumerate(s.deck) if left]
    doctor = s.doctors[speaker]
    return sorted(set(doctor.hand)) if doctor.said == NOTHING else [ALONE, COLLEAGUE]


def weights(s: State) -> list[int]:
    """How many cards there are of each."""
    counts = s.queue if turn(s) == [CHANCE] else s.deck
    return [left for left in counts if left]


def apply(s: State, speaker: int, word: int) -> None:
    """Say a legal word."""
    if speaker == CHANCE:
        _turn_up(s, word)
    elif is_chance(speaker):
        _deal(s, concerned(speaker), word)
    elif s.doctors[speaker].said != NOTHING:
        _write(s, speaker, s.doctors[speaker].said, word)
    elif s.doctors[speaker].colleagues:
        s.doctors[speaker].said = word
        s.note(BEGIN, speaker, word)
    else:
        _write(s, speaker, word, ALONE)


def _turn_up(s: State, word: int) -> None:
    s.queue[word - PATIENT] -= 1
    s.patient = word
    s.seen += 1
    s.note(TURN_UP, NOTHING, word)


def _deal(s: State, seat: int, word: int) -> None:
    s.deck[word] -= 1
    s.doctors[seat].hand = sorted([*s.doctors[seat].hand, word])
    s.note(DEAL, seat, word)


def _write(s: State, seat: int, word: int, backing: int) -> None:
    doctor = s.doctors[seat]
    doctor.hand.remove(word)
    doctor.said, doctor.written, doctor.backing = NOTHING, word, backing
    s.note(WRITE, seat, word, backing)
    if not turn(s):
        _show(s)


def _show(s: State) -> None:
    """All opinions are shown; the highest that is alone treats the patient."""
    totals = [strength(doctor.written, doctor.backing) for doctor in s.doctors]
    for seat, doctor in enumerate(s.doctors):
        s.note(SHOW, seat, doctor.written, doctor.backing)
        s.spent[doctor.written] += 1
        doctor.colleagues -= doctor.backing == COLLEAGUE
        doctor.written = doctor.backing = NOTHING
    alone = [total for total in totals if totals.count(total) == 1]
    points = s.patient - PATIENT + 1
    s.patient = NOTHING
    if alone:
        best = totals.index(max(alone))
        s.doctors[best].points += points
        s.note(TREAT, best, points)
    else:
        s.note(LEAVE, NOTHING)


def strength(word: int, backing: int) -> int:
    """What an opinion counts."""
    return word - OPINION + 1 + (BACKING if backing == COLLEAGUE else 0)


def standing(s: State, seat: int) -> tuple[int, int]:
    """Points; ties: colleagues left."""
    return s.doctors[seat].points, s.doctors[seat].colleagues
