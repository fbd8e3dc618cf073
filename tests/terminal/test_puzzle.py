"""wardround puzzle: shown, answered, judged, made."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from wardround.analysis.dice_hospital import puzzle_making
from wardround.analysis.dice_hospital.puzzles import puzzle_by_number

from .conftest import Run

Refused = Callable[..., str]
SOLUTION = puzzle_by_number(1).solution


def test_a_puzzle_is_shown_and_solved_sentence_by_sentence(run: Run) -> None:
    given = "bag r6t heal\nundo\nnonsense\nbag r6t green\nnurse allergy-centre rg6t g6 g6\nfinish\n"
    ran = run("puzzle", "--number", "1", given=given)
    assert ran.out.startswith("Puzzle 1, grade 1 of 4")
    assert puzzle_by_number(1).position in ran.out
    assert "Player 1 discharges rg6t." in ran.out
    assert "“nonsense” is not a word of this game." in ran.err
    assert ran.out.splitlines()[-1].startswith("Solved! Nothing is better.")


def test_the_words_that_fit_and_the_table_are_told_when_asked_for(run: Run) -> None:
    ran = run("puzzle", "--number", "1", given="help\nbag r6t green\nboard\n")
    assert ran.err.count("A sentence a line") == 2, "at the start, and on help"
    assert ran.out.count("Say: bag finish nurse") >= 2
    assert "Treated (" in ran.out.rpartition("Say: ")[2], "the table as it is now"
    assert "rg6t" in ran.out.rpartition("Say: ")[2]


def test_who_stops_early_is_told_what_is_left_and_may_go_on(run: Run) -> None:
    ran = run("puzzle", "--number", "1", given="finish\nagain\nsolution\n")
    assert "Not the best yet:" in ran.out
    assert ran.out.splitlines()[-1] == "finish"


def test_a_whole_answer_is_judged_at_once(run: Run) -> None:
    assert "Solved!" in run("puzzle", "--number", "1", *SOLUTION).out
    told = run("puzzle", "--number", "1", "--solution", "nurse clinic g6 finish").out
    assert "points are left lying" in told
    assert told.splitlines()[1].startswith("bag r6t green: Player 1 uses a blood bag.")


def test_a_puzzle_answers_a_program(run: Run) -> None:
    found = json.loads(run("puzzle", "--daily", "--grade", "2", "--json", "finish").out)
    assert found["grade"] == 2
    assert found["answer"]["lost"] > 0
    assert "solution" not in found
    solved = json.loads(run("puzzle", "--number", "1", "--json", "--solution").out)
    assert solved["solution"]["words"] == list(SOLUTION)


def test_puzzles_are_made(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a seed whose first game has one in its first round."""
    monkeypatch.setattr(puzzle_making, "SAMPLED", 0.6)
    monkeypatch.setattr(puzzle_making, "NODES", 400)
    (made,) = json.loads(run("puzzle", "--make", "1", "--seed", "4", "--json").out)
    assert ":round=1," in made["position"]
    assert made["worth"] > made["greedy"]


def test_what_cannot_be_asked_for_is_refused(refused: Refused) -> None:
    assert "There is no grade 9" in refused("puzzle", "--grade", "9")
    assert "There is no puzzle 0" in refused("puzzle", "--number", "0")
    assert "not both" in refused("puzzle", "--number", "1", "--daily")
    assert "cannot be made" in refused("puzzle", "--make", "0")
