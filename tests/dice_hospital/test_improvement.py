"""Phase 2: improvement."""

from __future__ import annotations

from dice_hospital.given import (
    bags,
    cannot_say,
    given,
    hospital,
    may_say,
    own,
    phase,
    say,
    speakers,
    table,
    ways,
)

CARDS = "cardiology urology surgeon paramedic"


# --- taking ---


def test_each_takes_one_by_ambulance_number_lowest_first() -> None:
    homes = hospital(ambulance=4), hospital(ambulance=2), hospital(ambulance=3)
    state = given(*homes, seats=3, phase="improve", first=2, display=CARDS)
    order = []
    for word in ("surgeon", "urology", "pass"):
        order += speakers(state)
        say(state, order[-1], word)
    assert order == ["2", "3", "1"]
    assert own(state, 2)["staff"] == ["surgeon"]
    assert own(state, 3)["departments"][-1] == "urology"
    assert own(state, 1)["staff"] == []


def test_any_card_of_the_display_may_be_taken_once() -> None:
    state = given(phase="improve", display=CARDS)
    assert may_say(state, "1") == ["pass", "cardiology", "urology", "surgeon", "paramedic"]
    say(state, "1", "urology")
    assert cannot_say(state, "2", "urology")
    assert table(state)["display"] == ["cardiology", "surgeon", "paramedic"]


def test_d4_a_seat_may_pass() -> None:
    state = given(phase="improve", display=CARDS)
    say(state, "1", "pass")
    assert speakers(state) == ["2"]
    say(state, "2", "pass")
    assert table(state)["display"] == CARDS.split()
    assert phase(state) == "activate"


def test_duplicates_are_allowed() -> None:
    state = given(
        hospital(staff="surgeon", departments="cardiology"),
        phase="improve",
        display="cardiology surgeon",
    )
    say(state, "1", "surgeon")
    assert own(state, 1)["staff"] == ["surgeon", "surgeon"]


def test_two_equal_cards_in_the_display_are_one_word() -> None:
    state = given(phase="improve", display="surgeon surgeon")
    assert may_say(state, "1") == ["pass", "surgeon"]
    say(state, "1", "surgeon")
    say(state, "2", "surgeon")
    assert own(state, 2)["staff"] == ["surgeon"]


def test_the_display_is_not_refilled() -> None:
    state = given(seats=3, phase="improve", display=CARDS)
    say(state, "1", "surgeon")
    say(state, "2", "pass")
    say(state, "3", "cardiology")
    assert table(state)["display"] == ["urology", "paramedic"]


def test_an_empty_display_is_not_asked_about() -> None:
    state = given(phase="improve", display="cardiology")
    say(state, "1", "cardiology")
    assert phase(state) == "return"


# --- giving back ---


def test_after_all_have_taken_each_may_give_one_back_in_the_same_order() -> None:
    homes = hospital(ambulance=3, staff="surgeon"), hospital(ambulance=2, departments="cardiology")
    state = given(*homes, phase="improve", first=2, display="urology")
    say(state, "2", "pass")
    assert phase(state) == "improve"
    say(state, "1", "pass")
    assert (phase(state), speakers(state)) == ("return", ["2"])
    say(state, "2", "pass")
    assert (phase(state), speakers(state)) == ("return", ["1"])
    say(state, "1", "pass")
    assert phase(state) == "activate"


def test_an_improvement_goes_under_its_pile_for_a_blood_bag() -> None:
    state = given(hospital(staff="surgeon", departments="cardiology", bags=1), phase="return")
    say(state, "1", "return surgeon")
    assert own(state, 1)["staff"] == []
    assert bags(state, 1) == 2
    assert table(state)["under"] == {"surgeon": 1}


def test_even_the_new_one_may_be_given_back() -> None:
    state = given(phase="improve", display="surgeon cardiology")
    say(state, "1", "surgeon")
    say(state, "2", "cardiology")
    assert ways(state, "1", "return") == ["surgeon"]
    say(state, "1", "return surgeon")
    say(state, "2", "return cardiology")
    assert (bags(state, 1), bags(state, 2)) == (1, 1)
    assert table(state)["under"] == {"cardiology": 1, "surgeon": 1}
    assert len(own(state, 2)["departments"]) == 6


def test_at_most_one_is_given_back_a_round() -> None:
    state = given(hospital(staff="surgeon paramedic"), phase="return")
    say(state, "1", "return surgeon")
    assert phase(state) == "activate"
    assert own(state, 1)["staff"] == ["paramedic"]


def test_the_departments_of_the_board_stay() -> None:
    state = given(hospital(staff="surgeon", departments="cardiology"), phase="return")
    assert ways(state, "1", "") == ["pass", "return cardiology", "return surgeon"]


def test_two_equal_improvements_are_one_word() -> None:
    state = given(hospital(staff="surgeon surgeon"), phase="return")
    assert ways(state, "1", "") == ["pass", "return surgeon"]
    say(state, "1", "return surgeon")
    assert own(state, 1)["staff"] == ["surgeon"]


def test_a_seat_without_improvements_is_not_asked() -> None:
    homes = hospital(), hospital(staff="surgeon"), hospital()
    state = given(*homes, seats=3, phase="improve", display="cardiology")
    for seat in ("1", "2", "3"):
        say(state, seat, "pass")
    assert (phase(state), speakers(state)) == ("return", ["2"])
    say(state, "2", "pass")
    assert phase(state) == "activate"


def test_nobody_with_improvements_skips_the_step() -> None:
    state = given(phase="improve", display="cardiology")
    say(state, "1", "pass")
    say(state, "2", "pass")
    assert phase(state) == "activate"
