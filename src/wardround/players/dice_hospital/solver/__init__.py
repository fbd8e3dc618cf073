"""The activation solver of Dice Hospital: an optimal line for one seat by branch and bound."""

from __future__ import annotations

from wardround.players.dice_hospital.solver.search import Solution, solve
from wardround.players.dice_hospital.solver.terminal_value import PRICES, Prices, TerminalValue

__all__ = ["PRICES", "Prices", "Solution", "TerminalValue", "solve"]
