"""Keeps tables going: bots are asked, those who have left are answered for, pleas run out.

A table at which nobody is sleeps: bots think only while somebody is connected, and stand-ins
play only while another person is there.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from wardround.server.services import House
from wardround.server.tables.live_table import Room
from wardround.server.tables.seats import ABSENT, people, present, speaks_for
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


def to_answer(room: Room) -> Asked | None:
    """The seat to be answered for next; None while it is for people, or nobody is there."""
    if room.row.status != "playing" or room.problem is not None:
        return None
    if not room.guests or room.plea is not None:
        return None
    somebody = bool(present(room.guests))
    for seat in room.turn:
        who = speaks_for(room.row, seat)
        if who is not None and (somebody or room.row.chairs[seat].kind == "bot"):
            chronicle = room.chronicle
            return Asked(seat, who, chronicle.numbers[seat], chronicle.taken_back)
    return None


class Attendant:
    """Answers for seats, one question a table at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def busy(self, room: Room) -> bool:
        """Whether a question of this table is open."""
        return room.id in self._tasks

    def stir(self, room: Room) -> None:
        """See whether somebody is to be answered for."""
        if not self.busy(room) and to_answer(room) is not None:
            self._tasks[room.id] = asyncio.create_task(self._attend(room))

    async def _attend(self, room: Room) -> None:
        try:
            asked = to_answer(room)
            while asked is not None:
                await self._answer(room, asked)
                asked = to_answer(room)
        except WardroundError as error:
            LOG.warning("table %s: no answer: %s", room.id, error)
        except Exception:
            LOG.exception("table %s: no answer", room.id)
        finally:
            self._tasks.pop(room.id, None)

    async def _answer(self, room: Room, asked: Asked) -> None:
        seq = room.seq
        words = await self._ask(room, asked)
        async with room.writing():
            if to_answer(room) != asked:
                return
            try:
                if words:
                    room.say(asked.seat, words)
            except WardroundError as error:
                if room.seq != seq:
                    return
                LOG.warning("table %s: %s said %s: %s", room.id, asked.who, words, error)
                words = []
            if not words:
                room.say_absent(asked.seat)
            await room.keep()

    async def _ask(self, room: Room, asked: Asked) -> list[str]:
        if asked.who == ABSENT or room.table is None:
            return []
        game = room.table.game
        view = game.view(room.table.state, asked.seat)
        try:
            played = Played(game.name, room.cards)
            return await self.house.bots.choose(played, asked.who, view, asked.seat)
        except BotFailed:
            return []

    async def tick(self, room: Room) -> None:
        """Notice who has been gone too long, pleas nobody answered, and time that has run out."""
        now = self.house.clock()
        if room.plea is not None and room.plea.until <= now:
            room.plea = None
            room.tell()
        for seat in self._overdue(room, now):
            async with room.writing():
                if seat in self._overdue(room, now):
                    await room.note(seat, "timeout")
        if self._too_late(room):
            async with room.writing():
                await self._time_out(room)
        self.stir(room)

    def _too_late(self, room: Room) -> bool:
        live = room.row.status == "playing" and room.problem is None and present(room.guests)
        return bool(live) and bool(room.deadline.late)

    async def _time_out(self, room: Room) -> None:
        """Let the rules answer for everybody who has not ended the step in time."""
        if not self._too_late(room):
            return
        table = room.playing()
        step = step_of(table)
        for seat in room.deadline.late:
            if step_of(table) == step:
                table.time_out(seat)
        await room.keep()

    def _overdue(self, room: Room, now: float) -> list[int]:
        if room.row.status != "playing" or not present(room.guests):
            return []
        gone = [seat for seat in people(room.row) if not room.row.chairs[seat].away]
        return [s for s in gone if now - room.offline.get(s, now) >= room.row.grace > 0]

    async def close(self) -> None:
        """Ask nobody any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
