"""Sequential halving: many tries shared out among few candidates, the worse half dropped."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeVar

Candidate = TypeVar("Candidate")
UNTRIED = -1.0e9
SEEDS = 2_000_000_000


class Budget(NamedTuple):
    """Thinking by the clock (`ms` of it) or, so that it can be repeated, by `games` tried out."""

    ms: int = 0
    games: int = 0


class Trial(Generic[Candidate]):
    """How a candidate has done so far."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.tries = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Its mean; the untried come last."""
        return self.total / self.tries if self.tries else UNTRIED


def best_of(
    candidates: Sequence[Candidate],
    tried: Callable[[Candidate, int], float],
    budget: Budget,
    rng: Random,
) -> Candidate:
    """The candidate that does best on average; `tried` plays one out from a seed.

    All candidates of a stage are tried with the same seeds. If there is no time for all, the first
    ones are.
    """
    trials = [Trial(candidate) for candidate in candidates]
    stages = (len(trials) - 1).bit_length()
    end = time.perf_counter() + budget.ms / 1000.0
    for left in range(stages, 0, -1):
        now = time.perf_counter()
        until = now + (end - now) / left
        passes = max(1, budget.games // (stages * len(trials)))
        while passes > 0:
            _pass(trials, tried, until if budget.ms else None, rng)
            passes = int(time.perf_counter() < until) if budget.ms else passes - 1
        trials.sort(key=lambda trial: -trial.mean)
        trials = trials[: (len(trials) + 1) // 2]
    return trials[0].candidate


def _pass(
    trials: Sequence[Trial[Candidate]],
    tried: Callable[[Candidate, int], float],
    until: float | None,
    rng: Random,
) -> None:
    """Try every candidate once, with one seed; those never tried only while there is time."""
    seed = 1 + int(rng.random() * SEEDS)
    for place, trial in enumerate(trials):
        late = until is not None and time.perf_counter() > until
        if place and late and not trial.tries:
            return
        trial.total += tried(trial.candidate, seed)
        trial.tries += 1
