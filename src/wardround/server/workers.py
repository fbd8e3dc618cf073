"""One process for work that would hold up the server: hints, reviews."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

LOG = logging.getLogger("wardround.server")
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


class Worker:
    """Does one thing after the other. Whoever waits for it to be free loses no time by that."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(1)

    async def run(self, seconds: float, work: Callable[..., Done], *given: Any) -> Done:
        """What the work gives, if it takes no more than so long; WorkFailed otherwise."""
        async with self._free:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, context, _prepare)
            future = self._pool.submit(work, *given)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
            except (TimeoutError, BrokenProcessPool):
                LOG.warning("%s: no result within %s seconds", work.__name__, seconds)
                self.close()
                raise WorkFailed from None

    def close(self) -> None:
        """End the process and what it is at."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=False)
            self._pool = None
