"""The activation solver finds what trying everything finds, says legal words, and keeps budgets."""

from __future__ import annotations

import gc
from itertools import islice

import pytest

from wardround.analysis.dice_hospital.activations import small_activations
from wardround.analysis.dice_hospital.exhaustive import Exhaustive, TooMany
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import ACTIVATE, State
from wardround.lab.covering import covering
from wardround.players.dice_hospital.solver import PRICES, Solution, solve
from wardround.players.dice_hospital.solver.bag_order import postpone_bags
from wardround.players.dice_hospital.solver.beam import beam_search
from wardround.players.dice_hospital.solver.terminal_value import TerminalValue
from wardround.table.contract.data import Options

GAME = DiceHospital()
SETS = [options for seats in GAME.seat_counts for options in covering(GAME, seats)]
START = "dice-hospital:2:seats=2,administrators=no:round=3,phase=activate,first=1,mover=1:"
LATE_WARD = """
[[department]]
id = "late-ward"
name = "Late Ward"
copies = 2
count = 1
steps = [1, 1, 1, 3, 1, 1]
"""


def position(first: str, options: str = "") -> State:
    start = START.replace("seats=2", f"seats=2{options}")
    return GAME.decode(f"{start}{first},ambulance=1:patients=g2,ambulance=2")


def words(solution: Solution) -> str:
    return GAME.vocabulary.text(solution.words)


@pytest.mark.parametrize("number", range(len(SETS)))
def test_equals_trying_everything(number: int) -> None:
    compared = 0
    for state, seat in islice(small_activations(SETS[number], number, 2, 1), 7):
        try:
            best = Exhaustive(state, seat, 3_000).best()
        except TooMany:
            continue
        solution = solve(state, seat)
        assert solution.exact
        assert solution.worth == pytest.approx(best, abs=1e-9), GAME.encode(state)
        compared += 1
    assert compared >= 3


@pytest.mark.parametrize("options", SETS[::5], ids=lambda o: "-".join(o.values()))
def test_its_words_are_legal_and_lead_to_the_worth_it_tells(options: Options) -> None:
    for state, seat in islice(small_activations(options, 7, 3, 1), 4):
        solution = solve(state, seat, nodes=300)
        after = state.clone()
        judge = TerminalValue(state.clone(), seat, PRICES)
        hospital = after.hospitals[seat]
        for word in solution.words:
            assert word in GAME.legal(after, seat)
            if word != solution.words[-1] or after.phase == ACTIVATE:
                hospital = after.hospitals[seat].clone()
            GAME.apply(after, seat, word)
        if GAME.vocabulary.word(solution.words[-1]) == "finish":
            assert judge.of(hospital) == pytest.approx(solution.worth)


def test_discharges_whom_it_can() -> None:
    solution = solve(position("patients=r6.g6,used=oncology.imaging,nurses=1"), 0)
    assert words(solution) in (
        "nurse critical-care-unit r6 finish",
        "nurse pharmacy g6 finish",
        "nurse clinic r6 finish",
        "nurse clinic g6 finish",
    )


def test_uses_an_effect_and_a_bag_where_they_bring_more() -> None:
    state = position("patients=r5.y6,staff=surgeon,used=pharmacy.imaging.clinic,nurses=0,bags=1")
    solution = solve(state, 0)
    assert words(solution) == "surgeon critical-care-unit r5 r6m bag y6 heal finish"
    assert solution.exact


def test_a_bag_comes_last_unless_something_needs_it() -> None:
    early = "bag y6 heal surgeon critical-care-unit r5 r6m finish"
    state = position("patients=r5.y6,staff=surgeon,used=pharmacy.imaging.clinic,nurses=0,bags=1")
    tidied = postpone_bags(state, 0, GAME.vocabulary.numbers(early.split()))
    assert GAME.vocabulary.text(tidied) == "surgeon critical-care-unit r5 r6m bag y6 heal finish"
    needed = "bag y5 red surgeon critical-care-unit yr5 yr6m finish"
    state = position("patients=y5,staff=surgeon,used=pharmacy.imaging.clinic,nurses=0,bags=1")
    assert (
        GAME.vocabulary.text(postpone_bags(state, 0, GAME.vocabulary.numbers(needed.split())))
        == needed
    )


