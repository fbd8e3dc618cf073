"""One table of people and bots. One writer at a time: check, store, and only then tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from wardround.server.errors import NotAllowed, NotFound, Refused
from wardround.server.services import House
from wardround.server.storage.interface import (
    REMEMBERED,
    Chair,
    Change,
    EntryRow,
    Row,
    Stored,
)
from wardround.server.tables.event_log import Chronicle, from_rows, to_rows
from wardround.server.tables.puzzle_tables import game_at
from wardround.server.tables.rules_pinning import pinned, rules_gone
from wardround.server.tables.seats import Guest, name_bots, open_seat, present
from wardround.server.tables.undo import Plea, TakingBack
from wardround.server.translation import stands
from wardround.table.errors import BadCard, BadOption, GameOver, UnknownWord, WardroundError
from wardround.table.game import Game
from wardround.table.play.deadlines import Deadline
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Entry
from wardround.table.speaking import numbers_of

LOG = logging.getLogger("wardround.server")
MOST_ENTRIES = 10_000
MOST_TAKEN_BACK = 1_000


class Room:
    """A table in memory. What it holds can always be read again from the store.

    `game` is None while its rules are not to be had: then the table can be read and not played.
    Everything is done with `writing()` held; `moved` is called after every change. `new_cards` is
    the text of its own card file until it is kept.
    """

    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.guests: set[Guest] = set()
        self.moved: Callable[[Room], None] = lambda room: None
        self.offline: dict[int, float] = {}
        self.nudged: dict[int, float] = {}
        self.quiet_since = house.clock()
        self.users = 0
        self._lock = asyncio.Lock()
        self._spoiled = False
        self.new_cards = ""
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Be what was kept, and nothing else."""
        self.row: Row = stored.row
        self.kept: list[EntryRow] = stored.entries
        self.messages = stored.messages
        self.cards = stored.cards
        self.plea: Plea | None = None
        self.deadline = Deadline(self.house.clock)
        self.game: Game[Any] | None = None
        self.table: GameInProgress[Any] | None = None
        self.problem: WardroundError | None = pinned(self.row)
        if self.problem is None:
            try:
                self._set_up()
            except (UnknownWord, BadCard, BadOption):
                self.game = self.table = None
                self.problem = rules_gone(self.row)
        self.back = TakingBack(self)

    def _set_up(self) -> None:
        self.game = game_at(self.row, self.cards)
        self.chronicle = Chronicle(self.game, self.row.options)
        if self.row.status != "waiting":
            self._set(from_rows(self.game, self.kept))

    def _set(self, entries: Sequence[Entry], seed: int | None = None) -> None:
        assert self.game is not None
        self.table = GameInProgress(self.game, self.row.options, seed, entries, trusted=True)
        self.chronicle.follow(self.table.entries)
        self._see(self.table)

    @property
    def id(self) -> str:
        """The table's name, and its invitation."""
        return self.row.id

    @property
    def names(self) -> list[str]:
        """Who sits here, by seat; an open seat has no name."""
        return [chair.name for chair in self.row.chairs]

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

    def playing(self) -> GameInProgress[Any]:
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
        table.say(seat, numbers_of(table.game, table.options, words))
        while self._forced(table, seat):
            table.say(seat, table.game.legal(table.state, seat))
        self.back.forget(seat)

    def _forced(self, table: GameInProgress[Any], seat: int) -> bool:
        half_said = seat in self.turn and not table.game.is_idle(table.state, seat)
        return half_said and len(table.game.legal(table.state, seat)) == 1

    def say_absent(self, seat: int) -> None:
        """Let the rules answer for who has left; a half sentence is taken back first."""
        table = self.playing()
        game = table.game
        if not game.is_idle(table.state, seat):
            table.undo(seat, len(self.chronicle.last_sentence(seat)))
        done = False
        while not done and seat in self.turn:
            table.say(seat, [game.default_word(table.state, seat)])
            done = game.is_idle(table.state, seat)
        self.back.forget(seat)

    async def keep(self, message: tuple[int, str] | None = None) -> None:
        """Make everything done since the last time durable, then tell everybody."""
        first = len(self.kept)
        rows: list[EntryRow] = []
        if self.table is not None:
            self.chronicle.follow(self.table.entries)
            rows = to_rows(self.chronicle, self.table.entries, first)
            self._see(self.table)
        self.row.changed = self.house.now()
        try:
            await self.house.store.save(Change(self.row, first, rows, message, self.new_cards))
        except BaseException:
            self._spoiled = True
            raise
        self.new_cards = ""
        self.kept += rows
        if message is not None:
            self._remember(message)
        if rows:
            self.plea = None
        self.tell()

    def _remember(self, message: tuple[int, str]) -> None:
        oldest = len(self.kept) - REMEMBERED
        self.messages = {key: seq for key, seq in self.messages.items() if seq >= oldest}
        self.messages[message] = len(self.kept)

    def _see(self, table: GameInProgress[Any]) -> None:
        self.row.heading = table.game.heading(table.state)
        self.row.asked = table.game.turn(table.state)
        self.deadline.follow(table, table.game.turn(table.state))
        if self.row.status == "playing" and not self.row.asked:
            self.row.status, self.row.ended = "over", self.house.now()
            self.row.result = stands(table.game.outcome(table.state))

    def tell(self) -> None:
        """There is news for everybody."""
        self._tell(self.guests)

    def _tell(self, guests: Iterable[Guest]) -> None:
        """Who cannot be told is no reason not to tell the others."""
        tellings: list[Callable[[], None]] = [guest.poke for guest in guests]
        tellings.append(partial(self.moved, self))
        for telling in tellings:
            try:
                telling()
            except Exception:
                LOG.exception("table %s: somebody was not told", self.id)

    async def begin_if_full(self, entries: Sequence[Entry] = (), seed: int | None = None) -> None:
        """Start the game as soon as nobody is missing; keeps the table either way."""
        if self.row.status == "waiting" and all(c.kind != "open" for c in self.row.chairs):
            self.row.status = "playing"
            self._set(entries, seed)
        await self.keep()

    async def sit(self, name: str, wanted: int | None, claim: str = "") -> int:
        """Give somebody an open seat; which."""
        if self.problem is not None:
            raise self.problem
        seat = open_seat(self.row, wanted)
        generation = self.row.chairs[seat].generation + 1
        self.row.chairs[seat] = Chair("person", name, generation=generation, claim=claim)
        name_bots(self.row.chairs)
        self.offline[seat] = self.house.clock()
        await self.begin_if_full()
        return seat

    async def leave(self, seat: int) -> None:
        """Somebody leaves: an open seat again, or a stand-in until they come back."""
        chair = self.row.chairs[seat]
        if self.row.status == "waiting":
            self.row.chairs[seat] = Chair("open", generation=chair.generation + 1)
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

    async def renew(self, seat: int) -> None:
        """Void this seat's tokens and turn out who holds them."""
        self.row.chairs[seat].generation += 1
        await self.keep()
        self._turn_out(seat)

    def _turn_out(self, seat: int) -> None:
        for guest in list(self.guests):
            if seat in guest.seats:
                guest.turn_out(seat)
        self._mind_gone([seat])

    def _mind_gone(self, seats: Iterable[int]) -> None:
        """Count from now on how long these seats are unconnected, if they are."""
        self.offline |= dict.fromkeys(set(seats) - present(self.guests), self.house.clock())

    def check_holder(self, seat: int, generation: int) -> None:
        """NotAllowed unless tokens of this generation hold this seat."""
        chairs = self.row.chairs
        if not 0 <= seat < len(chairs) or chairs[seat].generation != generation:
            raise NotAllowed("token-void")

    async def enter(self, guest: Guest) -> None:
        """Somebody connects; who had left is back."""
        if not present(self.guests):
            self.offline = dict.fromkeys(range(len(self.row.chairs)), self.house.clock())
            if self.table is not None:
                self.deadline.begin(self.table, self.table.game.turn(self.table.state))
        self.guests.add(guest)
        for seat in guest.seats:
            self.offline.pop(seat, None)
            if self.row.chairs[seat].away and self.row.status == "playing":
                await self.note(seat, "back")
        self._news_of(guest)

    def exit(self, guest: Guest) -> None:
        """Somebody's connection is gone, if it was ever there."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.quiet_since = self.house.clock()
            self._mind_gone(guest.seats)
            self._news_of(guest)

    def _news_of(self, guest: Guest) -> None:
        """Who sits at the table is news to all; spectators only keep it awake."""
        self._tell(self.guests if guest.seats else ())
