"""A table whose store or guests fail: what is not kept was never said, what is kept is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.in_process import Listener, a_registry
from wardround.server.errors import Refused, StorageFailed
from wardround.server.payloads.table_payload import table_payload
from wardround.server.protocol.bodies import NewTable, SeatWanted
from wardround.server.protocol.client_messages import Command, Say, Undo
from wardround.server.protocol.server_messages import Acknowledged
from wardround.server.socket.commands import carry_out
from wardround.server.storage.interface import Change
from wardround.server.storage.sqlite import SqliteStore
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import Locale
from wardround.server.workers.bots import Bots, Played, choose
from wardround.table.contract.data import View


class FailingStore(SqliteStore):
    """Fails when told to: before anything is written, or after all of it is."""

    fails = ""

    async def save(self, change: Change) -> None:
        if self.fails == "before":
            raise StorageFailed("store-failed", reason="disk full")
        await super().save(change)
        if self.fails == "after":
            raise asyncio.CancelledError


def at_a_table(folder: Path, test: Callable[[LiveTable, FailingStore], Awaitable[None]]) -> None:
    async def run() -> None:
        registry = a_registry(folder, store=FailingStore)
        store = registry.services.store
        assert isinstance(store, FailingStore)
        seats = [SeatWanted("person", "Ada"), SeatWanted("person", "Bea")]
        made = await registry.create(NewTable("dice-hospital", seats))
        async with registry.visit(made.table) as table:
            await test(table, store)
        await registry.close()

    asyncio.run(run())


async def done(table: LiveTable, command: Command) -> Acknowledged:
    async with table.lock():
        return await carry_out(table, command)


def asked(table: LiveTable) -> tuple[int, int, str]:
    """A seat that is asked, its prompt, and a word it may say."""
    seat = table.turn[0]
    sight = table_payload(table, (seat,), table.seq, Locale()).sights[0]
    return seat, sight.prompt, sight.legal[0]


def test_a_word_that_cannot_be_kept_was_not_said_and_nobody_hears_it(tmp_path: Path) -> None:
    async def fail(table: LiveTable, store: FailingStore) -> None:
        listener = Listener()
        table.presence.guests.add(listener)
        seat, prompt, word = asked(table)
        seq, view = table.seq, table_payload(table, (seat,), 0, Locale()).sights[0].view
        store.fails = "before"
        with pytest.raises(StorageFailed):
            await done(table, Say("one", seat, prompt, [word]))
        assert listener.news == 0
        store.fails = ""
        async with table.lock():
            assert table.seq == seq
            assert table_payload(table, (seat,), 0, Locale()).sights[0].view == view
        again = await done(table, Say("one", seat, prompt, [word]))
        assert (again.repeated, again.seq > seq) == (False, True)
        assert listener.news == 1

    at_a_table(tmp_path, fail)


def test_a_word_that_was_kept_stays_said_whatever_came_after(tmp_path: Path) -> None:
    async def fail(table: LiveTable, store: FailingStore) -> None:
        seat, prompt, word = asked(table)
        seq = table.seq
        store.fails = "after"
        with pytest.raises(asyncio.CancelledError):
            await done(table, Say("one", seat, prompt, [word]))
        store.fails = ""
        again = await done(table, Say("one", seat, prompt, [word]))
        assert (again.repeated, again.seq > seq) == (True, True)
        assert table.seq == again.seq

    at_a_table(tmp_path, fail)


def test_an_undo_that_cannot_be_kept_was_not_made_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async def fail(table: LiveTable, store: FailingStore) -> None:
        shown, seat = None, -1
        while shown is None or shown.undo is None or not shown.undo.free:
            seat, prompt, word = asked(table)
            await done(table, Say(f"say-{table.seq}", seat, prompt, [word]))
            shown = table_payload(table, (seat,), 0, Locale()).sights[0]
        listener = Listener()
        table.presence.guests.add(listener)
        store.fails = "before"
        with pytest.raises(StorageFailed):
            await done(table, Undo("undo", seat, shown.prompt))
        store.fails = ""
        async with table.lock():
            again = table_payload(table, (seat,), 0, Locale()).sights[0]
        assert (again.view, again.entries, again.undo) == (shown.view, shown.entries, shown.undo)
        assert (again.prompt, again.redo, listener.news) == (shown.prompt, [], 0)

    at_a_table(tmp_path, fail)


def test_a_table_has_an_end_to_what_can_be_said_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wardround.server.tables.live_table.MOST_TAKEN_BACK", 3)

    async def dither(table: LiveTable, store: FailingStore) -> None:
        with pytest.raises(Refused, match="table-too-long"):
            for number in range(60):
                seat, prompt, word = asked(table)
                await done(table, Say(f"say-{number}", seat, prompt, [word]))
                shown = table_payload(table, (seat,), 0, Locale()).sights[0]
                if shown.undo is not None and shown.undo.free:
                    await done(table, Undo(f"undo-{number}", seat, shown.prompt))
        assert table.play is not None
        assert table.play.prompts.taken_back == 4

    at_a_table(tmp_path, dither)


class Leaver(Listener):
    """Leaves as soon as it is told anything."""

    table: LiveTable

    def notify(self) -> None:
        super().notify()
        self.table.exit(self)


class Deaf(Listener):
    """Cannot be told."""

    def notify(self) -> None:
        raise RuntimeError("deaf")


def test_everybody_is_told_though_some_leave_and_some_cannot_hear(tmp_path: Path) -> None:
    async def tell(table: LiveTable, store: FailingStore) -> None:
        guests = [Listener(), Leaver(), Deaf(), Listener()]
        for guest in guests:
            if isinstance(guest, Leaver):
                guest.table = table
            table.presence.guests.add(guest)
        seat, prompt, word = asked(table)
        acknowledged = await done(table, Say("one", seat, prompt, [word]))
        assert acknowledged.seq == table.seq
        assert [guest.news for guest in guests] == [1, 1, 0, 1]
        assert guests[1] not in table.presence.guests

    at_a_table(tmp_path, tell)


def test_watching_is_no_news_to_the_others(tmp_path: Path) -> None:
    async def watch(table: LiveTable, store: FailingStore) -> None:
        ada, watcher, stranger = Listener(0), Listener(), Listener()
        async with table.lock():
            await table.enter(ada)
            await table.enter(watcher)
        table.exit(stranger)
        table.exit(watcher)
        assert ada.news == 1, "of her own coming"

    at_a_table(tmp_path, watch)


def test_messages_are_remembered_for_a_while_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wardround.server.tables.live_table.REMEMBERED", 12)
    monkeypatch.setattr("wardround.server.storage.sqlite.REMEMBERED", 12)

    async def talk(table: LiveTable, store: FailingStore) -> None:
        first = asked(table)
        for number in range(30):
            seat, prompt, word = asked(table)
            await done(table, Say(f"m{number}", seat, prompt, [word]))
        stored = await store.load(table.id)
        assert stored is not None
        assert stored.messages == table.messages
        assert 1 < len(table.messages) <= 13
        with pytest.raises(Refused, match="stale-prompt"):
            await done(table, Say("m0", first[0], first[1], [first[2]]))

    at_a_table(tmp_path, talk)


def test_what_is_wrong_with_one_table_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        registry = a_registry(tmp_path)
        people = [SeatWanted("person", "Ada"), SeatWanted("person", "Bea")]
        made = [await registry.create(NewTable("dice-hospital", people)) for _ in range(2)]
        sick, sound = (registry.tables[one.table] for one in made)
        tick = registry.stand_ins.tick

        async def fail(table: LiveTable) -> None:
            if table is sick:
                raise RuntimeError("sick")
            await tick(table)

        monkeypatch.setattr(registry.stand_ins, "tick", fail)
        play = sound.require_play()
        seat = play.turn[0]
        play.say_default(seat)
        play.plead(seat, frozenset({1 - seat}), until=registry.services.clock() - 1)
        assert play.plea is not None
        await registry._tick()
        assert [play.plea] == [None], "it ran out"
        await registry.close()

    asyncio.run(run())


class Late(Bots):
    """Answers for a position that is gone, the first time."""

    asked = 0
    meanwhile: Callable[[], Awaitable[object]]

    async def choose(
        self, played: Played, bot: str, view: View, seat: int, owner: str = ""
    ) -> list[str]:
        self.asked += 1
        if self.asked == 1:
            await self.meanwhile()
            return ["nonsense"]
        return choose(played, bot, view, seat)


def test_a_bot_whose_answer_came_too_late_is_asked_again(tmp_path: Path) -> None:
    async def run() -> None:
        bots = Late(1, 1.0)
        registry = a_registry(tmp_path, bots)
        seats = [SeatWanted("bot", bot="greedy"), SeatWanted("person", "Bea")]
        options = {"administrators": "no", "activation": "simultaneous"}
        made = await registry.create(NewTable("dice-hospital", seats, options))
        table = registry.tables[made.table]
        while len(table.turn) < 2:
            async with table.lock():
                table.require_play().say_default(table.turn[0])
                await table.save()
        bea = table_payload(table, (1,), 0, Locale()).sights[0]
        bots.meanwhile = lambda: done(table, Say("one", 1, bea.prompt, bea.legal[:1]))
        async with table.lock():
            await table.enter(Listener())
        while 0 in table.turn:
            await asyncio.sleep(0.01)
        assert bots.asked >= 2
        await registry.close()

    asyncio.run(run())
