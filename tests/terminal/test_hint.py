"""wardround hint: the best words, told and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from .conftest import Run
from .test_solve import WORK

Refused = Callable[..., str]
IMPROVE = (
    "dice-hospital:2:seats=2,administrators=no:round=1,phase=improve,first=1,mover=1"
    ",display=operating-theatre.orthopaedics:patients=r2.y3.r5,ambulance=2"
    ":patients=y3.y4.g2,ambulance=3"
)


def test_hint_tells_the_line_and_what_the_next_best_would_cost(run: Run) -> None:
    lines = run("hint", WORK).out.splitlines()
    assert lines[0].startswith("surgeon critical-care-unit r5: Player 1 sends the Surgeon")
    assert lines[3] == "finish"
    assert lines[-1] == (
        "Nothing is better. Beginning with “surgeon oncology y6” instead would cost 5.72 points."
    )


def test_hint_answers_a_program(run: Run) -> None:
    found = json.loads(run("hint", WORK, "--json").out)
    assert found["best"]["words"][:2] == ["surgeon", "critical-care-unit"]
    assert (found["seat"], found["method"], found["proven"]) == (1, "solver", True)
    assert found["lead"] == pytest.approx(found["best"]["worth"] - found["second"]["worth"])


def test_hint_says_how_it_tried_things_out(run: Run) -> None:
    fresh = run("new", "dice-hospital", "--seats", "2", "--seed", "1").out.strip()
    lines = run("hint", fresh, "--seconds", "0.5").out.splitlines()
    assert lines[0] == "specialist"
    assert "The next best, “department”, came out" in lines[1]
    assert "give or take" in lines[1]


def test_the_next_best_is_told_as_it_is_typed(run: Run) -> None:
    lines = run("hint", IMPROVE, "--seconds", "0.1").out.splitlines()
    assert "“operating-theatre”" in lines[1] or "“orthopaedics”" in lines[1]


def test_hint_refuses_seats_that_are_not_asked_and_odd_times(refused: Refused) -> None:
    assert "Player 2 is not asked here. Asked: Player 1." in refused("hint", WORK, "--seat", "2")
    assert "more than 0" in refused("hint", WORK, "--seconds", "0")


def test_hint_asks_a_bot(run: Run, refused: Refused) -> None:
    lines = run("hint", WORK, "--player", "solver").out.splitlines()
    assert lines[0].startswith("surgeon critical-care-unit r5: Player 1 sends the Surgeon")
    found = json.loads(run("hint", WORK, "--player", "solver", "--json").out)
    assert found == {
        "seat": 1,
        "player": "solver",
        "words": ["surgeon", "critical-care-unit", "r5"],
    }
    assert "There is no player “gredy”" in refused("hint", WORK, "--player", "gredy")
    assert "cannot be imported" in refused("hint", WORK, "--player", "nowhere:Bot")
