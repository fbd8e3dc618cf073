"""A table whose store fails: what is not kept was never said."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from wardround.server.bodies import NewTable, SeatWanted
from wardround.server.bots import Bots
from wardround.server.commanding import carry_out
from wardround.server.errors import Refused, StorageFailed
from wardround.server.hall import Hall
from wardround.server.room import House, Room
from wardround.server.settings import Settings
from wardround.server.sights import table_seen
from wardround.server.sqlite_store import SqliteStore
from wardround.server.store import Change
from wardround.server.tokens import Signer
from wardround.server.wire import Say, Undo


class FailingStore(SqliteStore):
    """Fails when told to: before anything is written, or after all of it is."""

    fails = ""

    async def save(self, change: Change) -> None:
        if self.fails == "before":
            raise StorageFailed("store-failed", reason="disk full")
        await super().save(change)
        if self.fails == "after":
            raise asyncio.CancelledError


class Listener:
    """A guest that counts news."""

    seats: tuple[int, ...] = ()
    news = 0

    def poke(self) -> None:
        self.news += 1

    def turn_out(self, seat: int) -> None:
        raise AssertionError(seat)


def at_a_table(folder: Path, test: Callable[[Room, FailingStore], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(folder / "tables.sqlite")
        store = FailingStore(settings.database)
        hall = Hall(House(store, settings, Bots(1, 1.0), time.monotonic, time.time), Signer(b"x"))
        seats = [SeatWanted("person", "Ada"), SeatWanted("person", "Bea")]
        made = await hall.create(NewTable("dice-hospital", seats))
        async with hall.visit(made.table) as room:
            await test(room, store)
        await hall.close()

    asyncio.run(run())


def asked(room: Room) -> tuple[int, int, str]:
    """A seat that is asked, its prompt, and a word it may say."""
    seat = room.turn[0]
    sight = table_seen(room, (seat,), room.seq, "en").sights[0]
    return seat, sight.prompt, sight.legal[0]


def test_a_word_that_cannot_be_kept_was_not_said_and_nobody_hears_it(tmp_path: Path) -> None:
    async def fail(room: Room, store: FailingStore) -> None:
        listener = Listener()
        room.guests.add(listener)
        seat, prompt, word = asked(room)
        seq, view = room.seq, table_seen(room, (seat,), 0, "en").sights[0].view
        store.fails = "before"
        with pytest.raises(StorageFailed):
            await carry_out(room, Say("one", seat, prompt, [word]))
        assert listener.news == 0
        store.fails = ""
        async with room.writing():
            assert room.seq == seq
            assert table_seen(room, (seat,), 0, "en").sights[0].view == view
        done = await carry_out(room, Say("one", seat, prompt, [word]))
        assert (done.repeated, done.seq > seq) == (False, True)
        assert listener.news == 1

    at_a_table(tmp_path, fail)


def test_a_word_that_was_kept_stays_said_whatever_came_after(tmp_path: Path) -> None:
    async def fail(room: Room, store: FailingStore) -> None:
        seat, prompt, word = asked(room)
        seq = room.seq
        store.fails = "after"
        with pytest.raises(asyncio.CancelledError):
            await carry_out(room, Say("one", seat, prompt, [word]))
        store.fails = ""
        again = await carry_out(room, Say("one", seat, prompt, [word]))
        assert (again.repeated, again.seq > seq) == (True, True)
        assert room.seq == again.seq

    at_a_table(tmp_path, fail)


def test_a_table_has_an_end_to_what_can_be_said_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wardround.server.room.MOST_TAKEN_BACK", 3)

    async def dither(room: Room, store: FailingStore) -> None:
        with pytest.raises(Refused, match="table-too-long"):
            for number in range(60):
                seat, prompt, word = asked(room)
                await carry_out(room, Say(f"say-{number}", seat, prompt, [word]))
                shown = table_seen(room, (seat,), 0, "en").sights[0]
                if shown.undo is not None and shown.undo.free:
                    await carry_out(room, Undo(f"undo-{number}", seat, shown.prompt))
        assert room.chronicle.taken_back == 4

    at_a_table(tmp_path, dither)
