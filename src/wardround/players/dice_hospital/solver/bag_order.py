"""Lines in the order people expect: a blood bag is used as late as possible.

A bag that a later sentence needs stays where it is.
"""

from __future__ import annotations

from wardround.games.dice_hospital.rules import activation
from wardround.games.dice_hospital.rules.state import NONE, State
from wardround.games.dice_hospital.rules.words import BAG, FINISH
from wardround.players.dice_hospital.solver.transposition_key import Key, key_of


def postpone_bags(s: State, seat: int, words: list[int]) -> list[int]:
    """The same sentences with every bag as late as possible.

    A line that does not end with `finish` (chance ends it) stays as it is.
    """
    if not words or words[-1] != FINISH or BAG not in words:
        return words
    sentences = _split_sentences(s, seat, words)
    end = _end_key(s, seat, sentences)
    last = len(sentences) - 1
    for place in reversed([i for i, one in enumerate(sentences) if one[0] == BAG]):
        between = sentences[place + 1 : last]
        later = [*sentences[:place], *between, sentences[place], *sentences[last:]]
        if _end_key(s, seat, later) == end:
            sentences = later
            last -= 1
    return [word for sentence in sentences for word in sentence]


def _split_sentences(s: State, seat: int, words: list[int]) -> list[list[int]]:
    world = s.clone()
    h = world.hospitals[seat]
    sentences: list[list[int]] = []
    for word in words:
        if h.said:
            sentences[-1].append(word)
        else:
            sentences.append([word])
        if word != FINISH:
            activation.apply(world, seat, word)
    return sentences


def _end_key(s: State, seat: int, sentences: list[list[int]]) -> Key | None:
    """The key of the hospital before the last sentence; None if a word is not legal."""
    world = s.clone()
    h = world.hospitals[seat]
    for sentence in sentences[:-1]:
        for word in sentence:
            if world.rolling != NONE or word not in activation.legal(world, seat):
                return None
            activation.apply(world, seat, word)
    legal = activation.legal(world, seat)
    return key_of(h, world.bag) if FINISH in legal else None
