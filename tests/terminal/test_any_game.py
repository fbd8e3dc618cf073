"""A game that the terminal knows nothing about is played by its contract alone."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from table.high_card import HighCard
from table.picnic import Picnic
from wardround.games import GAMES
from wardround.games.registry import GameEntry
from wardround.table.game import Game
from wardround.terminal.games import GENERIC, kit_of
from wardround.terminal.games.view_lines import view_lines
from wardround.terminal.play.full_screen.app import PlayApp
from wardround.terminal.play.session import LocalSession

from .conftest import Run
from .test_full_screen import act, offered, on_screen, press, type_line


@pytest.fixture(autouse=True)
def third_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that bring nothing but their rules."""
    for make in (Picnic, HighCard):
        entry = GameEntry(make.name, make)
        monkeypatch.setitem(GAMES._entries, make.name, entry)
        monkeypatch.setitem(GAMES._games._makers, make.name, make)


def session_with(game: Game[Any], *players: str) -> LocalSession:
    return LocalSession(game, players, {"seats": "2"}, seed=1)


def test_a_game_without_a_kit_gets_the_generic_one() -> None:
    assert kit_of("picnic") is kit_of("never-heard-of") is GENERIC
    assert kit_of("dice-hospital") is not GENERIC


def test_it_is_played_to_its_end_in_lines(run: Run) -> None:
    given = "bread cheese\ndone\n1\n1\n1\n"
    ran = run("play", "picnic", "--players", "you,random", "--seed", "1", "--plain", given=given)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("Picnic. Type a number or words")
    assert "You: Asked (words 3)" in lines
    assert "> You: bread cheese" in lines
    assert "Set (key basket0-bread, value 1)" in lines
    assert [line for line in lines if line.split() == ["packed", "4", "4"]]
    assert "The game is saved in" in ran.out


def test_what_is_asked_about_it_is_told(run: Run) -> None:
    given = "help\nbread plum\nwhy plum\nboard\nundo\nnonsense\n"
    told = run("play", "picnic", "--players", "you,random", "--plain", given=given).out
    assert "Inside a sentence the order is free" in told
    assert "plum: Not now" in told
    assert "data:\n  day: 1\n" in told
    assert "basket0 plum: 1" in told
    assert "Taken back: bread plum" in told
    assert "“nonsense”" in told


def test_secrets_stay_secret_in_lines(run: Run) -> None:
    told = run("play", "high-card", "--players", "Ada,Bea", "--plain", given="\nboard\n").out
    assert "card1: hidden" in told
    assert "card0: card-" in told


def test_it_is_kept_listed_and_resumed(run: Run) -> None:
    run("play", "picnic", "--players", "you,random", "--plain", given="bread plum\n")
    assert "picnic" in run("games").out
    again = run("play", "--resume", "--plain", given="done\n").out
    assert "You: bread plum" in again


def test_it_is_played_on_the_full_screen() -> None:
    session = session_with(Picnic(), "you", "random")

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        assert "You: Asked (words 3)" in on_screen(app)
        assert "basket0 bread: 0" in on_screen(app)
        assert [line.split()[1] for line in offered(app)] == ["bread", "cheese", "done"]
        await type_line(app, pilot, "bread plum")
        assert "basket0 bread: 1" in on_screen(app)
        while not session.over:
            await press(app, pilot, "1")
        assert "packed" in on_screen(app)

    act(session, script, size=(120, 50))
    assert session.over


@pytest.mark.parametrize("command", ["options", "cards"])
def test_lists_about_it_are_made(run: Run, command: str) -> None:
    ran = run(command, "picnic")
    assert (ran.code, ran.err) == (0, "")


def test_commands_about_positions_work(run: Run) -> None:
    code = run("new", "picnic", "--seats", "2").out.strip()
    assert "Player 1: Asked (words 3)" in run("legal", code).out
    assert "pantry1 plum: 2" in run("show", code).out
    said = run("say", code, "1:bread", "1:plum")
    assert "Set (key basket0-plum, value 1)" in said.err
    assert said.out.startswith("picnic:")
    assert "Only an activation" in run("solve", code).err


def test_a_view_is_laid_out_by_its_parts() -> None:
    view = {
        "round": 2,
        "patient": None,
        "queue": {"red-die": 1, "green": 0},
        "doctors": [{"hand": ["a", "b"], "said": ""}, {"hand": [], "said": "a"}],
        "rows": [["x", "y"], []],
    }
    assert view_lines(view) == [
        "round: 2",
        "patient: –",
        "queue: red die 1, green 0",
        "doctors 1:",
        "  hand: a, b",
        "  said: –",
        "doctors 2:",
        "  hand: –",
        "  said: a",
        "rows: x, y, –",
    ]
