"""Hints are computed in a process of their own, from what a seat sees, within a limited time."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from wardround.analysis.advice import Advice, Budget, advise
from wardround.analysis.lines import split_sentences
from wardround.games import game_with
from wardround.server.errors import Refused, TooFast
from wardround.server.workers.bots import Played
from wardround.server.workers.kept import Kept
from wardround.server.workers.pool import Workers, WorkFailed
from wardround.server.workers.turns import EVERYBODY
from wardround.table.contract.data import View
from wardround.table.messages import Happening
from wardround.table.sentences import preview
from wardround.table.speakers import NOBODY, Seat

MOST_WAITING = 3
MOST_KEPT = 256
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


class Moment(NamedTuple):
    """What is asked about: a seat of a table, after so many entries."""

    table_id: str
    seat: Seat
    seq: int


class Advisor:
    """Workers whom those who ask take turns with; each gets `patience` seconds beyond its own.

    A hint is thought about once: who asks again at the same moment gets the same.
    """

    def __init__(self, seconds: float, patience: float = PATIENCE, processes: int = 1) -> None:
        self._seconds = seconds
        self._patience = patience
        self._workers = Workers(processes)
        self._hints: Kept[Moment, Hint] = Kept(MOST_KEPT)
        self._open: Counter[str] = Counter()

    async def find_hint(
        self, moment: Moment, played: Played, view: View, owner: str = EVERYBODY
    ) -> Hint:
        """A hint for a seat; Refused if there is none in time, TooFast if its owner asks a lot."""
        if moment not in self._hints:
            if self._open[owner] >= MOST_WAITING:
                raise TooFast("hint-busy")
            self._open[owner] += 1
        return await self._hints.get(moment, lambda: self._think(moment, played, view, owner))

    async def _think(self, moment: Moment, played: Played, view: View, owner: str) -> Hint:
        try:
            most = self._seconds + self._patience
            given = played, view, moment.seat, self._seconds
            return await self._workers.run(most, find_hint, *given, owner=owner)
        except WorkFailed:
            raise Refused("hint-failed") from None
        finally:
            self._open[owner] -= 1
            self._open += Counter()

    async def renew(self) -> None:
        """Replace the workers when they are free."""
        await self._workers.renew()

    def close(self) -> None:
        """End the workers and what they are doing."""
        self._hints.close()
        self._workers.close()
