"""The player `expert`: the strongest planner of the game, with a budget in time or games."""

from __future__ import annotations

from wardround.players.budget import make_budget
from wardround.players.planning_player import PlanningPlayer
from wardround.players.temperament import Temperament


class ExpertPlayer(PlanningPlayer):
    """Plans with the expert planner of the game: `ms` milliseconds a plan, or so many `games`."""

    def __init__(self, ms: int = 0, games: int = 0, spite: int = 100, fear: int = 100) -> None:
        budget, temperament = make_budget(ms, games), Temperament(spite, fear)
        super().__init__(lambda kit: kit.expert(budget, temperament))
