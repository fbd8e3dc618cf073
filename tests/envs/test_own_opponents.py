"""Opponents of an environment may be bots of one's own."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from wardround.envs.opponents import Opponents
from wardround.games import GAMES
from wardround.table.play.game_in_progress import GameInProgress

BOT = "class Last:\n    def choose(self, seat_view, rng):\n        return seat_view.legal[-1]\n"
PROGRAM = Path(__file__).parents[2] / "docs" / "examples" / "hasty_bot.py"


def test_opponents_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "env_bots.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    game = GAMES.find("dice-hospital")
    opponents = Opponents(("env_bots:Last", f"program:{sys.executable}:{PROGRAM}"), 3)
    opponents.begin(Random(1))
    state = GameInProgress(game, {"seats": 3, "first": "seat-1"}, 1).state
    seat = game.turn(state)[0]
    legal = game.legal(state, seat)
    assert opponents.choose(0, game, state, seat) == legal[-1]
    assert opponents.choose(1, game, state, seat) in legal
    opponents.close()
