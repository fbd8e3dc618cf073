"""Writes changes that come at the same time together: one durable transaction for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from wardround.server.storage.interface import Change

# Writes changes; what went wrong with each, or None.
Write = Callable[[Sequence[Change]], Awaitable[Sequence[Exception | None]]]


class GroupCommit:
    """Changes that arrive while others are written wait, and are written next, all at once.

    A transaction takes as long as the disk needs to make it durable, however much is in it. So the
    more there is to write, the less each change costs.
    """

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def save(self, change: Change) -> None:
        """Return when the change is durable, or raise what went wrong with it."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await stored

    async def finish(self) -> None:
        """Return when nothing waits any more."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            problems = await self._problems([change for change, _ in group])
            for (_, stored), problem in zip(group, problems, strict=True):
                _settle(stored, problem)
        self._writing = None

    async def _problems(self, changes: Sequence[Change]) -> Sequence[Exception | None]:
        try:
            return await self._write(changes)
        except Exception as error:
            return [error] * len(changes)


def _settle(stored: asyncio.Future[None], problem: Exception | None) -> None:
    """Whoever no longer waits is not told."""
    if stored.cancelled():
        return
    if problem is None:
        stored.set_result(None)
    else:
        stored.set_exception(problem)
