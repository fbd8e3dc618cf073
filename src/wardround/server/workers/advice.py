"""Hints are computed in a process of their own, from what a seat sees, within a limited time."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from wardround.analysis.advice import Advice, Budget, advise
from wardround.analysis.lines import split_sentences
from wardround.games import game_with
from wardround.server.errors import Refused, TooFast
from wardround.server.workers.bots import Played
from wardround.server.workers.pool import Workers, WorkFailed
from wardround.table.contract.data import View
from wardround.table.messages import Happening
from wardround.table.sentences import preview
from wardround.table.speakers import NOBODY, Seat

MOST_WAITING = 8
SENTENCES = 5
PATIENCE = 30.0


class Hint(NamedTuple):
    """Advice in sentences: the best ones, and the first sentence of the next best (or nothing).

    `happenings` is what the first of the best sentences does to the seat and to the table.
    """

    advice: Advice
    best: list[list[str]]
    second: list[str]
    happenings: list[Happening]


def find_hint(played: Played, view: View, seat: Seat, seconds: float) -> Hint:
    """A hint for what a seat sees, in one world dealt from its view. Runs in a worker."""
    game = game_with(*played)
    world = game.resample_view(view, Random(1))
    advice = advise(game, world, seat, Budget(seconds=seconds, sentences=SENTENCES))
    game.cancel_sentence(world, seat)
    best = split_sentences(game, world, seat, advice.best.words)
    second = split_sentences(game, world, seat, advice.second.words)[0] if advice.second else []
    happenings = preview(game, world, seat, best[0])
    word = game.vocabulary.word
    return Hint(
        advice,
        [[word(number) for number in sentence] for sentence in best],
        [word(number) for number in second],
        [one for one in happenings if one.seat in (seat, NOBODY)],
    )


class Advisor:
    """One worker that all tables ask in turn. It gets `patience` seconds beyond its own."""

    def __init__(self, seconds: float, patience: float = PATIENCE) -> None:
        self._seconds = seconds
        self._patience = patience
        self._worker = Workers()
        self._waiting = 0

    async def find_hint(self, played: Played, view: View, seat: Seat) -> Hint:
        """A hint for a seat; Refused if there is none in time, TooFast if too many ask."""
        if self._waiting >= MOST_WAITING:
            raise TooFast("hint-busy")
        self._waiting += 1
        try:
            most = self._seconds + self._patience
            return await self._worker.run(most, find_hint, played, view, seat, self._seconds)
        except WorkFailed:
            raise Refused("hint-failed") from None
        finally:
            self._waiting -= 1

    async def renew(self) -> None:
        """Replace the worker when it is free."""
        await self._worker.renew()

    def close(self) -> None:
        """End the worker and what it is doing."""
        self._worker.close()
