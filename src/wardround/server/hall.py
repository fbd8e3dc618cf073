"""All tables of a server: making, finding, joining, leaving, playing again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace

from wardround.analysis.dice_hospital.puzzles import Puzzle
from wardround.games import GAMES, game_with
from wardround.server.attending import Attendant
from wardround.server.bodies import NewTable, Seated, TableMade
from wardround.server.chronicle import from_rows
from wardround.server.errors import NotAllowed, NotFound, Refused
from wardround.server.house import House
from wardround.server.limits import tidy_name
from wardround.server.offering import game_for
from wardround.server.pinning import pinned
from wardround.server.posing import puzzle_row
from wardround.server.reviewing import Reviewer
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
from wardround.table.play.journal import Entry, effective

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
        self.reviewer = Reviewer(house.settings.review_seconds)
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
        before = await self._finished(wanted.journal_of) if wanted.journal_of else None
        cards = before.cards if before else wanted.cards
        game = game_for(wanted.game, cards, self.house.settings.card_bytes)
        settings, now = self.house.settings, self.house.now()
        row = Row(
            id=new_id(),
            game=wanted.game,
            rules=game.rules_version,
            vocabulary=GAMES.find(wanted.game).vocabulary.digest(),
            options=game.resolve_options({**wanted.options, "seats": str(len(chairs))}),
            chairs=chairs,
            public=wanted.public,
            stand_in=check_stand_in(wanted.stand_in),
            grace=settings.grace if wanted.grace is None else wanted.grace,
            status="waiting",
            created=now,
            changed=now,
            practice=wanted.seed is not None or before is not None,
        )
        row.cards = game.cards_digest(row.options) if cards else ""
        entries = _beginning_of(before, row, wanted.entries) if before else []
        return await self._make(row, cards, entries, wanted.seed)

    async def pose(self, puzzle: Puzzle, name: str) -> TableMade:
        """A table at which somebody alone solves a puzzle."""
        return await self._make(puzzle_row(puzzle, tidy_name(name), self.house.now()), "")

    async def _finished(self, table: str) -> Stored:
        stored = await self._stored(table)
        if stored.row.status != "over" or pinned(stored.row) is not None:
            raise Refused("journal-later")
        if stored.row.position:
            raise Refused("puzzle-no-journal")
        return stored

    async def _make(
        self, row: Row, cards: str, entries: Sequence[Entry] = (), seed: int | None = None
    ) -> TableMade:
        room = Room(self.house, Stored(row, [], {}, cards))
        room.new_cards = cards
        async with room.writing():
            await room.begin_if_full(entries, seed)
        room.moved = self.attendant.stir
        self.rooms[room.id] = room
        return TableMade(room.id, [self.seated(room, seat) for seat in people(row)])

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
        old, now = room.row, self.house.now()
        chairs = [Chair("bot", c.name, c.bot) if c.bot else Chair("open") for c in old.chairs]
        row = replace(
            old,
            id=new_id(),
            vocabulary=GAMES.find(old.game).vocabulary.digest(),
            chairs=chairs,
            status="waiting",
            created=now,
            changed=now,
            heading="",
            asked=[],
            result=None,
            ended=0.0,
            practice=False,
        )
        made = await self._make(row, room.cards)
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
        self.house.advisor.close()
        self.reviewer.close()
        await self.house.store.close()


def _beginning_of(before: Stored, row: Row, entries: int) -> list[Entry]:
    """The first standing words of a finished table, for one with the same options."""
    full = all(chair.kind != "open" for chair in row.chairs)
    if (before.row.game, before.row.options) != (row.game, row.options) or not full:
        raise Refused("play-on-same")
    words = effective(from_rows(game_with(row.game, before.cards), before.entries))
    return list(words[:entries])
