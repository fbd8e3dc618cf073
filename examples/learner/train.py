"""Trains a small network to play Dice Hospital alone, compares it with `greedy`, draws the curve.

    python -m learner.train --steps 5000000 --out learned

Needs sb3-contrib, which brings torch, and matplotlib; `make learner` installs them. The same steps
and seed give the same network on the same machine.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import deque
from math import sqrt
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from learner.curve import draw_curve
from learner.games import SoloGames
from learner.imitation import imitate, watch_teacher
from wardround.lab.simulate import Order, simulate

GAMES_IN_STEP = 128
STEPS_A_ROUND = 128
RECENT = 500
EPOCHS_OF_LESSON = 8


class Curve(BaseCallback):  # type: ignore[misc]
    """Notes the mean score of the last games, once a round of learning."""

    def __init__(self) -> None:
        super().__init__()
        self.points: list[tuple[int, float, float]] = []
        self._recent: deque[int] = deque(maxlen=RECENT)
        self._started = time.perf_counter()

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "score" in info:
                self._recent.append(info["score"])
        return True

    def _on_rollout_end(self) -> None:
        if self._recent:
            spent = time.perf_counter() - self._started
            mean = statistics.fmean(self._recent)
            self.points.append((self.num_timesteps, round(spent, 1), round(mean, 2)))
            print(f"{self.num_timesteps:>9} decisions {spent:>6.0f} s  mean score {mean:.1f}")


def make_learner(seed: int, games: int = GAMES_IN_STEP) -> MaskablePPO:
    """A network that has learned nothing yet."""
    return MaskablePPO(
        "MlpPolicy",
        SoloGames(games, seed),
        n_steps=STEPS_A_ROUND,
        batch_size=2048,
        n_epochs=4,
        gamma=0.997,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=lambda left: 5e-4 * max(left, 0.05),
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )


def scores_of(model: MaskablePPO, games: int, seed: int) -> list[int]:
    """The scores of so many games, the likeliest action each time."""
    env = SoloGames(games, seed)
    seen = env.reset()
    scores: dict[int, int] = {}
    while len(scores) < games:
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, _, _, infos = env.step(actions)
        for row, info in enumerate(infos):
            if "score" in info:
                scores.setdefault(row, info["score"])
    return list(scores.values())


def greedy_scores(games: int, seed: int) -> list[int]:
    """The scores of our own bot."""
    order = Order("dice-hospital", {"seats": "1"}, ("greedy",), seed, 0, games)
    return [played.scores[0] for played in simulate(order)]


def summary(scores: list[int]) -> dict[str, Any]:
    """Mean and half-width of its 95 % interval."""
    off = 1.96 * statistics.stdev(scores) / sqrt(len(scores))
    return {"games": len(scores), "mean": round(statistics.fmean(scores), 2), "off": round(off, 2)}


def main() -> None:
    """Train, compare, and write down both."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=5_000_000, help="decisions to learn from")
    parser.add_argument("--lesson", type=int, default=0, help="decisions of greedy to imitate")
    parser.add_argument("--games", type=int, default=500, help="games to compare by")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(chosen.threads)
    curve = Curve()
    model = make_learner(chosen.seed)
    if chosen.lesson:
        imitate(model, watch_teacher(chosen.lesson, model.gamma, chosen.seed), EPOCHS_OF_LESSON)
        print(f"after the lesson: {summary(scores_of(model, chosen.games, chosen.seed + 1))}")
    model.learn(chosen.steps, callback=curve)
    model.save(chosen.out / "network.zip")
    learned = summary(scores_of(model, chosen.games, chosen.seed + 1))
    greedy = summary(greedy_scores(chosen.games, chosen.seed))
    for name, result in (("learner", learned), ("greedy", greedy)):
        print(f"{name}: {result['mean']} ± {result['off']} points in {result['games']} games")
    found = {"learner": learned, "greedy": greedy, "curve": curve.points}
    (chosen.out / "curve.json").write_text(json.dumps(found) + "\n", "utf-8")
    draw_curve(found, chosen.out / "curve.svg")


if __name__ == "__main__":
    main()
