"""Both games for OpenSpiel, with explicit chance: import this, then `pyspiel.load_game`.

    pyspiel.load_game("python_dice_hospital(players=2)")
    pyspiel.load_game("python_hospital_rush(players=4,options=rounds:10)")

An action is the number of a word, of players and of chance alike. What a player knows is its view,
so that is its information state. Returns are those of the reward `win`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from wardround.envs.core import Setting, setting_of
from wardround.envs.rewards import win
from wardround.envs.sentences import with_sentences
from wardround.games import GAMES
from wardround.table.contract.encoding import EncodedGame
from wardround.table.errors import BadOption
from wardround.table.game import AnyGame
from wardround.table.speakers import is_chance
from wardround.table.speaking import only_speaker

OPTIONS = "options"
PLAYERS = "players"
CARDS = "cards"


class WardroundState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel around one of ours."""

    def __init__(self, game: WardroundGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.inner = game.table.start(dict(game.setting.options))

    @property
    def table(self) -> AnyGame:
        """The game by our contract; not kept, because OpenSpiel pickles what is."""
        return self.setting.make_game()

    def current_player(self) -> int:
        """The lowest seat that may speak, chance, or that the game is over."""
        turn = self.table.turn(self.inner)
        if not turn:
            return int(pyspiel.PlayerId.TERMINAL)
        speaker = only_speaker(turn)
        return int(pyspiel.PlayerId.CHANCE) if is_chance(speaker) else speaker

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(self.inner, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The words of chance with their probabilities."""
        (speaker,) = self.table.turn(self.inner)
        weights = self.table.weights(self.inner)
        words = self.table.legal(self.inner, speaker)
        whole = sum(weights)
        return [(word, weight / whole) for word, weight in zip(words, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.table.apply(self.inner, only_speaker(self.table.turn(self.inner)), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.vocabulary.word(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.table.turn(self.inner)

    def returns(self) -> list[float]:
        """What every player gets; nothing before the end."""
        outcome = self.table.outcome(self.inner)
        return win(outcome) if self.is_terminal() else [0.0] * len(outcome.ranks)

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> WardroundState:
        """A state in which all that this player cannot know is dealt anew.

        Its history stays that of the true game, so it must not be serialized.
        """
        seed = sampler() if sampler is not None else np.random.default_rng().random()
        other: WardroundState = self.clone()
        other.inner = self.table.resample(self.inner, player, Random(seed))
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> WardroundState:
        other: WardroundState = self.clone()
        return other

    def __str__(self) -> str:
        return self.table.encode(self.inner)


class WardroundObserver:
    """What a player sees, as a tensor with named parts and as a string."""

    def __init__(self, game: WardroundGame) -> None:
        self._table = game.table
        self._encoding = game.setting.make_encoding()
        self.tensor = np.zeros(self._encoding.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size]
            for part in self._encoding.slices
        }

    def set_from(self, state: WardroundState, player: int) -> None:
        """Write what this player sees into the tensor."""
        seen = self._encoding.observe(state.inner, player)
        self.tensor[:] = np.frombuffer(seen, np.uint8)

    def string_from(self, state: WardroundState, player: int) -> str:
        """The view of this player as JSON."""
        return json.dumps(self._table.view(state.inner, player), sort_keys=True)


class WardroundGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with given parameters; `kind` is what OpenSpiel knows of it."""

    name: str
    kind: pyspiel.GameType

    @with_sentences()
    def __init__(self, given: dict[str, Any] | None = None) -> None:
        parameters = {**self.kind.parameter_specification, **(given or {})}
        self.setting = _setting(self.name, parameters)
        self.table: AnyGame = self.setting.make_game()
        if not isinstance(self.table, EncodedGame):
            raise BadOption("encoding-none", game=self.name)
        bounds = self.table.bounds(dict(self.setting.options))
        words = len(self.table.vocabulary)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=words,
                max_chance_outcomes=words,
                num_players=parameters[PLAYERS],
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=bounds.decisions,
            ),
            parameters,
        )
        self._most_chance = bounds.chance

    def new_initial_state(self) -> WardroundState:
        """The state before the first word."""
        return WardroundState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance speaks at most."""
        return self._most_chance

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> WardroundObserver:
        """What observes states of this game."""
        return WardroundObserver(self)


def _setting(name: str, parameters: dict[str, Any]) -> Setting:
    """`options=crisis:yes/events:yes`; commas and equals signs are OpenSpiel's own."""
    pairs = [pair.partition(":") for pair in parameters[OPTIONS].split("/") if pair]
    options = {option: value for option, _, value in pairs}
    return setting_of(name, parameters[PLAYERS], options, parameters[CARDS] or None, None)


def _kind_of(name: str, players: int) -> pyspiel.GameType:
    seats = [count for count in GAMES.find(name).seat_counts if count > 1]
    return pyspiel.GameType(
        short_name=f"python_{name.replace('-', '_')}",
        long_name=name.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: players, OPTIONS: "", CARDS: ""},
    )


class DiceHospitalGame(WardroundGame):
    """Dice Hospital for 2 to 4."""

    name = "dice-hospital"
    kind = _kind_of(name, 2)


class HospitalRushGame(WardroundGame):
    """Hospital Rush for 3 to 5."""

    name = "hospital-rush"
    kind = _kind_of(name, 4)


# Classes, not functions: OpenSpiel keeps what is registered until Python has ended.
pyspiel.register_game(DiceHospitalGame.kind, DiceHospitalGame)
pyspiel.register_game(HospitalRushGame.kind, HospitalRushGame)
