"""A table registry in this process, with a clock that the test sets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

from wardround.server.protocol.bodies import NewTable, SeatWanted
from wardround.server.protocol.server_messages import FromServer
from wardround.server.security.tokens import Signer
from wardround.server.services import start_services
from wardround.server.settings import Settings
from wardround.server.storage.interface import Store
from wardround.server.storage.sqlite import SqliteStore
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.registry import TableRegistry
from wardround.server.workers.bots import Bots, Played, choose
from wardround.table.contract.data import View


class Clock:
    """Stands still until it is moved on."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += seconds


class Listener:
    """A guest that counts news."""

    language = "en"
    address = "192.0.2.1"
    news = 0

    def __init__(self, *seats: int) -> None:
        self.seats: tuple[int, ...] = seats

    def send(self, message: FromServer) -> None:
        raise AssertionError(message)

    def notify(self) -> None:
        self.news += 1

    def evict(self, seat: int, code: int = 0) -> None:
        raise AssertionError(seat)

    def close(self, code: int) -> None:
        raise AssertionError(code)


class BotsHere(Bots):
    """Bots that think in this process."""

    async def choose(
        self, played: Played, bot: str, view: View, seat: int, owner: str = ""
    ) -> list[str]:
        return choose(played, bot, view, seat)


def a_registry(
    folder: Path,
    bots: Bots | None = None,
    store: Callable[[Path], Store] = SqliteStore,
    clock: Callable[[], float] = time.monotonic,
    sleep_after: float = inf,
) -> TableRegistry:
    """A registry whose tables stay in memory for so long after somebody was there."""
    settings = Settings(
        folder / "tables.sqlite",
        sleep_after=sleep_after,
        bot_processes=1,
        bot_seconds=1.0,
        hint_seconds=1.0,
        review_seconds=1.0,
    )
    services = start_services(settings, store(settings.database))
    services.bots, services.clock = bots or services.bots, clock
    return TableRegistry(services, Signer(b"x"))


def person(name: str) -> SeatWanted:
    return SeatWanted("person", name)


async def a_table(registry: TableRegistry, *seats: SeatWanted, **more: Any) -> LiveTable:
    """A new table of Dice Hospital, whose seats all activate at once."""
    options = {"administrators": "no", "activation": "simultaneous", **more.pop("options", {})}
    made = await registry.create(NewTable("dice-hospital", list(seats), options, **more))
    return registry.tables[made.table]


async def come(table: LiveTable, *seats: int) -> Listener:
    """Somebody who holds these seats connects."""
    guest = Listener(*seats)
    async with table.lock():
        await table.enter(guest)
    return guest


async def answer_for(table: LiveTable, *seats: int) -> None:
    """Say what the absent would say for the first of these seats that may speak, if any may."""
    seat = next((seat for seat in seats if seat in table.turn), None)
    if seat is not None:
        async with table.lock():
            table.require_play().say_default(seat)
            await table.save()


async def reach_activation(table: LiveTable, *seats: int) -> None:
    """Answer for these seats until all hospitals activate."""
    while not table.record.heading.endswith("activation"):
        await answer_for(table, *seats)
        await asyncio.sleep(0)


async def let_bots_answer(registry: TableRegistry, table: LiveTable) -> None:
    """Let every question that is open at this table be answered."""
    while registry.stand_ins.busy(table):
        await asyncio.sleep(0)


def notes(table: LiveTable) -> list[tuple[int, str]]:
    """Who was noted as gone or back."""
    return [(record.who, record.what) for record in table.saved_entries if record.kind == "note"]
