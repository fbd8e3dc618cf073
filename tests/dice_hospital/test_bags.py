"""Phase 3: blood bags, shown colours, and marked patients."""

from __future__ import annotations

import pytest

from dice_hospital.given import (
    after,
    bags,
    cannot_say,
    finish,
    given,
    hospital,
    lounge,
    may_say,
    own,
    patients,
    phase,
    say,
    ways,
)

# --- healing ---


def test_a_bag_heals_any_one_patient_one_step_and_treats_it() -> None:
    state = given(hospital("r1 y3t g6", bags=3))
    assert may_say(state, "1", "bag") == ["r1", "y3t", "g6"]
    say(state, "1", "bag r1 heal")
    say(state, "1", "bag y3t heal")
    assert patients(state, 1) == "r2t y4t g6"
    say(state, "1", "bag g6 heal")
    assert (patients(state, 1), lounge(state, 1), bags(state, 1)) == ("r2t y4t", "green", 0)


def test_each_use_costs_one_bag() -> None:
    state = given(hospital("r1 r1 r1", bags=2))
    say(state, "1", "bag r1 heal")
    assert bags(state, 1) == 1
    say(state, "1", "bag r1 green")
    assert bags(state, 1) == 0
    assert cannot_say(state, "1", "bag")


def test_a_bag_is_no_worker_and_uses_no_department() -> None:
    state = given(hospital("r1", bags=1, nurses=0, used="oncology pharmacy clinic"))
    say(state, "1", "bag r1 heal")
    assert own(state, 1)["used"] == ["oncology", "pharmacy", "clinic"]
    assert own(state, 1)["nurses"] == 0


def test_bags_trigger_no_specialist() -> None:
    state = given(hospital("r2 r2", bags=1, staff="surgeon anaesthetist triage-nurse"))
    say(state, "1", "bag r2 heal")
    assert own(state, 1)["pending"] is None
    assert "finish" in may_say(state, "1")


def test_a_bag_does_not_make_a_placement_trigger() -> None:
    state = given(hospital("g2 r2 r4", bags=1, staff="anaesthetist"))
    say(state, "1", "anaesthetist pharmacy g2")
    assert "finish" in may_say(state, "1")


def test_a_bag_may_be_used_at_any_time_but_not_inside_a_sentence() -> None:
    state = given(hospital("r1 r2 r3 g1", bags=1, departments="radiology"))
    assert "bag" in may_say(state, "1")
    assert cannot_say(state, "1", "nurse bag")
    assert cannot_say(state, "1", "nurse radiology bag")
    assert cannot_say(state, "1", "nurse radiology r1 bag")


def test_a_bag_may_be_used_after_the_last_worker() -> None:
    state = given(hospital("r1", bags=1, nurses=0, used="oncology pharmacy clinic"))
    assert may_say(state, "1") == ["bag", "finish"]


def test_a_bag_needs_a_patient() -> None:
    assert may_say(given(hospital(bags=3)), "1") == ["finish"]


def test_only_the_seat_that_activates_uses_bags() -> None:
    state = given(hospital("r1", bags=1), hospital("r1", bags=1))
    assert cannot_say(state, "2", "bag")


# --- colours ---


@pytest.mark.parametrize(
    ("patient", "colours"),
    [
        ("r4", ["yellow", "green"]),
        ("y4", ["red", "green"]),
        ("g4t", ["red", "yellow"]),
        ("rg4", ["red", "yellow"]),
        ("gr4t", ["yellow", "green"]),
    ],
)
def test_a_bag_changes_the_colour_to_any_but_the_one_shown(
    patient: str, colours: list[str]
) -> None:
    state = given(hospital(patient, bags=1))
    assert may_say(state, "1", f"bag {patient}") == [*colours, "heal"]


def test_back_to_its_own_colour_is_fine() -> None:
    state = given(hospital("r4", bags=2))
    say(state, "1", "bag r4 green bag rg4 red")
    assert patients(state, 1) == "r4"


def test_d7_recolouring_with_a_bag_does_not_treat() -> None:
    state = given(hospital("r4 y4", bags=1))
    say(state, "1", "bag r4 green")
    assert patients(state, 1) == "y4 rg4"
    finish(state)
    assert patients(state, 1) == "r3 y3"


def test_d7_the_healing_that_follows_treats() -> None:
    state = given(hospital("r4", bags=1))
    say(state, "1", "bag r4 green nurse pharmacy rg4")
    finish(state)
    assert patients(state, 1) == "r5"


def test_departments_see_the_shown_colour_only() -> None:
    state = given(hospital("rg3 gr3 r3", departments="anaesthesia"))
    assert ways(state, "1", "nurse critical-care-unit") == ["r3", "gr3"]
    assert ways(state, "1", "nurse pharmacy") == ["rg3"]


def test_d16_shown_colours_go_back_at_the_end_of_the_phase() -> None:
    state = given(hospital("rg4t gy2t y5t"), round=8)
    finish(state)
    assert patients(state, 1) == "g2t r4t y5t"


def test_d16_the_lounge_counts_the_dies_own_colour() -> None:
    state = given(hospital("rg6 g1"))
    say(state, "1", "nurse pharmacy rg6")
    assert lounge(state, 1) == "red"


# --- between a department and its specialist's effect ---


def test_a_bag_may_come_between_the_department_and_the_effect() -> None:
    state = given(hospital("r2 g2", bags=2, staff="anaesthetist"))
    say(state, "1", "anaesthetist intensive-care r2")
    say(state, "1", "bag g2 heal")
    assert may_say(state, "1") == ["bag", "skip"]
    say(state, "1", "bag g3t red")
    assert may_say(state, "1") == ["gr3t", "skip"]
    say(state, "1", "gr3t")
    assert patients(state, 1) == "r3t gr4t"


