"""The player `rollout`: flat Monte Carlo for any game, with a budget in time or games."""

from __future__ import annotations

from wardround.players.budget import make_budget
from wardround.players.planning_player import PlanningPlayer
from wardround.players.rollout import RolloutPlanner


class RolloutPlayer(PlanningPlayer):
    """Needs the rules of a game and nothing else: no evaluation, no kit."""

    def __init__(self, ms: int = 0, games: int = 0) -> None:
        budget = make_budget(ms, games)
        super().__init__(lambda _kit: RolloutPlanner(budget))
