"""All tables of a server: making, finding, joining, leaving, playing again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace

from wardround.analysis.puzzles import Puzzle
from wardround.games import GAMES, game_with
from wardround.server.errors import NotAllowed, NotFound, Refused
from wardround.server.protocol.bodies import NewTable, Seated, TableMade
from wardround.server.security.limits import tidy_name
from wardround.server.security.tokens import Codes, Held, Signer, new_id
from wardround.server.services import Services
from wardround.server.storage.interface import SeatRecord, Stored, TableRecord
from wardround.server.tables.card_files import game_for
from wardround.server.tables.journal_records import from_records
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.puzzle_tables import puzzle_record
from wardround.server.tables.rules_pinning import rules_problem
from wardround.server.tables.seats import (
    check_practice,
    check_stand_in,
    name_bots,
    people_seats,
    seat_record_for,
)
from wardround.server.tables.stand_ins import StandIns
from wardround.table.play.journal import Entry, effective

LOG = logging.getLogger("wardround.server")
PRUNE_EVERY = 3600.0
NEVER_BEGUN = 2 * 86400.0


class TableRegistry:
    """Opens tables as they are needed and keeps them going while somebody is there."""

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
        """A table, which stays in memory for so long."""
        table = self.tables.get(table_id)
        if table is None:
            async with self._opening:
                table = self.tables.get(table_id) or self._open(await self._stored(table_id))
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1

    async def _stored(self, table_id: str) -> Stored:
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
    async def holding(self, table_id: str, token: str) -> AsyncIterator[tuple[LiveTable, int]]:
        """A table to oneself, by a token that holds a seat of it."""
        held = self.signer.read(token)
        if held.table_id != table_id:
            raise NotAllowed("token-elsewhere")
        async with self.visit(table_id) as table, table.lock():
            table.check_holder(held.seat, held.generation)
            yield table, held.seat

    def seated(self, table: LiveTable, seat: int) -> Seated:
        """A seat with a fresh token."""
        held = Held(table.id, seat, table.record.seats[seat].generation)
        return Seated(table.id, seat, self.signer.token(held))

    async def create(self, wanted: NewTable) -> TableMade:
        """A new table; it begins at once if no seat is open."""
        check_practice(wanted)
        seats = [seat_record_for(seat) for seat in wanted.seats]
        name_bots(seats)
        before = await self._finished(wanted.journal_of) if wanted.journal_of else None
        cards = before.cards if before else wanted.cards
        game = game_for(wanted.game, cards, self.services.settings.card_bytes)
        settings, now = self.services.settings, self.services.now()
        record = TableRecord(
            id=new_id(),
            game=wanted.game,
            rules=game.rules_version,
            vocabulary=GAMES.find(wanted.game).vocabulary.digest(),
            options=game.resolve_options({**wanted.options, "seats": str(len(seats))}),
            seats=seats,
            public=wanted.public,
            stand_in=check_stand_in(wanted.stand_in),
            grace=settings.grace if wanted.grace is None else wanted.grace,
            status="waiting",
            created=now,
            changed=now,
            practice=wanted.seed is not None or before is not None,
        )
        record.cards = game.cards_digest(record.options) if cards else ""
        entries = _beginning_of(before, record, wanted.entries) if before else []
        return await self._make(record, cards, entries, wanted.seed)

    async def pose(self, puzzle: Puzzle, name: str) -> TableMade:
        """A table at which somebody alone solves a puzzle."""
        return await self._make(puzzle_record(puzzle, tidy_name(name), self.services.now()), "")

    async def _finished(self, table_id: str) -> Stored:
        stored = await self._stored(table_id)
        if stored.record.status != "over" or rules_problem(stored.record) is not None:
            raise Refused("journal-later")
        if stored.record.position:
            raise Refused("puzzle-no-journal")
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
        return TableMade(table.id, [self.seated(table, seat) for seat in people_seats(record)])

    async def join(self, table_id: str, name: str, seat: int | None) -> Seated:
        """Take an open seat."""
        clean = tidy_name(name)
        async with self.visit(table_id) as table, table.lock():
            return self.seated(table, await table.sit(clean, seat))

    async def fill(self, table_id: str, token: str, bot: str, only: int | None = None) -> None:
        """Give all open seats, or only one of them, to a bot."""
        async with self.holding(table_id, token) as (table, _):
            for seat, holder in enumerate(table.record.seats):
                if holder.kind == "open" and only in (None, seat):
                    table.record.seats[seat] = SeatRecord("bot", "", bot, holder.generation + 1)
            name_bots(table.record.seats)
            await table.begin_if_full()

    async def leave(self, table_id: str, token: str) -> None:
        """Leave a seat; its token takes it back while the game is on."""
        async with self.holding(table_id, token) as (table, seat):
            await table.leave(seat)

    async def move_code(self, table_id: str, token: str) -> str:
        """A code that moves this seat to another device."""
        async with self.holding(table_id, token) as (table, seat):
            return self.codes.make(Held(table.id, seat, table.record.seats[seat].generation))

    async def redeem(self, code: str) -> Seated:
        """The seat of a code, for this device alone."""
        held = self.codes.use(code)
        async with self.visit(held.table_id) as table, table.lock():
            table.check_holder(held.seat, held.generation)
            await table.renew(held.seat)
            return self.seated(table, held.seat)

    async def rematch(self, table_id: str, token: str) -> Seated:
        """One's own seat at the table that plays this game again, which is made once."""
        async with self.holding(table_id, token) as (table, seat):
            if table.record.status != "over":
                raise Refused("rematch-early")
            if not table.record.rematch:
                await self._make_rematch(table)
            name, again = table.record.seats[seat].name, table.record.rematch
        claim = f"{table_id}:{seat}"
        async with self.visit(again) as table, table.lock():
            if table.record.seats[seat].claim != claim:
                await table.sit(name, seat, claim)
            return self.seated(table, seat)

    async def _make_rematch(self, table: LiveTable) -> None:
        old, now = table.record, self.services.now()
        seats = [
            SeatRecord("bot", c.name, c.bot) if c.bot else SeatRecord("open") for c in old.seats
        ]
        record = replace(
            old,
            id=new_id(),
            vocabulary=GAMES.find(old.game).vocabulary.digest(),
            seats=seats,
            status="waiting",
            created=now,
            changed=now,
            heading="",
            asked=[],
            result=None,
            ended=0.0,
            practice=False,
        )
        made = await self._make(record, table.cards)
        old.rematch = made.table
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
        """See to one table. Whatever is wrong with it is no concern of the others."""
        try:
            await self.stand_ins.tick(table)
        except Exception:
            LOG.exception("table %s: tick", table.id)
        quiet = not table.presence.guests and not table.users and not self.stand_ins.busy(table)
        if quiet and now - table.presence.quiet_since > self.services.settings.sleep_after:
            del self.tables[table.id]

    async def close(self) -> None:
        """Let everything come to rest."""
        await self.stand_ins.close()
        self.services.bots.close()
        self.services.advisor.close()
        self.services.reviewer.close()
        await self.services.store.close()


def _beginning_of(before: Stored, record: TableRecord, entries: int) -> list[Entry]:
    """The first standing words of a finished table, for one with the same options."""
    full = all(holder.kind != "open" for holder in record.seats)
    if (before.record.game, before.record.options) != (record.game, record.options) or not full:
        raise Refused("play-on-same")
    words = effective(from_records(game_with(record.game, before.cards), before.entries))
    return list(words[:entries])
