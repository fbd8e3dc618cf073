"""What a player is: it is shown what its seat may know, and answers with a word."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from wardround.table.contract.data import View
from wardround.table.game import AnyGame


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


class Planner(Protocol):
    """Finds several words ahead for one game. `PlanningPlayer` says them."""

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """The words to say from this world, at least one.

        `world` was sampled from `seat_view`. The planner may change it.
        """
        ...
