"""The activation solver of Dice Hospital: the best words of one seat in phase 3, exactly."""

from __future__ import annotations

from wardround.players.solver.search import Solution, solve
from wardround.players.solver.worth import PRICES, Prices

__all__ = ["PRICES", "Prices", "Solution", "solve"]
