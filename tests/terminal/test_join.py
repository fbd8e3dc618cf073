"""`wardround join`: a seat at a real server's table, played as a game that is run here."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.serving import Served, serving
from wardround.games import GAMES
from wardround.table.errors import IllegalWord
from wardround.terminal.play.full_screen.app import PlayApp
from wardround.terminal.play.log_view import end_lines, log_lines
from wardround.terminal.play.prompt import question
from wardround.terminal.play.remote.connection import Connection
from wardround.terminal.play.remote.joining import sit_down
from wardround.terminal.play.remote.server import Invitation, take_seat
from wardround.terminal.play.remote.session import RemoteSession
from wardround.terminal.play.repl import Repl

PATIENCE = 30.0
SIMPLE = {"administrators": "no"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as one:
        yield one
        assert not one.faults()


class Device:
    """A terminal of somebody: it remembers the seats it holds."""

    def __init__(self, served: Served, folder: Path) -> None:
        self.served = served
        self.folder = folder
        self.opened: list[Connection] = []

    def sit(self, table: str, name: str) -> RemoteSession:
        """Take a seat, and wait until the game begins."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_DATA_HOME", str(self.folder / name))
            seat = take_seat(Invitation.read(link(self.served, table)), name)
        self.opened.append(Connection(seat))
        return sit_down(self.opened[-1])

    def sit_both(self, table: str) -> tuple[RemoteSession, RemoteSession]:
        """Ada and Bea, each of whom waits until the other is there."""
        found: list[RemoteSession] = []
        waiting = threading.Thread(target=lambda: found.append(self.sit(table, "Ada")))
        waiting.start()
        while not self.opened:
            time.sleep(0.01)
        bea = self.sit(table, "Bea")
        waiting.join(PATIENCE)
        return found[0], bea


@pytest.fixture
def device(served: Served, tmp_path: Path) -> Iterator[Device]:
    with devices(served, tmp_path) as made:
        yield made


@contextmanager
def devices(served: Served, folder: Path) -> Iterator[Device]:
    made = Device(served, folder)
    yield made
    for connection in made.opened:
        connection.close()


def link(served: Served, table: str) -> str:
    return f"{served.address}#/table/{table}"


def until(session: RemoteSession, wanted: Callable[[], object]) -> None:
    """Take over what comes until it is so."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it never came to that"
        session.connection.wait(0.2)
        session.refresh()


def until_told(session: RemoteSession, text: str) -> None:
    """Until a notice says so."""
    told: list[str] = []

    def is_told() -> bool:
        told.extend(session.take_notices())
        return text in " ".join(told)

    until(session, is_told)


def until_asked(session: RemoteSession) -> bool:
    until(session, lambda: session.asked is not None or session.over)
    return not session.over


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("dice-hospital", ["", "greedy!"], {"administrators": "yes"}),
        ("hospital-rush", ["", "greedy!", "random!"], {"rounds": "10"}),
    ],
)
def test_a_game_is_played_to_its_end(
    served: Served, device: Device, game: str, seats: list[str], options: dict[str, str]
) -> None:
    table, _ = served.make(*seats, game=game, options=options)
    session = device.sit(table, "Ada")
    repl = Repl(session)
    while until_asked(session):
        legal = GAMES.find(game).legal(session.state, 0)
        words = [session.game.vocabulary.word(number) for number in legal]
        assert sorted(words) == sorted(session.table["sights"][0]["legal"])
        assert not repl.hear("1").refused
    assert end_lines(session)[0]
    assert session.journal().startswith("wardround journal")


def test_what_others_do_say_and_ask_for_is_told(served: Served, device: Device) -> None:
    table, _ = served.make("", "", options=SIMPLE | {"activation": "simultaneous"})
    ada, bea = device.sit_both(table)
    assert sorted([*ada.names, *bea.names]) == ["Ada", "Bea", "You", "You"]
    Repl(ada).hear("chat good luck")
    until_told(bea, "Ada says: good luck")
    speaker, other = (ada, bea) if ada.asked is not None else (bea, ada)
    name = other.names[speaker.people[0]]
    Repl(speaker).hear("1")
    until(other, lambda: any(line.startswith(f"{name}: ") for line in log_lines(other)))
    speaker.connection.close()

    def is_waited_for() -> bool:
        if other.asked is not None:
            Repl(other).hear("1")
        return question(other)[0] == f"All wait for {name}, who is offline."

    until(other, is_waited_for)


def test_nothing_that_others_send_commands_the_terminal(served: Served, device: Device) -> None:
    table, _ = served.make("", "greedy!", options=SIMPLE)
    session = device.sit(table, "Ada")
    session._handlers["chat"]({"n": 9, "name": "Bea\x1b[2J", "text": "\x1b]0;title\x07 hello"})
    assert session.take_notices() == ["Bea\\x1b[2J says: \\x1b]0;title\\x07 hello"]


def test_a_sentence_is_taken_back_and_said_again(served: Served, device: Device) -> None:
    table, _ = served.make("", "greedy!", options=SIMPLE)
    session = device.sit(table, "Ada")
    repl = Repl(session)
    until_asked(session)
    while "pharmacy" not in " ".join(repl.completions("nurse ")):
        repl.hear("1")
        until_asked(session)
    before = log_lines(session)
    line = next(one for one in repl.choices if one.line == "nurse")
    repl.choose(line)
    assert session.half_said(0)
    repl.hear("back")
    assert not session.half_said(0)
    assert log_lines(session) == before
    with pytest.raises(IllegalWord):
        session.say(session.numbers_of(["radiology"]))


def test_others_have_to_agree_where_they_have_gone_on(served: Served, device: Device) -> None:
    table, _ = served.make("", "", options=SIMPLE)
    people = [*device.sit_both(table)]
    pleading = until_plea(people)
    other = people[1 - people.index(pleading)]
    reply = Repl(pleading).hear("undo")
    assert reply.line.startswith("The others are asked whether you may take back")
    until_told(other, "Type “agree”")
    assert Repl(other).hear("agree").line == "You agreed."
    assert Repl(other).hear("refuse").line == "Nobody asks for anything to be taken back."


def until_plea(people: list[RemoteSession]) -> RemoteSession:
    """Play until somebody could go back only if the other agrees."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for one in people:
            one.refresh()
            back = one.table["sights"][0]["undo"]
            if back is not None and not back["free"]:
                return one
            if one.asked is not None:
                Repl(one).hear("1")
    raise AssertionError("nobody needed anybody's consent")


