"""Making and leaving tables for a while: the memory of the server must stay flat.

    PYTHONPATH=.:tests python benchmarks/churn.py --seconds 600

Tables are made, two people say a few words, spectators come and change languages, a card file is
sent, and all leave. A row every few seconds has the tables made so far, those in memory, and the
memory of the server in megabytes.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

from benchmarks.load import limits, memory

from server.serving import Served, at, serving

AT_ONCE = 4
EVERY = 10.0


async def come_and_go(served: Served, rng: Random) -> None:
    """One table, from its making until everybody has left."""
    cards = f"# {rng.random()}\n" if rng.random() < 0.1 else ""
    table, tokens = await asyncio.to_thread(served.make, "Ada", "Bea", cards=cards)
    async with at(served, table, *tokens) as both, at(served, table) as spectator:
        await both.play(rng, lambda shown: shown["seq"] > 30)
        await spectator.shown(lambda shown: shown["seq"] >= both.table["seq"])
        await spectator.speak(rng.choice(("de", "fr", "nl")))
    for token in tokens:
        await asyncio.to_thread(served.post, f"/api/tables/{table}/leave", {"token": token})


async def churn(served: Served, seconds: float) -> None:
    """Come and go, and print what it costs."""
    made, end = [0], time.monotonic() + seconds

    async def one(rng: Random) -> None:
        while time.monotonic() < end:
            await come_and_go(served, rng)
            made[0] += 1

    work = asyncio.gather(*(one(Random(number)) for number in range(AT_ONCE)))
    while not work.done():
        await asyncio.wait([work], timeout=EVERY)
        kept = (await asyncio.to_thread(served.get, "/api/health"))["tables"]
        print(f"{made[0]:7} {kept:9} {memory(served.process.pid) / 1e6:8.1f}", flush=True)
    await work


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    given = parser.parse_args()
    free = {**limits(), "sleep_after": 2.0}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), **free) as served:
        print("   made in memory       MB")
        asyncio.run(churn(served, given.seconds))
        assert not served.faults(), served.faults()


if __name__ == "__main__":
    main()
