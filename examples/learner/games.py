"""Games of Dice Hospital alone, as Stable-Baselines3 wants its environments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from wardround.envs import Batch

# Points of a whole game are some dozens; a learner wants rewards of about 1.
POINTS = 10.0


class SoloGames(VecEnv):  # type: ignore[misc]
    """So many games in step. A reward is the change of the score, in units of POINTS.

    Observations are scaled to 0 to 1 by what each place can have at most.
    """

    def __init__(self, games: int, seed: int) -> None:
        self.batch = Batch("dice-hospital", {"seats": 1}, games, seed, reward="progress")
        highest = [np.full(one.size, max(one.highest, 1)) for one in self.batch.layout]
        self._highest = np.concatenate(highest).astype(np.float32)
        encoding = self.batch.encoding
        seen = spaces.Box(0.0, 1.0, (encoding.size,), np.float32)
        self.render_mode = None
        super().__init__(games, seen, spaces.Discrete(encoding.action_count))
        self._actions: npt.NDArray[Any] = np.zeros(games, np.int64)

    def _observe(self) -> npt.NDArray[np.float32]:
        return self.batch.observations.astype(np.float32) / self._highest

    def reset(self) -> npt.NDArray[np.float32]:
        """The games as they stand: they go on for ever, each ended one begins anew."""
        return self._observe()

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Remember what is to be done."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Do it. The score of a game that ended is in its info."""
        self.batch.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row, outcome in self.batch.outcomes.items():
            infos[row]["score"] = outcome.scores[0]
        rewards = self.batch.rewards[:, 0] / POINTS
        return self._observe(), rewards, self.batch.over.copy(), infos

    def env_method(self, method_name: str, *args: Any, **kwargs: Any) -> list[Any]:
        """What each game says to `action_masks`; the learner asks for nothing else."""
        return list(getattr(self, method_name)(*args, **kwargs))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, a row a game."""
        return self.batch.masks.astype(np.bool_)

    def has_attr(self, attr_name: str) -> bool:
        """Whether the games have this."""
        return hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for every game."""
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> Iterable[bool]:
        """No game is."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is to be closed."""
