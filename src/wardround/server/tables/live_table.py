"""One table of people and bots. One writer at a time: check, store, and only then tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

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
from wardround.server.tables.journal_records import from_records, to_records
from wardround.server.tables.presence import MOVED, Guest, Presence
from wardround.server.tables.puzzle_tables import game_at
from wardround.server.tables.rules_pinning import rules_gone, rules_problem, unreadable
from wardround.server.tables.same_parts import with_same_parts
from wardround.server.tables.seats import check_name, host_of, name_bots, open_seat
from wardround.server.translation import result_of
from wardround.server.workers.advice import Moment
from wardround.table.errors import BadCard, BadOption, GameOver, UnknownWord, WardroundError
from wardround.table.game import AnyGame
from wardround.table.play.deadlines import Deadline
from wardround.table.play.game_in_progress import AnyPlay, GameInProgress
from wardround.table.play.journal import Entry
from wardround.table.speakers import Seat
from wardround.table.speaking import numbers_of

LOG = logging.getLogger("wardround.server")
Built = TypeVar("Built")
MOST_ENTRIES = 10_000
MOST_TAKEN_BACK = 1_000


class LiveTable:
    """A table in memory: its people, their connections, and the game that is stored for them.

    Everything it holds can be loaded again from the store. A change is made in memory, stored, and
    only then told; if storing fails, memory is loaded anew before anybody sees it. `game` is None
    while its rules are missing here: then the table can be read and not played. Everything is done
    with `lock()` held; `on_change` is called after every change. `new_cards` is the text of its own
    card file until it is stored.
    """

    def __init__(self, services: Services, stored: Stored) -> None:
        self.services = services
        self.presence = Presence(services.clock)
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.next_reminder: dict[int, float] = {}
        self.last_hint: Moment | None = None
        self._built: dict[Hashable, Any] = {}
        self._built_before: dict[Hashable, Any] = {}
        self._standing: dict[Hashable, tuple[object, Any]] = {}
        self.users = 0
        self._lock = asyncio.Lock()
        self._stale = False
        self.new_cards = ""
        self._load(stored)

    def _load(self, stored: Stored) -> None:
        """Become what was stored, and nothing else."""
        self._built.clear()
        self._built_before.clear()
        self._standing.clear()
        self.record: TableRecord = stored.record
        self.saved_entries: list[EntryRecord] = stored.entries
        self.messages = stored.messages
        self.cards = stored.cards
        self.deadline = Deadline(self.services.clock)
        self.game: AnyGame | None = None
        self.play: AnyPlay | None = None
        self.problem: WardroundError | None = rules_problem(self.record)
        if self.problem is None:
            try:
                self._load_game()
            except (UnknownWord, BadCard, BadOption):
                self.game = self.play = None
                self.problem = rules_gone(self.record)
            except Exception:
                LOG.exception("table %s cannot be read", self.record.id)
                self.game = self.play = None
                self.problem = unreadable(self.record)

    def _load_game(self) -> None:
        self.game = game_at(self.record, self.cards)
        if self.record.status != "waiting":
            self._begin(self.game, from_records(self.game, self.saved_entries))

    def _begin(self, game: AnyGame, entries: Sequence[Entry], seed: int | None = None) -> None:
        self.play = GameInProgress(game, self.record.options, seed, entries, trusted=True)
        self._update_record(self.play)

    @property
    def id(self) -> str:
        """The table's name, and its invitation."""
        return self.record.id

    @property
    def names(self) -> list[str]:
        """The names of the players by seat; an open seat has none."""
        return [holder.name for holder in self.record.seats]

    @property
    def seq(self) -> int:
        """How many entries are stored."""
        return len(self.saved_entries)

    @property
    def turn(self) -> list[int]:
        """The seats that may speak now."""
        return self.play.turn if self.play else []

    def lock(self) -> ExclusiveUse:
        """Exclusive use of the table. What is half done when this fails is forgotten."""
        return ExclusiveUse(self)

    async def acquire(self) -> None:
        """Wait for exclusive use; what is in memory is then as it is stored."""
        await self._lock.acquire()
        try:
            if self._stale:
                await self._reload()
        except BaseException:
            self._lock.release()
            raise

    def release(self, failed: bool) -> None:
        """End exclusive use. If what was done failed half way, memory is loaded anew."""
        if failed:
            self._stale = self._stale or self.has_unsaved
        self._lock.release()

    @property
    def has_unsaved(self) -> bool:
        """Whether memory is ahead of the store."""
        return self.play is not None and len(self.play.entries) != len(self.saved_entries)

    async def _reload(self) -> None:
        stored = await self.services.store.load(self.id)
        if stored is None:
            raise NotFound("table-unknown", table=self.id)
        self._load(stored)
        self._stale = False

    def require_play(self) -> AnyPlay:
        """The game that is being played; Refused or GameOver says why there is none."""
        if self.problem is not None:
            raise self.problem
        if self.play is None:
            open_seats = sum(holder.kind == "open" for holder in self.record.seats)
            raise Refused("table-waits", seats=open_seats)
        if self.record.status == "over":
            raise GameOver("game-over-here")
        taken_back = self.play.prompts.taken_back
        if len(self.saved_entries) > MOST_ENTRIES or taken_back > MOST_TAKEN_BACK:
            raise Refused("table-too-long", entries=MOST_ENTRIES, taken=MOST_TAKEN_BACK)
        return self.play

    def say(self, seat: Seat, words: list[str]) -> None:
        """Say words for a seat; words of its sentence that leave no choice follow."""
        play = self.require_play()
        play.say_with_forced(seat, numbers_of(play.game, play.options, words))

    async def save(self, message: tuple[int, str] | None = None) -> None:
        """Store everything done since the last time, then tell everybody."""
        first = len(self.saved_entries)
        entries: list[EntryRecord] = []
        if self.play is not None:
            entries = to_records(self.play, first)
            self._update_record(self.play)
        self.record.changed = self.services.now()
        change = Change(self.record, first, entries, message, self.new_cards)
        try:
            await self.services.store.save(change)
            self.services.counts["entries"] += len(entries)
        except BaseException:
            self._stale = True
            raise
        self.new_cards = ""
        self.saved_entries += entries
        if message is not None:
            self._remember(message)
        self.notify()

    def _remember(self, message: tuple[int, str]) -> None:
        """The oldest messages come first, so those to forget are looked for there alone."""
        oldest = len(self.saved_entries) - REMEMBERED
        while self.messages and self.messages[first := next(iter(self.messages))] < oldest:
            del self.messages[first]
        self.messages[message] = len(self.saved_entries)

    def _update_record(self, play: AnyPlay) -> None:
        self.record.heading = play.game.heading(play.state)
        self.record.asked = play.turn
        self.deadline.follow(play, play.turn)
        if self.record.status == "playing" and not self.record.asked:
            self.record.status, self.record.ended = "over", self.services.now()
            self.record.result = result_of(play.game.outcome(play.state))

    def once(self, key: Hashable, build: Callable[[], Built]) -> Built:
        """What is built of the table as it is now, for all who are shown it: once until it changes.

        The key says what it is; whoever gets it must not change it.
        """
        if key in self._built:
            known: Built = self._built[key]
            return known
        found = self._built[key] = build()
        return found

    def renewed(self, key: Hashable, build: Callable[[], Built]) -> Built:
        """As `once`; parts that are as they were before the last change are the same objects."""

        def renew() -> Built:
            found: Built = with_same_parts(self._built_before.get(key), build())
            self._built_before[key] = found
            return found

        return self.once(key, renew)

    def while_same(self, key: Hashable, basis: object, build: Callable[[], Built]) -> Built:
        """What was built last under this key, as long as what it was built from stays equal."""
        built_from, found = self._standing.get(key, (None, None))
        if found is None or built_from != basis:
            found = build()
            self._standing[key] = (basis, found)
        kept: Built = found
        return kept

    def notify(self) -> None:
        """Let every connection fetch what has changed."""
        self._notify(self.presence.guests)

    def _notify(self, guests: Iterable[Guest]) -> None:
        """A guest that cannot be told does not keep the others from being told."""
        self._built.clear()
        calls: list[Callable[[], None]] = [guest.notify for guest in guests]
        calls.append(partial(self.on_change, self))
        for call in calls:
            try:
                call()
            except Exception:
                LOG.exception("table %s: somebody was not told", self.id)

    async def begin_if_full(self, entries: Sequence[Entry] = (), seed: int | None = None) -> None:
        """Start the game as soon as no seat is open; save the table either way."""
        full = all(holder.kind != "open" for holder in self.record.seats)
        if self.record.status == "waiting" and full and self.game is not None:
            self.record.status = "playing"
            self._begin(self.game, entries, seed)
        await self.save()

    async def sit(self, name: str, wanted: Seat | None, claim: str = "", address: str = "") -> Seat:
        """Give somebody an open seat; return which. `claim` is what a seat is kept for."""
        if self.problem is not None:
            raise self.problem
        seat = open_seat(self.record, wanted, claim)
        check_name(name, self.record.seats)
        generation = self.record.seats[seat].generation + 1
        self.record.seats[seat] = SeatRecord(
            "person", name, generation=generation, claim=claim, address=address
        )
        name_bots(self.record.seats)
        self.record.host = host_of(self.record)
        self.presence.count_offline([seat])
        await self.begin_if_full()
        return seat

    async def vacate(self, seat: Seat, code: int = MOVED) -> None:
        """Open a seat again, before the game; `code` says why to whoever held it."""
        generation = self.record.seats[seat].generation + 1
        self.record.seats[seat] = SeatRecord("open", generation=generation)
        self.record.host = host_of(self.record)
        await self.save()
        self.presence.evict(seat, code)

    async def leave(self, seat: Seat) -> None:
        """Somebody leaves: the seat is open again, or a stand-in plays until they come back."""
        holder = self.record.seats[seat]
        if self.record.status == "waiting":
            await self.vacate(seat)
        elif self.record.status == "playing" and not holder.away:
            await self.note(seat, "left")

    async def close(self) -> None:
        """Whoever runs the server lets nobody play here any more; everybody is told."""
        self.record.closed = True
        await self.save()
        self.problem = rules_problem(self.record)
        self.notify()

    async def note(self, seat: Seat, event: str) -> None:
        """Journal that somebody left, came back or ran out of time."""
        if self.problem is None and self.play is not None:
            self.play.note(seat, event)
            self.record.seats[seat].away = event != "back"
            await self.save()

    async def renew(self, seat: Seat) -> None:
        """Void the tokens of this seat and disconnect whoever holds them."""
        self.record.seats[seat].generation += 1
        await self.save()
        self.presence.evict(seat)

    def check_holder(self, seat: Seat, generation: int) -> None:
        """NotAllowed unless tokens of this generation hold this seat."""
        seats = self.record.seats
        if not 0 <= seat < len(seats) or seats[seat].generation != generation:
            raise NotAllowed("token-void")

    async def enter(self, guest: Guest) -> None:
        """Somebody connects; a seat that had left is back."""
        if not self.presence.connected:
            self.presence.count_offline(range(len(self.record.seats)))
            if self.play is not None:
                self.deadline.begin(self.play, self.play.turn)
        self.presence.add(guest)
        for seat in guest.seats:
            if self.record.seats[seat].away and self.record.status == "playing":
                await self.note(seat, "back")
        self._notify_of(guest)

    def exit(self, guest: Guest) -> None:
        """A connection has ended, if it was ever there."""
        if guest in self.presence.guests:
            self.presence.remove(guest)
            self._notify_of(guest)

    def _notify_of(self, guest: Guest) -> None:
        """Who sits at the table concerns everybody; a spectator only keeps it awake."""
        self._notify(self.presence.guests if guest.seats else ())


class ExclusiveUse:
    """A table for one alone, in an `async with`.

    Every connection enters it for every word, so it is a class: a generator takes several times as
    long.
    """

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.acquire()

    async def __aexit__(self, kind: type[BaseException] | None, *_error: object) -> None:
        self._table.release(failed=kind is not None)
