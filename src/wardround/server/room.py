"""One table of people and bots. One writer at a time: check, store, and only then tell."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from wardround.games import GAMES
from wardround.server.bots import Bots
from wardround.server.chronicle import Chronicle, from_rows, to_rows
from wardround.server.driving import KeptTable
from wardround.server.errors import NotAllowed, NotFound, Refused
from wardround.server.seating import Guest, open_seat, present
from wardround.server.settings import Settings
from wardround.server.store import Chair, Change, EntryRow, Row, Store, Stored
from wardround.server.taking_back import Plea, TakingBack
from wardround.server.wire import Result
from wardround.table.errors import GameOver, UnknownWord, WardroundError
from wardround.table.game import Game
from wardround.table.journal import Entry

MOST_ENTRIES = 10_000
MOST_TAKEN_BACK = 1_000


@dataclass
class House:
    """What all tables of a server share."""

    store: Store
    settings: Settings
    bots: Bots
    clock: Callable[[], float]
    now: Callable[[], float]


class Room:
    """A table in memory. What it holds can always be read again from the store.

    `game` is None while its rules are not to be had: then the table can be read and not played.
    Everything is done with `writing()` held; `moved` is called after every change.
    """

    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.guests: set[Guest] = set()
        self.moved: Callable[[Room], None] = lambda room: None
        self.offline: dict[int, float] = {}
        self.quiet_since = house.clock()
        self.users = 0
        self._lock = asyncio.Lock()
        self._spoiled = False
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Be what was kept, and nothing else."""
        self.row: Row = stored.row
        self.kept: list[EntryRow] = stored.entries
        self.messages = stored.messages
        self.plea: Plea | None = None
        self.game: Game[Any] | None = None
        self.table: KeptTable | None = None
        self.problem: WardroundError | None = pinned(self.row)
        if self.problem is None:
            try:
                self._set_up()
            except UnknownWord:
                self.game = self.table = None
                self.problem = rules_gone(self.row)
        self.back = TakingBack(self)

    def _set_up(self) -> None:
        self.game = GAMES.find(self.row.game)
        self.chronicle = Chronicle(self.game, self.row.options)
        if self.row.status != "waiting":
            self._set(from_rows(self.game, self.kept))

    def _set(self, entries: list[Entry]) -> None:
        assert self.game is not None
        self.table = KeptTable(self.game, self.row.options, entries)
        self.chronicle.follow(self.table.entries)

    @property
    def id(self) -> str:
        """The table's name, and its invitation."""
        return self.row.id

    @property
    def seq(self) -> int:
        """How many entries are kept."""
        return len(self.kept)

    @property
    def turn(self) -> list[int]:
        """The seats that may speak now."""
        return self.table.game.turn(self.table.state) if self.table else []

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """The table to oneself. What is half done when this fails is forgotten."""
        async with self._lock:
            if self._spoiled:
                await self._reload()
            try:
                yield
            except BaseException:
                self._spoiled = self._spoiled or self.unkept
                raise

    @property
    def unkept(self) -> bool:
        """Whether memory is ahead of the store."""
        return self.table is not None and len(self.table.entries) != len(self.kept)

    async def _reload(self) -> None:
        stored = await self.house.store.load(self.id)
        if stored is None:
            raise NotFound("table-unknown", table=self.id)
        self._take(stored)
        self._spoiled = False

    def playing(self) -> KeptTable:
        """The game under way; Refused says why there is none."""
        if self.problem is not None:
            raise self.problem
        if self.table is None:
            open_seats = sum(chair.kind == "open" for chair in self.row.chairs)
            raise Refused("table-waits", seats=open_seats)
        if self.row.status == "over":
            raise GameOver("game-over-here")
        if len(self.kept) > MOST_ENTRIES or self.chronicle.taken_back > MOST_TAKEN_BACK:
            raise Refused("table-too-long", entries=MOST_ENTRIES, taken=MOST_TAKEN_BACK)
        return self.table

    def check_prompt(self, seat: int, prompt: int) -> None:
        """Refused unless this is the seat's prompt now."""
        now = self.chronicle.numbers[seat]
        if prompt != now:
            raise Refused("stale-prompt", prompt=prompt, now=now)

    def say(self, seat: int, words: list[str]) -> None:
        """Say words for a seat; words left without a choice in its sentence follow."""
        table = self.playing()
        table.say(seat, table.game.vocabulary.numbers(words))
        while self._forced(table, seat):
            table.say(seat, table.game.legal(table.state, seat))
        self.back.forget(seat)

    def _forced(self, table: KeptTable, seat: int) -> bool:
        half_said = seat in self.turn and not table.game.resting(table.state, seat)
        return half_said and len(table.game.legal(table.state, seat)) == 1

    def say_absent(self, seat: int) -> None:
        """Let the rules answer for who has left; a half sentence is taken back first."""
        table = self.playing()
        game = table.game
        if not game.resting(table.state, seat):
            table.undo(seat, len(self.chronicle.last_sentence(seat)))
        done = False
        while not done and seat in self.turn:
            table.say(seat, [game.absent(table.state, seat)])
            done = game.resting(table.state, seat)
        self.back.forget(seat)

    async def keep(self, message: tuple[int, str] | None = None) -> None:
        """Make everything done since the last time durable, then tell everybody."""
        first = len(self.kept)
        rows: list[EntryRow] = []
        if self.table is not None:
            self.chronicle.follow(self.table.entries)
            rows = to_rows(self.chronicle, self.table.entries, first)
            self._see_the_end(self.table)
        self.row.changed = self.house.now()
        try:
            await self.house.store.save(Change(self.row, first, rows, message))
        except BaseException:
            self._spoiled = True
            raise
        self.kept += rows
        if message is not None:
            self.messages[message] = len(self.kept)
        if rows:
            self.plea = None
        self.tell()

    def _see_the_end(self, table: KeptTable) -> None:
        if self.row.status == "playing" and not table.game.turn(table.state):
            ranks, scores, sources, decided = table.game.outcome(table.state)
            self.row.status = "over"
            self.row.result = Result(list(ranks), list(scores), list(sources), decided)

    def tell(self) -> None:
        """There is news for everybody."""
        for guest in self.guests:
            guest.poke()
        self.moved(self)

    async def begin_if_full(self, entries: list[Entry] | None = None) -> None:
        """Start the game as soon as nobody is missing; keeps the table either way."""
        if self.row.status == "waiting" and all(c.kind != "open" for c in self.row.chairs):
            self.row.status = "playing"
            self._set(entries or [])
        await self.keep()

    async def sit(self, name: str, wanted: int | None, claim: str = "") -> int:
        """Give somebody an open seat; which."""
        if self.problem is not None:
            raise self.problem
        seat = open_seat(self.row, wanted)
        generation = self.row.chairs[seat].generation + 1
        self.row.chairs[seat] = Chair("person", name, generation, claim=claim)
        self.offline[seat] = self.house.clock()
        await self.begin_if_full()
        return seat

    async def leave(self, seat: int) -> None:
        """Somebody leaves: an open seat again, or a stand-in until they come back."""
        chair = self.row.chairs[seat]
        if self.row.status == "waiting":
            self.row.chairs[seat] = Chair("open", "", chair.generation + 1)
            await self.keep()
            self._turn_out(seat)
        elif self.row.status == "playing" and not chair.away:
            await self.note(seat, "left")

    async def note(self, seat: int, event: str) -> None:
        """Journal that somebody left, came back or ran out of time."""
        if self.problem is None and self.table is not None:
            self.table.note(seat, event)
            self.row.chairs[seat].away = event != "back"
            await self.keep()

    async def renew(self, seat: int) -> int:
        """Void this seat's tokens, turn out who holds them; the generation of new ones."""
        self.row.chairs[seat].generation += 1
        await self.keep()
        self._turn_out(seat)
        return self.row.chairs[seat].generation

    def _turn_out(self, seat: int) -> None:
        for guest in list(self.guests):
            if seat in guest.seats:
                guest.turn_out(seat)

    def check_holder(self, seat: int, generation: int) -> None:
        """NotAllowed unless tokens of this generation hold this seat."""
        chairs = self.row.chairs
        if not 0 <= seat < len(chairs) or chairs[seat].generation != generation:
            raise NotAllowed("token-void")

    async def enter(self, guest: Guest) -> None:
        """Somebody connects; who had left is back."""
        if not present(self.guests):
            self.offline = dict.fromkeys(range(len(self.row.chairs)), self.house.clock())
        self.guests.add(guest)
        for seat in guest.seats:
            self.offline.pop(seat, None)
            if self.row.chairs[seat].away and self.row.status == "playing":
                await self.note(seat, "back")
        self.tell()

    def exit(self, guest: Guest) -> None:
        """Somebody's connection is gone."""
        self.guests.discard(guest)
        self.quiet_since = self.house.clock()
        for seat in guest.seats:
            if seat not in present(self.guests):
                self.offline[seat] = self.house.clock()
        self.tell()


def pinned(row: Row) -> WardroundError | None:
    """Why this table's rules are not to be had here; None if they are.

    A game under way needs the very rules and words it began with; one that is over can be shown
    as long as its rules are the same and its words are still known.
    """
    if row.game not in GAMES:
        return rules_gone(row)
    game = GAMES.find(row.game)
    same_words = game.vocabulary.digest() == row.vocabulary
    if game.rules_version == row.rules and (same_words or row.status == "over"):
        return None
    return rules_gone(row)


def rules_gone(row: Row) -> WardroundError:
    """This table can be read and not played."""
    known = GAMES.find(row.game).rules_version if row.game in GAMES else 0
    return Refused("rules-gone", game=row.game, rules=row.rules, known=known)
