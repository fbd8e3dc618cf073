"""Keeps tables going: asks bots, answers for seats that have left, ends pleas and time limits.

A table without connections sleeps: bots think only while somebody is connected, and stand-ins
play only while another person is there.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from wardround.server.services import Services
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.seats import ABSENT, people_seats, substitute_for
from wardround.server.workers.bots import BotFailed, Played
from wardround.table.errors import WardroundError
from wardround.table.play.deadlines import time_out_late
from wardround.table.speakers import Seat

LOG = logging.getLogger("wardround.server")


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
        game = table.play.game
        view = game.view(table.play.state, question.seat)
        try:
            played = Played(game.name, table.cards)
            return await self.services.bots.choose(played, question.who, view, question.seat)
        except BotFailed:
            return []

    async def tick(self, table: LiveTable) -> None:
        """Notice seats that are gone too long, unanswered pleas, and time that has run out."""
        plea = table.play.plea if table.play else None
        if table.play is not None and plea is not None and plea.until <= self.services.clock():
            table.play.drop_plea()
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
