"""Playing a state to its end at random, in one loop that compiles."""

from __future__ import annotations

from typing import Final

from wardround.games.hospital_rush.rules import flow
from wardround.games.hospital_rush.rules.state import State
from wardround.native import i64

MULTIPLIER: Final = 48271
MODULUS: Final = 2147483647


def next_random(seed: i64) -> i64:
    """The number after this one in the minimal standard sequence: 1 to MODULUS - 1."""
    return seed * MULTIPLIER % MODULUS


def playout(s: State, seed: int, most: int) -> int:
    """Say random legal words until the game is over or `most` were said; tells how many.

    All that chance may say is equally likely in this game. The same seed (1 to MODULUS - 1) gives
    the same words in every build.
    """
    said = 0
    number: i64 = seed % MODULUS
    speaker = flow.only_speaker(s)
    words: list[int] = []
    while speaker != flow.NOBODY and said < most:
        number = next_random(number)
        if speaker >= 0:
            words = words or flow.words(s, speaker)
            words = flow.apply(s, speaker, words[number % len(words)])
        else:
            words = flow.apply(s, speaker, flow.chance_word(s, number))
        said += 1
        speaker = flow.only_speaker(s)
    return said
