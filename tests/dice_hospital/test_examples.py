"""The worked examples of the rulebook."""

from __future__ import annotations

from dice_hospital.given import (
    bags,
    cannot_say,
    fatalities,
    finish,
    first,
    given,
    hospital,
    lounge,
    may_say,
    own,
    patients,
    phase,
    points,
    say,
)


def test_a_surgeon_in_intensive_care_makes_a_red_2_a_4() -> None:
    state = given(hospital("r2", staff="surgeon"))
    say(state, "1", "surgeon intensive-care r2")
    assert may_say(state, "1") == ["r3m", "skip"]
    say(state, "1", "r3m")
    assert patients(state, 1) == "r4t"


def test_a_haematologist_in_renal_medicine_makes_three_yellow_3s_4_4_and_5() -> None:
    state = given(hospital("y3 y3 y3", departments="renal-medicine", staff="haematologist"))
    say(state, "1", "haematologist renal-medicine y3 y3 y3 y4m")
    assert patients(state, 1) == "y4t y4t y5t"


def test_a_pharmacist_in_anaesthesia_does_nothing_more() -> None:
    state = given(hospital("r3 r3 r3 g3", departments="anaesthesia", staff="pharmacist", bags=1))
    say(state, "1", "pharmacist anaesthesia r3 r3 r3")
    assert patients(state, 1) == "g3 r4t r4t r4t"
    assert own(state, 1)["pending"] is None
    assert cannot_say(state, "1", "skip")


def test_an_anaesthetist_in_anaesthesia_heals_three_reds_then_a_fourth() -> None:
    state = given(hospital("r3 r3 r3 r5", departments="anaesthesia", staff="anaesthetist"))
    say(state, "1", "anaesthetist anaesthesia r3 r3 r3")
    assert may_say(state, "1") == ["r5", "skip"]
    say(state, "1", "r5")
    assert patients(state, 1) == "r4t r4t r4t r6t"


def test_a_nurse_in_the_pharmacy_heals_a_red_patient_as_green_with_a_blood_bag() -> None:
    state = given(hospital("r3", bags=1))
    assert cannot_say(state, "1", "nurse pharmacy")
    say(state, "1", "bag r3 green")
    say(state, "1", "nurse pharmacy rg3")
    assert patients(state, 1) == "rg4t"
    assert bags(state, 1) == 0


def test_three_new_patients_and_two_free_beds_cost_one_old_patient() -> None:
    old = "r1 r2 r3 r4 r5 r6 y1 y2 y3 y4"
    state = given(
        hospital(old, ambulance=2, incoming="g2 g3 g4"),
        seats=2,
        phase="take",
        ambulances="g2r2r2 none y5y5g5",
    )
    say(state, "2", "ambulance-3")
    assert phase(state) == "overflow"
    say(state, "1", "y1")
    assert patients(state, 1) == "r1 r2 y2 g2 r3 y3 g3 r4 y4 g4 r5 r6"
    assert fatalities(state, 1) == 1


def test_a_yellow_6_healed_is_discharged() -> None:
    state = given(hospital("y6 r3"))
    say(state, "1", "nurse oncology y6")
    assert patients(state, 1) == "r3"
    assert lounge(state, 1) == "yellow"


def test_a_5_healed_3_steps_is_discharged_and_the_spare_step_is_lost() -> None:
    state = given(hospital("r5 r2", departments="operating-theatre"))
    say(state, "1", "nurse operating-theatre r5")
    assert patients(state, 1) == "r2"
    assert lounge(state, 1) == "red"


def test_seven_discharged_in_a_round_are_14_points() -> None:
    state = given(hospital("r6t", lounge="red red red yellow yellow green green"), round=8)
    finish(state)
    assert points(state, 1) == {"discharges": 14}


def test_the_first_player_who_takes_ambulance_2_while_nobody_takes_1_stays_first() -> None:
    state = given(seats=2, phase="take", ambulances="r2r2r2 g3g3g3 y4y4y4", first=2)
    say(state, "2", "ambulance-2")
    say(state, "1", "ambulance-3")
    assert first(state) == 2
    assert (bags(state, 1), bags(state, 2)) == (0, 1)
