"""A bot may be a program: it is asked on its input, and whatever it does, nobody waits for it."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wardround.games import GAMES
from wardround.lab.simulate import Order, simulate
from wardround.players import PLAYERS, find_player, is_player
from wardround.players.player import SeatView
from wardround.players.programs import BadProgram, ProgramPlayer
from wardround.table.errors import UnknownName
from wardround.table.play.game_in_progress import GameInProgress

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "hasty_bot.py"
GAME = GAMES.find("dice-hospital")


def seat_view() -> SeatView:
    table = GameInProgress(GAME, {"seats": "2"}, 1)
    return SeatView(GAME, table.state, GAME.turn(table.state)[0])


def program(folder: Path, body: str) -> str:
    """A program that says how it starts and then does so."""
    path = folder / "bot"
    path.write_text(f"#!{sys.executable}\nimport json, os, sys, time\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def said(path: str, seconds: float = 20.0) -> int:
    player = ProgramPlayer(path, seconds)
    try:
        return player.choose(seat_view(), Random(1))
    finally:
        player.close()


def failure(path: str, seconds: float = 20.0) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadProgram) as caught:
        said(path, seconds)
    return caught.value.message.key, dict(caught.value.message.figures)


def test_the_example_plays_whole_games_and_the_same_again() -> None:
    bots = (f"program:{EXAMPLE}", "random")
    order = Order("dice-hospital", {"seats": "2"}, bots, 3, 0, 2, journals=True)
    played = list(simulate(order))
    assert [game.number for game in played] == [0, 1]
    assert list(simulate(order)) == played


def test_it_is_asked_with_its_view_and_legal_words(tmp_path: Path) -> None:
    body = (
        "q = json.loads(sys.stdin.readline())\n"
        "assert q['protocol'] == 1 and q['view']['seat'] == q['seat'] and q['game']\n"
        "print(json.dumps({'id': q['id'], 'word': q['legal'][-1]}), flush=True)"
    )
    assert said(program(tmp_path, body)) == seat_view().legal[-1]


def test_a_program_that_is_not_there_cannot_be_started(tmp_path: Path) -> None:
    key, figures = failure(str(tmp_path / "nothing"))
    assert key == "program-start"
    assert figures["path"].endswith("nothing")


def test_a_program_that_ends_is_told_with_its_last_words(tmp_path: Path) -> None:
    key, figures = failure(program(tmp_path, "sys.exit('out of ideas')"))
    assert (key, figures["said"]) == ("program-ended", "out of ideas")


@pytest.mark.parametrize("line", ["rubbish", '{"id": 1}', '{"id": 2, "word": "x"}', "[]", "\\x07"])
def test_garbage_is_shown(tmp_path: Path, line: str) -> None:
    key, figures = failure(program(tmp_path, f"print({line!r}, flush=True); time.sleep(60)"))
    assert key == "program-garbage"
    assert figures["line"].isprintable()


def test_a_line_without_end_is_garbage_too(tmp_path: Path) -> None:
    body = "while True: sys.stdout.write('x' * 4096)"
    assert failure(program(tmp_path, body))[0] == "program-garbage"


def test_an_illegal_word_is_told_with_the_legal_ones(tmp_path: Path) -> None:
    body = "print(json.dumps({'id': 1, 'word': 'give-up'}), flush=True); time.sleep(60)"
    key, figures = failure(program(tmp_path, body))
    assert (key, figures["said"]) == ("program-illegal", "give-up")
    assert "department" in figures["legal"]


def test_a_program_that_hangs_is_ended_in_time(tmp_path: Path) -> None:
    begun = time.monotonic()
    path = program(
        tmp_path, "open(sys.argv[0] + '.pid', 'w').write(str(os.getpid()))\ntime.sleep(60)"
    )
    assert failure(path, 3.0)[0] == "program-slow"
    assert time.monotonic() - begun < 20
    pid = int(Path(f"{path}.pid").read_text())
    assert not Path(f"/proc/{pid}").exists()


def test_a_failure_is_told_across_processes(tmp_path: Path) -> None:
    bots = (f"program:{program(tmp_path, 'sys.exit(3)')}", "random")
    with pytest.raises(BadProgram) as caught:
        list(simulate(Order("dice-hospital", {"seats": "2"}, bots, 1, 0, 40), jobs=2))
    assert caught.value.message.figures["code"] == 3


def test_a_program_is_never_found_by_the_names_that_a_network_may_say() -> None:
    assert is_player("program:./bot")
    assert isinstance(find_player("program:./bot"), ProgramPlayer)
    for find in (PLAYERS.find, PLAYERS.check_served):
        with pytest.raises(UnknownName):
            find("program:./bot")