def test_each_of_two_equal_bags_comes_as_late_as_may_be() -> None:
    state = position("patients=r5.r5.g6,nurses=3,bags=2")
    words = "bag r5 heal nurse critical-care-unit r6t bag r5 heal nurse pharmacy g6 finish"
    late = "bag r5 heal nurse critical-care-unit r6t nurse pharmacy g6 bag r5 heal finish"
    tidied = postpone_bags(state, 0, GAME.vocabulary.numbers(words.split()))
    assert GAME.vocabulary.text(tidied) == late


def test_the_use_of_bags_is_within_the_budget_and_in_one_order() -> None:
    """Without a bound: 4, 10 and 20 ways to heal by one, two or three bags, and the hospital."""
    used = "departments=experimental-therapy,used=pharmacy.imaging.experimental-therapy"
    hospital = f"patients=r2.y3.y4.g4,{used},nurses=0,bags=3"
    state = position(hospital, ",experimental=replace")
    assert solve(state, 0).nodes == 1 + 4 + 10 + 20
    assert not solve(state, 0, nodes=12).exact


def test_keeps_a_bag_that_brings_less_than_it_is_worth() -> None:
    solution = solve(position("patients=r3t,used=pharmacy.imaging.clinic,nurses=0,bags=1"), 0)
    assert words(solution) == "finish"


def test_the_way_to_equal_hospitals_does_not_matter() -> None:
    """A table of hospitals: two orders of the same placements are searched once."""
    few = solve(position("patients=r2.y2.g2,nurses=3"), 0)
    assert few.exact
    assert few.nodes < 200


def test_says_when_the_budget_ran_out_and_gives_the_best_it_found() -> None:
    state = position("patients=r2.r3.y3.y4.g4.g5.r5.y6,nurses=3,staff=surgeon.paramedic")
    short, whole = solve(state, 0, nodes=30), solve(state, 0)
    assert not short.exact
    assert whole.exact
    assert short.nodes <= 32
    assert short.words[-1] == GAME.vocabulary.number("finish")
    assert short.worth <= whole.worth


def test_out_of_budget_the_line_of_the_beam_counts_too() -> None:
    state = position("patients=r2.r3.y3.y4.g4.g5.r5.y6,nurses=3,staff=surgeon.paramedic")
    quick, short = beam_search(state, 0, 8), solve(state, 0, nodes=1, width=8)
    assert not short.exact
    assert short.words == quick.words
    assert short.worth == quick.value


def test_departments_for_groups_are_planned() -> None:
    """Three of one value, of whom one has to be raised first."""
    hospital = "patients=y5.y6.y6,departments=renal-medicine,staff=haematologist"
    solution = solve(position(f"{hospital},used=oncology.imaging,nurses=1"), 0)
    assert "renal-medicine y6 y6 y6t" in words(solution)
    assert solution.exact


def test_a_department_for_a_run_that_cannot_come_about() -> None:
    """Enough patients of its colour, but too many of them are too high already."""
    hospital = "patients=g3.g6.g6,departments=immunology,staff=paramedic.virologist"
    state = position(f"{hospital},used=oncology.imaging,nurses=1")
    solution = solve(state, 0)
    assert solution.exact
    assert solution.worth == pytest.approx(Exhaustive(state, 0, 30_000).best(), abs=1e-9)


@pytest.mark.parametrize(
    "hospital",
    [
        # a treatment that does not send its patient home triggers an effect too
        "patients=r4.r5.r5.g5,used=pharmacy.intensive-care.clinic,"
        "staff=triage-nurse.general-practitioner,nurses=0,bags=1",
        # the microbiologist is triggered by one colour alone, and heals another of that value
        "patients=g4.y6,departments=anaesthesia,used=oncology.pharmacy.intensive-care,"
        "staff=microbiologist.paramedic,nurses=0,bags=2",
    ],
)
def test_an_effect_is_earned_by_the_treatment_that_triggers_it(hospital: str) -> None:
    """The linking constraints. A beam of one finds less, so that the bound decides."""
    state = position(hospital)
    solution = solve(state, 0, width=1)
    assert solution.exact
    assert solution.worth == pytest.approx(Exhaustive(state, 0, 30_000).best(), abs=1e-9)
    assert beam_search(state, 0, 1).value < solution.worth - 0.01


def test_effects_of_both_specialists_are_planned_with_nurses_between() -> None:
    """One effect treats the patient whom its department healed, the other one somebody else."""
    hospital = "patients=g2.r5.r6.y6t.g6t,used=intensive-care,staff=surgeon.paramedic"
    solution = solve(position(f"{hospital},nurses=2,bags=1"), 0)
    assert solution.worth == pytest.approx(8.28)
    assert "surgeon clinic r5 r6m" in words(solution)
    assert "g2" in words(solution).split()


