"""Phase 4: neglect."""

from __future__ import annotations

from dice_hospital.given import (
    fatalities,
    finish,
    given,
    hospital,
    lounge,
    patients,
    phase,
    say,
    table,
)


def test_every_untreated_patient_goes_down_one() -> None:
    state = given(hospital("r2 y3 g4 r5 y6"), round=8)
    finish(state)
    assert patients(state, 1) == "r1 y2 g3 r4 y5"


def test_treated_patients_stay_as_they_are() -> None:
    state = given(hospital("r1t y3 g4t r6t"), round=8)
    finish(state)
    assert patients(state, 1) == "r1t y2 g4t r6t"


def test_at_0_a_patient_is_a_fatality_and_its_die_goes_to_the_bag() -> None:
    state = given(hospital("r1 r1 y1 g1t g2"), round=8)
    before = table(state)["bag"]
    finish(state)
    assert (patients(state, 1), fatalities(state, 1)) == ("g1 g1t", 3)
    now = table(state)["bag"]
    assert {c: now[c] - before[c] for c in now} == {"red": 2, "yellow": 1, "green": 0}


def test_fatalities_add_up_over_the_rounds() -> None:
    state = given(hospital("r1", fatalities=4))
    finish(state)
    assert fatalities(state, 1) == 5


def test_a_patient_treated_by_a_bag_is_not_neglected() -> None:
    state = given(hospital("r1 g1", bags=1), round=8)
    say(state, "1", "bag r1 heal")
    finish(state)
    assert patients(state, 1) == "r2t"


def test_neglect_comes_once_all_have_finished() -> None:
    state = given(hospital("r2"), hospital("g2"))
    say(state, "1", "finish")
    assert (phase(state), patients(state, 1)) == ("activate", "r2")
    say(state, "2", "finish")
    assert (patients(state, 1), patients(state, 2)) == ("r1", "g1")


def test_every_hospital_is_neglected_on_its_own() -> None:
    homes = hospital("r1"), hospital("r1t"), hospital(lounge="red"), hospital("g6")
    state = given(*homes, seats=4, round=8)
    finish(state)
    assert [patients(state, seat) for seat in (1, 2, 3, 4)] == ["", "r1t", "", "g5"]
    assert [fatalities(state, seat) for seat in (1, 2, 3, 4)] == [1, 0, 0, 0]


def test_the_happenings_tell_who_gets_worse_and_who_dies() -> None:
    state = given(hospital("r1 y2 g3t"))
    say(state, "1", "finish")
    told = [(h.name, h.figures) for h in say(state, "2", "finish") if h.seat == 0]
    assert ("worsen", {"patient": "y2", "becomes": "y1"}) in told
    assert ("die", {"patient": "r1"}) in told
    assert [name for name, _ in told if name in ("worsen", "die")] == ["worsen", "die"]
    assert lounge(state, 1) == ""
