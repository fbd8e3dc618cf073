"""Advice is worked out in a process of its own, from what a seat sees, within a bounded time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from wardround.games import game_with
from wardround.lab.advice import Advice, Budget, advise
from wardround.server.bots import Played
from wardround.server.errors import Refused, TooFast

LOG = logging.getLogger("wardround.server")
MOST_WAITING = 8
SENTENCES = 5
PATIENCE = 8.0


def advised(played: Played, view: dict[str, Any], seat: int, seconds: float) -> Advice:
    """Advice for what a seat sees. Runs in a worker."""
    game = game_with(*played)
    world = game.redeal(view, Random(1))
    return advise(game, world, seat, Budget(seconds=seconds, sentences=SENTENCES))


def _prepare() -> None:
    """A worker leaves interrupts to the server, and ends when the server does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Advisor:
    """One worker that is asked by all tables in turn; it may take PATIENCE times its seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(1)
        self._waiting = 0

    async def advise(self, played: Played, view: dict[str, Any], seat: int) -> Advice:
        """Advice for a seat; Refused if it is not to be had in time, TooFast if too many ask."""
        if self._waiting >= MOST_WAITING:
            raise TooFast("hint-busy")
        self._waiting += 1
        try:
            async with self._free:
                return await self._ask(played, view, seat)
        finally:
            self._waiting -= 1

    async def _ask(self, played: Played, view: dict[str, Any], seat: int) -> Advice:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, _prepare)
        future = self._pool.submit(advised, played, view, seat, self._seconds)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds * PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            LOG.warning("no advice within %s seconds", self._seconds * PATIENCE)
            self.close()
            raise Refused("hint-failed") from None

    def close(self) -> None:
        """End the worker and what it is at."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=False)
            self._pool = None
