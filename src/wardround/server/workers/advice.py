"""Advice is worked out in a process of its own, from what a seat sees, within a bounded time."""

from __future__ import annotations

from random import Random
from typing import Any

from wardround.analysis.advice import Advice, Budget, advise
from wardround.games import game_with
from wardround.server.errors import Refused, TooFast
from wardround.server.workers.bots import Played
from wardround.server.workers.pool import Workers, WorkFailed

MOST_WAITING = 8
SENTENCES = 5
PATIENCE = 30.0


def advise_view(played: Played, view: dict[str, Any], seat: int, seconds: float) -> Advice:
    """Advice for what a seat sees. Runs in a worker."""
    game = game_with(*played)
    world = game.resample(view, Random(1))
    return advise(game, world, seat, Budget(seconds=seconds, sentences=SENTENCES))


class Advisor:
    """One worker that is asked by all tables in turn, given `patience` beyond its seconds."""

    def __init__(self, seconds: float, patience: float = PATIENCE) -> None:
        self._seconds = seconds
        self._patience = patience
        self._worker = Workers()
        self._waiting = 0

    async def advise(self, played: Played, view: dict[str, Any], seat: int) -> Advice:
        """Advice for a seat; Refused if it is not to be had in time, TooFast if too many ask."""
        if self._waiting >= MOST_WAITING:
            raise TooFast("hint-busy")
        self._waiting += 1
        try:
            most = self._seconds + self._patience
            return await self._worker.run(most, advise_view, played, view, seat, self._seconds)
        except WorkFailed:
            raise Refused("hint-failed") from None
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the worker and what it is at."""
        self._worker.close()
