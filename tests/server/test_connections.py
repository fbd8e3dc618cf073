"""Seats that move while their old device is still talking, and how connections begin and end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from server.serving import Client, ConnectionClosed, Json, Served, at, connect, serving
from wardround.server.protocol.bodies import NewTable, SeatWanted
from wardround.server.protocol.client_messages import VERSION
from wardround.server.security.limits import MOST_BUCKETS, Buckets
from wardround.server.security.tokens import Signer
from wardround.server.services import start_services
from wardround.server.settings import Settings
from wardround.server.socket.connection import Connection
from wardround.server.storage.interface import ChatRecord
from wardround.server.storage.sqlite import SqliteStore
from wardround.server.tables.chat import SHOWN_LINES
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.registry import TableRegistry


def moved(served: Served, table: str, token: str) -> str:
    """The token of a seat that was moved to another device."""
    made = served.post(f"/api/tables/{table}/code", {"token": token})
    return str(served.post("/api/codes", {"code": made["code"]})["token"])


def test_a_screen_of_two_goes_on_with_the_seat_that_is_left_to_it(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", grace=1)
        async with at(served, table, *tokens) as screen:
            await asyncio.to_thread(moved, served, table, tokens[1])
            await screen.shown(lambda t: [s["seat"] for s in t["sights"]] == [0])
            await screen.send(type="chat", seat=1, text="still me")
            error = await screen.until(lambda m: m["type"] == "error")
            assert error["error"]["code"] == "seat-not-yours"
            assert not screen.table["seats"][1]["online"]
            await screen.shown(lambda t: t["seats"][1]["away"])

    asyncio.run(play())


Come = Callable[["Line"], "asyncio.Task[None]"]


class SlowChat(SqliteStore):
    """Takes its time to find the last lines."""

    async def chat(self, table: str, limit: int) -> list[ChatRecord]:
        await asyncio.sleep(0.1 if limit == SHOWN_LINES else 0)
        return await super().chat(table, limit)


class Line:
    """A socket inside this process; keeps what it is sent."""

    def __init__(self, token: str) -> None:
        self.client = None
        self.said: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: list[Json] = []
        self.closed = 0
        self.say(type="hello", version=VERSION, tokens=[token])

    def say(self, **message: object) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> Json:
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed = code


def with_lines(
    folder: Path, test: Callable[[LiveTable, list[Line], Come], Awaitable[None]]
) -> None:
    """A table of two, a line for each of them, and how to let somebody come."""

    async def run() -> None:
        settings = Settings(folder / "tables.sqlite")
        services = start_services(settings, SlowChat(settings.database))
        registry = TableRegistry(services, Signer(b"x"))
        people = [SeatWanted("person", "Ada"), SeatWanted("person", "Bea")]
        made = await registry.create(NewTable("dice-hospital", people))
        table, lines = registry.tables[made.table], [Line(seat.token) for seat in made.seats]

        def come(line: Line) -> asyncio.Task[None]:
            return asyncio.create_task(Connection(line, registry, table).run())  # type: ignore[arg-type]

        await test(table, lines, come)
        await registry.close()

    asyncio.run(run())


def test_no_device_keeps_a_seat_that_moves_just_as_it_connects(tmp_path: Path) -> None:
    async def move(table: LiveTable, lines: list[Line], come: Come) -> None:
        async with table.lock():
            coming = come(lines[0])
            await asyncio.sleep(0.05)
            await table.renew(0)
        await asyncio.wait_for(coming, 5)
        assert [message["error"]["code"] for message in lines[0].heard] == ["token-void"]
        assert lines[0].closed == 1008
        assert not table.presence.guests

    with_lines(tmp_path, move)


def test_nothing_is_said_for_a_seat_that_moves_while_the_word_waits(tmp_path: Path) -> None:
    async def move(table: LiveTable, lines: list[Line], come: Come) -> None:
        coming = come(lines[0])
        await asyncio.sleep(0.3)
        async with table.lock():
            lines[0].say(type="chat", seat=0, text="still me")
            await asyncio.sleep(0.05)
            await table.renew(0)
        await asyncio.sleep(0.2)
        codes = [m["error"]["code"] for m in lines[0].heard if m["type"] == "error"]
        assert codes == ["seat-not-yours"]
        assert lines[0].closed == 4001
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)

    with_lines(tmp_path, move)


def test_a_line_said_while_somebody_comes_in_reaches_them_once(tmp_path: Path) -> None:
    async def chat(table: LiveTable, lines: list[Line], come: Come) -> None:
        ada = come(lines[0])
        await asyncio.sleep(0.3)
        bea = come(lines[1])
        await asyncio.sleep(0.05)
        lines[0].say(type="chat", seat=0, text="hello")
        await asyncio.sleep(0.5)
        for line in lines:
            assert [m["text"] for m in line.heard if m["type"] == "chat"] == ["hello"]
        for coming in (ada, bea):
            coming.cancel()
        await asyncio.gather(ada, bea, return_exceptions=True)

    with_lines(tmp_path, chat)


def test_who_does_not_say_hello_is_told_and_let_go(tmp_path: Path) -> None:
    async def wait(served: Served) -> Json:
        table, _ = served.make("Ada", "Bea")
        async with connect(served.url(table)) as socket:
            client = Client(socket)
            told = await client.receive()
            with pytest.raises(ConnectionClosed) as closed:
                await client.receive()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1008
            return told

    with serving(tmp_path, hello_seconds=0.2) as served:
        assert asyncio.run(wait(served))["error"]["code"] == "hello-first"
        assert not served.faults()


def test_a_server_that_stops_lets_everybody_go_without_a_fault(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        table, tokens = served.make("Ada", "greedy!", "greedy!")
        async with at(served, table, *tokens) as ada, at(served, table) as watcher:
            await ada.play(Random(1), lambda t: t["seq"] > 60)
            await asyncio.to_thread(served.stop)
            for client in (ada, watcher):
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await client.receive()
                assert closed.value.rcvd
                assert closed.value.rcvd.code == 1012

    with serving(tmp_path) as served:
        asyncio.run(play(served))
        assert not served.warnings()


def test_addresses_are_not_remembered_without_end() -> None:
    buckets = Buckets(0.1, 2, lambda: 1.0)
    for number in range(3 * MOST_BUCKETS):
        assert buckets.take(f"address {number}")
    assert len(buckets._buckets) <= MOST_BUCKETS + 1
    last = f"address {3 * MOST_BUCKETS - 1}"
    assert buckets.take(last)
    assert not buckets.take(last), "the newest are still counted"
