"""All tables of a server: making, finding, joining, leaving, playing again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from wardround.games import GAMES
from wardround.server.attending import Attendant
from wardround.server.bodies import NewTable, Seated, TableMade
from wardround.server.chronicle import from_rows
from wardround.server.errors import NotAllowed, NotFound, Refused
from wardround.server.house import House
from wardround.server.limits import tidy_name
from wardround.server.pinning import pinned
from wardround.server.room import Room
from wardround.server.seating import (
    chair_wanted,
    check_practice,
    check_stand_in,
    name_bots,
    people,
)
from wardround.server.store import Chair, Row, Stored
from wardround.server.tokens import Codes, Held, Signer, new_id
from wardround.table.journal import Entry, effective

LOG = logging.getLogger("wardround.server")
PRUNE_EVERY = 3600.0
NEVER_BEGUN = 2 * 86400.0


class Hall:
    """Opens tables as they are needed and keeps them going while somebody is there."""

    def __init__(self, house: House, signer: Signer) -> None:
        self.house = house
        self.signer = signer
        self.codes = Codes(house.settings.code_seconds, house.clock)
        self.attendant = Attendant(house)
        self.rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self._pruned = house.clock() - PRUNE_EVERY

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Room]:
        """A table, which stays in memory for so long."""
        room = self.rooms.get(table)
        if room is None:
            async with self._opening:
                room = self.rooms.get(table) or self._open(await self._stored(table))
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1

    async def _stored(self, table: str) -> Stored:
        stored = await self.house.store.load(table)
        if stored is None:
            raise NotFound("table-unknown", table=table[:40])
        return stored

    def _open(self, stored: Stored) -> Room:
        room = Room(self.house, stored)
        room.moved = self.attendant.stir
        self.rooms[room.id] = room
        return room

    @asynccontextmanager
    async def holding(self, table: str, token: str) -> AsyncIterator[tuple[Room, int]]:
        """A table to oneself, by a token that holds a seat of it."""
        held = self.signer.read(token)
        if held.table != table:
            raise NotAllowed("token-elsewhere")
        async with self.visit(table) as room, room.writing():
            room.check_holder(held.seat, held.generation)
            yield room, held.seat

    def seated(self, room: Room, seat: int) -> Seated:
        """A seat with a fresh token."""
        held = Held(room.id, seat, room.row.chairs[seat].generation)
        return Seated(room.id, seat, self.signer.token(held))

    async def create(self, wanted: NewTable) -> TableMade:
        """A new table; it begins at once if no seat is open."""
        check_practice(wanted)
        chairs = [chair_wanted(seat) for seat in wanted.seats]
        name_bots(chairs)
        game = GAMES.find(wanted.game)
        options = game.settle({**wanted.options, "seats": str(len(chairs))})
        grace = self.house.settings.grace if wanted.grace is None else wanted.grace
        stand_in = check_stand_in(wanted.stand_in)
        row = self._row(wanted.game, options, chairs, wanted.public, stand_in, grace)
        entries: list[Entry] = []
        if wanted.journal_of:
            entries = await self._beginning_of(wanted, options, chairs)
        return await self._make(row, entries, wanted.seed)

    def _row(
        self,
        name: str,
        options: dict[str, str],
        chairs: list[Chair],
        public: bool,
        stand_in: str,
        grace: int,
    ) -> Row:
        game, now = GAMES.find(name), self.house.now()
        return Row(
            id=new_id(),
            game=name,
            rules=game.rules_version,
            vocabulary=game.vocabulary.digest(),
            options=options,
            chairs=chairs,
            public=public,
            stand_in=stand_in,
            grace=grace,
            status="waiting",
            created=now,
            changed=now,
        )

    async def _make(
        self, row: Row, entries: Sequence[Entry] = (), seed: int | None = None
    ) -> TableMade:
        room = Room(self.house, Stored(row, [], {}))
        async with room.writing():
            await room.begin_if_full(entries, seed)
        room.moved = self.attendant.stir
        self.rooms[room.id] = room
        return TableMade(room.id, [self.seated(room, seat) for seat in people(row)])

    async def _beginning_of(
        self, wanted: NewTable, options: dict[str, str], chairs: list[Chair]
    ) -> list[Entry]:
        """The first standing words of a finished table with the same options."""
        stored = await self._stored(wanted.journal_of)
        row = stored.row
        if row.status != "over" or pinned(row) is not None:
            raise Refused("journal-later")
        if row.options != options or any(chair.kind == "open" for chair in chairs):
            raise Refused("play-on-same")
        words = effective(from_rows(GAMES.find(row.game), stored.entries))
        return list(words[: wanted.entries])

    async def join(self, table: str, name: str, seat: int | None) -> Seated:
        """Take an open seat."""
        clean = tidy_name(name)
        async with self.visit(table) as room, room.writing():
            return self.seated(room, await room.sit(clean, seat))

    async def fill(self, table: str, token: str, bot: str, only: int | None = None) -> None:
        """Give all open seats, or only one of them, to a bot."""
        async with self.holding(table, token) as (room, _):
            for seat, chair in enumerate(room.row.chairs):
                if chair.kind == "open" and only in (None, seat):
                    room.row.chairs[seat] = Chair("bot", "", bot, chair.generation + 1)
            name_bots(room.row.chairs)
            await room.begin_if_full()

    async def leave(self, table: str, token: str) -> None:
        """Leave a seat; its token takes it back while the game is on."""
        async with self.holding(table, token) as (room, seat):
            await room.leave(seat)

    async def move_code(self, table: str, token: str) -> str:
        """A code that moves this seat to another device."""
        async with self.holding(table, token) as (room, seat):
            return self.codes.make(Held(room.id, seat, room.row.chairs[seat].generation))

    async def redeem(self, code: str) -> Seated:
        """The seat of a code, for this device alone."""
        held = self.codes.use(code)
        async with self.visit(held.table) as room, room.writing():
            room.check_holder(held.seat, held.generation)
            await room.renew(held.seat)
            return self.seated(room, held.seat)

    async def rematch(self, table: str, token: str) -> Seated:
        """One's own seat at the table that plays this game again, which is made once."""
        async with self.holding(table, token) as (room, seat):
            if room.row.status != "over":
                raise Refused("rematch-early")
            if not room.row.rematch:
                await self._make_rematch(room)
            name, again = room.row.chairs[seat].name, room.row.rematch
        claim = f"{table}:{seat}"
        async with self.visit(again) as room, room.writing():
            if room.row.chairs[seat].claim != claim:
                await room.sit(name, seat, claim)
            return self.seated(room, seat)

    async def _make_rematch(self, room: Room) -> None:
        old = room.row
        chairs = [Chair("bot", c.name, c.bot) if c.bot else Chair("open") for c in old.chairs]
        row = self._row(old.game, old.options, chairs, old.public, old.stand_in, old.grace)
        made = await self._make(row)
        old.rematch = made.table
        await room.keep()

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
            await asyncio.sleep(self.house.settings.tick)
            try:
                await self._tick()
            except Exception:
                LOG.exception("tick")

    async def _tick(self) -> None:
        now = self.house.clock()
        for room in list(self.rooms.values()):
            await self._tick_at(room, now)
        if now - self._pruned > PRUNE_EVERY:
            self._pruned = now
            await self.house.store.prune(self.house.now() - NEVER_BEGUN)

    async def _tick_at(self, room: Room, now: float) -> None:
        """See to one table. Whatever is wrong with it is no concern of the others."""
        try:
            await self.attendant.tick(room)
        except Exception:
            LOG.exception("table %s: tick", room.id)
        quiet = not room.guests and not room.users and not self.attendant.busy(room)
        if quiet and now - room.quiet_since > self.house.settings.sleep_after:
            del self.rooms[room.id]

    async def close(self) -> None:
        """Let everything come to rest."""
        await self.attendant.close()
        self.house.bots.close()
        await self.house.store.close()
