"""How long a player may think, and the best of several candidates that it has time for."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

Candidate = TypeVar("Candidate")
DEFAULT_MS = 500


class Budget(NamedTuple):
    """A limit in milliseconds (`ms`) or, so that a choice can be repeated, in samples (`games`)."""

    ms: int = 0
    games: int = 0

    def is_spent(self, began: float, samples: int) -> bool:
        """Whether no more than so many samples fit; `began` is a time of `time.perf_counter`."""
        if self.ms:
            return time.perf_counter() > began + self.ms / 1000.0
        return samples >= self.games


def make_budget(ms: int, games: int) -> Budget:
    """The budget given, or DEFAULT_MS milliseconds if there is none."""
    return Budget(ms, games) if ms or games else Budget(ms=DEFAULT_MS)


def best_in_order(
    candidates: Sequence[Candidate],
    evaluate: Callable[[Candidate], float],
    budget: Budget,
    began: float,
) -> Candidate:
    """The candidate with the highest value, the first of equals.

    They are evaluated in the order given, the first one always, until the budget is spent that
    began at this time of `time.perf_counter`.
    """
    best, best_value = candidates[0], evaluate(candidates[0])
    for evaluated, candidate in enumerate(candidates[1:], 1):
        if budget.is_spent(began, evaluated):
            break
        value = evaluate(candidate)
        if value > best_value:
            best, best_value = candidate, value
    return best
