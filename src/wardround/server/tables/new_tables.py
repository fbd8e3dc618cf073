"""The records that new tables begin with: as requested, for a rematch, or continuing a game."""

from __future__ import annotations

from msgspec.structs import replace

from wardround.games import GAMES, game_with
from wardround.server.errors import Refused
from wardround.server.protocol.bodies import NewTable
from wardround.server.security.tokens import new_id
from wardround.server.storage.interface import SeatRecord, Stored, TableRecord
from wardround.server.tables.journal_records import from_records
from wardround.server.tables.rules_pinning import rules_problem
from wardround.server.tables.seats import check_name, check_stand_in, name_bots, seat_record_for
from wardround.table.game import AnyGame
from wardround.table.play.journal import Entry, effective


def requested_record(wanted: NewTable, game: AnyGame, grace: int, now: float) -> TableRecord:
    """The record of a table as requested; `grace` is the default of the server."""
    seats: list[SeatRecord] = []
    for seat in wanted.seats:
        record = seat_record_for(seat)
        if record.kind == "person":
            check_name(record.name, seats)
        seats.append(record)
    name_bots(seats)
    return TableRecord(
        id=new_id(),
        game=wanted.game,
        rules=game.rules_version,
        vocabulary=GAMES.find(wanted.game).vocabulary.digest(),
        options=game.resolve_options({**wanted.options, "seats": str(len(seats))}),
        seats=seats,
        public=wanted.public,
        stand_in=check_stand_in(wanted.stand_in),
        grace=grace if wanted.grace is None else wanted.grace,
        status="waiting",
        created=now,
        changed=now,
        practice=wanted.seed is not None or bool(wanted.journal_of),
        host=next((n for n, seat in enumerate(seats) if seat.kind == "person"), -1),
    )


def rematch_record(old: TableRecord, now: float) -> TableRecord:
    """The record of a table that plays the same game again: bots stay, people's seats are open
    for those people.
    """
    seats = [
        SeatRecord("bot", holder.name, holder.bot)
        if holder.bot
        else SeatRecord("open", claim=f"{old.id}:{seat}")
        for seat, holder in enumerate(old.seats)
    ]
    return replace(
        old,
        id=new_id(),
        vocabulary=GAMES.find(old.game).vocabulary.digest(),
        seats=seats,
        status="waiting",
        created=now,
        changed=now,
        heading="",
        asked=[],
        result=None,
        ended=0.0,
        practice=False,
        rematch="",
        rematch_by=-1,
        host=-1,
    )


def check_finished(stored: Stored) -> None:
    """Refused unless this table's game is over and can be continued elsewhere."""
    if stored.record.status != "over" or rules_problem(stored.record) is not None:
        raise Refused("journal-later")
    if stored.record.position:
        raise Refused("puzzle-no-journal")


def first_words(before: Stored, record: TableRecord, count: int) -> list[Entry]:
    """The first standing words of a finished table, for a full one with the same options."""
    full = all(holder.kind != "open" for holder in record.seats)
    if (before.record.game, before.record.options) != (record.game, record.options) or not full:
        raise Refused("play-on-same")
    words = effective(from_records(game_with(record.game, before.cards), before.entries))
    return list(words[:count])
