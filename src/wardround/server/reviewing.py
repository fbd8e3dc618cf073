"""Reviews of finished games: begun when somebody asks, worked out in a process of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from wardround.analysis.advice import Budget
from wardround.analysis.graph import Mark, score_graph
from wardround.analysis.lines import split_sentences
from wardround.analysis.reviews import (
    Point,
    Task,
    Verdict,
    costliest,
    decisions_of,
    judge,
    lost_by,
    scores_of,
    tasks_of,
)
from wardround.games import game_with
from wardround.server.analysis_bodies import ReviewSeen, VerdictSeen
from wardround.server.errors import Refused, TooFast
from wardround.server.replaying import finished
from wardround.server.room import Room
from wardround.server.telling import plain_speech
from wardround.server.workers import Workers, WorkFailed
from wardround.table.game import Game, Options
from wardround.table.play.journal import Word, effective

LOG = logging.getLogger("wardround.server")
MOST_KEPT = 32
MOST_AT_ONCE = 4
SENTENCES = 4
WORLDS = 6
PATIENCE = 60.0


class Subject(NamedTuple):
    """A finished game, as a worker is told of it."""

    game: str
    cards: str
    options: Options
    words: list[Word]
    budget: Budget


def prepared(subject: Subject) -> tuple[list[Task], list[Point]]:
    """What is to be judged of a game, and its points. Runs in a worker."""
    game = game_with(subject.game, subject.cards)
    decisions = decisions_of(game, subject.options, subject.words)
    tasks = tasks_of(subject.game, subject.cards, decisions, subject.budget)
    return tasks, scores_of(game, subject.options, subject.words)


def judged(task: Task) -> list[tuple[Verdict, list[list[str]]]]:
    """The verdicts, each with what was better, sentence by sentence. Runs in a worker."""
    game = game_with(task.game, task.cards)
    return [(one, _sentences(game, one)) for one in judge(task)]


def _sentences(game: Game[Any], one: Verdict) -> list[list[str]]:
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
    """Keeps the last reviews. What is asked for again is not worked out again."""

    def __init__(self, seconds: float) -> None:
        self._budget = Budget(seconds=seconds, worlds=WORLDS, sentences=SENTENCES)
        self._worker = Workers()
        self._kept: dict[str, Review] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, room: Room) -> Review:
        """The review of a finished table, which is begun if there is none."""
        known = self._kept.get(room.id)
        if known is not None and not known.failed:
            return known
        if len(self._tasks) >= MOST_AT_ONCE:
            raise TooFast("review-busy")
        review = self._begun(room)
        self._kept = dict([*self._kept.items(), (room.id, review)][-MOST_KEPT:])
        task = asyncio.create_task(self._work(review))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return review

    def _begun(self, room: Room) -> Review:
        game, options = finished(room).game, room.row.options
        if room.row.position:
            raise Refused("puzzle-no-journal")
        assert room.table is not None
        words = effective(room.table.entries)
        subject = Subject(game.name, room.cards, options, words, self._budget)
        return Review(subject, room.names)

    async def _work(self, review: Review) -> None:
        try:
            tasks, review.points = await self._worker.run(PATIENCE, prepared, review.subject)
            review.total = sum(len(task.decisions) for task in tasks)
            for task in tasks:
                for verdict, better in await self._worker.run(PATIENCE, judged, task):
                    review.verdicts.append(verdict)
                    review.better[verdict.decision.number] = better
        except WorkFailed:
            review.failed = True
        except Exception:
            review.failed = True
            LOG.exception("a review broke")

    def close(self) -> None:
        """End what is under way."""
        for task in self._tasks:
            task.cancel()
        self._worker.close()


def review_seen(reviewer: Reviewer, room: Room) -> ReviewSeen:
    """How far the review of a table is, and what it found."""
    review = reviewer.of(room)
    found = sorted(review.verdicts, key=lambda one: one.decision.number)
    return ReviewSeen(
        judged=len(found),
        total=review.total,
        done=review.done,
        lost=[lost_by(found, seat) for seat in range(len(review.names))],
        verdicts=[
            VerdictSeen(
                one.decision.number,
                one.decision.seat,
                one.lost,
                one.off,
                review.better[one.decision.number],
                one.exact,
            )
            for one in found
            if one.better
        ],
        moments=[one.decision.number for one in costliest(found)] if review.done else [],
    )


def review_graph(reviewer: Reviewer, room: Room, language: str) -> bytes:
    """The points of a game as a picture; with the costliest moments once they are known."""
    review = reviewer.of(room)
    if not review.points:
        raise Refused("review-early")
    moments: Sequence[Verdict] = costliest(review.verdicts) if review.done else []
    marks = [
        Mark(one.decision.number, one.decision.seat, str(place))
        for place, one in enumerate(moments, 1)
    ]
    title = plain_speech(language).label("review-graph")
    return score_graph(review.points, review.names, marks, title).encode()
