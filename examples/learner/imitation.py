"""A first lesson by imitation: what `greedy` does, and how many points followed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO

from learner.games import SoloGames
from wardround.players import find_player
from wardround.players.player import SeatView

TEACHER = "greedy"
PUPILS_AT_ONCE = 64
BATCH = 1024


class Lesson(NamedTuple):
    """Decisions of the teacher: what it saw and could do, what it did, and the reward to come."""

    seen: npt.NDArray[np.float32]
    masks: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]
    returns: npt.NDArray[np.float32]


def watch_teacher(decisions: int, gamma: float, seed: int) -> Lesson:
    """About so many decisions of whole games that the teacher plays."""
    games = SoloGames(PUPILS_AT_ONCE, seed)
    teachers = [find_player(TEACHER) for _ in range(PUPILS_AT_ONCE)]
    rng = Random(seed)
    steps = [_step(games, teachers, rng) for _ in range(decisions // PUPILS_AT_ONCE)]
    seen, masks, actions, rewards, over = (np.stack(part) for part in zip(*steps, strict=True))
    returns, known = _returns(rewards, over, gamma)
    return Lesson(seen[known], masks[known], actions[known], returns[known])


def _step(games: SoloGames, teachers: list[Any], rng: Random) -> tuple[Any, ...]:
    batch = games.batch
    words = [
        teacher.choose(SeatView(batch.game, state, 0), rng)
        for teacher, state in zip(teachers, batch.states, strict=True)
    ]
    actions = np.array([batch.encoding.actions.index(word) for word in words])
    before = games.reset(), games.action_masks()
    _, rewards, over, _ = games.step(actions)
    return (*before, actions, rewards, over)


def _returns(
    rewards: npt.NDArray[np.float32], over: npt.NDArray[np.bool_], gamma: float
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
    """The discounted rewards to come, and of which decisions they are known: games that ended."""
    returns = np.zeros_like(rewards)
    known = np.zeros_like(over)
    ahead = np.zeros(rewards.shape[1], np.float32)
    ended = np.zeros(rewards.shape[1], np.bool_)
    for step in range(len(rewards) - 1, -1, -1):
        ended |= over[step]
        ahead = rewards[step] + gamma * np.where(over[step], 0.0, ahead)
        returns[step], known[step] = ahead, ended
    return returns, known


def imitate(model: MaskablePPO, lesson: Lesson, epochs: int) -> None:
    """Teach the network to do what the teacher did, and to expect what followed."""
    optimizer = torch.optim.Adam(model.policy.parameters(), lr=1e-3)
    for epoch in range(epochs):
        for seen, masks, actions, returns in _shuffled(lesson, epoch):
            values, likely, _ = model.policy.evaluate_actions(seen, actions, action_masks=masks)
            loss = -likely.mean() + 0.5 * (values.flatten() - returns).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def _shuffled(lesson: Lesson, seed: int) -> Iterator[list[torch.Tensor]]:
    order = np.random.default_rng(seed).permutation(len(lesson.actions))
    for first in range(0, len(order), BATCH):
        part = order[first : first + BATCH]
        yield [torch.as_tensor(whole[part]) for whole in lesson]
