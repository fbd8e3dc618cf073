"""Phase 3: activation, without blood bags."""

from __future__ import annotations

import pytest

from dice_hospital.given import (
    GAME,
    after,
    cannot_say,
    given,
    hospital,
    lounge,
    may_say,
    own,
    patients,
    phase,
    say,
    speakers,
    ways,
)

# --- who activates ---


def test_linear_seats_activate_one_after_another_by_ambulance_number() -> None:
    homes = [hospital("r3", ambulance=n) for n in (3, 4, 2)]
    state = given(*homes, seats=3, first=3)
    order = []
    for _ in range(3):
        order += speakers(state)
        assert cannot_say(state, "2" if order[-1] != "2" else "1", "finish")
        say(state, order[-1], "nurse critical-care-unit r3 finish")
    assert order == ["3", "1", "2"]


def test_simultaneous_seats_activate_all_at_once() -> None:
    state = given(hospital("r3"), hospital("g3"), seats=2, activation="simultaneous")
    assert speakers(state) == ["1", "2"]
    say(state, "2", "nurse pharmacy")
    say(state, "1", "nurse imaging r3")
    say(state, "2", "g3")
    say(state, "2", "finish")
    assert speakers(state) == ["1"]
    say(state, "1", "nurse critical-care-unit r4t")
    assert (patients(state, 1), patients(state, 2)) == ("r5t", "g4t")


def test_a_seat_that_has_finished_says_nothing_more() -> None:
    state = given(hospital("r3"), hospital("g3"), activation="simultaneous")
    say(state, "1", "finish")
    assert cannot_say(state, "1", "nurse")
    assert phase(state) == "activate"


def test_a_seat_may_stop_whenever_it_likes() -> None:
    state = given(hospital("r3 r4 r5", staff="surgeon"))
    say(state, "1", "finish")
    assert own(state, 1)["nurses"] == 3
    assert speakers(state) == ["2"]


def test_nobody_stops_inside_a_sentence_or_before_a_pending_effect() -> None:
    state = given(hospital("r3 r4", staff="surgeon"))
    assert cannot_say(state, "1", "nurse finish")
    assert cannot_say(state, "1", "nurse imaging finish")
    assert cannot_say(state, "1", "surgeon imaging r3 finish")


def test_finish_is_asked_even_when_it_is_all_that_can_be_said() -> None:
    state = given(hospital())
    assert (speakers(state), may_say(state, "1")) == (["1"], ["finish"])


# --- placing ---


def test_any_worker_may_go_anywhere() -> None:
    state = given(hospital("r2 y3 g5", staff="surgeon pharmacist paramedic"))
    departments = may_say(state, "1", "nurse")
    assert len(departments) == 6
    for worker in ("surgeon", "pharmacist", "paramedic"):
        assert may_say(state, "1", worker) == departments


def test_every_nurse_works_once_a_round() -> None:
    state = given(hospital("r2 y3 g5"))
    say(state, "1", "nurse critical-care-unit r2")
    say(state, "1", "nurse oncology y3")
    assert "nurse" in may_say(state, "1")
    say(state, "1", "nurse pharmacy g5")
    assert may_say(state, "1") == ["finish"]
    assert own(state, 1)["nurses"] == 0


def test_every_specialist_works_once_a_round() -> None:
    state = given(hospital("r2 y3 g5", staff="surgeon"))
    say(state, "1", "surgeon oncology y3")
    assert cannot_say(state, "1", "surgeon")
    assert own(state, 1)["placed"] == ["surgeon"]
    assert "nurse" in may_say(state, "1")


def test_two_equal_specialists_work_once_each() -> None:
    state = given(hospital("r2 y3 g5", staff="surgeon surgeon"))
    say(state, "1", "surgeon oncology y3")
    say(state, "1", "surgeon pharmacy g5")
    assert cannot_say(state, "1", "surgeon")
    assert own(state, 1)["placed"] == ["surgeon", "surgeon"]


def test_every_department_works_once_a_round() -> None:
    state = given(hospital("r2 r3 r4"))
    say(state, "1", "nurse critical-care-unit r2")
    assert cannot_say(state, "1", "nurse critical-care-unit")
    assert own(state, 1)["used"] == ["critical-care-unit"]


