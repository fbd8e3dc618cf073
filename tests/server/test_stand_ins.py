"""Leaving, coming back, standing in, and moving a seat to another device."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.in_process import (
    BotsHere,
    Clock,
    a_registry,
    a_table,
    answer_for,
    come,
    let_bots_answer,
    person,
    reach_activation,
)
from server.in_process import notes as noted
from server.serving import ConnectionClosed, Failed, Json, Served, at
from wardround.server.protocol.bodies import SeatWanted

TOGETHER = {"options": {"activation": "simultaneous", "administrators": "no"}}


def activating(table: Json) -> bool:
    return bool(table["heading"].endswith("activation"))


def notes(journal: list[Json]) -> list[tuple[int, str]]:
    return [(e["speaker"], e["word"]) for e in journal if e["kind"] == "note"]


@pytest.mark.parametrize("stand_in", ["absent", "greedy"])
def test_after_a_grace_time_somebody_plays_for_who_is_gone(served: Served, stand_in: str) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", grace=3, stand_in=stand_in, **TOGETHER)
        async with at(served, table, tokens[0]) as ada:
            async with at(served, table, tokens[1]) as bea:
                await asyncio.gather(
                    ada.play(Random(1), activating), bea.play(Random(2), activating)
                )
                await bea.say("nurse")
            await ada.shown(lambda t: t["seats"][1]["away"])
            assert notes(ada.journal) == [(1, "timeout")]
            await ada.play(Random(3), lambda t: t["heading"].startswith("round 2"))
            async with at(served, table, tokens[1]) as bea:
                assert not bea.table["seats"][1]["away"]
                assert notes(bea.journal) == [(1, "timeout"), (1, "back")]
                await asyncio.gather(ada.play(Random(4)), bea.play(Random(5)))
                assert bea.table["status"] == "over"

    asyncio.run(play())


def test_a_half_sentence_is_dropped_before_the_rules_answer(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", stand_in="absent", **TOGETHER)
        async with at(served, table, tokens[0]) as ada:
            async with at(served, table, tokens[1]) as bea:
                await asyncio.gather(
                    ada.play(Random(1), activating), bea.play(Random(2), activating)
                )
                await bea.say("nurse")
            served.post(f"/api/tables/{table}/leave", {"token": tokens[1]})
            await ada.shown(lambda t: not t["seats"][1]["asked"])
            assert notes(ada.journal) == [(1, "left")]
            tail = [(e["kind"], e["word"]) for e in ada.journal if e["speaker"] == 1][-3:]
            assert tail == [("note", "left"), ("undo", ""), ("word", "finish")]

    asyncio.run(play())


def test_a_table_where_nobody_is_waits_for_them(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        registry = a_registry(tmp_path, BotsHere(1, 1.0), clock=clock)
        table = await a_table(registry, person("Ada"), SeatWanted("bot"), grace=1)
        ada = await come(table, 0)
        await reach_activation(table, 0)
        table.exit(ada)
        await let_bots_answer(registry, table)
        while table.turn != [1]:
            await answer_for(table, 0)
        seq = table.seq
        clock.forward(100)
        await registry._tick()
        await let_bots_answer(registry, table)
        assert (table.seq, noted(table)) == (seq, []), "nobody stands in, and no bot plays on"
        await come(table, 0)
        await let_bots_answer(registry, table)
        assert table.seq > seq, "the bot goes on"
        await registry.close()

    asyncio.run(play())


def test_wait_means_nobody_stands_in(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        registry = a_registry(tmp_path, clock=clock)
        table = await a_table(registry, person("Ada"), person("Bea"), stand_in="wait")
        await come(table, 0)
        await reach_activation(table, 0, 1)
        async with table.lock():
            await table.leave(1)
        assert noted(table) == [(1, "left")]
        seq = table.seq
        clock.forward(100_000)
        await registry._tick()
        await let_bots_answer(registry, table)
        assert (table.seq, table.turn) == (seq, [0, 1])
        await registry.close()

    asyncio.run(play())


def test_a_seat_moves_to_another_device_once(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "greedy!")
        async with at(served, table, tokens[0]) as old:
            made = served.post(f"/api/tables/{table}/code", {"token": tokens[0]})
            svg, headers = served.fetch(f"/api/codes/{made['code']}/qr.svg")
            assert b"<svg" in svg
            assert headers["content-type"].startswith("image/svg")
            moved = served.post("/api/codes", {"code": made["code"].upper()})
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await old.receive()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4001
        assert refused(served, "/api/codes", {"code": made["code"]}) == (404, "code-unknown")
        async with at(served, table, moved["token"]) as new:
            assert new.sight()["seat"] == 0
            await new.play(Random(1), lambda t: t["seq"] > 30)
        held = served.post("/api/held", {"tokens": [tokens[0], moved["token"], "nonsense"]})
        assert [one["token"] for one in held["held"]] == [moved["token"]]
        with pytest.raises(AssertionError, match="token-void"):
            async with at(served, table, tokens[0]):
                pass

    asyncio.run(play())


def refused(served: Served, path: str, body: Any) -> tuple[int, str]:
    with pytest.raises(Failed) as failed:
        served.post(path, body)
    return failed.value.status, failed.value.code
