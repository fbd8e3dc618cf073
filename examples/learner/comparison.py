"""Who plays Dice Hospital alone better: a network and players of ours on the same deals."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from learner.games import SoloGames
from wardround.players import find_player
from wardround.players.player import SeatView

# Leaves a game of a batch as it is.
LEAVE = -1
Choose = Callable[[SoloGames, npt.NDArray[np.intp]], Any]


def scores_of(choose: Choose, deals: int, seed: int) -> list[int]:
    """The scores of the first game of every row; `choose` acts in the rows still playing."""
    games = SoloGames(deals, seed)
    scores: dict[int, int] = {}
    while len(scores) < deals:
        rows = np.array([row for row in range(deals) if row not in scores])
        actions = np.full(deals, LEAVE)
        actions[rows] = choose(games, rows)
        games.batch.step(actions)
        scores |= {row: outcome.scores[0] for row, outcome in games.batch.outcomes.items()}
    return [scores[row] for row in range(deals)]


def network(model: Any) -> Choose:
    """The likeliest action each time."""

    def choose(games: SoloGames, rows: npt.NDArray[np.intp]) -> Any:
        seen, masks = games.observe()[rows], games.action_masks()[rows]
        return model.predict(seen, action_masks=masks, deterministic=True)[0]

    return choose


def bot(specification: str, seed: int) -> Choose:
    """What a player of ours does, with a mind of its own for every row."""
    minds: dict[int, Any] = {}
    rng = Random(seed)

    def choose(games: SoloGames, rows: npt.NDArray[np.intp]) -> Any:
        batch = games.batch
        words = [
            minds.setdefault(row, find_player(specification)).choose(
                SeatView(batch.game, batch.states[row], 0), rng
            )
            for row in rows.tolist()
        ]
        return [batch.encoding.actions.index(word) for word in words]

    return choose


def summary(numbers: list[int]) -> dict[str, Any]:
    """Mean and half-width of its 95 % interval over deals."""
    off = 1.96 * statistics.stdev(numbers) / sqrt(len(numbers))
    mean = statistics.fmean(numbers)
    return {"deals": len(numbers), "mean": round(mean, 2), "off": round(off, 2)}


def lead(ours: list[int], theirs: list[int]) -> dict[str, Any]:
    """By how many points the first is ahead, deal by deal."""
    return summary([own - other for own, other in zip(ours, theirs, strict=True)])
