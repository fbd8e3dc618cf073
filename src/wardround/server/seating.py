"""Who sits at a table, who of them is there, and who stands in for those who have left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from wardround.players import PLAYERS
from wardround.server.bodies import SeatWanted
from wardround.server.errors import NotFound, Refused
from wardround.server.limits import tidy_name
from wardround.server.store import Chair, Row

ABSENT, WAIT = "absent", "wait"


class Guest(Protocol):
    """A connection at a table."""

    seats: tuple[int, ...]

    def poke(self) -> None:
        """There is news to fetch."""
        ...

    def turn_out(self, seat: int) -> None:
        """This seat is held by somebody else from now on."""
        ...


def chair_wanted(wanted: SeatWanted) -> Chair:
    """A chair as asked for; UnknownName if there is no such bot."""
    if wanted.kind == "open":
        return Chair("open", "")
    if wanted.kind == "bot":
        PLAYERS.find(wanted.name)
        return Chair("bot", wanted.name)
    return Chair("person", tidy_name(wanted.name))


def check_stand_in(name: str) -> str:
    """`absent`, `wait` or a bot."""
    if name not in (ABSENT, WAIT):
        PLAYERS.find(name)
    return name


def open_seat(row: Row, wanted: int | None) -> int:
    """The open seat asked for, or the first; Refused if there is none."""
    seats = [seat for seat, chair in enumerate(row.chairs) if chair.kind == "open"]
    if not seats:
        raise Refused("table-full")
    if wanted is not None and wanted not in seats:
        raise NotFound("seat-not-open", seat=wanted + 1)
    return seats[0] if wanted is None else wanted


def people(row: Row) -> list[int]:
    """The seats of people, there or not."""
    return [seat for seat, chair in enumerate(row.chairs) if chair.kind == "person"]


def consenting(row: Row) -> list[int]:
    """Seats that agree to anything: bots, and those who have left."""
    return [s for s, chair in enumerate(row.chairs) if chair.kind == "bot" or chair.away]


def present(guests: Iterable[Guest]) -> set[int]:
    """The seats that somebody is connected for."""
    return {seat for guest in guests for seat in guest.seats}


def speaks_for(row: Row, seat: int) -> str | None:
    """Who answers for this seat: a bot, ABSENT, or None for a person who must answer."""
    chair = row.chairs[seat]
    if chair.kind == "bot":
        return chair.name
    return row.stand_in if chair.away and row.stand_in != WAIT else None
