"""Keeps tables going: bots are asked, those who have left are answered for, pleas run out.

A table at which nobody is sleeps: bots think only while somebody is connected, and stand-ins
play only while another person is there.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from wardround.server.services import Services
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.seats import ABSENT, connected_seats, people_seats, substitute_for
from wardround.server.workers.bots import BotFailed, Played
from wardround.table.errors import WardroundError
from wardround.table.play.deadlines import step_of

LOG = logging.getLogger("wardround.server")


class Asked(NamedTuple):
    """A seat that is answered for, by whom, and the position it was asked in."""

    seat: int
    who: str
    prompt: int
    taken_back: int


def next_question(table: LiveTable) -> Asked | None:
    """The seat to be answered for next; None while it is for people, or nobody is there."""
    if table.record.status != "playing" or table.problem is not None:
        return None
    if not table.guests or table.plea is not None:
        return None
    somebody = bool(connected_seats(table.guests))
    for seat in table.turn:
        who = substitute_for(table.record, seat)
        if who is not None and (somebody or table.record.seats[seat].kind == "bot"):
            chronicle = table.chronicle
            return Asked(seat, who, chronicle.numbers[seat], chronicle.taken_back)
    return None


class StandIns:
    """Answers for seats, one question a table at a time."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def busy(self, table: LiveTable) -> bool:
        """Whether a question of this table is open."""
        return table.id in self._tasks

    def wake(self, table: LiveTable) -> None:
        """See whether somebody is to be answered for."""
        if not self.busy(table) and next_question(table) is not None:
            self._tasks[table.id] = asyncio.create_task(self._attend(table))

    async def _attend(self, table: LiveTable) -> None:
        try:
            asked = next_question(table)
            while asked is not None:
                await self._answer(table, asked)
                asked = next_question(table)
        except WardroundError as error:
            LOG.warning("table %s: no answer: %s", table.id, error)
        except Exception:
            LOG.exception("table %s: no answer", table.id)
        finally:
            self._tasks.pop(table.id, None)

    async def _answer(self, table: LiveTable, asked: Asked) -> None:
        seq = table.seq
        words = await self._ask(table, asked)
        async with table.writing():
            if next_question(table) != asked:
                return
            try:
                if words:
                    table.say(asked.seat, words)
            except WardroundError as error:
                if table.seq != seq:
                    return
                LOG.warning("table %s: %s said %s: %s", table.id, asked.who, words, error)
                words = []
            if not words:
                table.say_default(asked.seat)
            await table.save()

    async def _ask(self, table: LiveTable, asked: Asked) -> list[str]:
        if asked.who == ABSENT or table.play is None:
            return []
        game = table.play.game
        view = game.view(table.play.state, asked.seat)
        try:
            played = Played(game.name, table.cards)
            return await self.services.bots.choose(played, asked.who, view, asked.seat)
        except BotFailed:
            return []

    async def tick(self, table: LiveTable) -> None:
        """Notice who has been gone too long, pleas nobody answered, and time that has run out."""
        now = self.services.clock()
        if table.plea is not None and table.plea.until <= now:
            table.plea = None
            table.tell()
        for seat in self._overdue(table, now):
            async with table.writing():
                if seat in self._overdue(table, now):
                    await table.note(seat, "timeout")
        if self._too_late(table):
            async with table.writing():
                await self._time_out(table)
        self.wake(table)

    def _too_late(self, table: LiveTable) -> bool:
        live = (
            table.record.status == "playing"
            and table.problem is None
            and connected_seats(table.guests)
        )
        return bool(live) and bool(table.deadline.late)

    async def _time_out(self, table: LiveTable) -> None:
        """Let the rules answer for everybody who has not ended the step in time."""
        if not self._too_late(table):
            return
        play = table.playing()
        step = step_of(play)
        for seat in table.deadline.late:
            if step_of(play) == step:
                play.time_out(seat)
        await table.save()

    def _overdue(self, table: LiveTable, now: float) -> list[int]:
        if table.record.status != "playing" or not connected_seats(table.guests):
            return []
        gone = [seat for seat in people_seats(table.record) if not table.record.seats[seat].away]
        return [s for s in gone if now - table.offline.get(s, now) >= table.record.grace > 0]

    async def close(self) -> None:
        """Ask nobody any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
