"""What grows with use: takings-back, simulated games, stored tables, tables in memory.

`python benchmarks/growth.py` prints a table for each; `python benchmarks/growth.py undo lobby` only
those named. Times are processor time in milliseconds, so that other programs count little; memory
is what Python has allocated. The same file runs on older versions: put their `src` on PYTHONPATH.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal

import msgspec

from wardround.games import GAMES
from wardround.server.app import Server, create_app
from wardround.server.payloads.table_payload import table_payload
from wardround.server.protocol.bodies import NewTable, SeatWanted
from wardround.server.protocol.server_messages import FromServer
from wardround.server.settings import Settings
from wardround.server.storage.interface import SeatRecord, TableRecord
from wardround.server.storage.sqlite import connect
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.registry import TableRegistry
from wardround.server.translation import Locale
from wardround.table.play.game_in_progress import AnyPlay, GameInProgress

GAME = "dice-hospital"
TAKINGS_BACK = (150, 1200, 2500)
TABLES = (100, 10_000)
ENTRIES = 300
IN_MEMORY = 20
REPEATS = 5
SIMULATED: dict[str, list[str]] = {
    "200 random games": ["--games", "200", "--jobs", "1"],
    "the same with journals": ["--games", "200", "--jobs", "1", "--out", "games.txt"],
    "12 games of greedy": ["--games", "12", "--players", "greedy"],
}


def milliseconds(work: Callable[[], object]) -> float:
    """The processor time that a call takes."""
    started = time.process_time()
    work()
    return 1000 * (time.process_time() - started)


def show(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A small table."""
    print(f"\n{title}")
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    for row in (heads, *rows):
        print("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)))


def measure_undo() -> None:
    """One more undo after so many, and the whole journal checked again."""
    rows: list[list[str]] = []
    for times in TAKINGS_BACK:
        play = _at_activation()
        for _ in range(times):
            _undo_once(play)
        once = sorted(_undo_once(play) for _ in range(REPEATS))[REPEATS // 2]
        checked = milliseconds(partial(_check_again, play))
        rows.append([str(len(play.entries)), str(times), f"{once:.2f}", f"{checked:.0f}"])
    show("Undo", ("entries", "takings-back", "one more ms", "whole journal ms"), rows)


def _at_activation() -> AnyPlay:
    """A game in which a seat is about to activate its hospital."""
    game = GAMES.find(GAME)
    play = GameInProgress(game, {"seats": "2", "administrators": "no"}, seed=1)
    while not game.heading(play.state).endswith("activation"):
        play.say_default(play.turn[0])
    return play


def _undo_once(play: AnyPlay) -> float:
    seat = play.turn[0]
    play.say(seat, [play.game.legal(play.state, seat)[0]])
    return milliseconds(lambda: play.undo(seat, 1))


def _check_again(play: AnyPlay) -> AnyPlay:
    return GameInProgress(play.game, play.options, None, play.entries)


def measure_simulate() -> None:
    """Whole runs of the command, start-up included; how many cores were busy on average."""
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder:
        for name, arguments in SIMULATED.items():
            before, started = _children(), time.perf_counter()
            command = [sys.executable, "-m", "wardround", "simulate", GAME, "--seats", "4"]
            subprocess.run([*command, *arguments], cwd=folder, check=True, capture_output=True)
            spent, passed = _children() - before, time.perf_counter() - started
            rows.append([name, f"{1000 * spent:.0f}", f"{spent / passed:.2f}"])
    show("Simulate", ("", "processor ms", "cores"), rows)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure_lobby() -> None:
    """A server with so many stored tables, each time in a fresh process."""
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder:
        for tables in TABLES:
            path = Path(folder) / f"{tables}.sqlite"
            _fill(path, tables)
            runs = []
            for _ in range(REPEATS):
                with get_context("spawn").Pool(1) as pool:
                    runs.append(pool.apply(_serve, (path,)))
            best = [min(figures) for figures in zip(*runs, strict=True)]
            rows.append([str(tables), *(f"{figure:.0f}" for figure in best)])
    show("Lobby", ("tables", "start ms", "first query ms", "second query ms"), rows)


def _fill(path: Path, tables: int) -> None:
    """Public tables, one in ten waiting and the others being played."""
    game = GAMES.find(GAME)
    options = game.resolve_options({"seats": "2"})
    seats = [SeatRecord("person", "Ada"), SeatRecord("bot", "Bea", "greedy")]
    pinned = (GAME, game.rules_version, game.vocabulary.digest(), options, seats)
    connection = connect(path)
    with connection:
        connection.execute("BEGIN")
        for number in range(tables):
            name = f"t{number:09}"
            changed = float(number * 7919 % tables)
            playing = number % 10 > 0
            status: Literal["playing", "waiting"] = "playing" if playing else "waiting"
            record = TableRecord(name, *pinned, True, "absent", 120, status, 0.0, changed)
            connection.execute(
                "INSERT INTO tables (id, status, public, changed, record) VALUES (?, ?, 1, ?, ?)",
                (name, status, changed, msgspec.json.encode(record)),
            )
            connection.executemany(
                "INSERT INTO entries VALUES (?, ?, 'word', 0, 'nurse', -1)",
                [(name, seq) for seq in range(1, 1 + playing * ENTRIES)],
            )
    connection.close()


def _serve(path: Path) -> tuple[float, float, float]:
    """Processor time to start a server, and for its first two lobby queries."""

    async def run() -> tuple[float, float, float]:
        app = create_app(Settings(path))
        async with app.router.lifespan_context(app):
            times = [time.process_time()]
            for _ in range(2):
                await _get(app, "/api/tables")
                times.append(time.process_time())
        start, first, second = times
        return 1000 * start, 1000 * (first - start), 1000 * (second - first)

    return asyncio.run(run())


async def _get(app: Any, path: str) -> None:
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
    }
    await app(scope, receive, send)
    assert sent[0]["status"] == 200, sent


class Watcher:
    """A connection that is sent nothing."""

    language = "en"
    address = "127.0.0.1"

    def __init__(self, *seats: int) -> None:
        self.seats: tuple[int, ...] = seats

    def send(self, message: FromServer) -> None:
        """Nothing is sent."""

    def notify(self) -> None:
        """Nothing is fetched."""

    def evict(self, seat: int, code: int = 0) -> None:
        """Nobody else comes."""

    def close(self, code: int) -> None:
        """It is never closed from there."""
        raise AssertionError(code)


def measure_memory() -> None:
    """Tables of two people, shown to both: just begun, finished, and left by everybody."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure_memory(Path(folder)))


async def _measure_memory(folder: Path) -> None:
    server = Server(Settings(folder / "tables.sqlite", sleep_after=0.0))
    app = server.app()
    async with app.router.lifespan_context(app):
        registry = server.registry
        await _finish(await _begin(registry))
        tracemalloc.start()
        before = _allocated()
        tables = [await _begin(registry) for _ in range(IN_MEMORY)]
        figures = {"begun": _allocated() - before}
        for table in tables:
            await _finish(table)
        figures["finished"] = _allocated() - before
        for table in tables:
            for guest in list(table.presence.guests):
                table.exit(guest)
        del table, tables
        await registry._tick()
        figures["left"] = _allocated() - before
    rows = [[name, f"{figure / IN_MEMORY / 1000:.0f}"] for name, figure in figures.items()]
    show("Memory", ("table", "kB each"), rows)


def _allocated() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def _begin(registry: TableRegistry) -> LiveTable:
    people = [SeatWanted("person", "Ada"), SeatWanted("person", "Bea")]
    made = await registry.create(NewTable(GAME, people))
    table = registry.tables[made.table]
    async with table.lock():
        await table.enter(Watcher(0, 1))
        table_payload(table, (0, 1), 0, Locale())
    return table


async def _finish(table: LiveTable) -> None:
    async with table.lock():
        play = table.require_play()
        while play.turn:
            seen = table.seq
            play.say_default(play.turn[0])
            await table.save()
            table_payload(table, (0, 1), seen, Locale())


MEASURES = {
    "undo": measure_undo,
    "simulate": measure_simulate,
    "lobby": measure_lobby,
    "memory": measure_memory,
}


def main() -> None:
    """Measure what is named, or everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measures", nargs="*", help=f"of {', '.join(MEASURES)} (all if left out)")
    chosen = parser.parse_args().measures or list(MEASURES)
    unknown = [name for name in chosen if name not in MEASURES]
    if unknown:
        parser.error(f"{unknown[0]} is not measured here; choose from {', '.join(MEASURES)}")
    for name in chosen:
        MEASURES[name]()


if __name__ == "__main__":
    main()
