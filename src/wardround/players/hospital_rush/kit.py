"""How bots play Hospital Rush, put together; not compiled, unlike the rest of this folder."""

from __future__ import annotations

from random import Random
from typing import Any

from wardround.games.hospital_rush.rules.state import OVER, State
from wardround.players.hospital_rush import lines, value
from wardround.players.kit import FindSentence, PlayersKit, Tuning
from wardround.players.player import SeatView
from wardround.players.sequential_halving import Budget, best_candidate
from wardround.players.temperament import Temperament
from wardround.players.weights import Numbers

SOLVER_LINES = 8
EXPERT_LINES = 10
EXPERT_ROUNDS = 1


class HospitalRushSolver:
    """The best sentences by `greedy`'s evaluation, each played on to the end of the round."""

    def __init__(self, nodes: int, temperament: Temperament) -> None:
        self.weights = value.weights_by_seats(temperament)

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """The sentence after which the round ends best. The budget in nodes is not used."""
        weights = self.weights[len(world.interns)]
        found = lines.best_lines(world, seat_view.seat, SOLVER_LINES, weights)
        return max(
            found, key=lambda line: lines.rollout_value(line.state, seat_view.seat, 0, 1, weights)
        ).words


class HospitalRushExpert:
    """The best sentences by `greedy`'s evaluation, compared by rollouts over two rounds."""

    def __init__(self, budget: Budget, temperament: Temperament) -> None:
        self.budget = budget
        self.weights = value.weights_by_seats(temperament)

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """The sentence with the best mean, by sequential halving."""
        weights = self.weights[len(world.interns)]
        found = lines.best_lines(world, seat_view.seat, EXPERT_LINES, weights)

        def sample(line: lines.Line, seed: int) -> float:
            return lines.rollout_value(line.state, seat_view.seat, EXPERT_ROUNDS, seed, weights)

        return best_candidate(found, sample, self.budget, rng).words


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