def test_a_connection_that_breaks_comes_back_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path) as served, devices(served, tmp_path) as device:
        table, _ = served.make("", "greedy!", options=SIMPLE)
        session = device.sit(table, "Ada")
        until_asked(session)
        repl = Repl(session)
        served.kill()
        until_told(session, "No connection to the server")
        assert repl.hear("1").line.startswith("No connection to the server")
        served.start()
        until_told(session, "Connected again")
        until_asked(session)
        before = session.table["seq"]
        assert not repl.hear("1").refused
        assert session.table["seq"] > before


def test_a_command_under_way_when_the_server_dies_is_done_once(tmp_path: Path) -> None:
    with serving(tmp_path) as served, devices(served, tmp_path) as device:
        table, _ = served.make("", "greedy!", options=SIMPLE)
        session = device.sit(table, "Ada")
        until_asked(session)
        line = Repl(session).choices[0].line
        served.process.send_signal(signal.SIGSTOP)

        def restart() -> None:
            time.sleep(0.5)
            served.kill()
            served.start()

        other = threading.Thread(target=restart)
        other.start()
        reply = Repl(session).hear("1")
        other.join(PATIENCE)
        assert not reply.refused
        own = [one.word.word for one in session.history.told if one.word.speaker == 0]
        said = session.numbers_of(line.split())
        assert own[: len(said)] == said
        assert own[len(said) : 2 * len(said)] != said


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("http://localhost/", "is no link to a table"),
        ("nonsense", "is no link to a table"),
        (
            "http://localhost:1/#/table/abc",
            "http://localhost:1 cannot be reached: Connection refused",
        ),
    ],
)
def test_a_link_that_leads_nowhere_is_refused(given: str, said: str, data_folder: Path) -> None:
    done = run(given)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_table_that_is_full_or_unknown_is_told_by_the_server(
    served: Served, data_folder: Path
) -> None:
    table, _ = served.make("Ada", "greedy!")
    assert "The server says:" in run(link(served, table)).stderr
    assert "The server says:" in run(link(served, "nosuchtable")).stderr


def run(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wardround", "join", *words]
    env = os.environ | {"WARDROUND_LANGUAGE": "en"}
    return subprocess.run(
        command, input=given, capture_output=True, text=True, timeout=60, check=False, env=env
    )


def test_in_lines_one_waits_plays_leaves_and_comes_back(served: Served, data_folder: Path) -> None:
    table, _ = served.make("", "greedy!", options=SIMPLE)
    first = run(link(served, table), "--name", "Ada", "--plain", given="log\n")
    assert "Your seat is kept. Come back with:" in first.stdout, first.stderr
    again = run(link(served, table), "--plain", given="quit\n")
    assert again.returncode == 0, "the seat is held here, and no other is asked for"
    assert (data_folder / "seats.json").stat().st_mode & 0o077 == 0


def test_who_waits_for_others_is_told_so(served: Served, data_folder: Path) -> None:
    table, _ = served.make("", "")
    command = [sys.executable, "-m", "wardround", "join", link(served, table), "--name", "Ada"]
    with subprocess.Popen(
        [*command, "--plain"], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
    ) as joined:
        assert joined.stdout is not None
        assert "Waiting until all seats are taken: Ada, –." in joined.stdout.readline()
        joined.send_signal(signal.SIGINT)
        assert "Come back with" in joined.stdout.read()


def test_the_full_screen_follows_the_table(served: Served, device: Device) -> None:
    table, _ = served.make("", "greedy!", options=SIMPLE)
    session = device.sit(table, "Ada")
    until_asked(session)

    async def script() -> None:
        app = PlayApp(session)
        async with app.run_test(size=(100, 32)) as pilot:
            before = session.table["seq"]
            await pilot.press("1")
            for _ in range(100):
                await pilot.pause(0.1)
                if session.table["seq"] > before and session.asked is not None:
                    break
            assert session.table["seq"] > before
            assert app._offered

    asyncio.run(script())
