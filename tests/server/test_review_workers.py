"""Reviews in worker processes: several decisions at once, and what is told meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from wardround.analysis.advice import Budget
from wardround.analysis.reviews import Decision, Point, Task, Verdict
from wardround.server.workers import reviews
from wardround.server.workers.pool import Workers, WorkFailed
from wardround.server.workers.reviews import Review, Reviewer, Subject
from wardround.table.speakers import NOBODY

SUBJECT = Subject("dice-hospital", "", {"seats": "2"}, [], NOBODY)
POINTS = [Point(0, 0, (0, 0))]
AT_ONCE = 2
PATIENCE = 10.0


def task(number: int) -> Task:
    decision = Decision(number, "round 1 intake", 0, "", [], solvable=False)
    return Task("dice-hospital", "", [decision], Budget())


class Together(Workers):
    """Workers that answer only when so many decisions are judged at the same time."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.meeting = asyncio.Barrier(AT_ONCE)

    async def run(
        self, seconds: float, work: Callable[..., Any], *given: Any, owner: str = ""
    ) -> Any:
        if work is reviews.prepare:
            return [task(number) for number in range(6)], POINTS
        await asyncio.wait_for(self.meeting.wait(), PATIENCE)
        (one,) = given[0].decisions
        return [(Verdict(one, 1.0, 0.0, [3], False, {}), [["finish"]])]


class Failing(Together):
    """Workers of which one does not answer."""

    async def run(
        self, seconds: float, work: Callable[..., Any], *given: Any, owner: str = ""
    ) -> Any:
        if work is not reviews.prepare and given[0].decisions[0].number == 3:
            raise WorkFailed
        return await super().run(seconds, work, *given, owner=owner)


def reviewed(processes: int, workers: type[Workers], monkeypatch: pytest.MonkeyPatch) -> Review:
    monkeypatch.setattr(reviews, "Workers", workers)

    async def work() -> Review:
        reviewer = Reviewer(0.1, processes)
        review = reviewer.review("table", SUBJECT, ["Ada", "Bo"])
        async with asyncio.timeout(PATIENCE):
            while not review.done and not review.failed:
                await asyncio.sleep(0)
        return review

    return asyncio.run(work())


def test_as_many_decisions_are_judged_at_once_as_there_are_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    review = reviewed(AT_ONCE, Together, monkeypatch)
    assert not review.failed
    assert sorted(one.decision.number for one in review.verdicts) == list(range(6))
    assert review.better == {number: [["finish"]] for number in range(6)}


def test_a_review_fails_when_one_decision_cannot_be_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    review = reviewed(AT_ONCE, Failing, monkeypatch)
    assert review.failed
    assert not review.done
