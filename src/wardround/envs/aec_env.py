"""A game for PettingZoo: every seat an agent, one word a step; chance sampled or an agent too."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from wardround.envs.core import Controls, Core, setting_of
from wardround.envs.rendering import HUMAN, MODES, check_mode, render
from wardround.envs.rewards import ILLEGAL, WIN, Rewarder
from wardround.envs.seat_env import MOST_SEED, Observation, observation_space
from wardround.envs.sentences import with_sentences
from wardround.table.contract.data import GivenOptions
from wardround.table.errors import BadOption, IllegalWord
from wardround.table.speakers import SPECTATOR, Viewer, is_chance

SAMPLED = "sampled"
AGENT = "agent"
CHANCE = "chance_0"


class SeatsEnv(AECEnv, Controls):  # type: ignore[misc]
    """A game by the agents `player_0`, `player_1` ...; an action is a word of the seat asked.

    With `chance="agent"` the last agent is `chance_0`: it sees what a spectator sees, its actions
    are the numbers of words, and `info["weights"]` has how likely each legal one is.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    @with_sentences()
    def __init__(
        self,
        game: str,
        seats: int | str,
        options: GivenOptions | None = None,
        cards: str | Path | None = None,
        padding: int | None = None,
        reward: str = WIN,
        chance: str = SAMPLED,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        if chance not in (SAMPLED, AGENT):
            known = f"{SAMPLED} {AGENT}"
            raise BadOption("env-setting", setting="chance", value=chance, known=known)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.core = Core(setting_of(game, seats, options, cards, padding), chance == SAMPLED)
        self._rewarder = Rewarder(reward, self.core.seats)
        players = [f"player_{seat}" for seat in range(self.core.seats)]
        self.possible_agents = players + ([CHANCE] if chance == AGENT else [])
        self.agents: list[str] = []
        self.np_random, self.np_random_seed = seeding.np_random()
        seen = observation_space(self.core.encoding)
        moves = spaces.Discrete(self.core.encoding.action_count)
        words = len(self.core.game.vocabulary)
        self.observation_spaces = dict.fromkeys(players, seen)
        self.action_spaces = dict.fromkeys(players, moves)
        if chance == AGENT:
            mask = spaces.Box(0, 1, (words,), np.int8)
            self.observation_spaces[CHANCE] = spaces.Dict({**seen.spaces, "action_mask": mask})
            self.action_spaces[CHANCE] = spaces.Discrete(words)

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """What an agent observes: the same space object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do: the same space object every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. `options={"position": code}` begins in that position instead."""
        if seed is not None:
            self.np_random, self.np_random_seed = seeding.np_random(seed)
        self.core.reset(int(self.np_random.integers(1, MOST_SEED)))
        if options and "position" in options:
            self.core.set_position(options["position"])
        self._rewarder.begin(self.core.outcome())
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: SupportsIndex | None) -> None:
        """Say the word of an action for the agent selected; an agent that is done takes None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        word = None if action is None else self._word_of(agent, index(action))
        if word is None:
            self._refuse(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.core.say(word)
        paid = self._rewarder.pay(self.core.outcome, self.core.over)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {
            f"player_{seat}": float(reward) for seat, reward in enumerate(paid)
        }
        self._select()
        self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

    @with_sentences()
    def _refuse(self, agent: str, action: SupportsIndex | None) -> None:
        legal = self.core.game.legal(self.core.state, self.core.speaker)
        words = self.core.game.vocabulary.text(legal)
        raise IllegalWord("env-illegal", agent=agent, action=str(action), legal=words)

    def _word_of(self, agent: str, action: int) -> int | None:
        if agent != CHANCE:
            return self.core.word_of(action)
        legal = self.core.game.legal(self.core.state, self.core.speaker)
        return action if action in legal else None

    def _select(self) -> None:
        """Find out who is to act, and tell everybody what goes with it."""
        over = self.core.over
        self.terminations = dict.fromkeys(self.agents, over)
        if not over:
            speaker = self.core.speaker
            self.agent_selection = CHANCE if is_chance(speaker) else f"player_{speaker}"
        else:
            self.agent_selection = self.agents[0]
        self.infos = {agent: self._info(agent, over) for agent in self.agents}

    def _info(self, agent: str, over: bool) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(agent)}
        if over:
            outcome = self.core.outcome()
            info |= {"scores": outcome.scores, "ranks": outcome.ranks}
        elif agent == CHANCE == self.agent_selection:
            info["weights"] = self.core.game.weights(self.core.state)
        return info

    def _viewer(self, agent: str) -> Viewer:
        return SPECTATOR if agent == CHANCE else self.possible_agents.index(agent)

    def _mask(self, agent: str) -> npt.NDArray[np.int8]:
        if agent != CHANCE:
            return self.core.mask(self._viewer(agent))
        mask = np.zeros(len(self.core.game.vocabulary), np.int8)
        if not self.core.over and is_chance(self.core.speaker):
            mask[self.core.game.legal(self.core.state, self.core.speaker)] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, and what it may do if it is to act."""
        return {
            "observation": self.core.observe(self._viewer(agent)),
            "action_mask": self._mask(agent),
        }

    def render(self) -> str | None:
        """What the agent selected may know, as text or SVG; all of it once the game is over."""
        viewer = None if self.core.over else self._viewer(self.agent_selection)
        return render(self.core, self.render_mode, viewer)

    def restore_state(self, saved: Any) -> None:
        """Go back to what `clone_state` gave; rewards count from there."""
        self.core.restore_state(saved)
        self._begin()

    def set_position(self, code: str) -> None:
        """Go on from a position code, of the same options."""
        self.core.set_position(code)
        self._begin()

    def determinize(self, agent: str, seed: int = 0) -> None:
        """Deal anew what an agent cannot know, and what chance will say."""
        self.core.determinize(self._viewer(agent), seed)

    def close(self) -> None:
        """Nothing is open."""


def wrapped(env: SeatsEnv) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal move loses the game."""
    checked = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))
