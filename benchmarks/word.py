"""What a word costs the server's loop: said, stored, and shown to four people.

    python benchmarks/word.py --games 5

One process, without a network: four connections whose frames are dropped. The times
are processor time of the loop's thread alone; bytes are before compression. The same file runs on
older versions: put their `src` on PYTHONPATH.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from wardround.server.app import Server
from wardround.server.protocol.bodies import NewTable, SeatWanted
from wardround.server.protocol.client_messages import VERSION
from wardround.server.settings import Settings
from wardround.server.socket.connection import Connection
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.registry import TableRegistry

PATIENCE = 60.0
TOLD = ('{"type":"table"', '{"type":"change"')
PEOPLE = ("Ada", "Bea", "Cem", "Dora")
OPTIONS = {"administrators": "no", "activation": "simultaneous"}
# One connection says here in a second what a person says in a game.
UNLIMITED: dict[str, Any] = {"socket_rate": 1e6, "socket_burst": 1_000_000}


class Line:
    """A socket of somebody who says what the benchmark says, and is shown everything."""

    client = None

    def __init__(self, token: str) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.bytes = 0
        self.shown = asyncio.Event()
        self.say(type="hello", version=VERSION, tokens=[token])

    def say(self, **message: object) -> None:
        """Say something."""
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> dict[str, Any]:
        """What the server reads."""
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        """What the server sends."""
        self.bytes += len(text)
        if text.startswith(TOLD):
            self.shown.set()

    async def close(self, code: int) -> None:
        """The server ends it."""


async def play_out(table: LiveTable, lines: list[Line], rng: Random) -> int:
    """Let people speak, one after another, until the game is over; how many words they said."""
    words = 0
    while table.play is not None and table.play.turn:
        play, words = table.play, words + 1
        seat = rng.choice(play.turn)
        word = play.game.vocabulary.word(rng.choice(list(play.game.legal(play.state, seat))))
        for line in lines:
            line.shown.clear()
        prompt = play.prompts.numbers[seat]
        lines[seat].say(type="say", id=str(words), seat=seat, prompt=prompt, words=[word])
        for line in lines:
            await line.shown.wait()
    return words


async def play_table(registry: TableRegistry, rng: Random) -> tuple[int, float, int]:
    """A whole game of four: its words, the processor time, the bytes sent."""
    wanted = NewTable("dice-hospital", [SeatWanted("person", name) for name in PEOPLE], OPTIONS)
    made = await registry.create(wanted)
    table = registry.tables[made.table]
    lines = [Line(seat.token) for seat in made.seats]
    tasks = [
        asyncio.create_task(Connection(line, registry, table).run())  # type: ignore[arg-type]
        for line in lines
    ]
    for line in lines:
        await line.shown.wait()
    started = time.thread_time()
    async with asyncio.timeout(PATIENCE):
        words = await play_out(table, lines, rng)
    spent = time.thread_time() - started
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return words, spent, sum(line.bytes for line in lines)


async def measure(folder: Path, games: int) -> None:
    """Print what a word costs, once sentences were rendered for a game."""
    server = Server(Settings(folder / "tables.sqlite", **UNLIMITED))
    app = server.app()
    async with app.router.lifespan_context(app):
        rng = Random(7)
        await play_table(server.registry, rng)
        found = [await play_table(server.registry, rng) for _ in range(games)]
    words = sum(one[0] for one in found)
    spent, sent = sum(one[1] for one in found), sum(one[2] for one in found)
    least = min(one[1] / one[0] for one in found)
    print(
        f"{words} words: {1000 * spent / words:.2f} ms ({1000 * least:.2f} in the quickest game)"
        f" and {sent / words / 1000:.1f} kB each"
    )


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), given.games))


if __name__ == "__main__":
    main()
