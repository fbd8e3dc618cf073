"""Steps with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from server.in_process import Clock, a_registry, a_table, come, notes, person, reach_activation
from server.serving import Json, Served, at, serving

STRICT = """
from wardround.games.dice_hospital.game import DiceHospital
activating = lambda game, state: game.heading(state).endswith("activation")
DiceHospital.time_limit = lambda game, state: 2 if activating(game, state) else 0
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


def test_time_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        registry = a_registry(tmp_path, clock=clock)
        table = await a_table(registry, person("Ada"), person("Bea"), options={"timer": "yes"})
        screen = await come(table, 0, 1)
        await reach_activation(table, 0, 1)
        assert table.deadline.left == 60
        seq = table.seq
        table.exit(screen)
        clock.forward(100)
        await registry._tick()
        await come(table, 0, 1)
        await registry._tick()
        assert (table.seq, table.deadline.left) == (seq, 60)
        clock.forward(60)
        await registry._tick()
        assert notes(table) == [(0, "timeout"), (1, "timeout")], "now somebody was there"
        await registry.close()

    asyncio.run(play())
