"""Tables leave memory when nobody is there, and come back from the store as they were."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.in_process import Clock, Listener, a_registry, a_table, come, person
from wardround.server.payloads.replay import journal_text, recording_of, replay_pages
from wardround.server.payloads.reviews import review_payload
from wardround.server.payloads.table_payload import table_payload
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.registry import TableRegistry
from wardround.server.translation import Locale
from wardround.table.play.game_in_progress import AnyPlay, GameInProgress
from wardround.table.speakers import SPECTATOR

SLEEP_AFTER = 60.0


def with_a_registry(folder: Path, talk: Callable[[TableRegistry, Clock], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = Clock()
        registry = a_registry(folder, clock=clock, sleep_after=SLEEP_AFTER)
        await talk(registry, clock)
        await registry.close()

    asyncio.run(run())


async def play_to_the_end(table: LiveTable) -> None:
    async with table.lock():
        play = table.require_play()
        while play.turn:
            play.say_default(play.turn[0])
        await table.save()


async def watched(registry: TableRegistry, finish: bool) -> tuple[LiveTable, Listener]:
    """A table of two, one of them connected, who has seen all there is."""
    table = await a_table(registry, person("Ada"), person("Bea"), grace=0)
    guest = await come(table, 0)
    if finish:
        await play_to_the_end(table)
    table_payload(table, (0,), 0, Locale())
    return table, guest


def shown(table: LiveTable) -> AnyPlay:
    assert table.play is not None
    return table.play


@pytest.mark.parametrize("finish", [True, False])
def test_a_table_that_everybody_has_left_leaves_memory(tmp_path: Path, finish: bool) -> None:
    async def talk(registry: TableRegistry, clock: Clock) -> None:
        table, guest = await watched(registry, finish)
        clock.forward(10 * SLEEP_AFTER)
        await registry._tick()
        assert registry.tables, "somebody is connected"
        table.exit(guest)
        clock.forward(SLEEP_AFTER - 1)
        await registry._tick()
        assert registry.tables, "they may come back at once"
        gone = weakref.ref(table)
        logged = weakref.ref(shown(table).log.words[0])
        del table
        clock.forward(2)
        await registry._tick()
        assert not registry.tables
        gc.collect()
        assert (gone(), logged()) == (None, None), "nothing else keeps it"

    with_a_registry(tmp_path, talk)


def test_whoever_looks_at_a_table_without_connecting_keeps_it(tmp_path: Path) -> None:
    async def talk(registry: TableRegistry, clock: Clock) -> None:
        table, guest = await watched(registry, finish=True)
        table.exit(guest)
        for _ in range(3):
            clock.forward(SLEEP_AFTER - 1)
            async with registry.visit(table.id) as found:
                assert found is table
            await registry._tick()
        clock.forward(SLEEP_AFTER + 1)
        await registry._tick()
        assert not registry.tables

    with_a_registry(tmp_path, talk)


def test_a_finished_table_is_replayed_reviewed_and_played_again_from_the_store(
    tmp_path: Path,
) -> None:
    async def talk(registry: TableRegistry, clock: Clock) -> None:
        table, guest = await watched(registry, finish=True)
        token = registry.seat_with_token(table, 0).token
        before = (
            journal_text(table),
            replay_pages(recording_of(table, SPECTATOR), SPECTATOR, Locale()),
            table_payload(table, (0,), 0, Locale()).sights,
        )
        table.exit(guest)
        clock.forward(SLEEP_AFTER + 1)
        await registry._tick()
        assert not registry.tables
        async with registry.visit(table.id) as again, again.lock():
            assert again is not table
            assert before == (
                journal_text(again),
                replay_pages(recording_of(again, SPECTATOR), SPECTATOR, Locale()),
                table_payload(again, (0,), 0, Locale()).sights,
            )
            assert review_payload(registry.services.reviewer, again, "").judged == 0
        clock.forward(SLEEP_AFTER + 1)
        await registry._tick()
        assert not registry.tables
        seat = await registry.rematch(table.id, token)
        assert seat.table != table.id
        assert set(registry.tables) == {table.id, seat.table}

    with_a_registry(tmp_path, talk)


def test_a_journal_is_replayed_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    class Noted(GameInProgress[object]):
        def __init__(self, *given: Any, **more: Any) -> None:
            threads.append(threading.get_ident())
            super().__init__(*given, **more)

    async def talk(registry: TableRegistry, clock: Clock) -> None:
        table = await a_table(registry, person("Ada"), person("Bea"))
        monkeypatch.setattr("wardround.server.tables.live_table.GameInProgress", Noted)
        del registry.tables[table.id]

        async def look() -> LiveTable:
            async with registry.visit(table.id) as found:
                return found

        first, second = await asyncio.gather(look(), look())
        assert first is second, "who asks at the same time gets the same table"
        assert len(threads) == 1
        assert threads[0] != threading.get_ident()

    with_a_registry(tmp_path, talk)
