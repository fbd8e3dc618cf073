"""The player `solver`: plans to the end of the round, with a budget in nodes."""

from __future__ import annotations

from wardround.players.planning_player import PlanningPlayer
from wardround.players.temperament import Temperament

NODES = 1500


class SolverPlayer(PlanningPlayer):
    """Plans with the solver planner of the game, which searches at most so many nodes."""

    def __init__(self, nodes: int = NODES, spite: int = 100, fear: int = 100) -> None:
        temperament = Temperament(spite, fear)
        super().__init__(lambda kit: kit.solver(nodes, temperament))
