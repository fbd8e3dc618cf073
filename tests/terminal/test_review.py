"""wardround review: what every decision of a journal lost, the costliest moments, the graph."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Run

Refused = Callable[..., str]
BEGUN = """wardround journal 1
game dice-hospital
rules 2
seats 2
option administrators no
player 1 ann
player 2 bo

# setup
*: seat-2 renal-medicine surgeon
2: department
"""


@pytest.fixture
def begun(tmp_path: Path) -> str:
    """A journal of a game that has just begun."""
    path = tmp_path / "begun.txt"
    path.write_text(BEGUN, encoding="utf-8")
    return str(path)


def test_review_tells_decisions_sums_moments_and_draws_the_graph(
    run: Run, begun: str, tmp_path: Path
) -> None:
    picture = tmp_path / "graph.svg"
    ran = run("review", begun, "--seconds", "0.1", "--jobs", "1", "--svg", str(picture))
    lines = ran.out.splitlines()
    assert lines[0].split() == ["where", "who", "lost", "said", "better"]
    assert lines[1].split()[-2:] == ["department", "specialist"]
    assert "Seat 2 (bo): 1 decision, at least" in ran.out
    assert "1. setup, Seat 2 (bo): “department” lost" in ran.out
    assert picture.read_text(encoding="utf-8").startswith("<svg ")
    assert "Graph drawn to" in ran.err


def test_review_answers_a_program(run: Run, begun: str) -> None:
    found = json.loads(run("review", begun, "--seconds", "0.1", "--jobs", "1", "--json").out)
    (decision,) = found["decisions"]
    assert (decision["seat"], decision["said"]) == (2, ["department"])
    assert decision["better"] == ["specialist"]
    assert found["moments"] == [decision["words_before"]]
    assert not found["over"]


def test_review_names_the_line_that_is_wrong(refused: Refused, begun: str) -> None:
    Path(begun).write_text(BEGUN + "2: nurse\n", encoding="utf-8")
    assert "begun.txt" in refused("review", begun)
    assert "Line 12" in refused("review", begun)


def test_review_of_a_file_of_several_games_asks_which(
    run: Run, refused: Refused, begun: str
) -> None:
    Path(begun).write_text(BEGUN + BEGUN.replace("2: department", "2: specialist"))
    assert "holds 2 games. Say which with --game, 1 to 2." in refused("review", begun)
    assert "holds 2 games" in refused("review", begun, "--game", "3")
    quick = ("--seconds", "0.1", "--jobs", "1", "--json")
    found = json.loads(run("review", begun, "--game", "2", *quick).out)
    assert found["decisions"][0]["said"] == ["specialist"]


def test_review_looks_whether_it_may_draw_before_it_judges(
    refused: Refused, begun: str, tmp_path: Path
) -> None:
    picture = tmp_path / "graph.svg"
    picture.write_text("mine")
    said = refused("review", begun, "--seconds", "3000", "--svg", str(picture))
    assert "is there already" in said
    assert picture.read_text() == "mine"
