"""Many games at once for Gymnasium, on one `Batch`: as `SeatEnv`, but for the number of games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from wardround.envs.batch import Batch
from wardround.envs.opponents import Opponents
from wardround.envs.rewards import WIN
from wardround.envs.seat_env import MOST_SEED, Observation, check_seat, observation_space
from wardround.envs.sentences import with_sentences
from wardround.table.contract.data import GivenOptions
from wardround.table.contract.encoding import Slice
from wardround.table.speakers import Seat

LEAVE = -1


class SeatVectorEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """So many games from one seat each. A game that ends begins anew in the same step.

    Illegal actions are refused with IllegalWord, and nothing is done.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    @with_sentences()
    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int,
        seat: Seat | None = None,
        opponents: str | tuple[str, ...] = ("greedy",),
        options: GivenOptions | None = None,
        cards: str | Path | None = None,
        padding: int | None = None,
        reward: str = WIN,
        render_mode: None = None,
    ) -> None:
        check_seat(seat, seats)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.batch = Batch(
            game, {**(options or {}), "seats": seats}, num_envs, 0, cards, padding, reward
        )
        encoding = self.batch.encoding
        self.single_observation_space = observation_space(encoding)
        self.single_action_space = spaces.Discrete(encoding.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat = seat
        self._seats = seats
        self.own_seats = np.full(num_envs, seat or 0, np.int64)
        self._opponents = [Opponents(opponents, seats) for _ in range(num_envs)]

    @property
    def layout(self) -> tuple[Slice, ...]:
        """What every place of an observation means."""
        return self.batch.layout

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games in all rows."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1, MOST_SEED)))
        for row in range(self.num_envs):
            self._begin(row)
        self._let_others_play({})
        return self._observe(), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Take an action in every game, let the others play on."""
        ended: dict[int, dict[str, Any]] = {}
        rewards = self._say(np.asarray(actions), ended)
        rewards += self._let_others_play(ended)
        over = np.zeros(self.num_envs, np.bool_)
        over[list(ended)] = True
        info = self._info()
        if ended:
            info |= self._final_info(ended)
        return self._observe(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _begin(self, row: int) -> None:
        if self._seat is None:
            self.own_seats[row] = self.np_random.integers(self._seats)
        self._opponents[row].begin(Random(int(self.np_random.integers(1, MOST_SEED))))

    def _say(
        self, actions: npt.NDArray[np.int64], ended: dict[int, dict[str, Any]]
    ) -> npt.NDArray[np.float64]:
        """Take these actions; gives what they brought the own seats, and notes games that ended."""
        own = self.own_seats.copy()
        self.batch.step(actions)
        paid = self.batch.rewards[np.arange(self.num_envs), own].astype(np.float64)
        paid[actions < 0] = 0.0
        for row, outcome in self.batch.outcomes.items():
            ended[row] = {
                "seat": int(own[row]),
                "scores": outcome.scores,
                "ranks": outcome.ranks,
                "observation": self._final_observation(row, int(own[row])),
            }
            self._begin(row)
        return paid

    def _let_others_play(self, ended: dict[int, dict[str, Any]]) -> npt.NDArray[np.float64]:
        """Let opponents speak until the own seat is to act in every game."""
        rewards = np.zeros(self.num_envs)
        waiting = np.flatnonzero(self.batch.seats != self.own_seats)
        while len(waiting):
            actions = np.full(self.num_envs, LEAVE, np.int64)
            for row in waiting:
                actions[row] = self._opponent_action(int(row))
            paid = self._say(actions, ended)
            rewards += paid
            waiting = np.flatnonzero(self.batch.seats != self.own_seats)
        return rewards

    def _opponent_action(self, row: int) -> int:
        batch = self.batch
        seat = int(batch.seats[row])
        chair = (seat - int(self.own_seats[row])) % self._seats - 1
        word = self._opponents[row].choose(chair, batch.game, batch.states[row], seat)
        return batch.encoding.actions.index(word)

    def _observe(self) -> Observation:
        return {
            "observation": self.batch.observations.copy(),
            "action_mask": self.batch.masks.astype(np.int8),
        }

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.astype(np.int8), "seat": self.own_seats.copy()}

    def _final_observation(self, row: int, seat: Seat) -> Observation:
        encoding = self.batch.encoding
        seen = encoding.observe(self.batch.final_states[row], seat)
        return {
            "observation": np.frombuffer(seen, np.uint8),
            "action_mask": np.zeros(encoding.action_count, np.int8),
        }

    def _final_info(self, ended: Mapping[int, Mapping[str, Any]]) -> dict[str, Any]:
        """What Gymnasium's same-step autoreset tells of games that ended."""
        there = np.zeros(self.num_envs, np.bool_)
        there[list(ended)] = True
        infos = np.full(self.num_envs, None, object)
        seen = np.full(self.num_envs, None, object)
        for row, info in ended.items():
            infos[row] = {name: info[name] for name in ("seat", "scores", "ranks")}
            seen[row] = info["observation"]
        return {
            "final_info": infos,
            "_final_info": there,
            "final_obs": seen,
            "_final_obs": there,
        }
