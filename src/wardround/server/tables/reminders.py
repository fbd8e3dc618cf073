"""What concerns one person alone: that the table waits for them, that they may not go back."""

from __future__ import annotations

from math import ceil

from wardround.server.errors import Refused, TooFast
from wardround.server.protocol.client_messages import Nudge
from wardround.server.protocol.server_messages import Nudged, PleaEnded
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.seats import people_seats
from wardround.table.speakers import Seat


def remind(table: LiveTable, message: Nudge) -> None:
    """Remind a person who is asked, at most once in a while; the nudging seat is told too."""
    seat, to = message.seat, message.to
    if to == seat or to not in people_seats(table.record) or to not in table.turn:
        raise Refused("nudge-idle", whom=to + 1)
    if to not in table.presence.connected:
        raise Refused("nudge-gone", whom=to + 1)
    now = table.services.clock()
    wait = table.next_reminder.get(to, now) - now
    if wait > 0:
        raise TooFast("nudge-early", whom=to + 1, seconds=ceil(wait))
    table.next_reminder[to] = now + table.services.settings.nudge_seconds
    nudged = Nudged(seat, table.record.seats[seat].name, to)
    for guest in table.presence.guests:
        if {seat, to} & set(guest.seats):
            guest.send(nudged)


def tell_pleader(table: LiveTable, seat: Seat, by: int) -> None:
    """Tell who asked to go back that they do not: this seat said no, or nobody answered."""
    for guest in table.presence.guests:
        if seat in guest.seats:
            guest.send(PleaEnded(seat, by))
