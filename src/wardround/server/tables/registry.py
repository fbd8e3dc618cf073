"""All tables of a server: create, find, join, leave, play again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from wardround.analysis.dice_hospital.puzzles import Puzzle
from wardround.server.errors import NotAllowed, NotFound, Refused
from wardround.server.protocol.bodies import NewTable, Seated, TableMade
from wardround.server.security.limits import tidy_name
from wardround.server.security.tokens import Codes, Held, Signer
from wardround.server.services import Services
from wardround.server.storage.interface import SeatRecord, Stored, TableRecord
from wardround.server.tables.card_files import game_for
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.new_tables import (
    check_finished,
    first_words,
    rematch_record,
    requested_record,
)
from wardround.server.tables.puzzle_tables import puzzle_record
from wardround.server.tables.seats import check_practice, name_bots, people_seats
from wardround.server.tables.stand_ins import StandIns
from wardround.table.play.journal import Entry
from wardround.table.speakers import Seat

LOG = logging.getLogger("wardround.server")
PRUNE_EVERY = 3600.0
NEVER_BEGUN = 2 * 86400.0


class TableRegistry:
    """Loads tables when they are needed and keeps them in memory while somebody is there."""

    def __init__(self, services: Services, signer: Signer) -> None:
        self.services = services
        self.signer = signer
        self.codes = Codes(services.settings.code_seconds, services.clock)
        self.stand_ins = StandIns(services)
        self.tables: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()
        self._pruned = services.clock() - PRUNE_EVERY

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, which stays in memory until this ends."""
        table = self.tables.get(table_id)
        if table is None:
            async with self._opening:
                table = self.tables.get(table_id) or self._open(await self._load(table_id))
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

    def _open(self, stored: Stored) -> LiveTable:
        table = LiveTable(self.services, stored)
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

    async def create(self, wanted: NewTable) -> TableMade:
        """A new table; it begins at once if no seat is open."""
        check_practice(wanted)
        before = await self._load_finished(wanted.journal_of) if wanted.journal_of else None
        cards = before.cards if before else wanted.cards
        settings = self.services.settings
        game = game_for(wanted.game, cards, settings.card_bytes)
        record = requested_record(wanted, game, settings.grace, self.services.now())
        record.cards = game.cards_digest(record.options) if cards else ""
        entries = first_words(before, record, wanted.entries) if before else []
        return await self._make(record, cards, entries, wanted.seed)

    async def pose(self, puzzle: Puzzle, name: str) -> TableMade:
        """A new table at which one person solves a puzzle."""
        return await self._make(puzzle_record(puzzle, tidy_name(name), self.services.now()), "")

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

    async def join(self, table_id: str, name: str, seat: Seat | None) -> Seated:
        """Take an open seat."""
        clean = tidy_name(name)
        async with self.visit(table_id) as table, table.lock():
            return self.seat_with_token(table, await table.sit(clean, seat))

    async def fill(self, table_id: str, token: str, bot: str, only: int | None = None) -> None:
        """Give all open seats, or only one of them, to a bot."""
        async with self.lock_seat(table_id, token) as (table, _):
            for seat, holder in enumerate(table.record.seats):
                if holder.kind == "open" and only in (None, seat):
                    table.record.seats[seat] = SeatRecord("bot", "", bot, holder.generation + 1)
            name_bots(table.record.seats)
            await table.begin_if_full()

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

    async def rematch(self, table_id: str, token: str) -> Seated:
        """The same seat at the table that plays this game again; that table is made once."""
        async with self.lock_seat(table_id, token) as (table, seat):
            if table.record.status != "over":
                raise Refused("rematch-early")
            if not table.record.rematch:
                await self._make_rematch(table)
            name, again = table.record.seats[seat].name, table.record.rematch
        claim = f"{table_id}:{seat}"
        async with self.visit(again) as table, table.lock():
            if table.record.seats[seat].claim != claim:
                await table.sit(name, seat, claim)
            return self.seat_with_token(table, seat)

    async def _make_rematch(self, table: LiveTable) -> None:
        record = rematch_record(table.record, self.services.now())
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
            await self.services.store.prune(self.services.now() - NEVER_BEGUN)

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
        self.services.bots.close()
        self.services.advisor.close()
        self.services.reviewer.close()
        await self.services.store.close()
