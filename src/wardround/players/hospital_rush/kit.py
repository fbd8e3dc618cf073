"""How bots play Hospital Rush, put together; not compiled, unlike the rest of this folder."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from wardround.games.hospital_rush.rules.state import OVER, State
from wardround.players.budget import Budget, best_in_order
from wardround.players.hospital_rush import lines, value
from wardround.players.kit import FindSentence, PlayersKit, Tuning
from wardround.players.player import SeatView
from wardround.players.temperament import Temperament
from wardround.players.weights import Numbers

SOLVER_LINES = 8
EXPERT_LINES = 20


class HospitalRushSolver:
    """The best sentences by `greedy`'s evaluation, each played on greedily to the round's end."""

    def __init__(self, nodes: int, temperament: Temperament) -> None:
        self.weights = value.weights_by_seats(temperament)

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """The sentence after which the round ends best. The budget in nodes is not used."""
        weights = self.weights[len(world.interns)]
        return lines.lines_by_round(world, seat_view.seat, SOLVER_LINES, weights)[0].words


class HospitalRushExpert:
    """The best sentences by `solver`'s measure, each played on with everybody as `solver`.

    A level of nested rollouts above `solver`: opponents and the seat itself are expected to look
    as far ahead as `solver` does.
    """

    def __init__(self, budget: Budget, temperament: Temperament) -> None:
        self.budget = budget
        self.weights = value.weights_by_seats(temperament)

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """The sentence after which the round ends best, among those that the budget allows."""
        began = time.perf_counter()
        seat, weights = seat_view.seat, self.weights[len(world.interns)]
        found = lines.lines_by_round(world, seat, EXPERT_LINES, weights)
        return best_in_order(
            found,
            lambda line: lines.careful_rollout_value(line.state, seat, SOLVER_LINES, weights),
            self.budget,
            began,
        ).words


def _greedy(temperament: Temperament) -> FindSentence:
    weights = value.weights_by_seats(temperament)
    return lambda s, seat: value.best_sentence(s, seat, weights[len(s.interns)])


def _tuned_greedy(given: Numbers) -> FindSentence:
    weights = value.Weights(given)
    return lambda s, seat: value.best_sentence(s, seat, weights)


def _prestige(s: State, seat: int) -> float:
    """The standard value in prestige, at the end of a game too."""
    worth = value.standard_value(s, seat)
    return worth / value.OVER_SCALE if s.phase == OVER else worth


KIT = PlayersKit(
    greedy=_greedy,
    solver=HospitalRushSolver,
    expert=HospitalRushExpert,
    evaluate=_prestige,
    play_on=lines.play_on,
    evaluate_rollout=_prestige,
    round_of=lambda s: int(s.round),
    tuning=Tuning(value.WEIGHTS, _tuned_greedy),
)
