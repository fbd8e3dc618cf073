"""A table in a list, and who sits at it."""

from __future__ import annotations

from wardround.server.payloads.options import options_in_words
from wardround.server.protocol.bodies import TableSummary
from wardround.server.protocol.server_messages import SeatSeen, TableStatus
from wardround.server.storage.interface import TableRecord
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.stand_ins import seconds_to_stand_in
from wardround.server.translation import Locale, problem_payload
from wardround.table.errors import BadOption


def table_status(table: LiveTable) -> TableStatus:
    """The status of a table; `frozen` while its rules are missing here."""
    return "frozen" if table.problem is not None else table.record.status


def table_summary(table: LiveTable, locale: Locale) -> TableSummary:
    """A table in memory, as it is listed."""
    made = record_summary(table.record, table.seq, locale)
    made.seats = seat_payloads(table)
    made.status = table_status(table)
    made.problem = problem_payload(table.problem, locale.language) if table.problem else None
    return made


def seat_payloads(table: LiveTable) -> list[SeatSeen]:
    """Who sits where, and who is connected."""
    online, play = table.presence.connected, table.play
    seats = _stored_seats(table.record)
    for seen in seats:
        seen.online = seen.seat in online
        seen.stand_in_after = seconds_to_stand_in(table, seen.seat)
        seen.half_said = play is not None and not play.game.is_idle(play.state, seen.seat)
    return seats


def record_summary(record: TableRecord, seq: int, locale: Locale) -> TableSummary:
    """A stored table, as it is listed."""
    return TableSummary(
        table=record.id,
        game=record.game,
        options=record.options,
        played=_played(record, locale),
        cards=record.cards,
        status=record.status,
        heading=record.heading,
        public=record.public,
        seats=_stored_seats(record),
        stand_in=record.stand_in,
        created=record.created,
        changed=record.changed,
        ended=record.ended,
        seq=seq,
        result=record.result,
        rematch=record.rematch,
        problem=None,
        puzzle=record.puzzle,
    )


def _played(record: TableRecord, locale: Locale) -> list[str]:
    """The options in words; none where they are of other rules, or damaged."""
    try:
        return options_in_words(record.game, record.options, locale)
    except (BadOption, KeyError):
        return []


def _stored_seats(record: TableRecord) -> list[SeatSeen]:
    return [
        SeatSeen(
            seat=seat,
            kind=holder.kind,
            name=holder.name,
            bot=holder.bot,
            online=False,
            away=holder.away,
            asked=seat in record.asked,
            half_said=False,
            kept=holder.kind == "open" and bool(holder.claim),
        )
        for seat, holder in enumerate(record.seats)
    ]
