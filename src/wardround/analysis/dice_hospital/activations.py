"""Random positions of Dice Hospital in which a seat is activating, to check the solver with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import ACTIVATE, IMPROVE, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.table.contract.data import Options
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by

SAMPLED = 0.15
EAGER = 0.8


def small_activations(
    options: Options, seed: int, workers: int, bags: int
) -> Iterator[tuple[State, int]]:
    """An endless stream of states with an idle seat that has at most so many workers and bags left.

    The random players mostly take cards and seldom finish early, so that there is much to solve.
    """
    game, rng = DiceHospital(), Random(seed)
    while True:
        s = game.start(options)
        turn = game.turn(s)
        while turn:
            speaker = turn[int(rng.random() * len(turn))]
            if (
                not is_chance(speaker)
                and _is_small(s, speaker, workers, bags)
                and rng.random() < SAMPLED
            ):
                yield s.clone(), speaker
            game.apply(s, speaker, _random_word(game, s, speaker, rng))
            turn = game.turn(s)


def _is_small(s: State, seat: int, workers: int, bags: int) -> bool:
    h = s.hospitals[seat]
    idle = h.nurses + len(h.staff) - int(h.placed).bit_count()
    return s.phase == ACTIVATE and not h.said and idle <= workers and h.bags <= bags


def _random_word(game: DiceHospital, s: State, speaker: int, rng: Random) -> int:
    words = game.legal(s, speaker)
    if is_chance(speaker):
        return chosen_by(rng.random(), words, game.weights(s))
    word = words[int(rng.random() * len(words))]
    if rng.random() < EAGER and (s.phase == IMPROVE or word == FINISH):
        return words[-1]
    return word
