"""A player that plans: whole activations by the solver, drafts by playing the round out."""

from __future__ import annotations

from random import Random
from typing import Any

from wardround.games.dice_hospital.rules.state import ACTIVATE, State
from wardround.players import dice_hospital_value, hospital_rush_value
from wardround.players import hospital_rush_lines as rush
from wardround.players.dice_hospital_drafts import DRAFTS, best_draft
from wardround.players.dice_hospital_value import best_sentence
from wardround.players.memory import Remembering
from wardround.players.player import Sight
from wardround.players.solver import PRICES, Prices, solve
from wardround.players.temper import Temper

NODES = 1500
BEAM = 8
LINES = 8
LONGEST = 10.0


def activation_line(
    s: State, seat: int, width: int, nodes: int, seconds: float, prices: Prices = PRICES
) -> list[int]:
    """The words for an activation: the best the solver finds."""
    solved = solve(s, seat, prices, nodes, seconds, width)
    return solved.words or best_sentence(s, seat)


class DiceHospitalSolver:
    """The solver with so many nodes for activations; every draft tried out to the round's end.

    The same words whenever it is asked the same, unless an activation takes it LONGEST seconds.
    """

    def __init__(self, nodes: int, temper: Temper) -> None:
        self.nodes = nodes
        self.weights = dice_hospital_value.tempered(temper)

    def line(self, world: Any, sight: Sight, rng: Random) -> list[int]:
        """A whole activation, or one choice."""
        seat = sight.seat
        weights = self.weights[len(world.hospitals)]
        if world.phase == ACTIVATE and not world.hospitals[seat].said:
            return activation_line(world, seat, BEAM, self.nodes, LONGEST)
        if world.phase in DRAFTS:
            return [best_draft(world, seat, 0, weights)]
        return best_sentence(world, seat, weights)


class HospitalRushSolver:
    """The best sentences by greedy's judgement, each tried out to the end of the round."""

    def __init__(self, temper: Temper) -> None:
        self.weights = hospital_rush_value.tempered(temper)

    def line(self, world: Any, sight: Sight, rng: Random) -> list[int]:
        """The sentence after which the round ends best."""
        weights = self.weights[len(world.interns)]
        found = rush.lines(world, sight.seat, LINES, weights)
        return max(
            found, key=lambda line: rush.outlook(line.state, sight.seat, 0, 1, weights)
        ).words


class SolverPlayer(Remembering):
    """Plans to the end of the round."""

    def __init__(self, nodes: int = NODES, spite: int = 100, fear: int = 100) -> None:
        temper = Temper(spite, fear)
        super().__init__(
            {
                "dice-hospital": DiceHospitalSolver(nodes, temper),
                "hospital-rush": HospitalRushSolver(temper),
            }
        )
