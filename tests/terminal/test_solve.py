"""wardround solve: the best line of an activation, told and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable

from .conftest import Run

Refused = Callable[..., str]
WORK = (
    "dice-hospital:2:seats=2,administrators=no:round=3,phase=activate,first=1,mover=1"
    ":patients=r5.y6,staff=surgeon,used=pharmacy.imaging.clinic,nurses=0,bags=1,ambulance=1"
    ":patients=g2,ambulance=2"
)


def test_solve_tells_every_sentence_and_that_nothing_is_better(run: Run) -> None:
    lines = run("solve", WORK).out.splitlines()
    assert [line.partition(":")[0] for line in lines[:4]] == [
        "surgeon critical-care-unit r5",
        "r6m",
        "bag y6 heal",
        "finish",
    ]
    assert "Seat 1 discharges r6m." in lines[1]
    assert "Nothing is better" in lines[-1]


def test_solve_answers_a_program(run: Run) -> None:
    found = json.loads(run("solve", WORK, "--json").out)
    assert (found["seat"], found["exact"]) == (1, True)
    assert " ".join(found["words"]) == "surgeon critical-care-unit r5 r6m bag y6 heal finish"


def test_solve_says_when_it_ran_out_of_its_budget(run: Run) -> None:
    crowded = WORK.replace("r5.y6", "r2.r3.y3.y4.g4.g5").replace("nurses=0", "nurses=3")
    crowded = crowded.replace("used=pharmacy.imaging.clinic,", "")
    assert "not proven" in run("solve", crowded, "--nodes", "5").out


def test_a_half_said_sentence_is_begun_anew(run: Run) -> None:
    half = WORK.replace("ambulance=1", "ambulance=1,said=bag.y6")
    assert run("solve", half).out == run("solve", WORK).out


def test_solve_refuses_other_phases_and_seats_that_do_not_work(refused: Refused) -> None:
    fresh = "dice-hospital:2:seats=2:round=0,phase=first-player::"
    assert "Only an activation" in refused("solve", fresh)
    assert "Seat 2 is not at work here. At work: seat 1." in refused("solve", WORK, "--seat", "2")
    assert "seconds cannot be spent" in refused("solve", WORK, "--seconds", "0")
    assert "too few to look at" in refused("solve", WORK, "--nodes", "0")
