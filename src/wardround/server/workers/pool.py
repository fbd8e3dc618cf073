"""Processes for work that would hold up the server: bots, hints, reviews."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

LOG = logging.getLogger("wardround.server")
TRIES = 3
Done = TypeVar("Done")


class WorkFailed(Exception):
    """No result: it took too long, or the process died."""


def _prepare() -> None:
    """A worker leaves interrupts to the server, and ends when the server does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Workers:
    """A pool of processes that is made anew when one hangs or dies.

    Waiting for a worker is not working: the time of a piece of work begins when one is free for it.
    What was in a pool that broke is tried again, TRIES times in all.
    """

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)

    def running(self) -> ProcessPoolExecutor:
        """The pool, begun if need be."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _prepare)
        return self._pool

    async def run(self, seconds: float, work: Callable[..., Done], *given: Any) -> Done:
        """What the work gives, if it takes no more than so long; WorkFailed otherwise."""
        async with self._free:
            for _ in range(TRIES):
                pool = self.running()
                try:
                    future = self._handed_to(pool, work, *given)
                    return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
                except BrokenProcessPool:
                    self._drop(pool)
                except TimeoutError:
                    self._drop(pool)
                    break
            LOG.warning("%s: no result within %s seconds", work.__name__, seconds)
            raise WorkFailed

    @staticmethod
    def _handed_to(
        pool: ProcessPoolExecutor, work: Callable[..., Done], *given: Any
    ) -> Future[Done]:
        """The future of the work; BrokenProcessPool also if the pool breaks under our hands."""
        try:
            return pool.submit(work, *given)
        except (OSError, RuntimeError) as error:
            # A pool about to say that it is broken has closed its pipes already.
            raise BrokenProcessPool(str(error)) from error

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End a pool and what hangs in it; whoever else waits for it asks the next one."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        """End all workers and what they are at."""
        if self._pool is not None:
            self._drop(self._pool)
