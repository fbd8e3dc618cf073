"""Reminding somebody that the table waits for them."""

from __future__ import annotations

from math import ceil

from wardround.server.errors import Refused, TooFast
from wardround.server.protocol.client_messages import Nudge
from wardround.server.protocol.server_messages import Nudged
from wardround.server.tables.live_table import Room
from wardround.server.tables.seats import people, present


def nudge(room: Room, message: Nudge) -> None:
    """Remind a person who is asked, at most once in a while; the nudging seat is told too."""
    seat, to = message.seat, message.to
    if to == seat or to not in people(room.row) or to not in room.turn:
        raise Refused("nudge-idle", whom=to + 1)
    if to not in present(room.guests):
        raise Refused("nudge-gone", whom=to + 1)
    now = room.house.clock()
    wait = room.nudged.get(to, now) - now
    if wait > 0:
        raise TooFast("nudge-early", whom=to + 1, seconds=ceil(wait))
    room.nudged[to] = now + room.house.settings.nudge_seconds
    nudged = Nudged(seat, room.row.chairs[seat].name, to)
    for guest in room.guests:
        if {seat, to} & set(guest.seats):
            guest.send(nudged)
