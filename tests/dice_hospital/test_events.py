"""Event cards: when they come, how long they last, and one test for each house event."""

from __future__ import annotations

from dice_hospital.given import (
    GAME,
    State,
    after,
    bags,
    cannot_say,
    chance_until,
    finish,
    given,
    hospital,
    lounge,
    may_say,
    odds,
    own,
    patients,
    phase,
    points,
    say,
    speakers,
    table,
    ways,
)

DISPLAY = "radiology surgeon paramedic"
SPECIALISTS = {card.id for card in GAME.cards.specialists}


def turned_up(event: str, *homes: dict[str, str], seats: int = 2, reports: str = "") -> State:
    """The moment after this event was turned up."""
    state = given(
        *homes,
        seats=seats,
        phase="event-card",
        round=2,
        display=DISPLAY,
        options="events",
        reports=reports,
    )
    say(state, "*", event)
    return state


def at_work(
    event: str, *homes: dict[str, str], display: str = "", phase: str = "activate"
) -> State:
    """Activation, or another phase, while this event is in force."""
    return given(
        *homes,
        phase=phase,
        round=2,
        options="events",
        event=event,
        events=event,
        display=display,
    )


def test_events_come_from_round_two_on_before_intake() -> None:
    state = given(hospital("r3t"), hospital("g3t"), options="events", round=1)
    finish(state)
    chance_until(state, "extra")
    say(state, "1", "department")
    say(state, "*", next(iter(odds(state))))
    assert (phase(state), table(state)["round"]) == ("event-card", 2)
    assert len(odds(state)) == 15
    assert set(odds(state).values()) == {1}
    first = GAME.start({"seats": "2", "events": "yes", "administrators": "no"})
    chance_until(first, "extra")
    say(first, "1", "department")
    chance_until(first, "roll")
    assert (table(first)["round"], table(first)["event"]) == (1, None)


def test_an_event_is_discarded_at_shift_change_and_never_comes_again() -> None:
    state = at_work("heat-wave", hospital("r5"), hospital("g5"), display="radiology")
    assert table(state)["event"] == "heat-wave"
    finish(state)
    assert patients(state, 1) == "r3"
    assert table(state)["event"] is None
    chance_until(state, "extra")
    say(state, "1", "department")
    chance_until(state, "event-card")
    assert "heat-wave" not in odds(state)
    assert table(state)["events"] == ["heat-wave"]


def test_options_add_to_what_an_event_changes() -> None:
    both = given(
        hospital("r5"), round=2, options="events superbug", event="heat-wave", events="heat-wave"
    )
    finish(both)
    assert patients(both, 1) == "r2"


def test_card_blood_drive() -> None:
    state = turned_up("blood-drive", hospital("r2"), hospital("g2"))
    assert (bags(state, 1), bags(state, 2)) == (1, 1)
    assert phase(state) == "roll"


def test_card_mobile_clinic() -> None:
    state = turned_up("mobile-clinic", hospital("r2 y3"), hospital("g1 g2 y5"))
    assert (phase(state), speakers(state)) == ("event", ["1", "2"])
    assert may_say(state, "1") == ["r2", "skip"]
    say(state, "2", "g1")
    assert (patients(state, 2), speakers(state)) == ("g2 g3t y5", ["1"])
    say(state, "1", "skip")
    assert phase(state) == "roll"


def test_an_event_asks_only_those_who_have_somebody() -> None:
    state = turned_up("mobile-clinic", hospital("r5"), hospital("g2"))
    assert speakers(state) == ["2"]
    nobody = turned_up("mobile-clinic", hospital("r5"), hospital("g4"))
    assert phase(nobody) == "roll"


def test_a_patient_treated_by_an_event_is_not_neglected_this_round() -> None:
    state = at_work("mobile-clinic", hospital("r3t y3"))
    finish(state)
    assert patients(state, 1) == "y2 r3"


def test_card_second_opinion() -> None:
    state = turned_up("second-opinion", hospital("r2 y6"), hospital("g5"))
    assert patients(after(state, "1", "r2"), 1) == "r5t y6"
    assert patients(after(state, "1", "y6"), 1) == "y1t r2"


def test_card_patient_transfer() -> None:
    state = turned_up("patient-transfer", hospital("r1 y6"), hospital("g5"))
    before = table(state)["bag"]["red"]
    say(state, "1", "r1")
    assert (patients(state, 1), own(state, 1)["fatalities"]) == ("y6", 0)
    assert table(state)["bag"]["red"] == before + 1


