"""The same loop over other engines: random complete games, word by word from Python.

Runs in an environment of its own, see `make bench`. Prints JSON. With `--observations` every
decision makes an observation and a mask of legal actions, as a learner needs them (catanatron's
package has none), and processor time is measured (`make bench-envs`).
"""

import json
import random
import sys
import time
from importlib import import_module
from importlib.metadata import version
from typing import Any

SECONDS = 2.0
OBSERVATIONS = "--observations" in sys.argv
clock = time.process_time if OBSERVATIONS else time.perf_counter


def open_spiel(name: str, observe: bool = False) -> dict[str, float]:
    """Words (chance included) and players' decisions a second, perhaps with observations."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    words = decisions = 0
    started = clock()
    while clock() - started < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, odds)[0]
            else:
                if observe:
                    state.observation_tensor()
                    state.legal_actions_mask()
                legal = state.legal_actions()
                action = legal[int(rng.random() * len(legal))]
                decisions += 1
            state.apply_action(action)
            words += 1
    spent = clock() - started
    return {"words": words / spent, "decisions": decisions / spent}


def catanatron() -> dict[str, float]:
    """Actions a second of its own random players: no chance nodes, no observations."""
    from catanatron import Color, Game, RandomPlayer

    actions = 0
    started = clock()
    while clock() - started < SECONDS:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
    spent = clock() - started
    return {"words": actions / spent, "decisions": actions / spent}


def rlcard(name: str) -> dict[str, float]:
    """Decisions a second; every step makes an observation, and chance has no words."""
    import rlcard

    env = rlcard.make(name)
    rng = random.Random(1)
    decisions = 0
    started = clock()
    while clock() - started < SECONDS:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            decisions += 1
    spent = clock() - started
    return {"words": decisions / spent, "decisions": decisions / spent}


def pettingzoo(module: str) -> dict[str, float]:
    """Decisions a second of an environment of PettingZoo's; every step makes an observation."""
    env = import_module(f"pettingzoo.classic.{module}").env()
    rng = random.Random(1)
    decisions = 0
    started = clock()
    while clock() - started < SECONDS:
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
    spent = clock() - started
    return {"words": decisions / spent, "decisions": decisions / spent}


def pgx(games: int = 1024, length: int = 50) -> dict[str, float]:
    """Decisions a second of so many games of backgammon in step, compiled by JAX.

    Choosing an action is inside the compiled loop, which knows no single games. What is measured is
    processor time, so threads gain nothing.
    """
    import jax
    from pgx import make
    from pgx.experimental.wrappers import auto_reset

    env = make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose_and_step(carried: tuple[Any, Any], _: None) -> tuple[Any, Any]:
        state, key = carried
        key, chosen, chance = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(chosen, odds, axis=-1)
        state = step(state, actions, jax.random.split(chance, games))
        return (state, key), state.observation.sum()

    play = jax.jit(lambda carried: jax.lax.scan(choose_and_step, carried, None, length=length))
    key = jax.random.PRNGKey(1)
    carried, _ = play((jax.vmap(env.init)(jax.random.split(key, games)), key))
    jax.block_until_ready(carried)
    decisions = 0
    started = clock()
    while clock() - started < SECONDS:
        carried, seen = play(carried)
        jax.block_until_ready(seen)
        decisions += games * length
    spent = clock() - started
    return {"words": decisions / spent, "decisions": decisions / spent}


if __name__ == "__main__":
    spiel, catan = version("open_spiel"), version("catanatron")
    cards, zoo = version("rlcard"), version("pettingzoo")
    figures = {
        f"OpenSpiel {spiel} backgammon": open_spiel("backgammon", OBSERVATIONS),
        f"OpenSpiel {spiel} gin_rummy": open_spiel("gin_rummy", OBSERVATIONS),
        f"catanatron {catan}": catanatron(),
        f"RLCard {cards} uno": rlcard("uno"),
        f"RLCard {cards} gin-rummy": rlcard("gin-rummy"),
        f"PettingZoo {zoo} connect_four": pettingzoo("connect_four_v3"),
        f"PettingZoo {zoo} texas_holdem": pettingzoo("texas_holdem_v4"),
    }
    if OBSERVATIONS:
        figures[f"pgx {version('pgx')} backgammon, 1,024 games"] = pgx()
    sys.stdout.write(json.dumps(figures) + "\n")
