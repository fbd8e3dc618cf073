"""Players of ours on the seats that are not being trained, and as agents of PettingZoo."""

from __future__ import annotations

from random import Random
from typing import Any

from wardround.envs.sentences import with_sentences
from wardround.players import PLAYERS, find_player
from wardround.players.player import Player, SeatView
from wardround.players.programs import close_all
from wardround.table.errors import BadOption
from wardround.table.game import AnyGame
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat


class Opponents:
    """Who sits on the other seats, the next one clockwise first. Copies begin without memory."""

    def __init__(self, specifications: str | tuple[str, ...], seats: int) -> None:
        if isinstance(specifications, str):
            specifications = (specifications,)
        if seats > 1 and not specifications:
            raise BadOption("env-setting", setting="opponents", value="()", known=" ".join(PLAYERS))
        self._chairs = [specifications[i % len(specifications)] for i in range(seats - 1)]
        for name in set(self._chairs):
            find_player(name)
        self._players: list[Player] = []
        self._rng = Random(0)

    def __getstate__(self) -> dict[str, Any]:
        return {"_chairs": self._chairs, "_players": [], "_rng": self._rng}

    def begin(self, rng: Random) -> None:
        """A new game: they draw from this generator."""
        self.forget()
        self._rng = rng

    def forget(self) -> None:
        """The game went elsewhere: plans that were made no longer hold."""
        self.close()
        self._players = []

    def choose(self, chair: int, game: AnyGame, state: Any, seat: Seat) -> WordNumber:
        """What the one on this chair says for a seat."""
        if not self._players:
            self._players = [find_player(name) for name in self._chairs]
        return self._players[chair].choose(SeatView(game, state, seat), self._rng)

    def close(self) -> None:
        """End programs among them."""
        close_all(self._players)


class Bot:
    """A player of ours as an agent of PettingZoo. Every agent needs a bot of its own.

    It is shown what the seat of its agent may know. The same seed and games give the same actions,
    if its budget is not a time.
    """

    @with_sentences()
    def __init__(self, specification: str, seed: int = 0) -> None:
        self._player = find_player(specification)
        self._rng = Random(seed)

    def choose(self, env: Any) -> int:
        """Its action for the agent selected in an environment of ours, wrapped or not."""
        core = env.unwrapped.core
        word = self._player.choose(SeatView(core.game, core.state, core.speaker), self._rng)
        return int(core.encoding.actions.index(word))

    def close(self) -> None:
        """End it, if it is a program."""
        close_all([self._player])