def test_two_equal_departments_work_once_each() -> None:
    state = given(hospital("r1 r2", departments="operating-theatre operating-theatre"))
    say(state, "1", "nurse operating-theatre r1")
    say(state, "1", "nurse operating-theatre r2")
    assert cannot_say(state, "1", "nurse operating-theatre")
    assert patients(state, 1) == "r4t r5t"


def test_a_patient_may_be_healed_several_times_a_round() -> None:
    state = given(hospital("r2"))
    say(state, "1", "nurse intensive-care r2 nurse imaging r3t nurse critical-care-unit r4t")
    assert patients(state, 1) == "r5t"


def test_a_worker_with_nowhere_to_go_is_not_offered() -> None:
    state = given(hospital("r4", used="imaging critical-care-unit", nurses=1, staff="surgeon"))
    assert may_say(state, "1") == ["finish"]


def test_healing_treats_and_raises_the_value() -> None:
    state = given(hospital("r3 r3"))
    told = say(state, "1", "nurse critical-care-unit r3")
    assert patients(state, 1) == "r3 r4t"
    heal = next(h for h in told if h.name == "heal")
    assert (heal.seat, heal.figures) == (0, {"patient": "r3", "becomes": "r4t"})


def test_a_treated_patient_differs_from_an_equal_waiting_one() -> None:
    state = given(hospital("r3 r3t"))
    assert ways(state, "1", "nurse critical-care-unit") == ["r3", "r3t"]


@pytest.mark.parametrize(
    ("department", "patients_there"),
    [
        ("cardiology", "r2 r3 r5 g4"),
        ("anaesthesia", "r2 r2 r3 g2"),
        ("radiology", "r1 r2 r4"),
        ("triage-centre", "r1 r4 g5"),
        ("operating-theatre", "y1 g1"),
    ],
)
def test_d5_a_department_that_cannot_be_resolved_fully_cannot_be_used(
    department: str, patients_there: str
) -> None:
    state = given(hospital(patients_there, departments=department))
    assert cannot_say(state, "1", f"nurse {department}")


def test_d5_a_single_patient_may_be_discharged_with_steps_to_spare() -> None:
    state = given(hospital("y6 r1", departments="orthopaedics"))
    say(state, "1", "nurse orthopaedics y6")
    assert (patients(state, 1), lounge(state, 1)) == ("r1", "yellow")


def test_a_group_is_healed_together() -> None:
    state = given(hospital("r2 r3 r4", departments="cardiology"))
    assert ways(state, "1", "nurse cardiology") == ["r2 r3 r4"]
    say(state, "1", "nurse cardiology r2 r3")
    assert patients(state, 1) == "r2 r3 r4"
    say(state, "1", "r4")
    assert patients(state, 1) == "r3t r4t r5t"


def test_the_first_pick_is_never_a_dead_end() -> None:
    state = given(hospital("r3 r3 r3 r3t", departments="anaesthesia"))
    assert may_say(state, "1", "nurse anaesthesia") == ["r3"]
    assert ways(state, "1", "nurse anaesthesia") == ["r3 r3 r3", "r3 r3 r3t"]


# --- specialists' effects ---


def test_the_effect_comes_after_the_department_and_only_once() -> None:
    state = given(hospital("r2 r2", staff="anaesthetist"))
    say(state, "1", "anaesthetist intensive-care r2")
    assert patients(state, 1) == "r2 r3m"
    say(state, "1", "r2")
    assert patients(state, 1) == "r3t r3t"
    assert cannot_say(state, "1", "r3t")
    assert "finish" in may_say(state, "1")


def test_the_effect_may_be_left() -> None:
    state = given(hospital("r2 r2", staff="anaesthetist"))
    say(state, "1", "anaesthetist intensive-care r2 skip")
    assert patients(state, 1) == "r2 r3t"
    assert "finish" in may_say(state, "1")


def test_an_effect_with_nobody_to_choose_and_no_bag_is_not_asked() -> None:
    state = given(hospital("r2 g2", staff="anaesthetist"))
    say(state, "1", "anaesthetist critical-care-unit r2")
    assert patients(state, 1) == "g2 r3t"
    assert "finish" in may_say(state, "1")


def test_an_effect_with_nobody_to_choose_is_asked_while_there_is_a_bag() -> None:
    state = given(hospital("r2 g2", staff="anaesthetist", bags=1))
    say(state, "1", "anaesthetist critical-care-unit r2")
    assert may_say(state, "1") == ["bag", "skip"]


