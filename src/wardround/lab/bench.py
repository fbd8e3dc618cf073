"""How fast the build that runs is: random complete games, single steps, memory.

`python -m wardround.lab.bench` prints the figures as JSON and needs nothing but the package.
"""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

from wardround.build import build_info
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.playouts import playout
from wardround.games.dice_hospital.state import State

SEATS = "4"
STEPS = 2000
Progress = Callable[[str], None]


def word_by_word(seconds: float) -> dict[str, float]:
    """Words and seats' decisions a second, each asked for and said from Python."""
    game = DiceHospital()
    rng = Random(1)
    words = decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        said, decided = _random_game(game, game.start({"seats": SEATS}), rng)
        words += said
        decisions += decided
    spent = time.perf_counter() - started
    return {"words": words / spent, "decisions": decisions / spent}


def _random_game(game: DiceHospital, state: State, rng: Random) -> tuple[int, int]:
    words = decisions = 0
    turn = game.turn(state)
    while turn:
        speaker = turn[0]
        legal = game.legal(state, speaker)
        if speaker >= 0:
            word = legal[int(rng.random() * len(legal))]
            decisions += 1
        else:
            word = rng.choices(legal, game.weights(state))[0]
        game.apply(state, speaker, word)
        words += 1
        turn = game.turn(state)
    return words, decisions


def in_one_loop(seconds: float) -> float:
    """Words a second when whole games are played inside the rules."""
    game = DiceHospital()
    words = 0
    seed = 1
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        words += playout(game.start({"seats": SEATS}), seed, 1_000_000)
        seed += 1
    return words / (time.perf_counter() - started)


def single_steps() -> dict[str, float]:
    """Microseconds to clone, to ask for legal words and to apply one, over mid-game states."""
    game = DiceHospital()
    states = [_midgame(game, seed) for seed in range(1, STEPS + 1)]
    turns = [game.turn(state)[0] for state in states]
    clone = _each(lambda i: states[i].clone())
    legal = _each(lambda i: game.legal(states[i], turns[i]))
    words = [game.legal(state, turn)[0] for state, turn in zip(states, turns, strict=True)]
    apply = _each(lambda i: game.apply(states[i], turns[i], words[i]))
    return {"clone_us": clone, "legal_us": legal, "apply_us": apply}


def _midgame(game: DiceHospital, seed: int) -> State:
    state = game.start({"seats": SEATS})
    playout(state, seed, 250 + seed % 150)
    return state


def _each(step: Callable[[int], Any]) -> float:
    started = time.perf_counter()
    for i in range(STEPS):
        step(i)
    return (time.perf_counter() - started) / STEPS * 1e6


def bytes_a_state() -> float:
    """Memory that one more mid-game state takes."""
    state = _midgame(DiceHospital(), 1)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.clone() for _ in range(STEPS)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def bench(seconds: float = 2.0, progress: Progress | None = None) -> dict[str, Any]:
    """All figures of the build that runs; `progress` is told what is measured next."""
    tell = progress or (lambda _step: None)
    tell("word-by-word")
    spoken = word_by_word(seconds)
    tell("in-one-loop")
    loop = in_one_loop(seconds)
    tell("single-steps")
    return {
        **build_info(),
        "seats": int(SEATS),
        "words_per_second": spoken["words"],
        "decisions_per_second": spoken["decisions"],
        "words_per_second_in_one_loop": loop,
        **single_steps(),
        "bytes_a_state": bytes_a_state(),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(bench()) + "\n")
