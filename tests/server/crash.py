"""Kills the server at random moments while scripted clients play, and looks for lost words.

    PYTHONPATH=tests python tests/server/crash.py --games 50 --migrations 100

Every game has clients that know nothing but the wire: they send again what was not acknowledged,
and go on where they were. Nothing acknowledged or shown may be lost or applied twice, and every
game must come to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from server.serving import Json, Served, serving
from wardround.games import GAMES
from wardround.server.protocol.client_messages import VERSION
from wardround.server.storage.sqlite import connect as connect_store
from wardround.table.notation.transcript import read
from wardround.table.play.journal import Word
from wardround.table.speakers import is_chance
from wardround.terminal.play.remote.changes import TableReader

OLD = Path(__file__).parent / "data" / "version-1.sql"
MIGRATE = """
import sys
from pathlib import Path
from wardround.server.storage.sqlite import connect
connect(Path(sys.argv[1]))
"""
PATIENCE = 10.0
AT_ONCE = 10


class Acked(NamedTuple):
    """Words that the server said are stored, and where the journal ended then."""

    words: list[str]
    seq: int


class Player:
    """One seat of one game, whatever happens to the server."""

    def __init__(self, served: Served, table: str, token: str, rng: Random) -> None:
        self.served, self.table, self.token, self.rng = served, table, token, rng
        self.journal: list[Json] = []
        self.acked: list[Acked] = []
        self.pending: Json | None = None
        self.over = False
        self.reconnects = -1

    async def play(self) -> None:
        while not self.over:
            self.reconnects += 1
            try:
                async with connect(self.served.url(self.table), max_size=2**24) as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
                await asyncio.sleep(0.05)

    async def _talk(self, socket: ClientConnection) -> None:
        seen = len(self.journal)
        hello = {"type": "hello", "version": VERSION, "tokens": [self.token], "seen": seen}
        await socket.send(json.dumps(hello))
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        reader = TableReader()
        while not self.over:
            message = reader.read(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "table":
                self._see(message)
                if self.pending is None:
                    await self._speak(socket, message["sights"][0])
            elif message["type"] == "ack":
                self._ack(message)
            elif message["type"] == "error":
                raise AssertionError(message)

    def _see(self, message: Json) -> None:
        known = len(self.journal)
        assert message["since"] == known, f"shown {known} entries, now there are {message['seq']}"
        self.journal += message["sights"][0]["entries"]
        self.over = message["status"] == "over" and self.pending is None

    def _ack(self, message: Json) -> None:
        if self.pending is not None and message["id"] == self.pending["id"]:
            self.acked.append(Acked(self.pending["words"], message["seq"]))
            self.pending = None

    async def _speak(self, socket: ClientConnection, sight: Json) -> None:
        if sight["asked"]:
            words = [self.rng.choice(sight["legal"])]
            name = f"{len(self.acked)}-{self.rng.random()}"
            self.pending = {"type": "say", "id": name, "seat": sight["seat"], "words": words}
            self.pending["prompt"] = sight["prompt"]
            await socket.send(json.dumps(self.pending))


def check(served: Served, players: list[Player]) -> None:
    """The kept journal is a game, and holds each acknowledged word once, where it was said."""
    text = served.fetch(f"/api/tables/{players[0].table}/journal")[0].decode()
    transcript = read(text, GAMES.find)
    game = GAMES.find(transcript.game)
    state = game.start(transcript.options)
    own: dict[int, list[tuple[int, str, bool]]] = {}
    for seq, entry in enumerate(transcript.entries, 1):
        assert isinstance(entry, Word)
        speaker, word = entry
        legal = game.legal(state, speaker)
        assert word in legal
        forced = not is_chance(speaker) and not game.is_idle(state, speaker) and len(legal) == 1
        own.setdefault(speaker, []).append((seq, game.vocabulary.word(word), forced))
        game.apply(state, speaker, word)
    assert not game.turn(state)
    for seat, player in enumerate(players):
        _check_seat(own[seat], player)


def _check_seat(said: list[tuple[int, str, bool]], player: Player) -> None:
    before = 0
    for words, seq in player.acked:
        inside = [(word, forced) for at, word, forced in said if before < at <= seq]
        assert inside[0][0] == words[0], f"{words} was acknowledged at {seq}, there is {inside}"
        assert all(forced for _, forced in inside[1:]), f"{words} was applied twice: {inside}"
        before = seq
    assert all(at <= before for at, _, _ in said), "words nobody has said"


def kill_somehow(served: Served, rng: Random) -> int:
    """Kill the server, its start, or one of its workers; how many processes were killed."""
    kind = rng.choice(("server", "server", "start", "worker"))
    workers = children(served.process.pid)
    if kind == "worker" and workers:
        with suppress(ProcessLookupError):
            os.kill(rng.choice(workers), signal.SIGKILL)
        return 1
    served.kill()
    if kind == "start":
        kill_in_start(served, rng.random())
    served.start()
    return 2 if kind == "start" else 1


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def kill_in_start(served: Served, seconds: float) -> None:
    """Start the server and kill it so many seconds later, ready or not."""
    with subprocess.Popen(
        served.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        time.sleep(seconds)
        process.kill()


def kill_migrations(folder: Path, times: int, seed: int) -> int:
    """Kill the migration of an old database again and again; it must end as one never killed.

    How many of them were killed before they were done.
    """
    rng, killed = Random(seed), 0
    whole = old_database(folder / "whole.sqlite")
    connect_store(whole).close()
    for number in range(times):
        path = old_database(folder / f"{number}.sqlite")
        with subprocess.Popen([sys.executable, "-c", MIGRATE, str(path)]) as process:
            with suppress(subprocess.TimeoutExpired):
                process.wait(rng.random() * 0.5)
            killed += process.poll() is None
            process.kill()
        connect_store(path).close()
        assert contents(path) == contents(whole)
        path.unlink()
    return killed


def old_database(path: Path) -> Path:
    """A database of the first shape, with many tables."""
    connection = sqlite3.connect(path)
    connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.executemany(
        "INSERT INTO tables SELECT ?, status, public, changed, record FROM tables LIMIT 1",
        [(f"copy-{number}",) for number in range(2000)],
    )
    connection.commit()
    connection.close()
    return path


def contents(path: Path) -> list[object]:
    """Everything in a database."""
    connection = sqlite3.connect(path)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema ORDER BY 1")]
    tables = ("tables", "entries", "chat", "cards")
    rows = [connection.execute(f"SELECT * FROM {one} ORDER BY 1, 2").fetchall() for one in tables]
    connection.close()
    return [names, *rows]


def words_of(players: list[Player]) -> int:
    """How many words of these were acknowledged."""
    return sum(len(player.acked) for player in players)


async def crash(served: Served, games: int, seed: int) -> tuple[int, int]:
    """Play games to their ends under a server that is killed again and again; kills, words."""
    rng = Random(seed)
    tables: list[list[Player]] = []
    for number in range(games):
        bot = number % 3 == 2
        table, tokens = served.make("Ada", "greedy!" if bot else "Bea")
        tables.append([Player(served, table, token, Random(rng.random())) for token in tokens])
    playing = asyncio.gather(*(player.play() for players in tables for player in players))
    kills = 0
    everybody = [player for players in tables for player in players]
    while not playing.done():
        end = words_of(everybody) + rng.randrange(1, 60)
        while not playing.done() and words_of(everybody) < end:
            await asyncio.wait([playing], timeout=rng.random() * 0.05)
        if not playing.done():
            kills += await asyncio.to_thread(kill_somehow, served, rng)
    await playing
    for players in tables:
        check(served, players)
    return kills, words_of(everybody)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--migrations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        killed = kill_migrations(Path(folder), given.migrations, given.seed)
    sys.stdout.write(f"{given.migrations} migrations, {killed} killed under way: all complete\n")
    kills = words = 0
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served:
        for start in range(0, given.games, AT_ONCE):
            games = min(AT_ONCE, given.games - start)
            found = asyncio.run(crash(served, games, given.seed + start))
            kills, words = kills + found[0], words + found[1]
        sys.stdout.write(
            f"{given.games} games, {kills} kills, {words} acknowledged words:"
            " none lost or doubled\n"
        )
        if served.faults():
            sys.exit(f"but the server wrote of faults:\n{served.faults()}")


if __name__ == "__main__":
    main()
