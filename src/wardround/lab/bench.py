"""The speed of the current build: complete random games, single steps, memory.

`python -m wardround.lab.bench` prints the figures as JSON and needs nothing but the package; with
the name of a game behind it those of that game.
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
from wardround.games import GAMES
from wardround.table.game import AnyGame

SEATS = 4
DEFAULT = "dice-hospital"
STEPS = 2000
IN_CACHE = 50  # as many states as a processor holds: more would measure its memory
Progress = Callable[[str], None]


def word_by_word(seconds: float, name: str = DEFAULT) -> dict[str, float]:
    """Words and seats' decisions a second, each asked for and said from Python."""
    game = GAMES.find(name)
    rng = Random(1)
    words = decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        spoken, decided = _random_game(game, game.start(_options(game)), rng)
        words += spoken
        decisions += decided
    spent = time.perf_counter() - started
    return {"words": words / spent, "decisions": decisions / spent}


def _options(game: AnyGame) -> dict[str, int]:
    """Four seats, or as many as the game takes."""
    return {"seats": min(SEATS, max(game.seat_counts))}


def _random_game(game: AnyGame, state: Any, rng: Random) -> tuple[int, int]:
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


def in_one_loop(seconds: float, name: str = DEFAULT) -> float:
    """Words a second when whole games are played inside the rules."""
    game = GAMES.find(name)
    words = 0
    seed = 1
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        words += game.playout(game.start(_options(game)), seed, 1_000_000)
        seed += 1
    return words / (time.perf_counter() - started)


def single_steps(name: str = DEFAULT) -> dict[str, float]:
    """Microseconds to clone, to ask for legal words and to apply one, over mid-game states."""
    game = GAMES.find(name)
    states = [_midgame(game, seed) for seed in range(1, STEPS + 1)]
    turns = [game.turn(state)[0] for state in states]
    clone = _each(lambda i: game.clone(states[i % IN_CACHE]))
    legal = _each(lambda i: game.legal(states[i], turns[i]))
    words = [game.legal(state, turn)[0] for state, turn in zip(states, turns, strict=True)]
    apply = _each(lambda i: game.apply(states[i], turns[i], words[i]))
    return {"clone_us": clone, "legal_us": legal, "apply_us": apply}


def _midgame(game: AnyGame, seed: int) -> Any:
    """A state some way into a game, asked of somebody: half as far where it was over by then."""
    words = 250 + seed % 150
    while True:
        state = game.start(_options(game))
        game.playout(state, seed, words)
        if game.turn(state):
            return state
        words //= 2


def _each(step: Callable[[int], Any]) -> float:
    started = time.perf_counter()
    for i in range(STEPS):
        step(i)
    return (time.perf_counter() - started) / STEPS * 1e6


def bytes_a_state(name: str = DEFAULT) -> float:
    """Memory that one more mid-game state takes."""
    game = GAMES.find(name)
    state = _midgame(game, 1)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [game.clone(state) for _ in range(STEPS)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def bench(
    seconds: float = 2.0, progress: Progress | None = None, name: str = DEFAULT
) -> dict[str, Any]:
    """All figures of the build that runs; `progress` is told what is measured next."""
    tell = progress or (lambda _step: None)
    tell("word-by-word")
    spoken = word_by_word(seconds, name)
    tell("in-one-loop")
    loop = in_one_loop(seconds, name)
    tell("single-steps")
    return {
        **build_info(),
        "game": name,
        "seats": _options(GAMES.find(name))["seats"],
        "words_per_second": spoken["words"],
        "decisions_per_second": spoken["decisions"],
        "words_per_second_in_one_loop": loop,
        **single_steps(name),
        "bytes_a_state": bytes_a_state(name),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(bench(name=(*sys.argv[1:], DEFAULT)[0])) + "\n")
