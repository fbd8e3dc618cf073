"""Who sits at a table, who of them is there, and who stands in for those who have left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from wardround.players import PLAYERS
from wardround.server.errors import NotFound, Refused
from wardround.server.protocol.bodies import NewTable, SeatWanted
from wardround.server.protocol.server_messages import FromServer
from wardround.server.security.limits import LONGEST_NAME, tidy, tidy_name
from wardround.server.storage.interface import SeatRecord, TableRecord

ABSENT, WAIT = "absent", "wait"
BOT_NAMES = (
    "Ada", "Bea", "Cem", "Dora", "Emil", "Fay", "Gus", "Hana",
    "Ivo", "Juno", "Kit", "Lena", "Milo", "Nora", "Otis", "Pia",
)  # fmt: skip


class Guest(Protocol):
    """A connection at a table: the seats it holds, none for a spectator, and its language."""

    seats: tuple[int, ...]

    @property
    def language(self) -> str:
        """What it is told things in."""
        ...

    def send(self, message: FromServer) -> None:
        """Queue a message."""
        ...

    def notify(self) -> None:
        """There is news to fetch."""
        ...

    def evict(self, seat: int) -> None:
        """This seat is held by somebody else from now on."""
        ...


def seat_record_for(wanted: SeatWanted) -> SeatRecord:
    """A chair as asked for; UnknownName or BadOption if there is no such bot."""
    if wanted.kind == "open":
        return SeatRecord("open")
    if wanted.kind == "bot":
        PLAYERS.check_served(wanted.bot)
        return SeatRecord("bot", tidy(wanted.name, LONGEST_NAME), wanted.bot)
    return SeatRecord("person", tidy_name(wanted.name))


def name_bots(seats: Sequence[SeatRecord]) -> None:
    """Give each bot that has no name, or somebody else's, one that nobody at the table has."""
    for seat_record in seats:
        others = {other.name.casefold() for other in seats if other is not seat_record}
        if seat_record.kind == "bot" and (
            not seat_record.name or seat_record.name.casefold() in others
        ):
            seat_record.name = next(name for name in BOT_NAMES if name.casefold() not in others)


def check_practice(wanted: NewTable) -> None:
    """Refused if chance is to be foreseen where it must not be."""
    kinds = [seat.kind for seat in wanted.seats]
    alone = kinds.count("person") == 1 and "open" not in kinds
    if wanted.seed is not None and (wanted.public or not alone):
        raise Refused("seed-practice")


def check_stand_in(name: str) -> str:
    """`absent`, `wait` or a bot."""
    if name not in (ABSENT, WAIT):
        PLAYERS.check_served(name)
    return name


def open_seat(record: TableRecord, wanted: int | None) -> int:
    """The open seat asked for, or the first; Refused if there is none."""
    seats = [seat for seat, seat_record in enumerate(record.seats) if seat_record.kind == "open"]
    if not seats:
        raise Refused("table-full")
    if wanted is not None and wanted not in seats:
        raise NotFound("seat-not-open", seat=wanted + 1)
    return seats[0] if wanted is None else wanted


def people_seats(record: TableRecord) -> list[int]:
    """The seats of people, there or not."""
    return [seat for seat, seat_record in enumerate(record.seats) if seat_record.kind == "person"]


def consenting_seats(record: TableRecord) -> list[int]:
    """Seats that agree to anything: bots, and those who have left."""
    return [
        s
        for s, seat_record in enumerate(record.seats)
        if seat_record.kind == "bot" or seat_record.away
    ]


def connected_seats(guests: Iterable[Guest]) -> set[int]:
    """The seats that somebody is connected for."""
    return {seat for guest in guests for seat in guest.seats}


def substitute_for(record: TableRecord, seat: int) -> str | None:
    """Who answers for this seat: a bot, ABSENT, or None for a person who must answer."""
    seat_record = record.seats[seat]
    if seat_record.kind == "bot":
        return seat_record.bot
    return record.stand_in if seat_record.away and record.stand_in != WAIT else None
