"""Throws bad messages at a server while people play, and looks for anything but a typed answer.

    python tests/server/fuzz.py --messages 100000

Malformed, stale, repeated, oversized and out-of-turn messages, from a spectator, a stranger and
a player of the very table. Each must be answered with a typed error, or a repeated one with its
acknowledgement, or the socket closed; and the game must end as if nothing had been.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.serving import Client, Json, Served, at, serving

BATCH = 25
PARTS, LENGTH = 10, 250
COMMANDS = ("say", "undo", "redo", "restart", "plead", "consent")
TYPES: tuple[object, ...] = (
    *COMMANDS, "chat", "nudge", "language", "preview", "why", "candidates", "forecast", "ping",
    "table", "ack",
    "nonsense", 7, None,
)  # fmt: skip
ODD: tuple[object, ...] = (
    None, True, -1, 2**70, 1.5, "", "x", "\u202e", "a" * 500, [], [[]], {}, {"a": 1}, 10**9,
)  # fmt: skip
Bad = str | bytes


def malformed(rng: Random) -> Bad:
    """Not JSON, or not an object of the wire."""
    kind = rng.randrange(6)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(1, 60)))
    if kind == 1:
        return "".join(chr(rng.randrange(32, 0x2FFF)) for _ in range(rng.randrange(60)))
    if kind == 2:
        return "[" * rng.randrange(1, 3000)
    if kind == 3:
        return json.dumps({"type": "say", "id": "x", "seat": 0, "prompt": 0, "words": ["a"]})[:-3]
    if kind == 4:
        return json.dumps(rng.choice(ODD))
    return '{"type":"ping","n":"\\ud800"}'


def misshapen(rng: Random) -> Bad:
    """A message with fields it cannot have."""
    message: Json = {"type": rng.choice(TYPES)}
    for name in ("id", "ask", "seat", "prompt", "words", "word", "named", "plea", "n"):
        if rng.random() < 0.8:
            message[name] = rng.choice(ODD)
    if message["type"] in ("ping", "table", "ack"):
        message["n"] = "many"
    if message["type"] == "chat":
        message["seat"] = "here"
    return json.dumps(message)


def out_of_turn(rng: Random) -> Bad:
    """Well formed, for a seat that is not held or not asked so."""
    message: Json = {"type": rng.choice(COMMANDS), "id": str(rng.random())}
    message |= {
        "seat": rng.choice((0, 1, 2, 2, 2)),
        "prompt": rng.randrange(10**6, 10**7),
        "plea": 10**6,
    }
    message |= {"words": [rng.choice(("finish", "nurse", "r3", "zzz"))] * rng.randrange(1, 9)}
    return json.dumps(message | {"agree": True})


def strange_question(rng: Random) -> Bad:
    """Questions about words that are none."""
    message: Json = {"type": rng.choice(("preview", "why", "candidates")), "ask": "q"}
    words = ["".join(rng.choices("abcdef-0", k=rng.randrange(1, 30))) + "q"] * 3
    return json.dumps(
        message | {"seat": rng.randrange(3), "words": words, "named": words, "word": words[0]}
    )


def repeated(rng: Random) -> Bad:
    """What was applied already."""
    return json.dumps({"type": "say", "id": "applied", "seat": 2, "prompt": 0, "words": ["r3"]})


MAKERS: tuple[Callable[[Random], Bad], ...] = (
    malformed, misshapen, misshapen, out_of_turn, strange_question, repeated,
)  # fmt: skip


async def attack(
    served: Served, table: str, tokens: list[str], messages: int, seed: int, answers: Counter[str]
) -> None:
    """Send bad messages over one connection after another until enough were answered."""
    rng = Random(seed)
    while answers.total() < messages:
        async with connect(served.url(table), max_size=2**24) as socket:
            try:
                client = Client(socket)
                await client.hello(*tokens)
                while answers.total() < messages:
                    await _batch(client, rng, answers)
                    if rng.random() < 0.1:
                        await oversized(socket, rng)
            except ConnectionClosed:
                answers["closed"] += 1


async def _batch(client: Client, rng: Random, answers: Counter[str]) -> None:
    for _ in range(BATCH):
        await client.socket.send(rng.choice(MAKERS)(rng))
    mark = rng.randrange(10**6)
    await client.send(type="ping", n=mark)
    found: list[str] = []
    message = await client.receive()
    while message != {"type": "pong", "n": mark, "seq": message.get("seq")}:
        if message["type"] == "error":
            assert message["error"]["code"] != "server-fault", message
            assert message["error"]["text"]
            found.append(message["error"]["code"])
        elif message["type"] == "ack":
            assert message["repeated"], message
            found.append("repeated")
        message = await client.receive()
    assert len(found) == BATCH, found
    answers.update(found)


async def oversized(socket: ClientConnection, rng: Random) -> None:
    """The server must close."""
    await socket.send("[" + "1," * rng.randrange(5000, 20000) + "1]")
    while True:
        await asyncio.wait_for(socket.recv(), 10)


async def nonsense_instead_of_hello(served: Served, table: str, count: int, seed: int) -> None:
    """Connections that do not begin as they should are told and ended."""
    rng = Random(seed)
    for _ in range(count):
        async with connect(served.url(table)) as socket:
            try:
                await socket.send(rng.choice(MAKERS)(rng))
                message = json.loads(await asyncio.wait_for(socket.recv(), 10))
                assert message["type"] == "error"
                await asyncio.wait_for(socket.recv(), 10)
                raise AssertionError("the connection goes on")
            except ConnectionClosed:
                pass


async def fuzz(served: Served, messages: int, seed: int) -> Counter[str]:
    """Attack a table at which three people play; what came back, once their game is over."""
    table, tokens = served.make("Ada", "Bea", "Mal")
    async with at(served, table, *tokens[:2]) as honest, at(served, table, tokens[2]) as mal:
        await honest.play(Random(seed), lambda t: t["seats"][2]["asked"])
        await mal.shown(lambda t: t["sights"][0]["asked"])
        await mal.done("say", words=mal.sight()["legal"][:1], id="applied")
        found: Counter[str] = Counter()
        attacks = asyncio.gather(
            attack(served, table, tokens[2:], messages, seed + 1, found),
            attack(served, table, [], messages, seed + 2, found),
            nonsense_instead_of_hello(served, table, 30, seed + 3),
        )
        for part in range(PARTS):
            end = (part + 1) * LENGTH // PARTS
            await asyncio.gather(*(one.play(Random(end), until(end)) for one in (honest, mal)))
            while found.total() < part * messages // PARTS and not attacks.done():
                await asyncio.gather(read_on(honest), read_on(mal))
        while not attacks.done():
            await asyncio.gather(read_on(honest), read_on(mal))
        await attacks
        await asyncio.gather(honest.play(Random(seed)), mal.play(Random(seed + 1)))
        assert honest.table["status"] == "over"
        assert served.get(f"/api/tables/{table}")["seq"] == honest.table["seq"]
        assert all(entry["kind"] == "word" for entry in honest.journal)
    return found


async def read_on(client: Client) -> None:
    """Read what has come: who does not read answers no ping either, and is disconnected."""
    with suppress(TimeoutError):
        async with asyncio.timeout(0.05):
            while True:
                await client.receive()


def until(end: int) -> Callable[[Json], bool]:
    return lambda table: bool(table["seq"] > end)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served:
        found = asyncio.run(fuzz(served, given.messages, given.seed))
        assert not served.faults()
    sys.stdout.write("".join(f"{code} {count}\n" for code, count in found.most_common()))


if __name__ == "__main__":
    main()
