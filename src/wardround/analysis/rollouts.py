"""Sentences compared by rollouts: greedy players play on in worlds sampled from a seat's view.

Every sentence meets the same worlds and the same random numbers, so that differences come from the
sentence. A rollout stops at the end of the next round and is evaluated there.
"""

from __future__ import annotations

import time
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from wardround.analysis.lines import state_after
from wardround.players.kits import kit_of
from wardround.players.player import SeatView
from wardround.players.sequential_halving import SEEDS
from wardround.table.game import AnyGame

NORMAL_95 = 1.96
LEAST_WORLDS = 4
ROUNDS_AHEAD = 1


class Trial(NamedTuple):
    """A sentence, the value of its rollout in each world, and the points by source there."""

    words: list[int]
    worths: list[float]
    sources: list[dict[str, int]]

    @property
    def mean(self) -> float:
        """The mean value."""
        return fmean(self.worths)


def rank_sentences(
    game: AnyGame, world: Any, seat: int, sentences: list[list[int]]
) -> list[list[int]]:
    """The same sentences by the heuristic value of the position after them, the best first."""
    evaluate = kit_of(game).evaluate
    ranked = [(evaluate(state_after(game, world, seat, words), seat), words) for words in sentences]
    ranked.sort(key=lambda one: -one[0])
    return [words for _, words in ranked]


def try_sentences(
    seat_view: SeatView, sentences: list[list[int]], worlds: int, until: float, seed: int = 1
) -> list[Trial]:
    """Rollouts of each sentence in so many worlds; after `until` in LEAST_WORLDS at least."""
    game, seat = seat_view.game, seat_view.seat
    kit = kit_of(game)
    trials = [Trial(words, [], []) for words in sentences]
    for number in range(max(LEAST_WORLDS, worlds)):
        if number >= LEAST_WORLDS and time.perf_counter() >= until:
            break
        world = seat_view.sample_world(Random(f"{seed}/{number}"))
        game.cancel_sentence(world, seat)
        last_round = max(1, kit.round_of(world)) + ROUNDS_AHEAD
        play_seed = 1 + int(Random(f"{seed}/{number}/play").random() * SEEDS)
        for trial in trials:
            state = state_after(game, world, seat, trial.words)
            kit.play_on(state, last_round, play_seed)
            trial.worths.append(kit.evaluate_rollout(state, seat))
            trial.sources.append(game.outcome(state).sources[seat])
    return trials


def compare_trials(one: Trial, other: Trial) -> tuple[float, float]:
    """The mean difference of two sentences, and the half-width of its 95 % interval."""
    differences = [a - b for a, b in zip(one.worths, other.worths, strict=True)]
    if len(differences) < 2:
        return fmean(differences), 0.0
    return fmean(differences), NORMAL_95 * stdev(differences) / sqrt(len(differences))
