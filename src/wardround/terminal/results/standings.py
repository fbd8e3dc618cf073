"""How bots did in a tournament: wins, scores with intervals, and ratings by openskill."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from wardround.lab.tournament import Result
from wardround.terminal.results.tally import NORMAL_95


class Standing(NamedTuple):
    """One bot: games, its share of wins and mean score, each with a 95 % interval, its rating.

    `rating` is openskill's mean, with an interval of 1.96 of its sigma either way.
    """

    bot: str
    games: int
    wins: float
    wins_interval: tuple[float, float]
    mean: float
    mean_interval: tuple[float, float]
    rating: float
    rating_interval: tuple[float, float]


def standings(results: Sequence[Result]) -> list[Standing]:
    """All bots, the best rated first. A bot named several times is one bot."""
    ordered = sorted(results, key=lambda result: result.number)
    rated = _ratings(ordered)
    found = [_standing(bot, ordered, *rated[bot]) for bot in rated]
    return sorted(found, key=lambda one: -one.rating)


def _standing(bot: str, results: Sequence[Result], mu: float, sigma: float) -> Standing:
    won: list[float] = []
    scores: list[float] = []
    for result in results:
        winners = result.ranks.count(1)
        for seat, player in enumerate(result.players):
            if player == bot:
                won.append((result.ranks[seat] == 1) / winners)
                scores.append(result.scores[seat])
    share, mean = sum(won) / len(won), sum(scores) / len(scores)
    half = 0.0
    if len(scores) > 1:
        spread = sum((score - mean) ** 2 for score in scores) / (len(scores) - 1)
        half = NORMAL_95 * sqrt(spread / len(scores))
    wide = NORMAL_95 * sigma
    return Standing(
        bot,
        len(won),
        share,
        wilson(share, len(won)),
        mean,
        (mean - half, mean + half),
        mu,
        (mu - wide, mu + wide),
    )


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula, which is right near 0 and 1 too."""
    square = NORMAL_95 * NORMAL_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    half = NORMAL_95 * sqrt(spread) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _ratings(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Mean and sigma of every bot, game by game. Of a bot that sits twice its best seat counts."""
    model = PlackettLuce()
    rated = {player: model.rating(name=player) for result in results for player in result.players}
    for result in results:
        places = _places(result)
        if len(places) < 2:
            continue
        teams = [[rated[bot]] for bot in places]
        for bot, team in zip(places, model.rate(teams, ranks=list(places.values())), strict=True):
            rated[bot] = team[0]
    return {bot: (float(one.mu), float(one.sigma)) for bot, one in rated.items()}


def _places(result: Result) -> dict[str, float]:
    places: dict[str, float] = {}
    for player, rank in zip(result.players, result.ranks, strict=True):
        places[player] = min(rank, places.get(player, rank))
    return places
