"""What sentences are worth by playing on: greedy players, in worlds that a seat can believe in.

Every sentence is tried in the same worlds with the same dice, so that what differs is the sentence.
A game is played to the end of the next round and judged there: at Dice Hospital by what such
hospitals came to, at Hospital Rush by what greedy thinks of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from wardround.analysis.lines import said
from wardround.games.hospital_rush.rules.state import OVER
from wardround.players import (
    dice_hospital_experience,
    dice_hospital_value,
    hospital_rush_value,
)
from wardround.players.player import Sight
from wardround.table.game import Game
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, only_speaker

NORMAL_95 = 1.96
LEAST_WORLDS = 4
ROUNDS_AHEAD = 1


class Tried(NamedTuple):
    """A sentence and what it came to in each world."""

    words: list[int]
    worths: list[float]

    @property
    def mean(self) -> float:
        """What it is worth."""
        return fmean(self.worths)


def _prestige(state: Any, seat: int) -> float:
    """As `hospital_rush_value.value`; the lead at the end is not blown up."""
    worth = hospital_rush_value.value(state, seat)
    return worth / hospital_rush_value.OVER_SCALE if state.phase == OVER else worth


BEST_WORD: dict[str, Callable[[Any, int], int]] = {
    "dice-hospital": dice_hospital_value.best_word,
    "hospital-rush": hospital_rush_value.best_word,
}
VALUE: dict[str, Callable[[Any, int], float]] = {
    "dice-hospital": dice_hospital_value.value,
    "hospital-rush": _prestige,
}
COMES_TO: dict[str, Callable[[Any, int], float]] = {
    "dice-hospital": dice_hospital_experience.usual,
    "hospital-rush": _prestige,
}


def promising(
    game: Game[Any], world: Any, seat: int, sentences: list[list[int]]
) -> list[list[int]]:
    """The same sentences, those first after which greedy likes the position best."""
    value = VALUE[game.name]
    ranked = [(value(said(game, world, seat, words), seat), words) for words in sentences]
    ranked.sort(key=lambda one: -one[0])
    return [words for _, words in ranked]


def tried(
    sight: Sight, sentences: list[list[int]], worlds: int, until: float, seed: int = 1
) -> list[Tried]:
    """Each sentence in so many worlds, or fewer if time is up; at least in a few."""
    found = [Tried(words, []) for words in sentences]
    for number in range(max(LEAST_WORLDS, worlds)):
        if number >= LEAST_WORLDS and time.perf_counter() >= until:
            break
        world = sight.world(Random(f"{seed}/{number}"))
        sight.game.cancel_sentence(world, sight.seat)
        for one in found:
            rng = Random(f"{seed}/{number}/play")
            one.worths.append(_played(sight.game, world, sight.seat, one.words, rng))
    return found


def _played(game: Game[Any], world: Any, seat: int, words: list[int], rng: Random) -> float:
    state = said(game, world, seat, words)
    best_word = BEST_WORD[game.name]
    last = max(1, world.round) + ROUNDS_AHEAD
    turn = game.turn(state)
    while turn and state.round <= last:
        speaker = only_speaker(turn)
        if is_chance(speaker):
            word = chosen_by(rng.random(), game.legal(state, speaker), game.weights(state))
        else:
            word = best_word(state, speaker)
        game.apply(state, speaker, word)
        turn = game.turn(state)
    return COMES_TO[game.name](state, seat)


def ahead(one: Tried, other: Tried) -> tuple[float, float]:
    """By how much one sentence is better than another, and how far off that may be (95 %)."""
    apart = [a - b for a, b in zip(one.worths, other.worths, strict=True)]
    off = NORMAL_95 * stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0
    return fmean(apart), off
