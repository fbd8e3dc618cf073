"""A table goes on whatever its bots do: by the word of the rules for who is absent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from server.serving import Served, at, serving

ODD = """
import os, time
from wardround.players import PLAYERS

class Slow:
    def choose(self, sight, rng):
        time.sleep(60)

class Broken:
    def choose(self, sight, rng):
        raise RuntimeError("broken on purpose")

class Rude:
    def choose(self, sight, rng):
        return 10**6

class Deadly:
    def choose(self, sight, rng):
        os._exit(3)

class Unhurried:
    def choose(self, sight, rng):
        time.sleep(0.4)
        return sight.legal[0]

for odd in (Slow, Broken, Rude, Deadly, Unhurried):
    PLAYERS.register(odd.__name__.lower(), odd)
"""
PLAIN = {"options": {"administrators": "no"}}


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("odd")
    with serving(folder, ODD, bot_seconds=1.5) as served:
        yield served


def absent_words(served: Served, bot: str, answers: int) -> list[str]:
    """What is said for a bot while it is asked so often."""
    table, tokens = served.make("Ada", f"{bot}!", **PLAIN)

    async def play() -> list[str]:
        async with at(served, table, *tokens) as ada:

            def answered() -> list[str]:
                own = [e for e in ada.journal if e["kind"] == "word" and e["speaker"] == 1]
                return [e["word"] for e in own if e["begins"]]

            await ada.play(Random(1), lambda _: len(answered()) >= answers)
            return answered()

    return asyncio.run(play())


@pytest.mark.parametrize("bot", ["slow", "broken", "rude", "deadly"])
def test_the_rules_answer_for_a_bot_that_does_not(odd: Served, bot: str) -> None:
    assert len(absent_words(odd, bot, 3)) >= 3


def test_a_slow_bot_holds_up_no_other_table(odd: Served) -> None:
    slow, _ = odd.make("Ada", "slow!", **PLAIN)
    table, tokens = odd.make("Bea", "greedy!", **PLAIN)

    async def play() -> None:
        async with at(odd, slow), at(odd, table, *tokens) as bea:
            await bea.play(Random(1))
            assert bea.table["status"] == "over"

    asyncio.run(play())


def test_bots_that_wait_for_a_worker_are_not_taken_for_slow_ones(tmp_path: Path) -> None:
    with serving(tmp_path, ODD, bot_seconds=3.0) as served:
        tables = [served.make("Ada", "unhurried!", **PLAIN) for _ in range(12)]

        async def watch(table: str) -> None:
            async with at(served, table) as watcher:
                await watcher.shown(lambda t: not t["seats"][1]["asked"])

        async def all_at_once() -> None:
            await asyncio.gather(*(watch(table) for table, _ in tables))

        begun = time.monotonic()
        asyncio.run(all_at_once())
        assert time.monotonic() - begun > 3.0, "they had to wait for each other"
        assert not served.warnings()
