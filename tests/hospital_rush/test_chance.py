"""Chance drawn without lists says each word as often as it weighs, in every phase."""

from __future__ import annotations

from random import Random

from hospital_rush.given import GAME
from wardround.games.hospital_rush.rules import flow
from wardround.games.hospital_rush.rules.state import PHASES, State
from wardround.lab.covering import covering
from wardround.table.speakers import is_chance

SETS = [options for seats in GAME.seat_counts for options in covering(GAME, seats)]
MOST_WORDS = 2_000


def test_every_word_of_chance_is_as_likely_as_it_weighs_wherever_chance_speaks() -> None:
    phases = set()
    for number, options in enumerate(SETS):
        rng = Random(number)
        state = GAME.start({**options, "rounds": "20"})
        for _ in range(MOST_WORDS):
            turn = GAME.turn(state)
            if not turn:
                break
            if is_chance(turn[0]):
                phases.add(PHASES[state.phase])
                check(state, turn[0], rng)
            GAME.apply(state, turn[0], rng.choice(GAME.legal(state, turn[0])))
    assert phases == {"starter", "characters", "admit"}


def check(state: State, speaker: int, rng: Random) -> None:
    """What numbers fall on, from 0 on and far beyond the sum of the weights."""
    words, weights = GAME.legal(state, speaker), GAME.weights(state)
    wanted = [w for word, weight in zip(words, weights, strict=True) for w in [word] * weight]
    count = len(wanted)
    assert [flow.chance_word(state, n) for n in range(count)] == wanted, GAME.encode(state)
    beyond = rng.randrange(count, 2**31)
    assert flow.chance_word(state, beyond) == wanted[beyond % count], GAME.encode(state)
