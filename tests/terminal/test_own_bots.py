"""Bots of one's own at this terminal: they play, hear what happens, and fail with a sentence."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from wardround.games import GAMES
from wardround.players.own_players import OwnPlayer
from wardround.table.errors import UndoRefused
from wardround.terminal.play.session import LocalSession

from .conftest import Run

GAME = GAMES.find("dice-hospital")
Refused = Callable[..., str]
BOTS = """
class Ears:
    def __init__(self):
        self.heard, self.anew, self.ended = [], 0, []

    def choose(self, seat_view, rng):
        return seat_view.legal[0]

    def hear(self, happenings, anew):
        self.anew += anew
        self.heard = ([] if anew else self.heard) + [one.name for one in happenings]

    def end(self, outcome):
        self.ended.append(outcome.ranks)


class Clumsy:
    def choose(self, seat_view, rng):
        raise ValueError("butterfingers")
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "terminal_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    sys.modules.pop("terminal_bots", None)


def ears(session: LocalSession, seat: int) -> OwnPlayer:
    bot = session.bots[seat]
    assert isinstance(bot, OwnPlayer)
    return bot


def test_a_listener_is_told_all_of_a_game_once() -> None:
    session = LocalSession(GAME, ["terminal_bots:Ears", "random"], {"seats": "2"}, 1)
    session.let_bots_speak()
    assert session.over
    told = [
        happening.name
        for logged in session.table.log.words
        for happening in session.table.log.happenings_for(logged, 0)
    ]
    player = ears(session, 0).player
    assert player.heard == told
    assert len(player.ended) == 1
    assert player.anew == 0


def test_after_an_undo_a_listener_is_told_anew() -> None:
    options = {"seats": "2", "administrators": "no", "first": "seat-1"}
    session = LocalSession(GAME, ["you", "terminal_bots:Ears"], options, 1)
    bot = ears(session, 1).player
    while not _undo_answered(session, bot):
        session.say([GAME.legal(session.state, 0)[0]])
        session.let_bots_speak()
    session.say([GAME.legal(session.state, 0)[-1]])
    session.let_bots_speak()
    assert bot.anew == 1
    assert bot.heard[0] == "reveal"


def _undo_answered(session: LocalSession, bot: Any) -> bool:
    """Undo, if the bot has spoken since the person and that can be taken back."""
    words = session.table.log.words
    if not bot.heard or words[-1].word.speaker != 1:
        return False
    with suppress(UndoRefused):
        session.undo()
        return True
    return False


def test_a_bot_that_fails_ends_the_command_with_a_sentence(run: Run, refused: Refused) -> None:
    ran = run("play", "--players", "terminal_bots:Clumsy,random", "--plain")
    assert ran.code == 2
    assert "“terminal_bots:Clumsy” failed: ValueError: butterfingers" in ran.err
    assert "--resume" in ran.out, "the game was kept"
    assert "has no class Nobody" in refused("play", "--players", "you,terminal_bots:Nobody")
    assert "butterfingers" in refused(
        "simulate", "dice-hospital", "--seats", "1", "--players", "terminal_bots:Clumsy"
    )


def test_bots_of_ones_own_play_tournaments(run: Run) -> None:
    bots = "terminal_bots:Ears,random"
    ran = run("tournament", "dice-hospital", "--seats", "2", "--bots", bots, "--deals", "1")
    assert ran.code == 0, ran.err
    assert "terminal_bots:Ears" in ran.out
