"""One table of people and bots. One writer at a time: check, store, and only then tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from wardround.server.errors import NotAllowed, NotFound, Refused
from wardround.server.services import Services
from wardround.server.storage.interface import (
    REMEMBERED,
    Change,
    EntryRecord,
    SeatRecord,
    Stored,
    TableRecord,
)
from wardround.server.tables.event_log import Chronicle, from_rows, to_rows
from wardround.server.tables.puzzle_tables import game_at
from wardround.server.tables.rules_pinning import rules_gone, rules_problem
from wardround.server.tables.seats import Guest, connected_seats, name_bots, open_seat
from wardround.server.tables.undo import Plea, TakingBack
from wardround.server.translation import result_of
from wardround.table.errors import BadCard, BadOption, GameOver, UnknownWord, WardroundError
from wardround.table.game import Game
from wardround.table.play.deadlines import Deadline
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Entry
from wardround.table.speaking import numbers_of

LOG = logging.getLogger("wardround.server")
MOST_ENTRIES = 10_000
MOST_TAKEN_BACK = 1_000


class LiveTable:
    """A table in memory. What it holds can always be read again from the store.

    `game` is None while its rules are not to be had: then the table can be read and not played.
    Everything is done with `writing()` held; `moved` is called after every change. `new_cards` is
    the text of its own card file until it is kept.
    """

    def __init__(self, services: Services, stored: Stored) -> None:
        self.services = services
        self.guests: set[Guest] = set()
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.offline: dict[int, float] = {}
        self.nudged: dict[int, float] = {}
        self.quiet_since = services.clock()
        self.users = 0
        self._lock = asyncio.Lock()
        self._spoiled = False
        self.new_cards = ""
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Be what was kept, and nothing else."""
        self.record: TableRecord = stored.record
        self.saved_entries: list[EntryRecord] = stored.entries
        self.messages = stored.messages
        self.cards = stored.cards
        self.plea: Plea | None = None
        self.deadline = Deadline(self.services.clock)
        self.game: Game[Any] | None = None
        self.play: GameInProgress[Any] | None = None
        self.problem: WardroundError | None = rules_problem(self.record)
        if self.problem is None:
            try:
                self._set_up()
            except (UnknownWord, BadCard, BadOption):
                self.game = self.play = None
                self.problem = rules_gone(self.record)
        self.back = TakingBack(self)

    def _set_up(self) -> None:
        self.game = game_at(self.record, self.cards)
        self.chronicle = Chronicle(self.game, self.record.options)
        if self.record.status != "waiting":
            self._set(from_rows(self.game, self.saved_entries))

    def _set(self, entries: Sequence[Entry], seed: int | None = None) -> None:
        assert self.game is not None
        self.play = GameInProgress(self.game, self.record.options, seed, entries, trusted=True)
        self.chronicle.follow(self.play.entries)
        self._see(self.play)

    @property
    def id(self) -> str:
        """The table's name, and its invitation."""
        return self.record.id

    @property
    def names(self) -> list[str]:
        """Who sits here, by seat; an open seat has no name."""
        return [seat_record.name for seat_record in self.record.seats]

    @property
    def seq(self) -> int:
        """How many entries are kept."""
        return len(self.saved_entries)

    @property
    def turn(self) -> list[int]:
        """The seats that may speak now."""
        return self.play.game.turn(self.play.state) if self.play else []

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """The table to oneself. What is half done when this fails is forgotten."""
        async with self._lock:
            if self._spoiled:
                await self._reload()
            try:
                yield
            except BaseException:
                self._spoiled = self._spoiled or self.has_unsaved
                raise

    @property
    def has_unsaved(self) -> bool:
        """Whether memory is ahead of the store."""
        return self.play is not None and len(self.play.entries) != len(self.saved_entries)

    async def _reload(self) -> None:
        stored = await self.services.store.load(self.id)
        if stored is None:
            raise NotFound("table-unknown", table=self.id)
        self._take(stored)
        self._spoiled = False

    def playing(self) -> GameInProgress[Any]:
        """The game under way; Refused says why there is none."""
        if self.problem is not None:
            raise self.problem
        if self.play is None:
            open_seats = sum(seat_record.kind == "open" for seat_record in self.record.seats)
            raise Refused("table-waits", seats=open_seats)
        if self.record.status == "over":
            raise GameOver("game-over-here")
        if len(self.saved_entries) > MOST_ENTRIES or self.chronicle.taken_back > MOST_TAKEN_BACK:
            raise Refused("table-too-long", entries=MOST_ENTRIES, taken=MOST_TAKEN_BACK)
        return self.play

    def check_prompt(self, seat: int, prompt: int) -> None:
        """Refused unless this is the seat's prompt now."""
        now = self.chronicle.numbers[seat]
        if prompt != now:
            raise Refused("stale-prompt", prompt=prompt, now=now)

    def say(self, seat: int, words: list[str]) -> None:
        """Say words for a seat; words left without a choice in its sentence follow."""
        play = self.playing()
        play.say(seat, numbers_of(play.game, play.options, words))
        while self._forced(play, seat):
            play.say(seat, play.game.legal(play.state, seat))
        self.back.forget(seat)

    def _forced(self, play: GameInProgress[Any], seat: int) -> bool:
        half_said = seat in self.turn and not play.game.is_idle(play.state, seat)
        return half_said and len(play.game.legal(play.state, seat)) == 1

    def say_default(self, seat: int) -> None:
        """Let the rules answer for who has left; a half sentence is taken back first."""
        play = self.playing()
        game = play.game
        if not game.is_idle(play.state, seat):
            play.undo(seat, len(self.chronicle.last_sentence(seat)))
        done = False
        while not done and seat in self.turn:
            play.say(seat, [game.default_word(play.state, seat)])
            done = game.is_idle(play.state, seat)
        self.back.forget(seat)

    async def save(self, message: tuple[int, str] | None = None) -> None:
        """Make everything done since the last time durable, then tell everybody."""
        first = len(self.saved_entries)
        records: list[EntryRecord] = []
        if self.play is not None:
            self.chronicle.follow(self.play.entries)
            records = to_rows(self.chronicle, self.play.entries, first)
            self._see(self.play)
        self.record.changed = self.services.now()
        try:
            await self.services.store.save(
                Change(self.record, first, records, message, self.new_cards)
            )
        except BaseException:
            self._spoiled = True
            raise
        self.new_cards = ""
        self.saved_entries += records
        if message is not None:
            self._remember(message)
        if records:
            self.plea = None
        self.tell()

    def _remember(self, message: tuple[int, str]) -> None:
        oldest = len(self.saved_entries) - REMEMBERED
        self.messages = {key: seq for key, seq in self.messages.items() if seq >= oldest}
        self.messages[message] = len(self.saved_entries)

    def _see(self, play: GameInProgress[Any]) -> None:
        self.record.heading = play.game.heading(play.state)
        self.record.asked = play.game.turn(play.state)
        self.deadline.follow(play, play.game.turn(play.state))
        if self.record.status == "playing" and not self.record.asked:
            self.record.status, self.record.ended = "over", self.services.now()
            self.record.result = result_of(play.game.outcome(play.state))

    def tell(self) -> None:
        """There is news for everybody."""
        self._tell(self.guests)

    def _tell(self, guests: Iterable[Guest]) -> None:
        """Who cannot be told is no reason not to tell the others."""
        tellings: list[Callable[[], None]] = [guest.notify for guest in guests]
        tellings.append(partial(self.on_change, self))
        for telling in tellings:
            try:
                telling()
            except Exception:
                LOG.exception("table %s: somebody was not told", self.id)

    async def begin_if_full(self, entries: Sequence[Entry] = (), seed: int | None = None) -> None:
        """Start the game as soon as nobody is missing; keeps the table either way."""
        if self.record.status == "waiting" and all(c.kind != "open" for c in self.record.seats):
            self.record.status = "playing"
            self._set(entries, seed)
        await self.save()

    async def sit(self, name: str, wanted: int | None, claim: str = "") -> int:
        """Give somebody an open seat; which."""
        if self.problem is not None:
            raise self.problem
        seat = open_seat(self.record, wanted)
        generation = self.record.seats[seat].generation + 1
        self.record.seats[seat] = SeatRecord("person", name, generation=generation, claim=claim)
        name_bots(self.record.seats)
        self.offline[seat] = self.services.clock()
        await self.begin_if_full()
        return seat

    async def leave(self, seat: int) -> None:
        """Somebody leaves: an open seat again, or a stand-in until they come back."""
        seat_record = self.record.seats[seat]
        if self.record.status == "waiting":
            self.record.seats[seat] = SeatRecord("open", generation=seat_record.generation + 1)
            await self.save()
            self._evict(seat)
        elif self.record.status == "playing" and not seat_record.away:
            await self.note(seat, "left")

    async def note(self, seat: int, event: str) -> None:
        """Journal that somebody left, came back or ran out of time."""
        if self.problem is None and self.play is not None:
            self.play.note(seat, event)
            self.record.seats[seat].away = event != "back"
            await self.save()

    async def renew(self, seat: int) -> None:
        """Void this seat's tokens and turn out who holds them."""
        self.record.seats[seat].generation += 1
        await self.save()
        self._evict(seat)

    def _evict(self, seat: int) -> None:
        for guest in list(self.guests):
            if seat in guest.seats:
                guest.evict(seat)
        self._mind_gone([seat])

    def _mind_gone(self, seats: Iterable[int]) -> None:
        """Count from now on how long these seats are unconnected, if they are."""
        self.offline |= dict.fromkeys(
            set(seats) - connected_seats(self.guests), self.services.clock()
        )

    def check_holder(self, seat: int, generation: int) -> None:
        """NotAllowed unless tokens of this generation hold this seat."""
        seats = self.record.seats
        if not 0 <= seat < len(seats) or seats[seat].generation != generation:
            raise NotAllowed("token-void")

    async def enter(self, guest: Guest) -> None:
        """Somebody connects; who had left is back."""
        if not connected_seats(self.guests):
            self.offline = dict.fromkeys(range(len(self.record.seats)), self.services.clock())
            if self.play is not None:
                self.deadline.begin(self.play, self.play.game.turn(self.play.state))
        self.guests.add(guest)
        for seat in guest.seats:
            self.offline.pop(seat, None)
            if self.record.seats[seat].away and self.record.status == "playing":
                await self.note(seat, "back")
        self._news_of(guest)

    def exit(self, guest: Guest) -> None:
        """Somebody's connection is gone, if it was ever there."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.quiet_since = self.services.clock()
            self._mind_gone(guest.seats)
            self._news_of(guest)

    def _news_of(self, guest: Guest) -> None:
        """Who sits at the table is news to all; spectators only keep it awake."""
        self._tell(self.guests if guest.seats else ())
