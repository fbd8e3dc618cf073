"""Games of Dice Hospital alone, as Stable-Baselines3 wants its environments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from wardround.envs import Batch
from wardround.players.kits import kit_of

# Points of a whole game are some dozens; a learner wants rewards of about 1.
POINTS = 10.0
# What a network sees of a number. One more of a thing tells much if there are few, little if there
# are many; divided by the highest number possible, most of them would hardly be seen at all.
SEEN = np.log1p(np.arange(256)).astype(np.float32)


def make_batch(games: int, seed: int) -> Batch:
    """So many games alone, in step."""
    return Batch("dice-hospital", {"seats": 1}, games, seed, reward="score")


def places_of(batch: Batch) -> npt.NDArray[np.intp]:
    """The places of an observation that the network looks at: all but the numbers of words.

    How often each word was said in the open sentence is in another slice.
    """
    slices = [part for part in batch.layout if not part.name.endswith(".said")]
    return np.concatenate([np.arange(part.start, part.start + part.size) for part in slices])


class SoloGames(VecEnv):  # type: ignore[misc]
    """So many games in step, which go on for ever: each that ends begins anew.

    A reward is the change of what `greedy` thinks the position is worth, in units of POINTS. At the
    end that is the score, so the rewards of a game add up to its score less a constant: shaping by
    a potential, which leaves open what play is best but tells of a mistake when it is made.
    """

    def __init__(self, games: int, seed: int) -> None:
        self.batch = make_batch(games, seed)
        self._places = places_of(self.batch)
        self._evaluate = kit_of(self.batch.game).evaluate
        self.worth = self._worths()
        seen = spaces.Box(0.0, float(SEEN[-1]), self._places.shape, np.float32)
        self.render_mode = None
        super().__init__(games, seen, spaces.Discrete(self.batch.encoding.action_count))
        self._actions: npt.NDArray[Any] = np.zeros(games, np.int64)

    def _worths(self) -> npt.NDArray[np.float32]:
        return np.array([self._evaluate(state, 0) for state in self.batch.states], np.float32)

    def observe(self) -> npt.NDArray[np.float32]:
        """What a network sees of every game."""
        return SEEN[self.batch.observations[:, self._places]]

    def reset(self) -> npt.NDArray[np.float32]:
        """The games as they stand."""
        return self.observe()

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Remember what is to be done."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Do it. The score of a game that ended is in its info."""
        before = self.worth
        self.batch.step(self._actions)
        self.worth = self._worths()
        after = self.worth.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row, outcome in self.batch.outcomes.items():
            after[row] = infos[row]["score"] = outcome.scores[0]
        return self.observe(), (after - before) / POINTS, self.batch.over.copy(), infos

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
