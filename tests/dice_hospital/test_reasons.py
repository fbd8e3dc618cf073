"""Why something cannot be said: the reason given is the rule that forbids it."""

from __future__ import annotations

import pytest

from dice_hospital.given import GAME, Section, State, after, cannot_say, given, hospital, say
from wardround.table.messages import Message


def reason(state: State, seat: int, said: str, word: str) -> Message:
    """Why a seat that has said this may not go on with that."""
    there = after(state, str(seat), said)
    assert cannot_say(there, str(seat), word)
    return GAME.why_not(there, seat - 1, GAME.vocabulary.number(word))


IN_ACTIVATION = [
    ("r3 r4", {}, "nurse pharmacy", "department-cannot"),
    ("g3 g4 g5", {"departments": "allergy-centre"}, "nurse allergy-centre", "department-pattern"),
    ("r3 r4", {}, "nurse imaging r5", "no-such-patient"),
    ("r3 r4", {"used": "imaging", "nurses": 2}, "nurse imaging", "department-used"),
    ("r3 r4", {}, "imaging", "worker-first"),
    ("r3 r4", {}, "r3", "worker-first"),
    ("r3 r4", {}, "nurse r3", "department-first"),
    ("r3 g4", {}, "nurse critical-care-unit g4", "colour"),
    ("r3 g5", {}, "nurse imaging g5", "value"),
    ("r1 r2 r3 r3 r5", {"departments": "cardiology"}, "nurse cardiology r3", "pattern"),
    ("r3 r4", {"nurses": 0, "used": "oncology pharmacy clinic"}, "nurse", "worker-used"),
    ("g6", {"nurses": 1, "used": "pharmacy clinic"}, "nurse", "no-department"),
    ("r3 r4", {}, "bag", "no-bag"),
    ("", {"bags": 1}, "bag", "no-patients"),
    ("r3 r4", {"bags": 1}, "nurse bag", "sentence"),
    ("r3 r4", {}, "nurse finish", "sentence"),
    ("r2 r4", {"staff": "surgeon"}, "surgeon intensive-care r2 finish", "effect-first"),
    ("r2 r4", {"staff": "surgeon"}, "surgeon intensive-care r2 nurse", "effect-first"),
    ("r2 r4", {"staff": "surgeon"}, "surgeon intensive-care r2 r4", "not-healed"),
    ("r2 r4", {"staff": "anaesthetist"}, "anaesthetist intensive-care r2 r3m", "just-healed"),
    ("r2 y2 r4", {"staff": "cardiologist"}, "cardiologist intensive-care r2 r4", "match"),
    ("r2 y2 r4", {"staff": "paramedic"}, "paramedic intensive-care r2 r4", "value"),
    ("r2 y2 r4", {"staff": "anaesthetist"}, "anaesthetist intensive-care r2 y2", "colour"),
]


@pytest.mark.parametrize(("beds", "fields", "words", "key"), IN_ACTIVATION)
def test_activation_gives_its_reasons(
    beds: str, fields: dict[str, str | int], words: str, key: str
) -> None:
    state = given(hospital(beds, **fields))
    *said, word = words.split()
    assert reason(state, 1, " ".join(said), word).key == f"why-{key}"


def test_a_department_that_cannot_be_used_says_what_it_needs_and_what_there_is() -> None:
    state = given(hospital("r1 r2 r5 g3", departments="radiology"), round=2)
    say(state, "1", "nurse imaging g3")
    figures = reason(state, 1, "nurse", "radiology").figures
    wanted = {"department": "radiology", "count": 3, "low": 1, "high": 3, "have": 2}
    assert {name: figures[name] for name in wanted} == wanted


