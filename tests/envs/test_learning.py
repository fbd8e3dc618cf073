"""A learner of another library takes our environments as they are; `make test-rl` runs it."""

from __future__ import annotations

import gymnasium as gym
import numpy as np
import pytest

from wardround.envs.registration import register_environments

sb3_contrib = pytest.importorskip(
    "sb3_contrib", reason="sb3-contrib, and with it torch, is not installed: make test-rl"
)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    """Threads that wait for one another on a busy machine take many times as long."""
    import torch

    torch.set_num_threads(1)


def test_maskable_ppo_learns_a_little() -> None:
    register_environments()
    env = gym.make("wardround/DiceHospitalSolo-v0", reward="progress")
    model = sb3_contrib.MaskablePPO("MultiInputPolicy", env, n_steps=128, batch_size=64, seed=1)
    model.learn(512)
    seen, _ = env.reset(seed=1)
    over, steps = False, 0
    while not over:
        action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())  # type: ignore[attr-defined]
        seen, _, over, _, info = env.step(int(action))
        assert "illegal" not in info
        steps += 1
    assert steps > 20


def test_the_rewards_of_a_game_add_up_to_its_score() -> None:
    from learner.games import POINTS, SoloGames

    games = SoloGames(games=4, seed=3)
    rng = np.random.default_rng(3)
    first = games.worth.copy()
    paid = np.zeros(4)
    ended: set[int] = set()
    while len(ended) < 4:
        mask = games.action_masks()
        _, rewards, over, infos = games.step((mask * rng.random(mask.shape)).argmax(1))
        paid += rewards
        for row in set(np.flatnonzero(over).tolist()) - ended:
            assert paid[row] * POINTS == pytest.approx(infos[row]["score"] - first[row], abs=1e-3)
            ended.add(row)


def test_what_the_learner_sees_is_neither_tiny_nor_huge() -> None:
    from learner.games import SoloGames

    games = SoloGames(games=64, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(40):
        mask = games.action_masks()
        seen, _, _, _ = games.step((mask * rng.random(mask.shape)).argmax(1))
        assert seen[seen > 0].min() > 0.5
        assert seen.max() < 6


def test_the_learner_of_the_examples_plays_whole_games() -> None:
    from learner.comparison import network, scores_of
    from learner.train import make_learner

    model = make_learner(seed=1, games=8)
    model.learn(1024)
    scores = scores_of(network(model), deals=8, seed=2)
    assert len(scores) == 8
    assert scores_of(network(model), deals=8, seed=2) == scores


def test_players_are_compared_on_the_same_deals() -> None:
    from learner.comparison import bot, lead, scores_of

    greedy = scores_of(bot("greedy", seed=1), deals=8, seed=5)
    at_random = scores_of(bot("random", seed=1), deals=8, seed=5)
    ahead = lead(greedy, at_random)
    assert ahead["deals"] == 8
    assert ahead["mean"] - ahead["off"] > 50


def test_the_learner_learns() -> None:
    """Some seconds of learning are worth points already: random play has -60."""
    from learner.train import Curve, make_learner

    curve = Curve()
    make_learner(seed=1, games=64).learn(100_000, callback=curve)
    assert curve.points[-1][2] > -50
