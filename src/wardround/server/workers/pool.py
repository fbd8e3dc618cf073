"""Worker processes for work that would block the server: bots, hints, reviews."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from wardround.server.workers.turns import EVERYBODY, Turns

LOG = logging.getLogger("wardround.server")
TRIES = 3
NICENESS = 5
Done = TypeVar("Done")


class WorkFailed(Exception):
    """No result: it took too long, or the process died."""


def _prepare() -> None:
    """A worker ignores interrupts, ends when the server ends, however that happens, and takes no
    time that the server needs to answer everybody else.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Workers:
    """A pool of processes that is replaced when one of them hangs or dies.

    The time limit of a piece of work begins when a worker is free for it. Work of a pool that
    broke is tried again, TRIES times in all.
    """

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self.turns = Turns(processes)

    def running(self) -> ProcessPoolExecutor:
        """The pool; it is started if there is none."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _prepare)
        return self._pool

    async def run(
        self, seconds: float, work: Callable[..., Done], *given: Any, owner: str = EVERYBODY
    ) -> Done:
        """The result of the work; WorkFailed if it takes more than so many seconds.

        `owner` is whom it is done for: owners take turns.
        """
        async with self.turns.place(owner):
            for _ in range(TRIES):
                pool = self.running()
                try:
                    future = self._submit(pool, work, *given)
                    return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
                except BrokenProcessPool:
                    self._drop(pool)
                except TimeoutError:
                    self._drop(pool)
                    break
            LOG.warning("%s: no result within %s seconds", work.__name__, seconds)
            raise WorkFailed

    @staticmethod
    def _submit(pool: ProcessPoolExecutor, work: Callable[..., Done], *given: Any) -> Future[Done]:
        """The future of the work; BrokenProcessPool also if the pool breaks meanwhile."""
        try:
            return pool.submit(work, *given)
        except (OSError, RuntimeError) as error:
            # A pool about to say that it is broken has closed its pipes already.
            raise BrokenProcessPool(str(error)) from error

    async def renew(self) -> None:
        """Replace the processes by new ones between two pieces of work: none is lost.

        Work that is asked for meanwhile waits until all workers are free.
        """
        for _ in range(self._processes):
            await self.turns.take(EVERYBODY)
        try:
            if self._pool is not None:
                self._pool.shutdown(wait=False)
                self._pool = None
        finally:
            for _ in range(self._processes):
                self.turns.give_back(EVERYBODY)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Kill a pool and all its work; others that wait for it try again with the next one."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        """Kill all workers and what they are doing."""
        if self._pool is not None:
            self._drop(self._pool)