@pytest.mark.parametrize(
    ("beds", "lacks", "have"),
    [("r2 y3 g6", "second", 0), ("r5 g4", "first", 0), ("g6", "first", 0)],
)
def test_a_department_for_two_names_the_slot_that_nobody_fits(
    beds: str, lacks: str, have: int
) -> None:
    """Prototype Physiotherapy II: one of 1 to 3, and one of 4 or 5."""
    state = given(hospital(beds, departments="physiotherapy-ii"), options="edition=prototype")
    found = reason(state, 1, "nurse", "physiotherapy-ii")
    values = {"first": (1, 3), "second": (4, 5)}[lacks]
    assert found.key == "why-department-two"
    assert (found.figures["slot"], found.figures["have"]) == (lacks, have)
    assert (found.figures["low"], found.figures["high"]) == values


def test_slots_that_want_the_same_patient_leave_nobody_for_the_second() -> None:
    card = """
    [[department]]
    id = "seesaw"
    name = "Seesaw"
    copies = 1
    count = 1
    steps = 1
    second = { count = 1, values = [1, 3], op = "lower", steps = 1 }
    """
    game = GAME.with_cards(card)
    state = given(hospital("r3", departments="seesaw"), game=game)
    figures = game.why_not(state, 0, game.vocabulary.number("seesaw")).figures
    assert (figures["slot"], figures["have"]) == ("second", 0)
    assert (figures["low"], figures["high"]) == (1, 3)


def taking() -> State:
    return given(phase="take", ambulances="r2r2r2 g3g3g3 y4y4y4")


def test_the_first_player_hears_why_ambulance_1_is_not_for_them() -> None:
    assert reason(taking(), 1, "", "ambulance-1").key == "why-ambulance-first"


def test_who_has_taken_an_ambulance_is_named() -> None:
    state = after(taking(), "1", "ambulance-2")
    assert reason(state, 2, "", "ambulance-2") == Message("why-ambulance-taken", {"whom": 1})


def test_new_patients_are_not_to_die() -> None:
    old: Section = hospital("r1 r1 r1 r1 r2 r2 r2 r2 y1 y2", ambulance=2, incoming="g3 g3 g3")
    state = given(old, phase="take", ambulances="r2r2r2 none y4y4y4")
    say(state, "2", "ambulance-3")
    assert reason(state, 1, "", "g3").key == "why-new-patient"


def test_who_has_the_word_is_named() -> None:
    state = given(hospital("r3"), hospital("g3"))
    assert reason(state, 2, "", "nurse") == Message("why-others", {"whom": "1"})


def test_nothing_can_be_said_to_chance_or_after_the_end() -> None:
    finish = GAME.vocabulary.number("finish")
    assert GAME.why_not(given(phase="roll"), 0, finish).key == "why-chance"
    assert GAME.why_not(given(phase="over"), 0, finish).key == "why-over"


RETURNING = [("surgeon", "return-first"), ("pharmacy", "not-improvement"), ("finish", "phase")]


@pytest.mark.parametrize(("word", "key"), RETURNING)
def test_returning_gives_its_reasons(word: str, key: str) -> None:
    state = given(hospital("r3", staff="surgeon"), phase="return", round=2)
    assert reason(state, 1, "", word).key == f"why-{key}"


def test_an_event_needs_nothing_to_be_said() -> None:
    state = given(
        hospital("r3", nurses=4),
        hospital("g3", nurses=4),
        options="events",
        round=2,
        event="volunteers",
        events="volunteers",
    )
    assert reason(state, 1, "", "volunteers").key == "why-event"


def test_a_report_waits_for_the_end_of_the_round() -> None:
    reports = "report-4 report-1 report-10 report-2 report-3 report-13"
    state = given(hospital("r3"), seats=1, reports=reports, options="")
    assert reason(state, 1, "", "report-1").key == "why-report-later"


@pytest.mark.parametrize(
    ("said", "word", "key"),
    [("", "red", "space-patient"), ("r3", "green", "space-fits"), ("", "y6", "no-space")],
)
def test_spaces_of_the_pick_up_give_their_reasons(said: str, word: str, key: str) -> None:
    state = given(
        hospital("r3 y6"),
        hospital("g3"),
        options="pick-up",
        round=8,
        phase="pick-up",
        spaces="red green value-3",
    )
    assert reason(state, 1, said, word).key == f"why-{key}"