def test_card_equipment_fair() -> None:
    for seats in (2, 3):
        state = turned_up("equipment-fair", seats=seats)
        assert (phase(state), speakers(state)) == ("extra", ["1"])
        say(state, "1", "department")
        say(state, "*", "urology")
        assert "urology" in table(state)["display"]
        assert phase(state) == "roll"


def test_card_check_ups() -> None:
    state = turned_up("check-ups", hospital("r4 y5 g6"), hospital("g1"))
    assert ways(state, "1", "") == ["r4 y5", "r4 done", "y5", "skip"]
    say(state, "1", "r4 y5")
    assert patients(state, 1) == "r5t y6t g6"


def test_card_reclassification() -> None:
    state = turned_up("reclassification", hospital("r4 y5"), hospital("g1"))
    say(state, "1", "r4 green y5 red")
    assert patients(state, 1) == "rg4t yr5t"
    code = GAME.encode(state)
    assert GAME.encode(GAME.decode(code)) == code
    working = at_work("reclassification", hospital("rg4t y5"))
    say(working, "1", "nurse pharmacy rg4t")
    assert patients(working, 1) == "y5 rg5t"
    finish(working)
    assert patients(working, 1) == "y4 r5"


def test_card_mild_spell() -> None:
    state = turned_up("mild-spell", hospital("r4"))
    assert {word[1] for word in odds(state)} == set("3456")


def test_card_flu_wave() -> None:
    state = given(
        hospital("r4"),
        hospital("g4"),
        phase="take",
        round=2,
        options="events",
        event="flu-wave",
        events="flu-wave",
        ambulances="r2r2r2.y3y3y3.g4g4g4",
    )
    say(state, "1", "ambulance-2")
    assert speakers(state) == ["*1"]
    say(state, "*1", "g2")
    assert len(own(state, 1)["incoming"]) == 4
    scoring = at_work("flu-wave", hospital("r4t", lounge="red red"))
    finish(scoring)
    assert points(scoring, 1) == {"discharges": 3, "event": 2}


def test_flu_wave_alone_brings_one_die_more() -> None:
    state = given(
        hospital("r4"),
        seats=1,
        phase="roll",
        round=2,
        options="events",
        event="flu-wave",
        events="flu-wave",
        reports="report-1 report-2 report-3 report-4 report-5 report-6",
        intake="r2 r3 g4 g5",
    )
    assert phase(state) == "roll"
    say(state, "*", "y2")
    say(state, "1", "return g5")
    assert patients(state, 1) == "r2 y2 r3 r4 g4"


def test_card_trade_in() -> None:
    state = at_work("trade-in", hospital("r4", staff="surgeon"), phase="return")
    say(state, "1", "return surgeon")
    assert bags(state, 1) == 2


def test_card_volunteers() -> None:
    state = turned_up("volunteers", hospital("r4"), hospital("g4"))
    assert own(state, 1)["nurses"] == own(state, 2)["nurses"] == 4
    working = at_work("volunteers", hospital("r4", nurses=4), hospital("g4", nurses=4))
    finish(working)
    assert own(working, 1)["nurses"] == 3


def test_card_heat_wave() -> None:
    state = turned_up("heat-wave", hospital("r4"), hospital("g4"))
    assert (bags(state, 1), bags(state, 2)) == (1, 1)
    working = at_work("heat-wave", hospital("r4 r2 y2t"))
    finish(working)
    assert (patients(working, 1), own(working, 1)["fatalities"]) == ("r2 y2", 1)


def test_card_early_release() -> None:
    state = at_work("early-release", hospital("r6t y6 g5t"))
    say(state, "1", "finish")
    say(state, "2", "finish")
    assert points(state, 1) == {"discharges": 1}
    assert patients(state, 1) == "y5 g5"
    assert lounge(state, 1) == ""


def test_card_inspection() -> None:
    state = at_work("inspection", hospital("r4t y2t"), hospital("g4t g3"))
    finish(state)
    assert points(state, 1) == {"event": 3}
    assert points(state, 2) == {}


def test_card_long_handover() -> None:
    state = at_work("long-handover", hospital("r4t"), hospital("g4t"), display="radiology")
    finish(state)
    assert table(state)["display"] == ["radiology"]
    assert table(state)["under"] == {}
    assert set(odds(state)) <= {card.id for card in GAME.cards.specialists}
    assert cannot_say(turned_up("mobile-clinic", hospital("r2")), "1", "finish")