def test_a_bag_without_patients_does_not_keep_an_effect_open() -> None:
    state = given(hospital("r6", staff="surgeon", bags=1))
    say(state, "1", "surgeon critical-care-unit r6")
    assert may_say(state, "1") == ["finish"]


def test_d20_the_triage_nurses_effect_on_two_with_one_to_choose_is_not_offered() -> None:
    state = given(hospital("r3 r2 r6", staff="triage-nurse"))
    say(state, "1", "triage-nurse imaging r3")
    assert patients(state, 1) == "r2 r4t r6"
    assert "finish" in may_say(state, "1")


def test_a_nurse_has_no_effect() -> None:
    state = given(hospital("r2 r2", staff="surgeon", bags=2))
    say(state, "1", "nurse intensive-care r2")
    assert own(state, 1)["pending"] is None
    assert "finish" in may_say(state, "1")


def test_d6_another_is_one_that_this_placements_department_did_not_heal() -> None:
    state = given(hospital("r2 r3t r4", staff="anaesthetist paramedic"))
    say(state, "1", "nurse imaging r4")
    say(state, "1", "anaesthetist intensive-care r2")
    assert may_say(state, "1") == ["r3t", "r5t", "skip"]


def test_d6_even_one_healed_to_the_same_value_is_not_another() -> None:
    state = given(hospital("r2 r3t", staff="anaesthetist"))
    say(state, "1", "anaesthetist intensive-care r2")
    assert patients(state, 1) == "r3t r3m"
    assert may_say(state, "1") == ["r3t", "skip"]
    say(state, "1", "r3t")
    assert patients(state, 1) == "r3t r4t"


def test_d9_any_of_the_healed_values_may_be_matched() -> None:
    state = given(hospital("r1 r2 r3 g1 y2 g3 y4", departments="cardiology", staff="cardiologist"))
    say(state, "1", "cardiologist cardiology r1 r2 r3")
    assert may_say(state, "1") == ["g1", "y2", "g3", "skip"]


def test_d9_only_the_values_of_the_trigger_colour_count() -> None:
    state = given(hospital("r1 y2 g3 g1 g2 y3", departments="radiology", staff="cardiologist"))
    say(state, "1", "cardiologist radiology r1 y2 g3")
    assert may_say(state, "1") == ["g1", "skip"]


def test_d10_the_triage_nurse_may_include_one_just_healed() -> None:
    state = given(hospital("r1 g3", staff="triage-nurse"))
    say(state, "1", "triage-nurse intensive-care r1")
    assert ways(state, "1", "") == ["r2t g3", "skip"]
    say(state, "1", "r2t g3")
    assert patients(state, 1) == "r3t g4t"


def test_d15_the_trigger_is_the_colour_shown_when_the_department_healed() -> None:
    state = given(hospital("gr2", staff="surgeon pharmacist"))
    surgeon = after(state, "1", "surgeon intensive-care gr2")
    assert may_say(surgeon, "1") == ["gr3m", "skip"]
    pharmacist = after(state, "1", "pharmacist intensive-care gr2")
    assert "finish" in may_say(pharmacist, "1")


def test_d15_targets_are_judged_when_the_effect_is_used() -> None:
    state = given(hospital("r2 g2", staff="anaesthetist", bags=1))
    say(state, "1", "anaesthetist intensive-care r2")
    say(state, "1", "bag g2 red")
    assert may_say(state, "1") == ["gr2", "skip"]


def test_a_triggering_patient_that_was_discharged_still_triggers() -> None:
    state = given(hospital("r6 r2 y6", staff="anaesthetist cardiologist"))
    another = after(state, "1", "anaesthetist clinic r6")
    assert may_say(another, "1") == ["r2", "skip"]
    match = after(state, "1", "cardiologist clinic r6")
    assert may_say(match, "1") == ["y6", "skip"]


def test_d17_without_the_common_bag_seats_do_not_touch_each_other() -> None:
    state = given(hospital("r1 r2"), hospital("r1 r2"), activation="simultaneous")
    before = own(state, 2)
    dice = GAME.view(state, -1)["bag"]
    say(state, "1", "nurse intensive-care r1 nurse critical-care-unit r2")
    assert own(state, 2) == before
    assert GAME.view(state, -1)["bag"] == dice
