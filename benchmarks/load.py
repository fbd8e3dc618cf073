"""How many tables of four people a server bears, and what a word costs it.

    PYTHONPATH=tests python benchmarks/load.py --tables 40 80 160 --seconds 30

Each person speaks about every 2.5 seconds, whenever asked. For each number of tables a new server
is started; it runs on one core and the clients on another (`--no-pin` leaves that to the system). A
row has the words a second, how long their acknowledgements took, the server's processor time a
word, how busy its core was, and its memory a table. `--saturate` lets everybody speak at once. The
same file runs on older versions: put their `src` on PYTHONPATH.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import json
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.serving import Served, serving
from wardround.server import Settings
from wardround.server.protocol.client_messages import VERSION

PAUSE = 2.5
PEOPLE = ("Ada", "Bea", "Cem", "Dora")
OPTIONS = {"administrators": "no", "activation": "simultaneous"}
FREE: dict[str, Any] = {
    "sockets_an_address": 100_000,
    "connections": 100_000,
    "connections_an_address": 100_000,
    "tables_an_address": 100_000,
}
TICKS = os.sysconf("SC_CLK_TCK")


class Sight(msgspec.Struct):
    """What a client needs of its seat."""

    seat: int = 0
    asked: bool = False
    prompt: int = 0
    legal: list[str] = []


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    id: str = ""
    status: str = ""
    sights: list[Sight] = []


DECODER = msgspec.json.Decoder(Heard)


class Person:
    """Somebody who speaks now and then, and notes how long each answer took."""

    def __init__(self, pause: float, rng: Random, waits: list[float]) -> None:
        self.pause, self.rng, self.waits = pause, rng, waits
        self.sight = Sight()
        self.said, self.at, self.number = "", 0.0, 0
        self.shown = asyncio.Event()

    async def play(self, url: str, token: str, end: float, address: str = "") -> None:
        """Play until the end, or until the game is over."""
        local = (address, 0) if address else None
        async with connect(url, max_size=2**24, local_addr=local, open_timeout=60) as socket:
            hello = {"type": "hello", "version": VERSION, "tokens": [token]}
            await socket.send(json.dumps(hello))
            speaking = asyncio.create_task(self._speak(socket, end))
            try:
                async with asyncio.timeout_at(end):
                    await self._listen(socket)
            except (TimeoutError, ConnectionClosed):
                pass
            finally:
                speaking.cancel()
                await asyncio.gather(speaking, return_exceptions=True)

    async def _listen(self, socket: ClientConnection) -> None:
        async for frame in socket:
            heard = DECODER.decode(frame)
            if heard.type == "table":
                self.sight = heard.sights[0]
                self.shown.set()
                if heard.status == "over":
                    return
            elif heard.id == self.said and self.said:
                self.waits.append(time.perf_counter() - self.at)
                self.said = ""
                self.shown.set()

    async def _speak(self, socket: ClientConnection, end: float) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self.rng.random() * self.pause)
        while loop.time() < end:
            while self.said or not self.sight.asked:
                self.shown.clear()
                await self.shown.wait()
            self.number += 1
            self.said, self.at = f"{self.number}-{id(self)}", time.perf_counter()
            word = self.rng.choice(self.sight.legal)
            message = {"type": "say", "id": self.said, "seat": self.sight.seat}
            await socket.send(json.dumps(message | {"prompt": self.sight.prompt, "words": [word]}))
            await asyncio.sleep(self.pause * (0.5 + self.rng.random()))


class Load(NamedTuple):
    """What came of one number of tables."""

    tables: int
    words: int
    seconds: float
    waits: list[float]
    processor: float
    memory: float

    def row(self) -> str:
        """The figures in a line."""
        waits = sorted(self.waits) or [0.0]
        half, most = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        busy, word = self.processor / self.seconds, self.processor / max(1, self.words)
        return (
            f"{self.tables:6} {self.words / self.seconds:9.1f} {1000 * half:9.1f}"
            f" {1000 * most:9.1f} {1000 * word:9.2f} {100 * busy:8.0f} {self.memory / 1000:10.0f}"
        )


HEAD = "tables   words/s  p50 (ms)  p99 (ms)   ms/word   busy %   kB/table"


def processor_time(pid: int) -> float:
    """The processor time of a process so far, in seconds."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / TICKS


def memory(pid: int) -> int:
    """The memory of a process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def pin(pid: int, core: int) -> None:
    """Let a process and all its threads run on one core, if there are several."""
    cores = sorted(os.sched_getaffinity(0))
    for task in os.listdir(f"/proc/{pid}/task"):
        os.sched_setaffinity(int(task), {cores[core % len(cores)]})


async def load(served: Served, tables: int, seconds: float, pause: float) -> Load:
    """Let so many tables play for so long."""
    pid, rng, waits = served.process.pid, Random(tables), list[float]()
    before = memory(pid)
    made = [served.make(*PEOPLE, options=OPTIONS) for _ in range(tables)]
    start = asyncio.get_running_loop().time()
    end = start + seconds
    people = [
        Person(pause, Random(rng.random()), waits).play(served.url(table), token, end)
        for table, tokens in made
        for token in tokens
    ]
    spent = processor_time(pid)
    await asyncio.gather(*people)
    passed = asyncio.get_running_loop().time() - start
    used = processor_time(pid) - spent
    return Load(tables, len(waits), passed, waits, used, (memory(pid) - before) / tables)


def limits() -> dict[str, Any]:
    """The limits that must not hold here, so far as this version of the server has them."""
    known = {field.name for field in dataclasses.fields(Settings)}
    return {name: value for name, value in FREE.items() if name in known}


def measure(numbers: Sequence[int], seconds: float, pause: float, pinned: bool) -> None:
    """Print a row for each number of tables."""
    print(HEAD)
    if pinned:
        pin(os.getpid(), 1)
    for number in numbers:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), **limits()) as served:
            if pinned:
                pin(served.process.pid, 0)
            print(asyncio.run(load(served, number, seconds, pause)).row(), flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[40, 80])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--no-pin", action="store_true")
    given = parser.parse_args()
    pause = 0.0 if given.saturate else PAUSE
    measure(given.tables, given.seconds, pause, not given.no_pin)


if __name__ == "__main__":
    main()
