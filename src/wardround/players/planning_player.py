"""A player that plans several words at once and says them one by one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from wardround.players.kit import PlayersKit
from wardround.players.kits import kit_of
from wardround.players.player import Planner, SeatView
from wardround.table.game import AnyGame
from wardround.table.speaking import waits_for_chance


class PlanningPlayer:
    """Says the words of a plan while the view is the one the plan expected, then plans again.

    One player may sit at several tables in turn, of different games and cards too.
    """

    def __init__(self, make_planner: Callable[[PlayersKit], Planner]) -> None:
        self._make_planner = make_planner
        self._planners: dict[str, Planner] = {}
        self._game: AnyGame | None = None
        self._plan: list[int] = []
        self._world: Any = None

    def choose(self, seat_view: SeatView, rng: Random) -> int:
        """The next word of the plan; a new plan after chance or a surprise."""
        if len(seat_view.legal) == 1 and not self._plan:
            return seat_view.legal[0]
        game = seat_view.game
        if not self._is_as_expected(seat_view):
            self._game = game
            self._world = seat_view.sample_world(rng)
            self._plan = self._planner(game).plan(game.clone(self._world), seat_view, rng)
        word = self._plan.pop(0)
        game.apply(self._world, seat_view.seat, word)
        if waits_for_chance(game.turn(self._world)):
            self._plan = []
        return word

    def _planner(self, game: AnyGame) -> Planner:
        if game.name not in self._planners:
            self._planners[game.name] = self._make_planner(kit_of(game))
        return self._planners[game.name]

    def _is_as_expected(self, seat_view: SeatView) -> bool:
        if self._game is not seat_view.game or not self._plan:
            return False
        if self._plan[0] not in seat_view.legal:
            return False
        return seat_view.looks_like(self._world)
