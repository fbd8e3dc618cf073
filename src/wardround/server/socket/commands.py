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
from wardround.server.tables.live_table import LiveTable


async def carry_out(table: LiveTable, command: Command) -> Acknowledged:
    """Do what is asked and keep it; a message that was applied before is only acknowledged.

    With the table's `writing()` held.
    """
    key = (command.seat, command.id)
    if key in table.messages:
        return Acknowledged(command.id, table.messages[key], repeated=True)
    if not isinstance(command, Consent):
        table.playing()
        table.check_prompt(command.seat, command.prompt)
    _do(table, command)
    if table.has_unsaved:
        await table.save(key)
    else:
        table.tell()
    return Acknowledged(command.id, table.seq, repeated=False)


def _do(table: LiveTable, command: Command) -> None:
    seat = command.seat
    if isinstance(command, Say):
        table.say(seat, command.words)
    elif isinstance(command, Redo):
        table.back.redo(seat)
    elif isinstance(command, Restart):
        table.back.restart(seat)
    elif isinstance(command, Plead):
        table.back.plead(seat)
    elif isinstance(command, Consent):
        table.back.answer(seat, command.plea, command.agree)
    else:
        table.back.undo(seat)
