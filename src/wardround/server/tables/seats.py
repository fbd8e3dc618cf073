"""Who holds the seats of a table, and who answers for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from wardround.players import PLAYERS
from wardround.server.errors import NotAllowed, NotFound, Refused
from wardround.server.protocol.bodies import NewTable, SeatWanted
from wardround.server.security.limits import LONGEST_NAME, tidy, tidy_name
from wardround.server.storage.interface import SeatRecord, TableRecord
from wardround.table.speakers import Seat

ABSENT, WAIT = "absent", "wait"
BOT_NAMES = (
    "Ada", "Bea", "Cem", "Dora", "Emil", "Fay", "Gus", "Hana",
    "Ivo", "Juno", "Kit", "Lena", "Milo", "Nora", "Otis", "Pia",
)  # fmt: skip


def seat_record_for(wanted: SeatWanted) -> SeatRecord:
    """The record of a seat as requested; UnknownName or BadOption if there is no such bot."""
    if wanted.kind == "open":
        return SeatRecord("open")
    if wanted.kind == "bot":
        PLAYERS.check_served(wanted.bot)
        name = tidy(wanted.name, LONGEST_NAME)
        return SeatRecord("bot", name, wanted.bot, script=wanted.script)
    return SeatRecord("person", tidy_name(wanted.name))


def name_bots(seats: Sequence[SeatRecord]) -> None:
    """Give each bot that has no name, or somebody else's, one that nobody at the table has."""
    for holder in seats:
        others = {other.name.casefold() for other in seats if other is not holder}
        if holder.kind == "bot" and (not holder.name or holder.name.casefold() in others):
            holder.name = next(name for name in BOT_NAMES if name.casefold() not in others)


def check_practice(wanted: NewTable) -> None:
    """Refused if a seed or a script is given where somebody else could be cheated with it."""
    kinds = [seat.kind for seat in wanted.seats]
    alone = kinds.count("person") == 1 and "open" not in kinds
    if wanted.seed is not None and (wanted.public or not alone):
        raise Refused("seed-practice")
    if wanted.seed is None and any(seat.script for seat in wanted.seats):
        raise Refused("script-practice")


def check_stand_in(name: str) -> str:
    """`absent`, `wait` or a bot."""
    if name not in (ABSENT, WAIT):
        PLAYERS.check_served(name)
    return name


def open_seat(record: TableRecord, wanted: Seat | None, claim: str = "") -> Seat:
    """The open seat asked for, or the first; Refused if there is none.

    A seat that is kept for somebody is open to whoever has that `claim` alone.
    """
    free = [seat for seat, holder in enumerate(record.seats) if holder.kind == "open"]
    if not free:
        raise Refused("table-full")
    seats = [seat for seat in free if record.seats[seat].claim in ("", claim)]
    if not seats or (wanted in free and wanted not in seats):
        raise Refused("seat-kept")
    if wanted is not None and wanted not in seats:
        raise NotFound("seat-not-open", seat=wanted + 1)
    return seats[0] if wanted is None else wanted


def mark_maker(record: TableRecord, address: str) -> None:
    """Note, in a digest, the address that a table and the people at it come from."""
    record.maker = address
    for holder in record.seats:
        if holder.kind == "person":
            holder.address = address


def sits_from(record: TableRecord, address: str) -> bool:
    """Whether a person at this table came from this address."""
    return any(holder.kind == "person" and holder.address == address for holder in record.seats)


def host_of(record: TableRecord) -> int:
    """The seat that decides while a table waits: who was first to sit there, as long as they stay;
    then the next. -1 if nobody does.
    """
    people = people_seats(record)
    return record.host if record.host in people else next(iter(people), -1)


def check_host(record: TableRecord, seat: Seat) -> None:
    """NotAllowed unless this seat is the host's; Refused once the game has begun."""
    if record.status != "waiting":
        raise Refused("table-begun")
    host = host_of(record)
    if host != seat:
        raise NotAllowed("host-only", name=record.seats[host].name)


def check_name(name: str, seats: Sequence[SeatRecord]) -> None:
    """Refused, with another proposal, if a person at the table has this name."""
    taken = {holder.name.casefold() for holder in seats if holder.kind == "person"}
    if name.casefold() in taken:
        free = (f"{name[: LONGEST_NAME - 3]} {n}" for n in count(2))
        proposal = next(one for one in free if one.casefold() not in taken)
        raise Refused("name-taken", name=name, proposal=proposal)


def people_seats(record: TableRecord) -> list[int]:
    """The seats of people, connected or not."""
    return [seat for seat, holder in enumerate(record.seats) if holder.kind == "person"]


def consenting_seats(record: TableRecord) -> list[int]:
    """Seats that agree to anything: bots, and those who have left."""
    return [s for s, holder in enumerate(record.seats) if holder.kind == "bot" or holder.away]


def seats_to_ask(record: TableRecord, seat: Seat) -> frozenset[Seat]:
    """The people whose consent this seat needs to go back."""
    return frozenset(people_seats(record)) - {seat, *consenting_seats(record)}


def substitute_for(record: TableRecord, seat: Seat) -> str | None:
    """Who answers for this seat: a bot, ABSENT, or None for a person who must answer."""
    holder = record.seats[seat]
    if holder.kind == "bot":
        return holder.bot
    return record.stand_in if holder.away and record.stand_in != WAIT else None
