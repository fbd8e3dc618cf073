"""Steps with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from server.serving import Json, Served, at, serving

STRICT = """
from wardround.games.dice_hospital.game import DiceHospital
DiceHospital.seconds = lambda game, state: 2 if game.heading(state).endswith("activation") else 0
"""
TOGETHER = {"options": {"activation": "simultaneous", "administrators": "no"}}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("strict"), STRICT) as served:
        yield served
        assert not served.faults()


def activating(table: Json) -> bool:
    return bool(table["heading"].endswith("activation"))


def test_when_time_is_up_the_rules_finish_for_who_has_not(strict: Served) -> None:
    async def play() -> None:
        table, tokens = strict.make("Ada", "Bea", "Cem", **TOGETHER)
        async with at(strict, table, *tokens) as screen:
            assert not screen.table["deadline"], "setting up takes as long as it takes"
            await screen.play(Random(1), activating)
            assert 0 < screen.table["deadline"] <= 2
            await screen.say("finish", seat=0)
            await screen.say("nurse", seat=1)
            assert screen.table["deadline"] < 2, "words do not lengthen the time"
            start = screen.table["seq"]
            await screen.shown(lambda t: not activating(t))
            said = [e for e in screen.journal if e["seq"] > start and e["speaker"] in (0, 1, 2)]
            tail = [(e["speaker"], e["kind"], e["word"]) for e in said]
            assert tail[:5] == [
                (1, "note", "timeout"),
                (1, "undo", ""),
                (1, "word", "finish"),
                (2, "note", "timeout"),
                (2, "word", "finish"),
            ]
            assert not any(seat["away"] for seat in screen.table["seats"])
            assert not screen.table["deadline"]

    asyncio.run(play())


def test_time_stands_still_while_nobody_is_there(strict: Served) -> None:
    async def play() -> None:
        table, tokens = strict.make("Ada", "Bea", **TOGETHER)
        async with at(strict, table, *tokens) as screen:
            await screen.play(Random(1), activating)
            seen = screen.table["seq"]
        await asyncio.sleep(2.3)
        async with at(strict, table, *tokens, seen=seen) as screen:
            assert screen.journal == []
            assert screen.table["deadline"] > 1

    asyncio.run(play())
