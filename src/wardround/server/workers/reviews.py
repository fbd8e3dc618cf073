"""Reviews of finished games: started by the first request, computed in worker processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import NamedTuple

from wardround.analysis.advice import Budget
from wardround.analysis.lines import split_sentences
from wardround.analysis.reviews import (
    Point,
    Task,
    Verdict,
    decisions_of,
    judge,
    likeliest_first,
    scores_of,
    tasks_of,
)
from wardround.games import game_with
from wardround.server.errors import TooFast
from wardround.server.workers.pool import Workers, WorkFailed
from wardround.server.workers.turns import EVERYBODY
from wardround.table.contract.data import Options
from wardround.table.game import AnyGame
from wardround.table.play.journal import Word
from wardround.table.speakers import MaybeSeat

LOG = logging.getLogger("wardround.server")
MOST_KEPT = 32
MOST_AT_ONCE = 16
MOST_OF_ONE = 2
SENTENCES = 4
WORLDS = 6
PATIENCE = 60.0


class Subject(NamedTuple):
    """A finished game, as a worker is told of it; the decisions of `first` are judged first."""

    game: str
    cards: str
    options: Options
    words: list[Word]
    first: MaybeSeat


def prepare(subject: Subject, budget: Budget) -> tuple[list[Task], list[Point]]:
    """The decisions of a game, in the order to judge them, and its points. Runs in a worker."""
    game = game_with(subject.game, subject.cards)
    decisions = decisions_of(game, subject.options, subject.words)
    tasks = tasks_of(subject.game, subject.cards, decisions, budget)
    return likeliest_first(tasks, subject.first), scores_of(game, subject.options, subject.words)


def judge_task(task: Task) -> list[tuple[Verdict, list[list[str]]]]:
    """The verdicts, each with what was better, sentence by sentence. Runs in a worker."""
    game = game_with(task.game, task.cards)
    return [(one, _sentences(game, one)) for one in judge(task)]


def _sentences(game: AnyGame, one: Verdict) -> list[list[str]]:
    before = game.decode(one.decision.position)
    found = split_sentences(game, before, one.decision.seat, one.better)
    return [[game.vocabulary.word(number) for number in sentence] for sentence in found]


class Review:
    """A review under way, or done: the decisions judged so far. No points: it is just begun."""

    def __init__(self, subject: Subject, names: list[str]) -> None:
        self.subject = subject
        self.names = names
        self.points: list[Point] = []
        self.total = 0
        self.verdicts: list[Verdict] = []
        self.better: dict[int, list[list[str]]] = {}
        self.failed = False

    @property
    def done(self) -> bool:
        """Whether every decision is judged."""
        return bool(self.points) and len(self.verdicts) == self.total


class Reviewer:
    """Keeps the last reviews, so that none is computed twice.

    Reviews under way at the same time share the processes, and their owners take turns.
    """

    def __init__(self, seconds: float, processes: int) -> None:
        self._budget = Budget(seconds=seconds, worlds=WORLDS, sentences=SENTENCES)
        self._processes = processes
        self._workers = Workers(processes)
        self._kept: dict[str, Review] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def review(
        self, table_id: str, subject: Subject, names: list[str], owner: str = EVERYBODY
    ) -> Review:
        """The review of a finished table, which is begun if there is none.

        TooFast if a review that this owner began is still under way, or too many others' are.
        """
        known = self._kept.get(table_id)
        if known is not None and not known.failed:
            return known
        owners = [task.get_name() for task in self._tasks]
        if len(owners) >= MOST_AT_ONCE or owners.count(owner) >= MOST_OF_ONE:
            raise TooFast("review-busy")
        review = Review(subject, names)
        self._kept = dict([*self._kept.items(), (table_id, review)][-MOST_KEPT:])
        task = asyncio.create_task(self._work(review, owner), name=owner)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return review

    async def _work(self, review: Review, owner: str) -> None:
        try:
            tasks, review.points = await self._workers.run(
                PATIENCE, prepare, review.subject, self._budget, owner=owner
            )
            review.total = sum(len(task.decisions) for task in tasks)
            left = iter(tasks)
            async with asyncio.TaskGroup() as lanes:
                for _ in range(self._processes):
                    lanes.create_task(self._judge(review, left, owner))
        except* WorkFailed:
            review.failed = True
        except* Exception:
            review.failed = True
            LOG.exception("a review broke")

    async def _judge(self, review: Review, left: Iterator[Task], owner: str) -> None:
        """Judge tasks one after another until none is left; several do so at once."""
        for task in left:
            found = await self._workers.run(PATIENCE, judge_task, task, owner=owner)
            for verdict, better in found:
                review.verdicts.append(verdict)
                review.better[verdict.decision.number] = better

    async def renew(self) -> None:
        """Replace the workers when they are free; reviews under way go on with the new ones."""
        await self._workers.renew()

    def close(self) -> None:
        """End what is under way."""
        for task in self._tasks:
            task.cancel()
        self._workers.close()
