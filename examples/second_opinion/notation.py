"""Position codes of Second Opinion: `second-opinion:1:options:table:seat:seat`."""

from __future__ import annotations

from collections.abc import Callable

from second_opinion import rules
from second_opinion.rules import NOTHING, WORDS, Doctor, State
from wardround.table.contract.data import GivenOptions, Option, Options
from wardround.table.notation.sections import (
    Code,
    Section,
    number_text,
    numbers_text,
    write_fields,
    write_options,
    wrong,
)
from wardround.table.notation.vocabulary import Vocabulary

NAME = "second-opinion"
VERSION = 1
TABLE = ("seen", "patient", "spent", "treated")
SEAT = ("hand", "said", "written", "backing", "colleagues", "points")


def write(s: State, options: tuple[Option, ...]) -> str:
    """The code of a state."""
    treated = [rules.PATIENT_COPIES - left for left in s.queue]
    table = {
        "seen": number_text(s.seen),
        "patient": _text(s.patient),
        "spent": numbers_text(s.spent),
        "treated": numbers_text(treated),
    }
    seats = [write_fields(_doctor_texts(doctor)) for doctor in s.doctors]
    return ":".join(
        [NAME, str(VERSION), write_options(s.options, options), write_fields(table), *seats]
    )


def _doctor_texts(doctor: Doctor) -> dict[str, str]:
    return {
        "hand": ".".join(WORDS[word] for word in doctor.hand),
        "said": _text(doctor.said),
        "written": _text(doctor.written),
        "backing": _text(doctor.backing),
        "colleagues": str(doctor.colleagues),
        "points": number_text(doctor.points),
    }


def _text(word: int) -> str:
    return "" if word == NOTHING else WORDS[word]


def read(
    text: str,
    options: tuple[Option, ...],
    counts: tuple[str, ...],
    resolve: Callable[[GivenOptions], Options],
    vocabulary: Vocabulary,
) -> State:
    """The state of a code; BadPosition says what is wrong."""
    code = Code(text, NAME, VERSION)
    state = State(code.options(options, counts, resolve, vocabulary))
    table = Section("table", code.table_text, TABLE, vocabulary)
    state.seen = table.number("seen", 0, int(state.options["patients"]))
    state.patient = _number(table.word("patient"))
    state.spent = table.numbers("spent", rules.OPINIONS, 0, rules.COPIES)
    treated = table.numbers("treated", rules.PATIENTS, 0, rules.PATIENT_COPIES)
    state.queue = [rules.PATIENT_COPIES - count for count in treated]
    state.doctors = [
        _doctor(Section(str(n), section, SEAT, vocabulary))
        for n, section in enumerate(code.seats, 1)
    ]
    held = [w for d in state.doctors for w in (*d.hand, d.written) if w != NOTHING]
    state.deck = [rules.COPIES - state.spent[n] - held.count(n) for n in range(rules.OPINIONS)]
    _check(state, sum(treated))
    return state


def _doctor(section: Section) -> Doctor:
    doctor = Doctor()
    doctor.hand = [WORDS.index(word) for word in section.sorted_words("hand")]
    doctor.said = _number(section.word("said"))
    doctor.written = _number(section.word("written"))
    doctor.backing = _number(section.word("backing"))
    doctor.colleagues = section.number("colleagues", 0, rules.COLLEAGUES)
    doctor.points = section.number("points", 0, 99)
    return doctor


def _number(word: str | None) -> int:
    return NOTHING if word is None else WORDS.index(word)


def _check(s: State, treated: int) -> None:
    """Refuse what no game can come to."""
    if treated != s.seen or min(s.deck) < 0:
        wrong("position-value", where="table", field="spent", value=str(s.seen), allowed="cards")
    for n, doctor in enumerate(s.doctors, 1):
        words = (*doctor.hand, doctor.written, doctor.said)
        opinions = all(word < rules.PATIENT for word in words)
        begun = doctor.said == NOTHING or (doctor.said in doctor.hand and doctor.colleagues > 0)
        backed = doctor.backing in (NOTHING, rules.ALONE, rules.COLLEAGUE)
        both = (doctor.written == NOTHING) == (doctor.backing == NOTHING)
        waits = s.patient == NOTHING and (doctor.said, doctor.written) != (NOTHING, NOTHING)
        many = len(doctor.hand) + (doctor.written != NOTHING)
        size = many == rules.HAND if s.patient != NOTHING else many <= rules.HAND
        if not (opinions and begun and backed and both and size) or waits:
            wrong("position-value", where=str(n), field="hand", value="", allowed="opinions")
