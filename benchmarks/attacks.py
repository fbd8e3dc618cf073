"""Other people's words while one address does its worst.

    PYTHONPATH=.:tests python benchmarks/attacks.py --seconds 60

Some tables of four people play at a server with its usual limits, each person from an address of
their own, while one address attacks in one way after another: card files, dear requests, silent and
flooding connections, hints and reviews, new tables. A row has the words of the others a second and
how long their acknowledgements took. `--loop` notes the longest steps of the server's loop instead,
in processor time: what holds it up, whatever else the machine does. Everything is on loopback
(127.0.0.0/8), so it runs on Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from benchmarks.load import (
    OPTIONS,
    PEOPLE,
    Load,
    Person,
    come_all,
    memory,
    pin,
    processor_time,
    spent_since,
)
from benchmarks.loop_monitor import MONITOR, longest_steps
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server.serving import Client, Served, serving

REFUSED = "wardround_requests_refused_total "
ATTACKER = "127.0.6.66"
DOTS = "a." * 15_999 + "a = 1"
MANY = "\n".join(f"a{number} = 1" for number in range(3000))
AT_ONCE = 20
USUAL: dict[str, Any] = {
    "request_rate": 5.0,
    "request_burst": 60,
    "socket_rate": 30.0,
    "socket_burst": 90,
}


class Target(NamedTuple):
    """What is attacked: a server, a finished table, and a seat of a table under way."""

    served: Served
    port: int
    finished: str
    table: str
    token: str


async def send_request(port: int, path: str, body: object = None) -> None:
    """One HTTP request of the attacker, whose answer is read and thrown away."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: localhost\r\n"
    writer.write(f"{head}Connection: close\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
    try:
        while await asyncio.wait_for(reader.read(1 << 20), 30):
            pass
    finally:
        writer.close()


async def card_files(target: Target, rng: Random) -> None:
    """Files that are made to cost much."""
    cards = rng.choice((DOTS, MANY)) + f"\n# {rng.random()}"
    await send_request(
        target.port, "/api/games/dice-hospital/settle", {"options": {}, "cards": cards}
    )


async def dear_requests(target: Target, rng: Random) -> None:
    """Replays, lists and facts, as many as there may be; and a spectator who changes languages."""
    paths = ("replay?seat=-1", "replay?seat=0", "facts", "journal", "qr.svg")
    path = f"/api/tables/{target.finished}/{rng.choice(paths)}"
    if rng.random() < 0.2:
        await change_languages(target)
    await send_request(target.port, rng.choice((path, "/api/games", "/api/tables", "/api/history")))


async def change_languages(target: Target) -> None:
    """A spectator of a long game who changes languages without end."""
    local = (ATTACKER, 0)
    async with connect(target.served.url(target.finished), local_addr=local) as socket:
        client = Client(socket)
        await client.hello()
        for language in ("de", "fr", "nl", "en") * 10:
            await client.send(type="language", language=language)
        await asyncio.sleep(1)


async def connections(target: Target, rng: Random) -> None:
    """Connections that say nothing, say it slowly, or never end their headers."""
    _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
    try:
        kind = rng.randrange(3)
        if kind:
            writer.write(b"GET / HTTP/1.1\r\n")
        for _ in range(2000 if kind == 2 else 20):
            writer.write(b"X-A: " + b"b" * (1000 if kind == 2 else 1) + b"\r\n" if kind else b"")
            await writer.drain()
            await asyncio.sleep(0 if kind == 2 else 0.5)
    finally:
        writer.close()


async def hints_and_reviews(target: Target, rng: Random) -> None:
    """Hints and reviews without end."""
    if rng.random() < 0.5:
        await send_request(target.port, f"/api/tables/{target.table}/hint", {"token": target.token})
    else:
        await send_request(target.port, f"/api/tables/{target.finished}/review")


async def new_tables(target: Target, rng: Random) -> None:
    """Tables that nobody will play at."""
    seats = [{"kind": "person", "name": "Mal"}, {"kind": "bot", "bot": "expert"}]
    await send_request(target.port, "/api/tables", {"game": "dice-hospital", "seats": seats})


Attack = Callable[[Target, Random], Awaitable[None]]
ATTACKS: dict[str, Attack | None] = {
    "none": None,
    "card files": card_files,
    "dear requests": dear_requests,
    "connections": connections,
    "hints, reviews": hints_and_reviews,
    "new tables": new_tables,
}


async def attack_until(end: float, attack: Attack, target: Target, rng: Random) -> None:
    """Attack again and again."""
    loop = asyncio.get_running_loop()
    while loop.time() < end:
        with suppress(OSError, WebSocketException, TimeoutError, EOFError, AssertionError):
            async with asyncio.timeout_at(end):
                await attack(target, rng)
        await asyncio.sleep(0.01)


async def play(target: Target, tables: int, seconds: float, attack: Attack | None) -> Load:
    """Let tables play while they are attacked."""
    served, waits, rng = target.served, list[float](), Random(1)
    made = [make_from(served, number, *PEOPLE) for number in range(tables)]
    everybody = [
        (Person(2.5, Random(rng.random()), waits), served.url(table), token, address)
        for number, (table, tokens) in enumerate(made)
        for seat, token in enumerate(tokens)
        for address in [f"127.1.{number}.{seat + 1}"]
    ]
    await come_all(everybody)
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    people = [person.play(end) for person, *_ in everybody]
    attackers = (
        [attack_until(end, attack, target, Random(rng.random())) for _ in range(AT_ONCE)]
        if attack
        else []
    )
    pid = served.process.pid
    spent = processor_time(pid)
    await asyncio.gather(*people, *attackers)
    used = spent_since(pid, spent)
    return Load(tables, len(waits), seconds, waits, used, memory(pid), 0.0)


def make_from(served: Served, number: int, *names: str) -> tuple[str, list[str]]:
    """A table that is made from an address of its own."""
    seats = [{"kind": "person", "name": name} for name in names]
    body = {"game": "dice-hospital", "seats": seats, "options": OPTIONS}
    made: Any = json.loads(
        served.fetch("/api/tables", body, **{"X-Forwarded-For": f"127.2.0.{number + 1}"})[0]
    )
    return made["table"], [seat["token"] for seat in made["seats"]]


def finish(served: Served) -> tuple[str, str]:
    """A long game that is over, and a seat of one that is not."""
    table, tokens = make_from(served, 200, *PEOPLE)

    async def play_out() -> None:
        async with connect(served.url(table), max_size=2**24) as socket:
            client = Client(socket)
            await client.hello(*tokens)
            await client.play(Random(1))

    asyncio.run(play_out())
    _, seats = make_from(served, 201, "Mal", "Mallory")
    return table, seats[0]


def measure(folder: Path, name: str, given: argparse.Namespace, finished: str, token: str) -> None:
    """Print a row for one attack, with the usual limits."""
    with serving(folder, MONITOR if given.loop else "", **USUAL) as served:
        table = json.loads(served.fetch("/api/held", {"tokens": [token]})[0])["held"][0]
        port = int(served.address.rstrip("/").rpartition(":")[2])
        target = Target(served, port, finished, table["table"]["table"], token)
        pin(served.process.pid, 0)
        found = asyncio.run(play(target, given.tables, given.seconds, ATTACKS[name]))
        told = served.fetch("/metrics")[0].decode().splitlines()
        refused = sum(float(one.split()[-1]) for one in told if one.startswith(REFUSED))
        waits = sorted(found.waits) or [0.0]
        half, most = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        print(
            f"{name:16} {found.words / found.seconds:7.1f} {1000 * half:9.1f}"
            f" {1000 * most:9.1f} {100 * found.processor / found.seconds:8.0f} {refused:8.0f}",
            flush=True,
        )
        for step in longest_steps(folder)[:5]:
            print(f"    {step.milliseconds:6.1f} ms {step.name[-100:]}")
        assert not served.faults(), served.faults()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--only", choices=ATTACKS, nargs="+", default=list(ATTACKS))
    parser.add_argument("--loop", action="store_true", help="the longest steps of the loop")
    given = parser.parse_args()
    print(f"{'attack':16} words/s  p50 (ms)  p99 (ms)   busy %  refused")
    pin(os.getpid(), 1)
    for name in given.only:
        with tempfile.TemporaryDirectory() as folder:
            with serving(Path(folder)) as served:
                finished, token = finish(served)
            measure(Path(folder), name, given, finished, token)


if __name__ == "__main__":
    main()
