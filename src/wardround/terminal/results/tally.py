"""Many games on the command line: what came of them, in figures."""

from __future__ import annotations

import os
from math import sqrt
from typing import NamedTuple

from wardround.lab.simulate import Played

NORMAL_95 = 1.96


class SeatFigures(NamedTuple):
    """How a seat did: its share of wins, its mean score, and the 95 % interval of that mean."""

    player: str
    wins: float
    mean: float
    interval: tuple[float, float]


class Tally:
    """Adds up games as they are played; keeps no journal."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players
        self.games = 0
        self.words = 0
        self.wins = [0.0] * len(players)
        self.sums = [0] * len(players)
        self.squares = [0] * len(players)

    def add(self, played: Played) -> None:
        """One more game. A shared first place is shared out."""
        self.games += 1
        self.words += played.words
        winners = played.ranks.count(1)
        for seat, score in enumerate(played.scores):
            self.wins[seat] += (played.ranks[seat] == 1) / winners
            self.sums[seat] += score
            self.squares[seat] += score * score

    def figures(self) -> list[SeatFigures]:
        """Every seat's figures."""
        return [self._figures(seat) for seat in range(len(self.players))]

    def _figures(self, seat: int) -> SeatFigures:
        mean = self.sums[seat] / self.games
        half = 0.0
        if self.games > 1:
            spread = max(0.0, self.squares[seat] - self.games * mean * mean) / (self.games - 1)
            half = NORMAL_95 * sqrt(spread / self.games)
        share = self.wins[seat] / self.games
        return SeatFigures(self.players[seat], share, mean, (mean - half, mean + half))


def seat_players(names: str, seats: str) -> tuple[str, ...]:
    """The players named by `random,random`; one name is for all seats."""
    named = tuple(name.strip() for name in names.split(","))
    return named * int(seats) if len(named) == 1 else named


def jobs_for(games: int, jobs: int | None) -> int:
    """So many processes, or as many as there are cores and work for them."""
    if jobs is not None:
        return jobs
    return max(1, min(os.cpu_count() or 1, games))
