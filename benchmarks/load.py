"""How many tables of four people a server bears, and what a word costs it.

    PYTHONPATH=tests python benchmarks/load.py --tables 40 80 160 --seconds 30

Each person speaks about every 2.5 seconds, whenever asked. For each number of tables a new server
is started; it runs on one core and the clients on another (`--no-pin` leaves that to the system).
Time is counted once everybody is there. A row has the words a second, how long their
acknowledgements took, the server's processor time a word, how busy it and the clients were, and
its memory a table; under it the time by thread. `--saturate` lets everybody speak at once. The same
file runs on older versions: put their `src` on PYTHONPATH.
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
from contextlib import suppress
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
CORES = sorted(os.sched_getaffinity(0))
AT_THE_DOOR = 50
LONGEST_WAIT = 120.0
# The server as it is by default, but for limits that hold for one address.
SETTINGS: dict[str, Any] = {"tick": 1.0}


class Sight(msgspec.Struct):
    """What a client needs of its seat."""

    seat: int = 0
    asked: bool = False
    prompt: int = 0
    legal: list[str] = []


class Heard(msgspec.Struct):
    """What a client needs of a message. Older versions send no changes (`set`)."""

    type: str
    id: str = ""
    status: str = ""
    sights: list[Sight] = []
    set: list[tuple[list[str | int], msgspec.Raw]] = []


DECODER = msgspec.json.Decoder(Heard)
SIGHT = ["sights", 0]


class Person:
    """Somebody who speaks now and then, and notes how long each answer took."""

    def __init__(self, pause: float, rng: Random, waits: list[float]) -> None:
        self.pause, self.rng, self.waits = pause, rng, waits
        self.sight, self.over = Sight(), False
        self.said, self.at, self.number = "", 0.0, 0
        self.shown = asyncio.Event()
        self.socket: ClientConnection

    async def come(self, url: str, token: str, address: str = "") -> None:
        """Connect and greet."""
        local = (address, 0) if address else None
        self.socket = await connect(url, max_size=2**24, local_addr=local, open_timeout=60)
        await self.socket.send(json.dumps({"type": "hello", "version": VERSION, "tokens": [token]}))

    async def play(self, end: float) -> None:
        """Play until the end, or until the game is over, and leave."""
        speaking = asyncio.create_task(self._speak(end))
        try:
            async with asyncio.timeout_at(end):
                await self._listen()
        except (TimeoutError, ConnectionClosed):
            pass
        finally:
            speaking.cancel()
            self.socket.transport.abort()
            await asyncio.gather(speaking, return_exceptions=True)

    async def _listen(self) -> None:
        async for frame in self.socket:
            heard = DECODER.decode(frame)
            if heard.type == "table":
                self.sight, self.over = heard.sights[0], heard.status == "over"
            elif heard.type == "change":
                self._change(heard)
            elif heard.id == self.said and self.said:
                self.waits.append(time.perf_counter() - self.at)
                self.said = ""
            self.shown.set()
            if self.over:
                return

    def _change(self, heard: Heard) -> None:
        for path, value in heard.set:
            if path == ["status"]:
                self.over = bytes(value) == b'"over"'
            elif path[:2] == SIGHT and path[2] in Sight.__struct_fields__:
                setattr(self.sight, str(path[2]), msgspec.json.decode(value))

    async def _speak(self, end: float) -> None:
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
            message |= {"prompt": self.sight.prompt, "words": [word]}
            await self.socket.send(json.dumps(message))
            await asyncio.sleep(self.pause * (0.5 + self.rng.random()))


class Load(NamedTuple):
    """What came of one number of tables; `threads` has the processor time by thread."""

    tables: int
    words: int
    seconds: float
    waits: list[float]
    threads: dict[str, float]
    memory: float
    clients: float

    @property
    def processor(self) -> float:
        """The processor time of the server."""
        return sum(self.threads.values())

    def row(self) -> str:
        """The figures in a line."""
        waits = sorted(self.waits) or [0.0]
        half, most = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        busy, word = self.processor / self.seconds, self.processor / max(1, self.words)
        return (
            f"{self.tables:6} {self.words / self.seconds:9.1f} {1000 * half:9.1f}"
            f" {1000 * most:9.1f} {1000 * word:9.2f} {100 * busy:8.0f}"
            f" {100 * self.clients / self.seconds:10.0f} {self.memory / 1000:10.0f}"
        )

    def profile(self) -> str:
        """What a word costs each thread of the server."""
        each = ((name, 1000 * spent / max(1, self.words)) for name, spent in self.threads.items())
        told = (
            f"{name} {cost:.2f}" for name, cost in sorted(each, key=lambda one: -one[1]) if cost
        )
        return f"       ms a word by thread: {', '.join(told)}"


HEAD = "tables   words/s  p50 (ms)  p99 (ms)   ms/word   busy %  clients %   kB/table"


def processor_time(pid: int) -> dict[str, float]:
    """The processor time of a process so far, in seconds: of its loop, and of other threads."""
    found = {"loop": 0.0, "others": 0.0}
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            parts = (task / "stat").read_text().rpartition(")")[2].split()
            kind = "loop" if int(task.name) == pid else "others"
            found[kind] += (int(parts[11]) + int(parts[12])) / TICKS
    return found


def spent_since(pid: int, before: dict[str, float]) -> dict[str, float]:
    """The processor time of a process since then."""
    return {kind: spent - before[kind] for kind, spent in processor_time(pid).items()}


def memory(pid: int) -> int:
    """The memory of a process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def pin(pid: int, core: int) -> None:
    """Let a process and all its threads run on one core, if there are several."""
    for task in os.listdir(f"/proc/{pid}/task"):
        os.sched_setaffinity(int(task), {CORES[core % len(CORES)]})


async def come_all(people: Sequence[tuple[Person, str, str, str]]) -> None:
    """Let everybody connect, not all at once."""
    door = asyncio.Semaphore(AT_THE_DOOR)

    async def come(person: Person, *where: str) -> None:
        async with door:
            await person.come(*where)

    await asyncio.gather(*(come(*one) for one in people))


async def load(served: Served, tables: int, seconds: float, pause: float) -> Load:
    """Let so many tables play for so long, once everybody is there."""
    pid, rng, waits = served.process.pid, Random(tables), list[float]()
    before = memory(pid)
    made = [
        served.make(*(f"{name}{number}" for name in PEOPLE), options=OPTIONS)
        for number in range(tables)
    ]
    people = [
        (Person(pause, Random(rng.random()), waits), served.url(table), token, "")
        for table, tokens in made
        for token in tokens
    ]
    async with asyncio.timeout(LONGEST_WAIT):
        await come_all(people)
    start, spent, own = time.perf_counter(), processor_time(pid), time.process_time()
    end = asyncio.get_running_loop().time() + seconds
    await asyncio.gather(*(person.play(end) for person, *_ in people))
    passed = time.perf_counter() - start
    used, clients = spent_since(pid, spent), time.process_time() - own
    grown = (memory(pid) - before) / tables
    return Load(tables, len(waits), passed, waits, used, grown, clients)


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
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(Path(folder), **SETTINGS, **limits()) as served,
        ):
            if pinned:
                pin(served.process.pid, 0)
            found = asyncio.run(load(served, number, seconds, pause))
            print(found.row(), found.profile(), sep="\n", flush=True)


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
