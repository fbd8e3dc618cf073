"""All tables of a server: create, find, join, leave, play again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from wardround.analysis.dice_hospital.puzzles import Puzzle
from wardround.server.errors import NotAllowed, NotFound, Refused, StorageFailed, TooFast
from wardround.server.protocol.bodies import NewTable, Seated, TableMade
from wardround.server.security.limits import tidy_name
from wardround.server.security.tokens import Codes, Held, Signer
from wardround.server.services import Services
from wardround.server.storage.interface import SeatRecord, Stored, TableRecord
from wardround.server.tables.chat import post_line
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.new_tables import (
    check_finished,
    first_words,
    rematch_record,
    requested_record,
)
from wardround.server.tables.presence import CLOSED, REMOVED
from wardround.server.tables.puzzle_tables import puzzle_record
from wardround.server.tables.seats import (
    check_host,
    check_practice,
    mark_maker,
    name_bots,
    people_seats,
    sits_from,
)
from wardround.server.tables.stand_ins import StandIns
from wardround.server.workers.turns import EVERYBODY
from wardround.table.play.journal import Entry
from wardround.table.speakers import Seat

LOG = logging.getLogger("wardround.server")
PRUNE_EVERY = 3600.0
DAY = 86400.0
MOST_SHOWN = 10_000
SAME_ADDRESS = "told-same-address"


class TableRegistry:
    """Loads tables when they are needed and keeps them in memory while somebody is there."""

    def __init__(self, services: Services, signer: Signer) -> None:
        self.services = services
        self.signer = signer
        self.codes = Codes(services.settings.code_seconds, services.clock)
        self.stand_ins = StandIns(services)
        self.tables: dict[str, LiveTable] = {}
        self._shown: dict[tuple[str, int], None] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._building = asyncio.Lock()
        self._pruned = services.clock() - PRUNE_EVERY

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, which stays in memory until this ends."""
        table = self.tables.get(table_id)
        if table is None:
            async with self._opening.setdefault(table_id, asyncio.Lock()):
                table = self.tables.get(table_id) or await self._open(await self._load(table_id))
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.presence.mark_use()

    async def _load(self, table_id: str) -> Stored:
        stored = await self.services.store.load(table_id)
        if stored is None:
            raise NotFound("table-unknown", table=table_id[:40])
        return stored

    async def _open(self, stored: Stored) -> LiveTable:
        """A table in memory. A long journal takes long, so that is done beside the loop."""
        async with self._building:
            table = await asyncio.to_thread(LiveTable, self.services, stored)
        table.on_change = self.stand_ins.wake
        self.tables[table.id] = table
        return table

    @asynccontextmanager
    async def lock_seat(self, table_id: str, token: str) -> AsyncIterator[tuple[LiveTable, int]]:
        """Exclusive use of a table, for a token that holds a seat of it."""
        held = self.signer.read(token)
        if held.table_id != table_id:
            raise NotAllowed("token-elsewhere")
        async with self.visit(table_id) as table, table.lock():
            table.check_holder(held.seat, held.generation)
            yield table, held.seat

    def seat_with_token(self, table: LiveTable, seat: Seat) -> Seated:
        """A seat with a fresh token."""
        held = Held(table.id, seat, table.record.seats[seat].generation)
        return Seated(table.id, seat, self.signer.token(held))

    async def _check_room(self, owner: str) -> str:
        """The digest of who wants a new table; Refused if there is no room for it."""
        settings, watch = self.services.settings, self.services.watch
        if watch.disk_low:
            raise StorageFailed("disk-low")
        maker = self.signer.digest(owner)
        tables, own = await self.services.store.counts(maker, self.services.now() - DAY)
        if tables >= settings.tables:
            raise StorageFailed("tables-full", tables=settings.tables)
        if own >= settings.tables_an_address:
            raise TooFast("tables-many", tables=settings.tables_an_address)
        return maker

    async def create(self, wanted: NewTable, owner: str = EVERYBODY) -> TableMade:
        """A new table; it begins at once if no seat is open. `owner` is who asks for it."""
        maker = await self._check_room(owner)
        check_practice(wanted)
        before = await self._load_finished(wanted.journal_of) if wanted.journal_of else None
        cards = before.cards if before else wanted.cards
        game = await self.services.cards.read_or_refuse(wanted.game, cards, owner)
        grace = self.services.settings.grace
        record = requested_record(wanted, game, grace, self.services.now())
        record.cards = game.cards_digest(record.options) if cards else ""
        mark_maker(record, maker)
        entries = first_words(before, record, wanted.entries) if before else []
        return await self._make(record, cards, entries, wanted.seed)

    async def pose(self, puzzle: Puzzle, name: str, owner: str = EVERYBODY) -> TableMade:
        """A new table at which one person solves a puzzle."""
        maker = await self._check_room(owner)
        record = puzzle_record(puzzle, tidy_name(name), self.services.now())
        mark_maker(record, maker)
        record.shown = (maker, puzzle.number) in self._shown
        return await self._make(record, "")

    async def show_solution(self, number: int, owner: str) -> None:
        """Who has seen a solution no longer solves that puzzle: not at tables of this address that
        are open, nor at those it opens later.
        """
        maker = self.signer.digest(owner)
        self._shown = dict([*self._shown.items(), ((maker, number), None)][-MOST_SHOWN:])
        for table in list(self.tables.values()):
            record = table.record
            if (record.maker, record.puzzle) == (maker, number) and record.status != "over":
                async with table.lock():
                    record.shown = True
                    await table.save()

    async def _load_finished(self, table_id: str) -> Stored:
        stored = await self._load(table_id)
        check_finished(stored)
        return stored

    async def _make(
        self,
        record: TableRecord,
        cards: str,
        entries: Sequence[Entry] = (),
        seed: int | None = None,
    ) -> TableMade:
        table = LiveTable(self.services, Stored(record, [], {}, cards))
        table.new_cards = cards
        async with table.lock():
            await table.begin_if_full(entries, seed)
        table.on_change = self.stand_ins.wake
        self.tables[table.id] = table
        return TableMade(
            table.id, [self.seat_with_token(table, seat) for seat in people_seats(record)]
        )

    async def join(
        self, table_id: str, name: str, seat: Seat | None, owner: str = EVERYBODY
    ) -> Seated:
        """Take an open seat. At a public table everybody is told of one who has another there."""
        clean, address = tidy_name(name), self.signer.digest(owner)
        async with self.visit(table_id) as table, table.lock():
            again = table.record.public and sits_from(table.record, address)
            taken = await table.sit(clean, seat, address=address)
            if again:
                await post_line(self.services.store, table, taken, "", SAME_ADDRESS)
            return self.seat_with_token(table, taken)

    async def fill(self, table_id: str, token: str, bot: str, only: int | None = None) -> None:
        """The host gives all open seats, or only one of them, to a bot."""
        async with self.lock_seat(table_id, token) as (table, host):
            check_host(table.record, host)
            for seat, holder in enumerate(table.record.seats):
                if holder.kind == "open" and only in (None, seat):
                    table.record.seats[seat] = SeatRecord("bot", "", bot, holder.generation + 1)
            name_bots(table.record.seats)
            await table.begin_if_full()

    async def remove(self, table_id: str, token: str, seat: Seat) -> None:
        """The host opens the seat of a person or a bot again, before the game."""
        async with self.lock_seat(table_id, token) as (table, host):
            check_host(table.record, host)
            taken = [n for n, one in enumerate(table.record.seats) if one.kind != "open"]
            if seat == host or seat not in taken:
                raise Refused("remove-whom", whom=seat + 1)
            await table.vacate(seat, REMOVED)

    async def close_table(self, table_id: str, token: str) -> None:
        """The host closes a table that has not begun: it is gone for everybody."""
        async with self.lock_seat(table_id, token) as (table, host):
            check_host(table.record, host)
            await self.services.store.forget(table_id)
            self.tables.pop(table_id, None)
            for guest in list(table.presence.guests):
                guest.close(CLOSED)

    async def leave(self, table_id: str, token: str) -> None:
        """Leave a seat; its token takes it back while the game is on."""
        async with self.lock_seat(table_id, token) as (table, seat):
            await table.leave(seat)

    async def move_code(self, table_id: str, token: str) -> str:
        """A code that moves this seat to another device."""
        async with self.lock_seat(table_id, token) as (table, seat):
            return self.codes.make(Held(table.id, seat, table.record.seats[seat].generation))

    async def redeem(self, code: str) -> Seated:
        """The seat of a code, for this device alone."""
        held = self.codes.use(code)
        async with self.visit(held.table_id) as table, table.lock():
            table.check_holder(held.seat, held.generation)
            await table.renew(held.seat)
            return self.seat_with_token(table, held.seat)

    async def rematch(self, table_id: str, token: str, owner: str = EVERYBODY) -> Seated:
        """The same seat at the table that plays this game again; that table is made once."""
        address = self.signer.digest(owner)
        async with self.lock_seat(table_id, token) as (table, seat):
            if table.record.status != "over":
                raise Refused("rematch-early")
            if not table.record.rematch:
                table.record.rematch_by = seat
                await self._make_rematch(table, await self._check_room(owner))
            name, again = table.record.seats[seat].name, table.record.rematch
        claim = f"{table_id}:{seat}"
        async with self.visit(again) as table, table.lock():
            if (table.record.seats[seat].kind, table.record.seats[seat].claim) != (
                "person",
                claim,
            ):
                await table.sit(name, seat, claim, address)
            return self.seat_with_token(table, seat)

    async def _make_rematch(self, table: LiveTable, maker: str) -> None:
        record = rematch_record(table.record, self.services.now())
        record.maker = maker
        made = await self._make(record, table.cards)
        table.record.rematch = made.table
        await table.save()

    def held(self, tokens: Sequence[str]) -> list[tuple[str, Held]]:
        """What these tokens say; those that were not signed here are left out."""
        found: list[tuple[str, Held]] = []
        for token in tokens:
            try:
                found.append((token, self.signer.read(token)))
            except NotAllowed:
                continue
        return found

    async def run(self) -> None:
        """Tick for ever."""
        while True:
            await asyncio.sleep(self.services.settings.tick)
            try:
                await self._tick()
            except Exception:
                LOG.exception("tick")

    async def _tick(self) -> None:
        now = self.services.clock()
        for table in list(self.tables.values()):
            await self._tick_at(table, now)
        if now - self._pruned > PRUNE_EVERY:
            self._pruned = now
            await self._prune()

    async def _prune(self) -> None:
        settings, now = self.services.settings, self.services.now()
        never_begun, silent = settings.never_begun_days * DAY, settings.silent_days * DAY
        try:
            await self.services.store.prune(now - never_begun, now - silent, self.tables.keys())
        except StorageFailed as failed:
            LOG.warning("Old tables stay: %s", failed)

    async def _tick_at(self, table: LiveTable, now: float) -> None:
        """Keep one table going, or let it sleep. Its errors do not concern the others."""
        try:
            await self.stand_ins.tick(table)
        except Exception:
            LOG.exception("table %s: tick", table.id)
        quiet = not table.presence.guests and not table.users and not self.stand_ins.busy(table)
        if quiet and now - table.presence.quiet_since > self.services.settings.sleep_after:
            del self.tables[table.id]

    async def close(self) -> None:
        """End all work and close the store."""
        await self.stand_ins.close()
        await self.services.close()