def test_the_effect_ends_by_itself_when_the_last_bag_leaves_nobody() -> None:
    state = given(hospital("r2 r3", bags=1, staff="anaesthetist"))
    say(state, "1", "anaesthetist intensive-care r2")
    say(state, "1", "bag r3 green")
    assert own(state, 1)["pending"] is None
    assert patients(state, 1) == "r3t rg3"
    assert "finish" in may_say(state, "1")


def test_no_bag_inside_an_effect() -> None:
    state = given(hospital("r1 r2 g3", bags=1, staff="triage-nurse"))
    say(state, "1", "triage-nurse intensive-care r1")
    assert cannot_say(state, "1", "r2 bag")


def test_nobody_else_is_placed_while_an_effect_is_pending() -> None:
    state = given(hospital("r1 r2 g3", bags=1, staff="anaesthetist"))
    say(state, "1", "anaesthetist intensive-care r1")
    assert cannot_say(state, "1", "nurse")
    say(state, "1", "bag g3 heal")
    assert cannot_say(state, "1", "nurse")


def test_a_bag_may_discharge_the_patient_the_effect_was_for() -> None:
    state = given(hospital("r5", bags=1, staff="surgeon"))
    say(state, "1", "surgeon critical-care-unit r5")
    say(state, "1", "bag r6m heal")
    assert (patients(state, 1), lounge(state, 1)) == ("", "red")
    assert may_say(state, "1") == ["finish"]


# --- marked patients ---


def test_a_surgeons_patient_is_told_from_an_equal_treated_one() -> None:
    state = given(hospital("r2 r3t", bags=1, staff="surgeon"))
    say(state, "1", "surgeon intensive-care r2")
    assert patients(state, 1) == "r3t r3m"
    assert may_say(state, "1") == ["r3m", "bag", "skip"]
    assert may_say(state, "1", "bag") == ["r3t", "r3m"]


def test_a_bag_on_the_surgeons_own_patient_moves_its_effect_along() -> None:
    state = given(hospital("r2 r3t", bags=1, staff="surgeon"))
    say(state, "1", "surgeon intensive-care r2 bag r3m heal")
    assert may_say(state, "1") == ["r4m", "skip"]
    say(state, "1", "r4m")
    assert patients(state, 1) == "r3t r5t"


def test_a_bag_on_the_other_patient_does_not() -> None:
    state = given(hospital("r2 r3t", bags=1, staff="surgeon"))
    say(state, "1", "surgeon intensive-care r2 bag r3t heal")
    assert patients(state, 1) == "r3m r4t"
    assert may_say(state, "1") == ["r3m", "skip"]
    say(state, "1", "r3m")
    assert patients(state, 1) == "r4t r4t"


def test_a_green_die_recoloured_red_and_then_healed_may_get_the_surgeons_step() -> None:
    state = given(hospital("g1 y2 y3", bags=1, departments="radiology", staff="surgeon"))
    say(state, "1", "bag g1 red surgeon radiology gr1 y2 y3")
    assert patients(state, 1) == "gr2m y3t y4t"
    assert may_say(state, "1") == ["gr2m", "skip"]


def test_one_healed_as_green_and_recoloured_red_afterwards_may_not() -> None:
    state = given(hospital("g1 r2 y3", bags=1, departments="radiology", staff="surgeon"))
    say(state, "1", "surgeon radiology g1 r2 y3")
    assert patients(state, 1) == "g2t r3m y4t"
    say(state, "1", "bag g2t red")
    assert may_say(state, "1") == ["r3m", "skip"]


def test_one_healed_as_red_and_recoloured_afterwards_still_may() -> None:
    state = given(hospital("r2", bags=1, staff="surgeon"))
    say(state, "1", "surgeon intensive-care r2 bag r3m green")
    assert may_say(state, "1") == ["rg3m", "skip"]


def test_effects_on_another_patient_mark_all_that_the_department_healed() -> None:
    state = given(hospital("r1 g2 y3 r5", departments="radiology", staff="anaesthetist"))
    say(state, "1", "anaesthetist radiology r1 g2 y3")
    assert patients(state, 1) == "r2m g3m y4m r5"


def test_one_healed_by_the_department_does_not_become_another_by_recolouring() -> None:
    state = given(hospital("r1 g2 y3", bags=1, departments="radiology", staff="anaesthetist"))
    say(state, "1", "anaesthetist radiology r1 g2 y3 bag g3m red")
    assert own(state, 1)["pending"] is None
    assert patients(state, 1) == "r2t gr3t y4t"


def test_effects_on_anyone_mark_nobody() -> None:
    state = given(hospital("r1 g2 y3", staff="triage-nurse"))
    say(state, "1", "triage-nurse intensive-care r1")
    assert patients(state, 1) == "r2t g2 y3"


@pytest.mark.parametrize("ends", ["r3m", "skip"])
def test_marks_go_when_the_placement_is_over(ends: str) -> None:
    state = given(hospital("r2 g1", staff="surgeon"))
    say(state, "1", f"surgeon intensive-care r2 {ends}")
    assert "m" not in patients(state, 1)


def test_an_effect_that_is_not_asked_leaves_no_mark() -> None:
    state = given(hospital("r2 g1", staff="anaesthetist"))
    assert patients(after(state, "1", "anaesthetist intensive-care r2"), 1) == "g1 r3t"


def test_untriggered_specialists_mark_nobody() -> None:
    state = given(hospital("g2 g3", staff="anaesthetist", bags=1))
    say(state, "1", "anaesthetist intensive-care g2")
    assert patients(state, 1) == "g3 g3t"
    assert phase(state) == "activate"
