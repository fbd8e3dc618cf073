"""A learner of another library takes our environments as they are; `make test-rl` runs it."""

from __future__ import annotations

import gymnasium as gym
import pytest

from wardround.envs.registration import register_environments

sb3_contrib = pytest.importorskip(
    "sb3_contrib", reason="sb3-contrib, and with it torch, is not installed: make test-rl"
)


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


def test_the_learner_of_the_examples_plays_whole_games() -> None:
    from learner.imitation import imitate, watch_teacher
    from learner.train import make_learner, scores_of

    model = make_learner(seed=1, games=8)
    lesson = watch_teacher(decisions=64 * 300, gamma=model.gamma, seed=1)
    assert all(mask[action] for mask, action in zip(lesson.masks, lesson.actions, strict=True))
    imitate(model, lesson, epochs=1)
    model.learn(2048)
    scores = scores_of(model, games=8, seed=2)
    assert len(scores) == 8
    assert scores_of(model, games=8, seed=2) == scores
