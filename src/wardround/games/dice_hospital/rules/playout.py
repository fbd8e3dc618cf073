"""Playing a state to its end at random, in one loop that compiles."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.state import State

MULTIPLIER: Final = 48271
MODULUS: Final = 2147483647


def next_random(seed: int) -> int:
    """The number after this one in the minimal standard sequence: 1 to MODULUS - 1."""
    return seed * MULTIPLIER % MODULUS


def playout(s: State, seed: int, most: int) -> int:
    """Say random legal words until the game is over or `most` were said; tells how many.

    The lowest seat speaks where several may; chance speaks by its weights. The same seed (1 to
    MODULUS - 1) gives the same words in every build.
    """
    said = 0
    speaker = flow.only_speaker(s)
    while speaker != flow.NOBODY and said < most:
        words = flow.words(s, speaker)
        seed = next_random(seed)
        if speaker >= 0:
            word = words[seed % len(words)]
        else:
            word = words[weighted(flow.weights(s), seed)]
        flow.apply(s, speaker, word)
        said += 1
        speaker = flow.only_speaker(s)
    return said


def weighted(weights: list[int], number: int) -> int:
    """The place that a number falls on, places being as likely as they weigh."""
    total = 0
    for weight in weights:
        total += weight
    point = number % total
    place = 0
    while point >= weights[place]:
        point -= weights[place]
        place += 1
    return place
