"""Trains a small network to play Dice Hospital alone, compares it with `greedy`, draws the curve.

    python -m learner.train --steps 12000000 --out learned

The learning rate falls in a straight line over all steps, so fewer steps are a shorter schedule,
not the beginning of a longer one. Needs sb3-contrib, which brings torch, and matplotlib; `make
learner` installs them. The same steps and seed give the same network on the same machine, if it
computes with one thread.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from learner.comparison import bot, lead, network, scores_of, summary
from learner.curve import draw_curve
from learner.games import SoloGames

GAMES_IN_STEP = 256
STEPS_A_ROUND = 64
RECENT = 500
STEPS = 12_000_000
RATE = 7e-4
# So much of the learning rate is left at the end.
LEAST = 0.05


class Curve(BaseCallback):  # type: ignore[misc]
    """Notes the mean score of the last games, once a round of learning.

    A point is: decisions, seconds of processor time (of all cores together), mean score.
    """

    def __init__(self) -> None:
        super().__init__()
        self.points: list[tuple[int, float, float]] = []
        self._recent: deque[int] = deque(maxlen=RECENT)
        self._started = time.process_time()

    def _on_step(self) -> bool:
        self._recent.extend(info["score"] for info in self.locals["infos"] if "score" in info)
        return True

    def _on_rollout_end(self) -> None:
        if self._recent:
            spent = time.process_time() - self._started
            mean = statistics.fmean(self._recent)
            self.points.append((self.num_timesteps, round(spent, 1), round(mean, 2)))
            line = f"{self.num_timesteps:>9} decisions {spent:>6.0f} s  mean score {mean:.1f}"
            print(line, flush=True)


def make_learner(seed: int, games: int = GAMES_IN_STEP, rate: float = RATE) -> MaskablePPO:
    """A network that has learned nothing yet."""
    return MaskablePPO(
        "MlpPolicy",
        SoloGames(games, seed),
        n_steps=STEPS_A_ROUND,
        batch_size=512,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=lambda left: rate * max(left, LEAST),
        policy_kwargs={
            "net_arch": {"pi": [256, 256], "vf": [128]},
            "activation_fn": torch.nn.ReLU,
        },
        seed=seed,
        device="cpu",
    )


def compare(model: MaskablePPO, deals: int, seed: int, others: list[str]) -> dict[str, Any]:
    """The scores of the network and of players of ours on the same deals, and its lead."""
    learned = scores_of(network(model), deals, seed)
    found: dict[str, Any] = {"learner": summary(learned)}
    for name in others:
        scores = scores_of(bot(name, seed), deals, seed)
        found[name] = {**summary(scores), "lead": lead(learned, scores)}
    return found


def tell(found: dict[str, Any]) -> None:
    """Print a comparison."""
    for name, result in found.items():
        line = f"{name}: {result['mean']} ± {result['off']} points on {result['deals']} deals"
        if "lead" in result:
            line += f"; learner ahead by {result['lead']['mean']} ± {result['lead']['off']}"
        print(line, flush=True)


def main() -> None:
    """Train, compare, and write down both."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=STEPS, help="decisions to learn from")
    parser.add_argument("--rate", type=float, default=RATE, help="learning rate at the beginning")
    parser.add_argument("--deals", type=int, default=500, help="deals to compare by")
    parser.add_argument("--others", nargs="*", default=["greedy"], help="whom to compare with")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(chosen.threads)
    curve = Curve()
    model = make_learner(chosen.seed, rate=chosen.rate)
    # Ctrl-C ends the learning early, with what has been learned so far.
    with suppress(KeyboardInterrupt):
        model.learn(chosen.steps, callback=curve)
    model.save(chosen.out / "network.zip")
    players = compare(model, chosen.deals, chosen.seed + 1, chosen.others)
    tell(players)
    found = {"players": players, "curve": curve.points}
    (chosen.out / "curve.json").write_text(json.dumps(found) + "\n", "utf-8")
    draw_curve(found, chosen.out / "curve.svg")


if __name__ == "__main__":
    main()
