"""Ratings of bots, fitted to all games at once, with intervals over deals.

The model is Bradley-Terry: a bot of strength a finishes before one of strength b with probability
a / (a + b). Every pair of seats of a game is one comparison, a shared place half a win for both.
The strengths are the maximum of the likelihood of all comparisons together, found by the usual
minorise-maximise steps (Hunter 2004), so that the order of games does not matter. The games of one
deal are not independent: intervals come from resampling deals, never games or seats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from random import Random
from statistics import NormalDist
from typing import NamedTuple

from wardround.lab.tournament import Result

ELO = 400 / log(10)
"""Points of the usual scale for one unit of log strength: 400 points are odds of ten to one."""
AVERAGE = 1500.0
RESAMPLES = 200
LEVEL = 0.95
NORMAL = NormalDist().inv_cdf((1 + LEVEL) / 2)
MOST_STEPS = 10_000
CLOSE = 1e-7

Interval = tuple[float, float]
Wins = Mapping[tuple[str, str], float]


class Standing(NamedTuple):
    """One bot: games, its share of wins, its mean score and its rating, each with an interval.

    Intervals hold 95 % and count deals; they are None where there is only one deal. `rating` is on
    Elo's scale, 1500 for the average of all bots.
    """

    bot: str
    games: int
    wins: float
    wins_interval: Interval | None
    mean: float
    mean_interval: Interval | None
    rating: float
    rating_interval: Interval | None


class Deal:
    """The games of one deal: comparisons, and games, wins and scores of every bot."""

    def __init__(self) -> None:
        self.beaten: defaultdict[tuple[str, str], float] = defaultdict(float)
        self.games: defaultdict[str, int] = defaultdict(int)
        self.wins: defaultdict[str, float] = defaultdict(float)
        self.scores: defaultdict[str, int] = defaultdict(int)

    def add(self, other: Deal) -> None:
        """Count another deal in."""
        for pair, times in other.beaten.items():
            self.beaten[pair] += times
        for bot in other.games:
            self.games[bot] += other.games[bot]
            self.wins[bot] += other.wins[bot]
            self.scores[bot] += other.scores[bot]


def standings(results: Sequence[Result]) -> list[Standing]:
    """All bots, the best rated first. A bot named several times is one bot."""
    deals = list(by_deal(results).values())
    bots = sorted({player for result in results for player in result.players})
    samples = [] if len(deals) < 2 else _samples(deals)
    ratings = _fitted(_sum(deals), bots)
    resampled = [_fitted(sample, bots) for sample in samples]
    found = [
        _standing(bot, deals, samples, ratings[bot], [one[bot] for one in resampled])
        for bot in bots
    ]
    return sorted(found, key=lambda one: (-one.rating, one.bot))


def ranked(results: Sequence[Result]) -> list[str]:
    """The bots, the best rated first."""
    bots = sorted({player for result in results for player in result.players})
    ratings = _fitted(_sum(list(by_deal(results).values())), bots)
    return sorted(bots, key=lambda bot: (-ratings[bot], bot))


def by_deal(results: Sequence[Result]) -> dict[int, Deal]:
    """What happened with every deal."""
    found: dict[int, Deal] = defaultdict(Deal)
    for result in sorted(results, key=lambda one: one.number):
        _add(found[result.deal], result)
    return dict(found)


def _add(deal: Deal, result: Result) -> None:
    seats = list(zip(result.players, result.ranks, result.scores, strict=True))
    winners = result.ranks.count(1)
    for player, rank, score in seats:
        deal.games[player] += 1
        deal.wins[player] += (rank == 1) / winners
        deal.scores[player] += score
    for (one, rank, _), (other, second, _) in combinations(seats, 2):
        if one != other:
            ahead = 0.5 if rank == second else float(rank < second)
            deal.beaten[one, other] += ahead
            deal.beaten[other, one] += 1 - ahead


def _sum(deals: Sequence[Deal]) -> Deal:
    total = Deal()
    for deal in deals:
        total.add(deal)
    return total


def _samples(deals: Sequence[Deal]) -> list[Deal]:
    """As many deals again, drawn with replacement, many times; always the same draws."""
    rng = Random(0)
    return [_sum(rng.choices(deals, k=len(deals))) for _ in range(RESAMPLES)]


def _fitted(total: Deal, bots: Sequence[str]) -> dict[str, float]:
    strengths = fit(total.beaten, bots)
    return {bot: AVERAGE + ELO * strengths[bot] for bot in bots}


def fit(beaten: Wins, bots: Sequence[str]) -> dict[str, float]:
    """The log strengths of bots, 0 on the average; `beaten`: who finished before whom how often.

    Every two bots have drawn one more game: who never lost has a finite strength.
    """
    pairs = [(one, other) for one in bots for other in bots if one != other]
    ahead = {pair: beaten.get(pair, 0.0) + 0.5 for pair in pairs}
    won = {bot: sum(ahead[pair] for pair in pairs if pair[0] == bot) for bot in bots}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(MOST_STEPS if pairs else 0):
        share = dict.fromkeys(bots, 0.0)
        for one, other in pairs:
            met = ahead[one, other] + ahead[other, one]
            share[one] += met / (strength[one] + strength[other])
        better = {bot: won[bot] / share[bot] for bot in bots}
        moved = max(abs(log(better[bot] / strength[bot])) for bot in bots)
        strength = better
        if moved < CLOSE:
            break
    middle = sum(log(one) for one in strength.values()) / len(bots)
    return {bot: log(one) - middle for bot, one in strength.items()}


def expected_share(rating: float, other: float) -> float:
    """How often somebody of a rating finishes before somebody of another."""
    return 1 / (1 + exp((other - rating) / ELO))


def _standing(
    bot: str,
    deals: Sequence[Deal],
    samples: Sequence[Deal],
    rating: float,
    resampled: Sequence[float],
) -> Standing:
    total = _sum(deals)
    games = total.games[bot]
    share, mean = total.wins[bot] / games, total.scores[bot] / games
    if not samples:
        return Standing(bot, games, share, None, mean, None, rating, None)
    means = [one.scores[bot] / one.games[bot] for one in samples if one.games[bot]]
    return Standing(
        bot,
        games,
        share,
        wilson(share, _effective_games(bot, deals, share)),
        mean,
        interval_of(means),
        rating,
        interval_of(resampled),
    )


def interval_of(values: Sequence[float]) -> Interval:
    """The middle 95 % of resampled values."""
    ordered = sorted(values)
    cut = (1 - LEVEL) / 2 * (len(ordered) - 1)
    return ordered[round(cut)], ordered[round(len(ordered) - 1 - cut)]


def _effective_games(bot: str, deals: Sequence[Deal], share: float) -> float:
    """As many independent games as would tell the share of wins as exactly as these deals do."""
    games = sum(deal.games[bot] for deal in deals)
    off = [deal.wins[bot] - share * deal.games[bot] for deal in deals if deal.games[bot]]
    count = len(off)
    square = sum(one * one for one in off) * count / max(1, count - 1)
    if not square:
        return float(count)
    return min(float(games), share * (1 - share) * games * games / square)


def wilson(share: float, games: float) -> Interval:
    """The 95 % interval of a share by Wilson's formula, which is right near 0 and 1 too."""
    square = NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    half = NORMAL * sqrt(spread) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
