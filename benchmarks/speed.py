"""Words a second of random complete games, interpreted, one process. `make bench` runs it.

Both loops play the same games in one run: one over the game at the table (the contract), one over
the functions of its rules. The best of several repeats is told, because the machine is shared.
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from collections.abc import Callable
from random import Random

from wardround.games.dice_hospital import flow
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.state import State

GAME = DiceHospital()


def by_contract(seats: int, seed: int) -> int:
    """One random game through the table's contract; how many words it took."""
    return _play(
        GAME.start({"seats": str(seats)}),
        Random(seed),
        GAME.turn,
        GAME.legal,
        GAME.weights,
        GAME.apply,
    )


def by_rules(seats: int, seed: int) -> int:
    """The same game through the functions of the rules."""
    return _play(
        GAME.start({"seats": str(seats)}),
        Random(seed),
        flow.turn,
        flow.legal,
        flow.weights,
        flow.apply,
    )


def _play(
    state: State,
    rng: Random,
    turn: Callable[[State], list[int]],
    legal: Callable[[State, int], list[int]],
    weights: Callable[[State], list[int]],
    apply: Callable[[State, int, int], None],
) -> int:
    random = rng.random
    words = 0
    speakers = turn(state)
    while speakers:
        speaker = speakers[0]
        choices = legal(state, speaker)
        if speaker >= 0:
            word = choices[int(random() * len(choices))]
        else:
            widths = weights(state)
            place = 0
            point = random() * sum(widths) - widths[0]
            while point >= 0:
                place += 1
                point -= widths[place]
            word = choices[place]
        apply(state, speaker, word)
        words += 1
        speakers = turn(state)
    return words


def rate(play: Callable[[int, int], int], seats: int, games: int) -> float:
    """Words a second over so many games."""
    started = time.perf_counter()
    words = sum(play(seats, seed) for seed in range(games))
    return words / (time.perf_counter() - started)


def clone_time(seats: int, repeats: int = 5000) -> float:
    """Microseconds to clone a state from the middle of a game."""
    state = GAME.start({"seats": str(seats)})
    rng = Random(1)
    for _ in range(75 * seats):
        speaker = GAME.turn(state)[0]
        GAME.apply(state, speaker, rng.choice(GAME.legal(state, speaker)))
    started = time.perf_counter()
    for _ in range(repeats):
        state.clone()
    return (time.perf_counter() - started) / repeats * 1e6


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rows = []
    for seats in GAME.seat_counts:
        tries = [
            (rate(by_contract, seats, chosen.games), rate(by_rules, seats, chosen.games))
            for _ in range(chosen.repeats)
        ]
        contract, rules = (max(column) for column in zip(*tries, strict=True))
        rows.append(
            {
                "seats": seats,
                "words_per_second_contract": round(contract),
                "words_per_second_rules": round(rules),
                "clone_microseconds": round(clone_time(seats), 2),
            }
        )
    told = {"python": platform.python_version(), "build": "interpreted", "rows": rows}
    if chosen.json:
        print(json.dumps(told, indent=2))
        return
    print(f"Dice Hospital, random complete games, Python {told['python']}, interpreted, one core")
    for row in rows:
        print(
            f"{row['seats']} seats: {row['words_per_second_contract']:>9,} words/s by the contract,"
            f" {row['words_per_second_rules']:>9,} by the rules,"
            f" clone {row['clone_microseconds']} µs"
        )


if __name__ == "__main__":
    main()
