"""Many games in step, as arrays: what every game's next seat sees and may do."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from pathlib import Path
from random import Random
from typing import Any, NoReturn, SupportsIndex

import numpy as np
import numpy.typing as npt

from wardround.envs.core import Bytes, setting_of
from wardround.envs.rewards import PROGRESS, WIN, Rewarder
from wardround.envs.sentences import with_sentences
from wardround.table.contract.data import GivenOptions, Outcome
from wardround.table.contract.encoding import Slice
from wardround.table.errors import BadOption, IllegalWord

MODULUS = 2147483647


class Batch:
    """So many games of the same kind. Arrays stay the same objects and change with every step.

    - `observations` (n, size) and `masks` (n, actions): what seat `seats[i]` of game i sees and may
      do. They are views of the memory that the games write into: copy what is to be kept.
    - `rewards` (n, seats) and `over` (n): what the last step brought, and whether it ended a game.
      A game that ended has begun anew, and its row is that of the new one; `outcomes` has how it
      ended, `final_states` where.
    - `step(actions)` takes an action a game; below 0 leaves that game as it is.
    """

    @with_sentences()
    def __init__(
        self,
        game: str,
        options: GivenOptions,
        n: int,
        seed: int = 0,
        cards: str | Path | None = None,
        padding: int | None = None,
        reward: str = WIN,
    ) -> None:
        given = dict(options)
        if n < 1:
            raise BadOption("env-setting", setting="n", value=str(n), known="1 2 3 ...")
        self.setting = setting_of(game, str(given.pop("seats", "")), given, cards, padding)
        self.reward = reward
        self.n = n
        self._connect()
        self.reset(seed)

    def _connect(self) -> None:
        self.game = self.setting.make_game()
        self.encoding = self.setting.make_encoding()
        n, seats = self.n, int(dict(self.setting.options)["seats"])
        self._rows = self.encoding.make_rows(n)
        seen, masks, speakers, _ = self._rows.buffers()
        self.observations: Bytes = _view(seen).reshape(n, self.encoding.size)
        self.masks: Bytes = _view(masks).reshape(n, self.encoding.action_count)
        self.seats: Bytes = _view(speakers)
        self.rewards: npt.NDArray[np.float32] = np.zeros((n, seats), np.float32)
        self.over: npt.NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.outcomes: dict[int, Outcome] = {}
        self.final_states: dict[int, Any] = {}
        self._rewarders = [Rewarder(self.reward, seats) for _ in range(n)]

    def __getstate__(self) -> dict[str, Any]:
        return {
            "setting": self.setting,
            "reward": self.reward,
            "n": self.n,
            "_rng": self._rng,
            "rows": (list(self._rows.states), [self._rows.numbers[row] for row in range(self.n)]),
            "paid": (self.rewards.copy(), self.over.copy(), self.outcomes, self.final_states),
            "_rewarders": self._rewarders,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        states, numbers = kept.pop("rows")
        paid, over, outcomes, final_states = kept.pop("paid")
        rewarders = kept.pop("_rewarders")
        self.__dict__.update(kept)
        self._connect()
        self._rewarders = rewarders
        self.rewards[:], self.over[:] = paid, over
        self.outcomes, self.final_states = outcomes, final_states
        for row, (state, number) in enumerate(zip(states, numbers, strict=True)):
            self._rows.states[row] = state
            self._rows.numbers[row] = number
            self._rows.show(row)

    @property
    def layout(self) -> tuple[Slice, ...]:
        """What every place of an observation means."""
        return self.encoding.slices

    @property
    def action_words(self) -> tuple[str, ...]:
        """The word of every action."""
        return tuple(map(self.game.vocabulary.word, self.encoding.actions))

    @property
    def states(self) -> Sequence[Any]:
        """The states of the games, to be looked at with `game`."""
        return self._rows.states

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew. The same seed and the same actions give the same games."""
        self._rng = Random(seed)
        self.rewards[:] = 0
        self.over[:] = False
        self.outcomes, self.final_states = {}, {}
        for row in range(self.n):
            self._begin(row)

    def _begin(self, row: int) -> None:
        self._rows.start(row, self._rng.randrange(1, MODULUS))
        if self.reward == PROGRESS:
            self._rewarders[row].begin(self.game.outcome(self.states[row]))
        else:
            self._rewarders[row] = Rewarder(self.reward, self.rewards.shape[1])

    def step(self, actions: Sequence[SupportsIndex] | npt.NDArray[np.integer[Any]]) -> None:
        """Take an action in every game; if one is illegal, none is taken and IllegalWord tells it.

        The work for a game that goes on is done in compiled code.
        """
        if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu":
            chosen: list[int] = actions.tolist()
        else:
            chosen = [index(action) for action in actions]
        if len(chosen) != self.n:
            self._refuse_number(len(chosen))
        wrong = self._rows.first_illegal(chosen)
        if wrong < self.n:
            self._refuse(wrong, chosen[wrong])
        if self.over.any():
            self.over[:] = False
            self.rewards[:] = 0
            self.outcomes, self.final_states = {}, {}
        ended = self._rows.step(chosen)
        if self.reward == PROGRESS:
            self._pay_progress(chosen)
        for row in ended:
            self._end(row)

    def _end(self, row: int) -> None:
        self.final_states[row] = self.states[row]
        outcome = self.outcomes[row] = self.game.outcome(self.states[row])
        self.over[row] = True
        if self.reward != PROGRESS:
            self.rewards[row] = self._rewarders[row].pay(lambda: outcome, True)
        self._begin(row)

    def _pay_progress(self, actions: Sequence[int]) -> None:
        """Shaped rewards are worked out game by game in Python, which takes its time."""
        for row, action in enumerate(actions):
            state = self.states[row]
            paid = self._rewarders[row].pay(lambda state=state: self.game.outcome(state), False)  # type: ignore[misc]
            self.rewards[row] = paid if action >= 0 else 0

    @with_sentences()
    def _refuse_number(self, given: int) -> NoReturn:
        raise BadOption("batch-actions", given=given, n=self.n)

    @with_sentences()
    def _refuse(self, row: int, action: int) -> NoReturn:
        legal = [self.action_words[i] for i in np.flatnonzero(self.masks[row])]
        raise IllegalWord(
            "env-illegal", agent=f"row {row}", action=str(action), legal=" ".join(legal)
        )


def _view(buffer: memoryview) -> Bytes:
    """An array of the memory itself, not to be written to."""
    array = np.frombuffer(buffer, np.uint8)
    array.flags.writeable = False
    return array
