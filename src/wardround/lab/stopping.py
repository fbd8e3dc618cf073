"""When a difference is settled: a test that may be looked at after every deal.

The interval is an asymptotic confidence sequence (a normal mixture, as by Robbins): it holds at all
times at once, so that stopping when it excludes 0 keeps its promise. A fixed-size interval that is
looked at again and again does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import log, sqrt

from wardround.lab.ratings import Deal, by_deal, ranked
from wardround.lab.tournament import Result

FEWEST = 20
"""Before so many deals nothing is settled: the interval is only right for many."""
USUAL = 100
"""The number of deals at which the interval is about as narrow as it can be."""


class RunningSpread:
    """Count, mean and variance of values that come one after another (Welford)."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """One more value."""
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self._squares += off * (value - self.mean)

    def half_width(self, risk: float) -> float:
        """Half of the interval around the mean; `risk` is the chance to err ever."""
        count = self.count
        variance = self._squares / (count - 1)
        tuned = (-2 * log(risk) + log(-2 * log(risk) + 1)) / USUAL
        mixed = count * tuned + 1
        return sqrt(2 * variance * mixed / (count * count * tuned) * log(sqrt(mixed) / risk))


def half_width(values: Sequence[float], risk: float) -> float:
    """Half of the interval around the mean of these values; `risk` is the chance to err ever."""
    return RunningSpread(values).half_width(risk)


def is_settled(values: Sequence[float], risk: float) -> bool:
    """Whether the mean of these values is known not to be 0."""
    if len(values) < FEWEST:
        return False
    return abs(sum(values) / len(values)) > half_width(values, risk)


def all_settled(results: Sequence[Result], level: float) -> bool:
    """Whether every bot is known to win more often than the next one in the standings."""
    deals = list(by_deal(results).values())
    if len(deals) < FEWEST:
        return False
    bots = ranked(results)
    risk = (1 - level) / max(1, len(bots) - 1)
    return all(
        is_settled([_lead(deal, one, other) for deal in deals], risk)
        for one, other in pairwise(bots)
    )


def _lead(deal: Deal, one: str, other: str) -> float:
    """By how much one bot wins a larger share of its games of a deal than another."""
    return deal.wins[one] / max(1, deal.games[one]) - deal.wins[other] / max(1, deal.games[other])
