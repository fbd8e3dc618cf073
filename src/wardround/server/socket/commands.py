"""Carries out what a seat sends: each message once, checked against the seat's own prompt."""

from __future__ import annotations

from wardround.server.protocol.client_messages import (
    Command,
    Consent,
    Plead,
    Redo,
    Restart,
    Say,
)
from wardround.server.protocol.server_messages import Acknowledged
from wardround.server.tables.live_table import Room


async def carry_out(room: Room, command: Command) -> Acknowledged:
    """Do what is asked and keep it; a message that was applied before is only acknowledged.

    With the table's `writing()` held.
    """
    key = (command.seat, command.id)
    if key in room.messages:
        return Acknowledged(command.id, room.messages[key], repeated=True)
    if not isinstance(command, Consent):
        room.playing()
        room.check_prompt(command.seat, command.prompt)
    _do(room, command)
    if room.unkept:
        await room.keep(key)
    else:
        room.tell()
    return Acknowledged(command.id, room.seq, repeated=False)


def _do(room: Room, command: Command) -> None:
    seat = command.seat
    if isinstance(command, Say):
        room.say(seat, command.words)
    elif isinstance(command, Redo):
        room.back.redo(seat)
    elif isinstance(command, Restart):
        room.back.restart(seat)
    elif isinstance(command, Plead):
        room.back.plead(seat)
    elif isinstance(command, Consent):
        room.back.answer(seat, command.plea, command.agree)
    else:
        room.back.undo(seat)
