"""Sequential halving (Karnin, Koren and Somekh, 2013): find the best of several noisy candidates.

The budget is shared equally among stages. Each stage samples every candidate left equally often
and drops the worse half.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeVar

from wardround.players.budget import Budget

Candidate = TypeVar("Candidate")
UNSAMPLED = -1.0e9
SEEDS = 2_000_000_000


class Arm(Generic[Candidate]):
    """A candidate and its samples so far."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.samples = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """The mean of its samples; a candidate without samples comes last."""
        return self.total / self.samples if self.samples else UNSAMPLED


def best_candidate(
    candidates: Sequence[Candidate],
    sample: Callable[[Candidate, int], float],
    budget: Budget,
    rng: Random,
) -> Candidate:
    """The candidate with the best mean; `sample` gives one value for a candidate and a seed.

    All candidates of a stage get the same seeds (common random numbers). If time does not suffice
    for one sample each, the first candidates get one.
    """
    arms = [Arm(candidate) for candidate in candidates]
    stages = (len(arms) - 1).bit_length()
    end = time.perf_counter() + budget.ms / 1000.0
    for left in range(stages, 0, -1):
        now = time.perf_counter()
        until = now + (end - now) / left
        passes = max(1, budget.games // (stages * len(arms)))
        while passes > 0:
            _sample_all(arms, sample, until if budget.ms else None, rng)
            passes = int(time.perf_counter() < until) if budget.ms else passes - 1
        arms.sort(key=lambda arm: -arm.mean)
        arms = arms[: (len(arms) + 1) // 2]
    return arms[0].candidate


def _sample_all(
    arms: Sequence[Arm[Candidate]],
    sample: Callable[[Candidate, int], float],
    until: float | None,
    rng: Random,
) -> None:
    """Sample every candidate once with one seed; after `until` only those sampled before."""
    seed = 1 + int(rng.random() * SEEDS)
    for place, arm in enumerate(arms):
        late = until is not None and time.perf_counter() > until
        if place and late and not arm.samples:
            return
        arm.total += sample(arm.candidate, seed)
        arm.samples += 1
