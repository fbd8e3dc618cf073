"""Puzzles: solved exactly, one best end, missed by greedy; and answers judged."""

from __future__ import annotations

import tomllib
from collections import Counter
from datetime import date

import pytest

from wardround.analysis.dice_hospital.puzzle_making import (
    LEAST_SHORT,
    TINY,
    Found,
    greedy_worth,
    puzzle_in,
    slim_position,
)
from wardround.analysis.dice_hospital.puzzles import (
    daily_puzzle,
    judge_answer,
    open_puzzle,
    puzzle_by_number,
    puzzles,
    puzzles_of_grade,
    write_puzzles,
)
from wardround.games.dice_hospital.game import DiceHospital
from wardround.players.dice_hospital.solver import solve
from wardround.table.errors import IllegalWord, UnknownName

SMALLEST = sorted(puzzles(), key=lambda one: len(one.solution))[:4]
# All greens of one value but for a red one that a blood bag can turn: greedy spends both singly.
RECOLOUR = (
    "dice-hospital:2:seats=2:round=2,phase=activate,first=2,mover=1"
    ":patients=y3t.g3.g3t.y4.r5t.y5t.r6t.g6.g6,departments=allergy-centre"
    ",used=critical-care-unit.oncology.imaging,staff=triage-nurse,placed=triage-nurse"
    ",nurses=1,bags=1,administrator=admin-1,ambulance=2:administrator=admin-7,ambulance=1,ready=1"
)


def test_there_are_enough_of_every_grade_and_none_twice() -> None:
    assert len(puzzles()) >= 100
    assert len({one.position for one in puzzles()}) == len(puzzles())
    assert min(Counter(one.grade for one in puzzles()).values()) >= 10
    assert {one.grade for one in puzzles()} == {1, 2, 3, 4}


@pytest.mark.parametrize("puzzle", SMALLEST, ids=lambda one: str(one.number))
def test_the_solver_proves_the_solution_of_small_ones(puzzle: object) -> None:
    assert puzzle in puzzles()
    one = puzzles()[puzzles().index(puzzle)]
    _, state, seat = open_puzzle(one)
    found = solve(state, seat)
    assert found.exact
    assert found.worth == pytest.approx(one.worth, abs=1e-4)


def test_every_solution_can_be_said_and_is_worth_what_it_says() -> None:
    for one in puzzles():
        game, _, _ = open_puzzle(one)
        assert one.solution[-1] == "finish"
        judgement = judge_answer(one, game.vocabulary.numbers(one.solution))
        assert judgement.solved, one.number
        assert judgement.worth == pytest.approx(one.worth, abs=1e-3), one.number


def test_greedy_falls_short_of_every_one() -> None:
    for one in puzzles():
        game, state, seat = open_puzzle(one)
        worth = greedy_worth(game, state, seat)
        assert worth == pytest.approx(one.greedy, abs=1e-3), one.number
        assert one.worth - one.greedy > LEAST_SHORT - TINY


def test_a_puzzle_is_found_in_a_position_and_only_where_there_is_one() -> None:
    game = DiceHospital()
    found = puzzle_in(game, game.decode(RECOLOUR), 0)
    assert found is not None
    assert found.solution == "bag r6t green nurse allergy-centre rg6t g6 g6 finish"
    plain = RECOLOUR.replace(",departments=allergy-centre", "")
    assert puzzle_in(game, game.decode(plain), 0) is None


def test_what_is_kept_of_a_position_is_the_seat_at_work() -> None:
    full = RECOLOUR.replace("first=2,mover=1", "first=1,mover=1,display=urology").replace(
        ":administrator=admin-7,ambulance=1,ready=1",
        ":patients=r4,bags=2,administrator=admin-7,ambulance=3",
    )
    assert slim_position(full, 0) == RECOLOUR


def test_puzzles_are_kept_as_they_were_found() -> None:
    found = [Found(one.position, " ".join(one.solution), one.worth, one.greedy) for one in SMALLEST]
    assert [Found(**one) for one in tomllib.loads(write_puzzles(found))["puzzle"]] == found
    assert [one.grade for one in found] == [one.grade for one in SMALLEST]


def test_an_answer_is_judged_by_what_it_leaves() -> None:
    one = puzzle_by_number(1)
    game, _, _ = open_puzzle(one)
    numbers = game.vocabulary.numbers
    assert judge_answer(one, numbers(one.solution[:-1])).solved
    nothing = judge_answer(one, numbers(["finish"]))
    assert not nothing.solved
    assert nothing.lost == pytest.approx(one.worth - nothing.worth)
    with pytest.raises(IllegalWord):
        judge_answer(one, numbers(["ambulance-1"]))
    assert judge_answer(one, numbers(["finish", "r4"])) == nothing


def test_the_puzzle_of_a_day_is_the_same_all_day_and_changes() -> None:
    days = [daily_puzzle(date(2026, 5, day)) for day in range(1, 29)]
    assert days[0] == daily_puzzle(date(2026, 5, 1))
    assert len(set(days)) > 15
    assert daily_puzzle(date(2026, 5, 1), grade=3).grade == 3


def test_numbers_and_grades_that_are_not_there_are_refused() -> None:
    for number in (0, len(puzzles()) + 1):
        with pytest.raises(UnknownName, match="puzzle-unknown"):
            puzzle_by_number(number)
    with pytest.raises(UnknownName, match="puzzle-grade"):
        puzzles_of_grade(5)
