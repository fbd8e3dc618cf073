"""One seat of a game for Gymnasium; players of ours take the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from pathlib import Path
from random import Random
from typing import Any, SupportsIndex

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from wardround.envs.core import Controls, Core, Mask, highest_numbers, setting_of
from wardround.envs.opponents import Opponents
from wardround.envs.rendering import HUMAN, MODES, check_mode, render
from wardround.envs.rewards import ILLEGAL, WIN, Rewarder
from wardround.envs.sentences import with_sentences
from wardround.table.contract.data import GivenOptions
from wardround.table.contract.encoding import Encoding
from wardround.table.errors import BadOption
from wardround.table.speakers import Seat

MOST_SEED = 2**31 - 1
Observation = dict[str, npt.NDArray[Any]]


def observation_space(encoding: Encoding[Any]) -> spaces.Dict[Any]:
    """Numbers within the bounds of their slices, and the mask."""
    high = highest_numbers(encoding.slices)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (encoding.action_count,), np.int8),
        }
    )


def check_seat(seat: Seat | None, seats: int) -> None:
    """Refuse a seat that is not at the table; seats count from 0 here."""
    if seat is not None and not 0 <= seat < seats:
        known = " ".join(map(str, range(seats)))
        raise BadOption("env-setting", setting="seat", value=str(seat), known=known)


class SeatEnv(gym.Env[Observation, np.int64], Controls):
    """A game from one seat: `step` is one word of that seat, then everybody else plays on.

    `seat` counts from 0; None is another seat in every episode. `opponents` sit on the other seats
    in turn order; if they are fewer than seats, they begin again. An illegal action ends the
    episode with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    @with_sentences()
    def __init__(
        self,
        game: str,
        seats: int | str,
        seat: Seat | None = None,
        opponents: str | tuple[str, ...] = ("greedy",),
        options: GivenOptions | None = None,
        cards: str | Path | None = None,
        padding: int | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.core = Core(setting_of(game, seats, options, cards, padding))
        check_seat(seat, self.core.seats)
        self.seat = seat or 0
        self._any_seat = seat is None
        self._rewarder = Rewarder(reward, self.core.seats)
        self._opponents = Opponents(opponents, self.core.seats)
        self.observation_space = observation_space(self.core.encoding)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self.core.encoding.action_count)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. `options={"position": code}` begins in that position instead."""
        super().reset(seed=seed)
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.core.seats))
        self.core.reset(int(self.np_random.integers(1, MOST_SEED)))
        self._opponents.begin(Random(int(self.np_random.integers(1, MOST_SEED))))
        if options and "position" in options:
            self.core.set_position(options["position"])
        self._rewarder.begin(self.core.outcome())
        self._let_others_play()
        self._show()
        return self._observe(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, let the others play on; observation, reward and whether it is over."""
        chosen = index(action)
        word = None if self.core.over else self.core.word_of(chosen)
        if word is None:
            return self._observe(), ILLEGAL, True, False, {**self._info(), "illegal": chosen}
        self.core.say(word)
        self._let_others_play()
        over = self.core.over
        reward = self._rewarder.pay(self.core.outcome, over)[self.seat]
        self._show()
        return self._observe(), reward, over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, under the name that sb3-contrib looks for."""
        return self.core.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """What this seat may know, as text or SVG."""
        return render(self.core, self.render_mode, self.seat)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def restore_state(self, saved: Any) -> None:
        """Go back to what `clone_state` gave."""
        self.core.restore_state(saved)
        self._opponents.forget()

    def set_position(self, code: str) -> None:
        """Go on from a position code, of the same options; the others play up to this seat."""
        self.core.set_position(code)
        self._opponents.forget()
        self._let_others_play()

    def determinize(self, seat: Seat | None = None, seed: int = 0) -> None:
        """Deal anew what a seat (this one) cannot know, and what chance will say."""
        self.core.determinize(self.seat if seat is None else seat, seed)
        self._opponents.forget()

    def close(self) -> None:
        """End programs that play for opponents."""
        self._opponents.close()

    def _let_others_play(self) -> None:
        while not self.core.over and self.core.speaker != self.seat:
            speaker = self.core.speaker
            chair = (speaker - self.seat) % self.core.seats - 1
            self.core.say(self._opponents.choose(chair, self.core.game, self.core.state, speaker))

    def _observe(self) -> Observation:
        return {
            "observation": self.core.observe(self.seat),
            "action_mask": self.core.mask(self.seat),
        }

    def _info(self) -> dict[str, Any]:
        mask: Mask = self.core.mask(self.seat)
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if self.core.over:
            outcome = self.core.outcome()
            info |= {"scores": outcome.scores, "ranks": outcome.ranks}
        return info
