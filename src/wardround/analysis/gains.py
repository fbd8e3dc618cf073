"""Where a better choice gains its points, by the sources that the game counts."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from wardround.analysis.lines import state_after
from wardround.table.game import AnyGame
from wardround.table.speaking import waits_for_chance

LEAST = 0.05


def sources_after(game: AnyGame, state: Any, seat: int, words: list[int]) -> dict[str, int]:
    """A seat's points by source after these words, if everybody stops then; up to chance."""
    after = state_after(game, state, seat, words)
    turn = game.turn(after)
    while turn and not waits_for_chance(turn):
        game.apply(after, turn[0], game.default_word(after, turn[0]))
        turn = game.turn(after)
    return game.outcome(after).sources[seat]


def mean_gains(better: Sequence[dict[str, int]], own: Sequence[dict[str, int]]) -> dict[str, float]:
    """How many more points of each source `better` has on average; without what is about equal."""
    names = dict.fromkeys(name for points in (*better, *own) for name in points)
    gains = {name: _mean(better, name) - _mean(own, name) for name in names}
    return {name: round(gain, 2) for name, gain in gains.items() if abs(gain) >= LEAST}


def _mean(points: Sequence[dict[str, int]], name: str) -> float:
    return fmean(one.get(name, 0) for one in points)
