"""A bot may be a program: it is asked on its input, and whatever it does, nobody waits for it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wardround.games import GAMES, game_with
from wardround.lab.simulate import Order, play_out, simulate
from wardround.players import PLAYERS, find_player, is_player
from wardround.players.listening import LogReader
from wardround.players.player import BadPlayer, Player, SeatView
from wardround.players.program_process import IDLE_PROGRAMS
from wardround.players.programs import ProgramPlayer, closing, parse_program
from wardround.table.errors import BadOption, UnknownName
from wardround.table.game import TakesCards
from wardround.table.play.game_in_progress import GameInProgress

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "hasty_bot.py"
GAME = GAMES.find("dice-hospital")
GREET = (
    "hello = json.loads(sys.stdin.readline())\n"
    "print(json.dumps({'id': hello['id']}), flush=True)\n"
    "q = json.loads(sys.stdin.readline())\n"
)
NOTING = """
import json, os, sys
notes = open(sys.argv[0] + '.notes', 'a')
for line in sys.stdin:
    m = json.loads(line)
    m['pid'], m['argv'] = os.getpid(), sys.argv[1:]
    print(json.dumps(m), file=notes, flush=True)
    if m['type'] == 'hello':
        print(json.dumps({'id': m['id'], 'many_games': MANY}), flush=True)
    elif m['type'] == 'question':
        print(json.dumps({'id': m['id'], 'word': m['legal'][m['random'] % len(m['legal'])]}))
        sys.stdout.flush()
