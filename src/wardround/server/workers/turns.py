"""Who gets a free worker next: those who wait take turns, however much each of them wants."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

EVERYBODY = ""


class Turns:
    """A number of places, given to their waiting owners in turn.

    Among several places one is never given to an owner who holds all the others, so that nobody
    waits for one owner alone. What one owner wants is done in the order it was asked for.
    EVERYBODY, who may hold all places, is the owner of work that nobody asked for by name.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._most = max(1, places - 1)
        self._places = places
        self._held: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """A place, when it is this owner's turn, until this ends."""
        await self.take(owner)
        try:
            yield
        finally:
            self.give_back(owner)

    async def take(self, owner: str) -> None:
        """Wait for a place; it must be given back."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        self._grant()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(owner)
            else:
                self._forget(owner, turn)
            raise

    def give_back(self, owner: str) -> None:
        """A place of this owner is free again."""
        self._free += 1
        self._held[owner] -= 1
        if not self._held[owner]:
            del self._held[owner]
        self._grant()

    def _grant(self) -> None:
        while self._free and (owner := self._next()) is not None:
            queue = self._waiting.pop(owner)
            turn = queue.popleft()
            if queue:
                self._waiting[owner] = queue
            if not turn.cancelled():
                self._free -= 1
                self._held[owner] += 1
                turn.set_result(None)

    def _next(self) -> str | None:
        """The owner whose turn it is: whoever was given a place goes to the end of the row."""
        allowed = (owner for owner in self._waiting if self._held[owner] < self._limit(owner))
        return next(allowed, None)

    def _limit(self, owner: str) -> int:
        return self._places if owner == EVERYBODY else self._most

    def _forget(self, owner: str, turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(owner)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[owner]
