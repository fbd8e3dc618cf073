"""Carries out the commands of a seat: each message once, checked against the seat's prompt."""

from __future__ import annotations

from wardround.server.errors import Refused
from wardround.server.protocol.client_messages import (
    Command,
    Consent,
    Plead,
    Redo,
    Restart,
    Say,
    Undo,
)
from wardround.server.protocol.server_messages import Acknowledged
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.reminders import tell_pleader
from wardround.server.tables.seats import consenting_seats, seats_to_ask


async def carry_out(table: LiveTable, command: Command) -> Acknowledged:
    """Do what is asked and save it; a message that was applied before is only acknowledged.

    The table's `lock()` must be held.
    """
    key = (command.seat, command.id)
    if key in table.messages:
        return Acknowledged(command.id, table.messages[key], repeated=True)
    _apply(table, command)
    if table.has_unsaved:
        await table.save(key)
    else:
        table.notify()
    return Acknowledged(command.id, table.seq, repeated=False)


def _apply(table: LiveTable, command: Command) -> None:
    play = table.require_play()
    if isinstance(command, Consent):
        asked = play.plea
        play.answer_plea(command.seat, command.plea, command.agree)
        if asked is not None and not command.agree:
            tell_pleader(table, asked.seat, command.seat)
        return
    _check_prompt(play.prompts.numbers[command.seat], command.prompt)
    if isinstance(command, Say):
        table.say(command.seat, command.words)
    elif isinstance(command, Undo):
        play.take_back(command.seat, consenting_seats(table.record))
    elif isinstance(command, Redo):
        play.redo(command.seat)
    elif isinstance(command, Restart):
        play.restart(command.seat, consenting_seats(table.record))
    elif isinstance(command, Plead):
        until = table.services.clock() + table.services.settings.consent_seconds
        play.plead(command.seat, seats_to_ask(table.record, command.seat), until)


def _check_prompt(now: int, prompt: int) -> None:
    if prompt != now:
        raise Refused("stale-prompt", prompt=prompt, now=now)
