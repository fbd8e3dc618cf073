"""Keeps tables going: asks bots, answers for seats that have left, ends pleas and time limits.

A table without connections sleeps: bots think only while somebody is connected, and stand-ins
play only while another person is there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from wardround.players import PLAYERS
from wardround.server.errors import Refused
from wardround.server.protocol.client_messages import Absence
from wardround.server.services import Services
from wardround.server.storage.interface import SeatRecord
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.reminders import tell_pleader
from wardround.server.tables.seats import ABSENT, WAIT, people_seats, substitute_for
from wardround.server.workers.bots import BotFailed, Played
from wardround.table.errors import UnknownWord, WardroundError
from wardround.table.play.deadlines import time_out_late
from wardround.table.play.game_in_progress import AnyPlay
from wardround.table.speakers import NOBODY, Seat
from wardround.table.speaking import in_order, numbers_of

LOG = logging.getLogger("wardround.server")
AT_ONCE = "greedy"


class BotQuestion(NamedTuple):
    """A seat that somebody answers for, who does, and what tells the position from others."""

    seat: Seat
    who: str
    prompt: int
    taken_back: int


def next_question(table: LiveTable) -> BotQuestion | None:
    """The seat to be answered for next; None while people are asked, or nobody is connected."""
    play = table.play
    if play is None or not _is_on(table):
        return None
    if not table.presence.guests or play.plea is not None:
        return None
    somebody = bool(table.presence.connected)
    for seat in play.turn:
        who = substitute_for(table.record, seat)
        if who is not None and (somebody or table.record.seats[seat].kind == "bot"):
            return BotQuestion(seat, who, play.prompts.numbers[seat], play.prompts.taken_back)
    return None


def scripted_sentence(play: AnyPlay, seat: Seat, seats: Sequence[SeatRecord]) -> list[str]:
    """The words that the script of this seat has for its next sentence; none if it has none.

    None either if the seat may not say them here: then somebody has left the path that the script
    was written for.
    """
    said = sum(logged.begins for logged in play.log.words if logged.word.speaker == seat)
    words = seats[seat].script[said : said + 1]
    sentence = words[0].split() if words else []
    try:
        numbers = numbers_of(play.game, play.options, sentence)
    except UnknownWord:
        return []
    return sentence if in_order(play.game, play.state, seat, numbers) is not None else []


def seconds_to_stand_in(table: LiveTable, seat: Seat) -> float | None:
    """How long until the stand-in plays for a person who is offline; None if it will not."""
    record, connected = table.record, table.presence.connected
    holder = record.seats[seat]
    waits = record.status != "playing" or record.grace <= 0 or record.stand_in == WAIT
    if waits or not connected or holder.kind != "person" or holder.away or seat in connected:
        return None
    return round(max(0.0, record.grace - table.presence.seconds_offline(seat)), 1)


async def decide_absence(table: LiveTable, message: Absence) -> None:
    """Wait longer for a person who is offline, or let the stand-in play now; Refused if neither
    makes sense. The table's `lock()` must be held.
    """
    whom = message.whom
    if whom >= len(table.record.seats) or seconds_to_stand_in(table, whom) is None:
        raise Refused("absence-over", whom=whom + 1)
    if message.wait:
        table.presence.count_offline([whom])
        table.notify()
    else:
        await table.note(whom, "timeout")


def _is_on(table: LiveTable) -> bool:
    return table.record.status == "playing" and table.problem is None


class StandIns:
    """Answers for seats, one question of a table at a time."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def busy(self, table: LiveTable) -> bool:
        """Whether a question of this table is open."""
        return table.id in self._tasks

    def wake(self, table: LiveTable) -> None:
        """Begin to answer if a seat is to be answered for."""
        if not self.busy(table) and next_question(table) is not None:
            self._tasks[table.id] = asyncio.create_task(self._answer_all(table))

    async def _answer_all(self, table: LiveTable) -> None:
        try:
            question = next_question(table)
            while question is not None:
                await self._answer(table, question)
                question = next_question(table)
        except WardroundError as error:
            LOG.warning("table %s: no answer: %s", table.id, error)
        except Exception:
            LOG.exception("table %s: no answer", table.id)
        finally:
            self._tasks.pop(table.id, None)

    async def _answer(self, table: LiveTable, question: BotQuestion) -> None:
        seq = table.seq
        words = await self._ask(table, question)
        async with table.lock():
            if next_question(table) != question:
                return
            try:
                if words:
                    table.say(question.seat, words)
            except WardroundError as error:
                if table.seq != seq:
                    return
                LOG.warning("table %s: %s said %s: %s", table.id, question.who, words, error)
                words = []
            if not words:
                table.require_play().say_default(question.seat)
            await table.save()

    async def _ask(self, table: LiveTable, question: BotQuestion) -> list[str]:
        if question.who == ABSENT or table.play is None:
            return []
        scripted = scripted_sentence(table.play, question.seat, table.record.seats)
        if scripted:
            return scripted
        game = table.play.game
        view = game.view(table.play.state, question.seat)
        try:
            played = Played(game.name, table.cards)
            bot = self._without_pondering(table, question.who)
            owner = table.presence.owner
            return await self.services.bots.choose(played, bot, view, question.seat, owner)
        except BotFailed:
            return []

    @staticmethod
    def _without_pondering(table: LiveTable, bot: str) -> str:
        """The bot that answers: nobody ponders while people only watch."""
        watched = not table.presence.connected
        return AT_ONCE if watched and PLAYERS.ponders(bot) else bot

    async def tick(self, table: LiveTable) -> None:
        """Notice seats that are gone too long, unanswered pleas, and time that has run out."""
        plea = table.play.plea if table.play else None
        if table.play is not None and plea is not None and plea.until <= self.services.clock():
            table.play.drop_plea()
            tell_pleader(table, plea.seat, NOBODY)
            table.notify()
        for seat in self._gone_too_long(table):
            async with table.lock():
                if seat in self._gone_too_long(table):
                    await table.note(seat, "timeout")
        if self._too_late(table):
            async with table.lock():
                await self._time_out(table)
        self.wake(table)

    def _too_late(self, table: LiveTable) -> bool:
        live = _is_on(table) and bool(table.presence.connected)
        return live and bool(table.deadline.late)

    async def _time_out(self, table: LiveTable) -> None:
        """Let the rules answer for every seat that has not ended the step in time."""
        if self._too_late(table):
            time_out_late(table.require_play(), table.deadline.late)
            await table.save()

    def _gone_too_long(self, table: LiveTable) -> list[int]:
        grace = table.record.grace
        if table.record.status != "playing" or not table.presence.connected or grace <= 0:
            return []
        gone = [seat for seat in people_seats(table.record) if not table.record.seats[seat].away]
        return [seat for seat in gone if table.presence.seconds_offline(seat) >= grace]

    async def close(self) -> None:
        """End all questions."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
