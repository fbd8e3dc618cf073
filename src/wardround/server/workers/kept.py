"""Results of work that is done once for everybody who asks the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Kept(Generic[Key, Value]):
    """The last `most` results by key, under way or done. A failure is not kept.

    Work goes on to its end even if whoever asked for it goes away.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: dict[Key, asyncio.Task[Value]] = {}

    def __contains__(self, key: Key) -> bool:
        return key in self._tasks

    async def get(self, key: Key, work: Callable[[], Awaitable[Value]]) -> Value:
        """The result for this key; the work is begun if there is none yet."""
        task = self._tasks.pop(key, None)
        if task is None:
            task = asyncio.create_task(self._do(key, work))
            task.add_done_callback(_retrieve)
        self._tasks = dict([*self._tasks.items(), (key, task)][-self._most :])
        return await asyncio.shield(task)

    async def _do(self, key: Key, work: Callable[[], Awaitable[Value]]) -> Value:
        try:
            return await work()
        except BaseException:
            self._tasks.pop(key, None)
            raise

    def close(self) -> None:
        """End what is under way."""
        for task in self._tasks.values():
            task.cancel()


def _retrieve(task: asyncio.Task[Value]) -> None:
    """Look at how it ended, since perhaps nobody else does."""
    if not task.cancelled():
        task.exception()