"""


@pytest.fixture(autouse=True)
def no_program_is_left() -> Iterator[None]:
    yield
    IDLE_PROGRAMS.end()


def seat_view() -> SeatView:
    table = GameInProgress(GAME, {"seats": "2"}, 1)
    return SeatView(GAME, table.state, GAME.turn(table.state)[0])


def program(folder: Path, body: str) -> str:
    """A program that says how it starts and then does so."""
    path = folder / "bot"
    path.write_text(f"#!{sys.executable}\nimport json, os, sys, time\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def noting(folder: Path, many: bool = False) -> tuple[str, Path]:
    """A program that says anything legal and notes what it is told, and where its notes are."""
    path = program(folder, NOTING.replace("MANY", str(many)))
    return path, Path(f"{path}.notes")


def noted(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def noted_games(path: Path, games: int) -> list[dict[str, Any]]:
    """The notes on so many games: a program that stays writes down the last end in its time."""
    for _ in range(500):
        messages = noted(path)
        if [m["type"] for m in messages].count("end") == games:
            return messages
        time.sleep(0.02)
    raise AssertionError(f"{games} games were not told to their end")


def player(path: str, seconds: int = 20) -> ProgramPlayer:
    return ProgramPlayer(parse_program(f"program:{path}:seconds={seconds}"))


def said(path: str, seconds: int = 20) -> int:
    asked = player(path, seconds)
    with closing([asked]):
        return asked.choose(seat_view(), Random(1))


def failure(path: str, seconds: int = 20) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadPlayer) as caught:
        said(path, seconds)
    return caught.value.message.key, dict(caught.value.message.figures)


def play(players: list[Player], seed: int = 1) -> None:
    state = GAME.start({"seats": "2"})
    with closing(players):
        play_out(GAME, state, players, Random(seed))


def test_the_example_plays_whole_games_and_the_same_again() -> None:
    bots = (f"program:{EXAMPLE}", "random")
    order = Order("dice-hospital", {"seats": "2"}, bots, 3, 0, 2, journals=True)
    played = list(simulate(order))
    assert [game.number for game in played] == [0, 1]
    assert list(simulate(order)) == played


def test_the_example_plays_on_several_processes_as_on_one() -> None:
    order = Order("dice-hospital", {"seats": "2"}, (f"program:{EXAMPLE}", "random"), 3, 0, 4)
    assert list(simulate(order, jobs=2)) == list(simulate(order))


def test_it_is_greeted_with_what_is_played(tmp_path: Path) -> None:
    path, notes = noting(tmp_path)
    asked = find_player(f"program:{path}:one:--two=2:depth=3")
    with closing([asked]):
        asked.choose(seat_view(), Random(1))
    hello, question = noted(notes)
    assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", 2, "dice-hospital")
    assert (hello["seats"], hello["cards"], hello["views"]) == (2, "", GAME.view_version)
    assert hello["options"] == GAME.resolve_options({"seats": "2"})
    assert hello["vocabulary"] == GAME.vocabulary.digest()
    assert hello["seat"] == question["seat"] == question["view"]["seat"]
    assert (hello["argv"], hello["parameters"]) == (["one", "--two=2"], {"depth": "3"})
    assert hello["engine"][-1] == "engine"
    assert hello["seconds"] == question["seconds"] == 10


def test_it_is_told_of_own_cards(tmp_path: Path) -> None:
    assert isinstance(GAME, TakesCards)
    game = game_with("dice-hospital", GAME.card_example)
    path, notes = noting(tmp_path)
    table = GameInProgress(game, {"seats": "2"}, 1)
    asked = player(path)
    with closing([asked]):
        asked.choose(SeatView(game, table.state, game.turn(table.state)[0]), Random(1))
    assert noted(notes)[0]["cards"] == GAME.card_example


def test_it_is_told_what_happened_and_how_it_ended(tmp_path: Path) -> None:
    path, notes = noting(tmp_path)
    play([player(path), PLAYERS.find("random")])
    _, first, *others, last = noted(notes)
    assert first["happenings"][0]["name"] == "first"
    assert not first["anew"]
    names = {one["name"] for question in others for one in question["happenings"]}
    assert {"take", "admit", "worsen"} <= names
    assert last["type"] == "end"
    assert sorted(last["outcome"]["ranks"]) == [1, 2]


def test_it_is_not_told_what_its_seat_may_not_know(tmp_path: Path) -> None:
    path, notes = noting(tmp_path)
    play([player(path), PLAYERS.find("random")])
    told = [one for question in noted(notes)[1:] for one in question["happenings"]]
    dealt = [(one["seat"], one["figures"]) for one in told if one["name"] == "deal"]
    assert {figures["administrator"] == "hidden" for seat, figures in dealt if seat == 1} == {True}
    assert {figures["administrator"] == "hidden" for seat, figures in dealt if seat == 0} == {False}


def test_after_words_were_taken_back_it_is_told_all_anew(tmp_path: Path) -> None:
    path, notes = noting(tmp_path)
    table = GameInProgress(GAME, {"seats": "2", "administrators": "no"}, 1)
    asked, seat = player(path), table.turn[0]
    reader = LogReader(table.log, seat, asked)
    with closing([asked]):
        reader.catch_up()
        asked.choose(SeatView(GAME, table.state, seat), Random(1))
        table.rewind(0)
        reader.catch_up()
        asked.choose(SeatView(GAME, table.state, table.turn[0]), Random(1))
    _, before, after = noted(notes)
    assert (before["anew"], after["anew"]) == (False, True)
    assert after["happenings"][0]["name"] == "first"


def test_a_program_that_can_plays_many_games_in_one_process(tmp_path: Path) -> None:
    path, notes = noting(tmp_path, many=True)
    for seed in (1, 2):
        play([player(path), PLAYERS.find("random")], seed)
    messages = noted_games(notes, 2)
    assert [m["type"] for m in messages].count("hello") == 2
    assert len({m["pid"] for m in messages}) == 1
    assert len({m["id"] for m in messages if "id" in m}) == len(messages) - 2


def test_a_program_is_started_for_each_game_unless_it_says_otherwise(tmp_path: Path) -> None:
    path, notes = noting(tmp_path)
    for seed in (1, 2):
        play([player(path), PLAYERS.find("random")], seed)
    assert len({m["pid"] for m in noted(notes)}) == 2


def test_a_kept_program_that_has_ended_is_started_again(tmp_path: Path) -> None:
    body = (
        "hello = json.loads(sys.stdin.readline())\n"
        "print(json.dumps({'id': hello['id'], 'many_games': True}), flush=True)\n"
        "q = json.loads(sys.stdin.readline())\n"
        "print(json.dumps({'id': q['id'], 'word': q['legal'][0]}), flush=True)"
    )
    path = program(tmp_path, body)
    first = said(path)
    (kept,) = IDLE_PROGRAMS._idle
    kept._process.wait()
    assert said(path) == first


def test_a_program_may_decline(tmp_path: Path) -> None:
    body = "print(json.dumps({'id': 1, 'error': 'only chess\\ud800'})); sys.stdout.flush()\n"
    key, figures = failure(program(tmp_path, body + "time.sleep(60)"))
    assert (key, figures["reason"]) == ("program-declined", "only chess?")


def test_a_program_that_is_not_there_cannot_be_started(tmp_path: Path) -> None:
    key, figures = failure(str(tmp_path / "nothing"))
    assert key == "program-start"
    assert figures["path"].endswith("nothing")


def test_a_program_that_ends_is_told_with_its_last_words(tmp_path: Path) -> None:
    key, figures = failure(program(tmp_path, "sys.exit('out of ideas')"))
    assert (key, figures["errors"], figures["code"]) == ("program-ended", "out of ideas", 1)


@pytest.mark.parametrize(
    "line", ["rubbish", '{"word": "x"}', '{"id": 99, "word": "x"}', "[]", "\x07", "[" * 9999]
)
def test_garbage_is_shown(tmp_path: Path, line: str) -> None:
    body = f"print('oh', file=sys.stderr)\nprint({line!r}, flush=True); time.sleep(60)"
    key, figures = failure(program(tmp_path, body))
    assert (key, figures["errors"]) == ("program-garbage", "oh")
    assert figures["line"].isprintable()


def test_an_answer_without_a_word_is_garbage(tmp_path: Path) -> None:
    body = GREET + "print(json.dumps({'id': q['id'], 'word': 3}), flush=True); time.sleep(60)"
    assert failure(program(tmp_path, body))[0] == "program-garbage"


def test_a_line_without_end_is_garbage_too(tmp_path: Path) -> None:
    body = "while True: sys.stdout.write('x' * 4096)"
    assert failure(program(tmp_path, body))[0] == "program-garbage"


def test_an_illegal_word_is_told_with_the_legal_ones(tmp_path: Path) -> None:
    body = GREET + (
        "print('hm', file=sys.stderr, flush=True)\n"
        "print(json.dumps({'id': q['id'], 'word': 'give-up'}), flush=True); time.sleep(60)"
    )
    key, figures = failure(program(tmp_path, body))
    assert (key, figures["said"], figures["errors"]) == ("program-illegal", "give-up", "hm")
    assert "department" in figures["legal"]


def test_a_program_that_hangs_is_ended(tmp_path: Path) -> None:
    path = program(
        tmp_path,
        "open(sys.argv[0] + '.pid', 'w').write(str(os.getpid()))\n"
        "print('thinking', file=sys.stderr, flush=True)\ntime.sleep(600)",
    )
    key, figures = failure(path, 3)
    assert (key, figures["errors"]) == ("program-slow", "thinking")
    pid = int(Path(f"{path}.pid").read_text())
    assert not Path(f"/proc/{pid}").exists()


def test_a_failure_is_told_across_processes(tmp_path: Path) -> None:
    bots = (f"program:{program(tmp_path, 'sys.exit(3)')}", "random")
    with pytest.raises(BadPlayer) as caught:
        list(simulate(Order("dice-hospital", {"seats": "2"}, bots, 1, 0, 40), jobs=2))
    assert caught.value.message.figures["code"] == 3


def test_what_a_specification_of_a_program_means() -> None:
    found = parse_program("program:node:bot.js:-v:--mode=fast:depth=3:style=a=b:seconds=30")
    assert found.command == ("node", "bot.js", "-v", "--mode=fast")
    assert found.parameters == {"depth": "3", "style": "a=b"}
    assert found.seconds == 30
    assert parse_program(r"program:C:\bots\mine.exe:depth=3").command == (r"C:\bots\mine.exe",)


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("program:", "program-path"),
        ("program::x=1", "program-path"),
        ("program:./bot:seconds=0", "player-value"),
        ("program:./bot:seconds=soon", "player-value"),
        ("program:./bot:a=1:a=2", "player-one-parameter"),
    ],
)
def test_a_wrong_specification_of_a_program_is_told(spec: str, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        find_player(spec)
    assert caught.value.message.key == key


def test_a_program_is_never_found_by_the_names_that_a_network_may_say() -> None:
    assert is_player("program:./bot")
    assert isinstance(find_player("program:./bot"), ProgramPlayer)
    for find in (PLAYERS.find, PLAYERS.check_served):
        with pytest.raises(UnknownName):
            find("program:./bot")
