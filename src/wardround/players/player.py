"""What a player is: it is shown what its seat may know, and answers with a word."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from wardround.table.contract.data import Options, Outcome, View
from wardround.table.errors import WardroundError
from wardround.table.game import AnyGame
from wardround.table.messages import Happening


class BadPlayer(WardroundError):
    """A player of one's own that cannot be made, or does not answer as it should; says which."""


class SeatView:
    """What a seat sees when it is asked: legal words, its view, and worlds that fit the view.

    The true state stays inside. A player that wants to look ahead samples a world, which OpenSpiel
    calls `resample_from_infostate`.
    """

    def __init__(self, game: AnyGame, state: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.legal = game.legal(state, seat)
        self._state = state

    @property
    def legal_words(self) -> dict[str, int]:
        """The legal words as text, with their numbers."""
        return {self.game.vocabulary.word(word): word for word in self.legal}

    @property
    def options(self) -> Options:
        """What is played with, `seats` among it."""
        return self.game.options_of(self._state)

    def view(self) -> View:
        """What this seat may know."""
        return self.game.view(self._state, self.seat)

    def sample_world(self, rng: Random) -> Any:
        """A state that could be the true one, as far as this seat can know."""
        return self.game.resample(self._state, self.seat, rng)

    def looks_like(self, world: Any) -> bool:
        """Whether this seat would see the same if this were the true state."""
        return self.game.looks_alike(self._state, world, self.seat)


class Player(Protocol):
    """Chooses words for a seat."""

    def choose(self, seat_view: SeatView, rng: Random) -> int:
        """One of `seat_view.legal`. All randomness comes from `rng`, so games can be repeated."""
        ...


@runtime_checkable
class Listener(Protocol):
    """A player that is also told what happens between its words, and how the game ends."""

    def hear(self, happenings: Sequence[Happening], anew: bool) -> None:
        """What happened since it was last told, as far as its seat may know.

        `anew`: words were taken back. These are all happenings from the beginning; what was told
        before does not count.
        """
        ...

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        ...


@runtime_checkable
class Closable(Protocol):
    """A player that holds something to be given back, such as a process."""

    def close(self) -> None:
        """Nothing more will be asked in this game."""
        ...


class Planner(Protocol):
    """Finds several words ahead for one game. `PlanningPlayer` says them."""

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """The words to say from this world, at least one.

        `world` was sampled from `seat_view`. The planner may change it.
        """
        ...
