"""The same loop over other engines: random complete games, word by word from Python.

Runs in an environment of its own, see `make bench`. Prints JSON.
"""

import json
import random
import sys
import time
from importlib.metadata import version

SECONDS = 2.0


def open_spiel(name: str) -> dict[str, float]:
    """Words (chance included) and players' decisions a second."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    words = decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, odds)[0]
            else:
                legal = state.legal_actions()
                action = legal[int(rng.random() * len(legal))]
                decisions += 1
            state.apply_action(action)
            words += 1
    spent = time.perf_counter() - started
    return {"words": words / spent, "decisions": decisions / spent}


def catanatron() -> dict[str, float]:
    """Actions a second of its own random players; it has no chance nodes of their own."""
    from catanatron import Color, Game, RandomPlayer

    actions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
    spent = time.perf_counter() - started
    return {"words": actions / spent, "decisions": actions / spent}


if __name__ == "__main__":
    spiel, catan = version("open_spiel"), version("catanatron")
    figures = {
        f"OpenSpiel {spiel} backgammon": open_spiel("backgammon"),
        f"OpenSpiel {spiel} gin_rummy": open_spiel("gin_rummy"),
        f"catanatron {catan}": catanatron(),
    }
    sys.stdout.write(json.dumps(figures) + "\n")
