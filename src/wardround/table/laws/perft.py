"""Counting what can be said: a checksum of the rules."""

from __future__ import annotations

from typing import TypeVar

from wardround.table.game import Game
from wardround.table.speaking import only_speaker

State = TypeVar("State")


def perft(game: Game[State], state: State, depth: int) -> int:
    """How many lines of so many words there are from here.

    The lowest seat speaks where several may; every word of chance counts once, whatever its
    weight; a game that is over goes on no further and counts as one line.
    """
    turn = game.turn(state)
    if not turn or not depth:
        return 1
    speaker = only_speaker(turn)
    words = game.legal(state, speaker)
    if depth == 1:
        return len(words)
    total = 0
    for word in words:
        after = game.clone(state)
        game.apply(after, speaker, word)
        total += perft(game, after, depth - 1)
    return total