def test_a_group_is_brought_together_by_effects_and_a_bag() -> None:
    """The anaesthetist's effect counts, or the three of one value would seem out of reach."""
    hospital = "patients=r2.r3.r4t.g5.g6,departments=allergy-centre,used=intensive-care"
    state = position(f"{hospital},staff=haematologist.anaesthetist,nurses=2,bags=1")
    solution = solve(state, 0)
    assert solution.worth == pytest.approx(5.11)
    assert "haematologist allergy-centre rg6t g6 g6t" in words(solution)


def test_a_bag_comes_before_the_treatment_whose_value_an_effect_has_to_match() -> None:
    hospital = "patients=g4.y6,departments=anaesthesia,used=oncology.pharmacy.intensive-care"
    solution = solve(position(f"{hospital},staff=microbiologist.paramedic,nurses=0,bags=2"), 0)
    assert "bag g5t heal microbiologist clinic g6t y6" in words(solution)


def test_two_bags_may_serve_one_patient_before_an_effect() -> None:
    hospital = "patients=y4t.y6,departments=urology,staff=radiologist,nurses=0,bags=2"
    state = position(f"{hospital},used=critical-care-unit.intensive-care.clinic")
    solution = solve(state, 0, width=1)
    assert "bag y4t heal bag y5t heal" in words(solution)
    assert solution.worth == pytest.approx(Exhaustive(state, 0, 30_000).best(), abs=1e-9)


def test_a_bag_comes_first_where_a_department_heals_more_at_higher_values() -> None:
    """Treated at 3 and healed by the bag the patient has 5; the other way round it goes home."""
    game = GAME.with_cards(LATE_WARD)
    hospital = "patients=y3,departments=late-ward,used=critical-care-unit.oncology,nurses=1,bags=1"
    state = game.decode(f"{START}{hospital},ambulance=1:patients=g2,ambulance=2")
    solution = solve(state, 0, width=1)
    assert game.vocabulary.text(solution.words) == "bag y3 heal nurse late-ward y4t finish"
    assert solution.worth == pytest.approx(Exhaustive(state, 0, 30_000).best(), abs=1e-9)


def test_a_bag_may_serve_the_admissions_nurse() -> None:
    """She acts when a specialist sends somebody home: so the bag comes first."""
    state = GAME.decode(
        "dice-hospital:2:seats=2,administrators=no,promos=both:"
        "round=3,phase=activate,first=1,mover=1,"
        "joined=consultant.admissions-nurse,left=virologist.paramedic:"
        "patients=y1t.r2.r2t.y2.y2.y2.g3.y5t.g5.g5.g5t,used=critical-care-unit.imaging.clinic,"
        "staff=admissions-nurse,nurses=0,bags=1,ambulance=1:patients=g2,ambulance=2"
    )
    solution = solve(state, 0)
    assert words(solution).startswith("bag g5 heal admissions-nurse pharmacy g6t return")
    assert solution.worth == pytest.approx(Exhaustive(state, 0, 30_000).best(), abs=1e-9)


def test_the_state_is_left_as_it_was() -> None:
    state = position("patients=r5.y6,staff=surgeon,bags=1")
    code = GAME.encode(state)
    solve(state, 0)
    assert GAME.encode(state) == code


@pytest.mark.parametrize("bags", [0, 2])
def test_a_search_leaves_nothing_for_the_garbage_collector(bags: int) -> None:
    """It is off during a search, and does not follow all of its objects when they are compiled."""
    patients = "patients=r2.y3.g5.y6,departments=renal-medicine"
    state = position(f"{patients},used=imaging,nurses=2,staff=microbiologist.paramedic,bags={bags}")
    solve(state, 0)
    gc.collect()
    solve(state, 0)
    assert gc.collect() == 0


def test_a_budget_ends_among_the_answers_of_chance_too() -> None:
    patients = "patients=r2.r3.y3.y4.g4.g5.r5.y6"
    state = GAME.decode(
        "dice-hospital:2:seats=2,administrators=no,experimental=replace:"
        f"round=3,phase=activate,first=1,mover=1:{patients},departments=drug-trial-centre,"
        "ambulance=1:patients=g2,ambulance=2"
    )
    short = solve(state, 0, nodes=40)
    assert not short.exact
    assert short.nodes <= 42
    assert short.words
