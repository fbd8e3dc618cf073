"""Who is connected to a table, and since when the others are not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from wardround.server.protocol.server_messages import FromServer
from wardround.table.speakers import Seat

MOVED, REMOVED, CLOSED = 4001, 4003, 4004


class Guest(Protocol):
    """A connection at a table: the seats it holds, none for a spectator, and its language.

    `address` is who is connected, as far as turns are concerned.
    """

    seats: tuple[int, ...]
    address: str

    @property
    def language(self) -> str:
        """The language of everything it is sent."""
        ...

    def send(self, message: FromServer) -> None:
        """Queue a message."""
        ...

    def notify(self) -> None:
        """The table has changed: fetch it."""
        ...

    def evict(self, seat: Seat, code: int) -> None:
        """This seat is no longer held here; `code` says why, should the connection end."""
        ...

    def close(self, code: int) -> None:
        """End the connection; `code` says why."""
        ...


class Presence:
    """The connections of a table. `offline` has since when a seat is not connected.

    `quiet_since` is when somebody was last here.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.guests: set[Guest] = set()
        self.offline: dict[int, float] = {}
        self.quiet_since = clock()

    @property
    def connected(self) -> set[int]:
        """The seats that somebody is connected for."""
        return {seat for guest in self.guests for seat in guest.seats}

    @property
    def owner(self) -> str:
        """In whose turn work for this table is done: somebody's who plays, or who watches."""
        guests = [guest for guest in self.guests if guest.seats] or self.guests
        return min((guest.address for guest in guests), default="")

    def add(self, guest: Guest) -> None:
        """Somebody has connected."""
        self.guests.add(guest)
        for seat in guest.seats:
            self.offline.pop(seat, None)

    def remove(self, guest: Guest) -> None:
        """Somebody has disconnected."""
        self.guests.discard(guest)
        self.mark_use()
        self.count_offline(guest.seats)

    def mark_use(self) -> None:
        """Somebody was here until now, connected or not."""
        self.quiet_since = self._clock()

    def evict(self, seat: Seat, code: int = MOVED) -> None:
        """Take this seat from every connection that holds it."""
        for guest in list(self.guests):
            if seat in guest.seats:
                guest.evict(seat, code)
        self.count_offline([seat])

    def count_offline(self, seats: Iterable[int]) -> None:
        """Count from now on how long these seats are offline, if they are."""
        self.offline |= dict.fromkeys(set(seats) - self.connected, self._clock())

    def seconds_offline(self, seat: Seat) -> float:
        """How long this seat has been offline; 0 if it is connected."""
        now = self._clock()
        return now - self.offline.get(seat, now)
