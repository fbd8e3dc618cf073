"""How bots play Dice Hospital, put together; not compiled, unlike the rest of this folder."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.state import ACTIVATE, KEEP, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.budget import Budget, best_in_order
from wardround.players.dice_hospital import drafts, experience, value
from wardround.players.dice_hospital.sentence_search import best_sentence
from wardround.players.dice_hospital.solver import PRICES, Prices, TerminalValue, solve
from wardround.players.kit import ExactSolver, FindSentence, Line, PlayersKit, Tuning
from wardround.players.player import SeatView
from wardround.players.sequential_halving import best_candidate
from wardround.players.temperament import Temperament
from wardround.players.weights import Numbers

SOLVER_BEAM = 8
EXPERT_BEAM = 16
EXPERT_NODES = 150
NODES_BY_CLOCK = 1_000_000
MOST_SECONDS = 10.0
SOLVER_DEPTH = 0
EXPERT_DEPTH = 1


def plan_activation(
    s: State, seat: int, width: int, nodes: int, seconds: float, prices: Prices = PRICES
) -> list[int]:
    """The words of a whole activation: the best line that the solver finds."""
    solution = solve(s, seat, prices, nodes, seconds, width)
    return solution.words or best_sentence(s, seat)


def _begins_activation(s: State, seat: int) -> bool:
    return s.phase == ACTIVATE and not s.hospitals[seat].said


class DiceHospitalSolver:
    """Activations by the solver with so many nodes, drafts by a playout to the end of the round.

    The plan depends on the world alone, unless a search takes longer than MOST_SECONDS.
    """

    def __init__(self, nodes: int, temperament: Temperament) -> None:
        self.nodes = nodes
        self.weights = value.weights_by_seats(temperament)

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """A whole activation, or one choice."""
        seat = seat_view.seat
        weights = self.weights[len(world.hospitals)]
        if _begins_activation(world, seat):
            return plan_activation(world, seat, SOLVER_BEAM, self.nodes, MOST_SECONDS)
        if world.phase in drafts.DRAFTS:
            return [drafts.best_draft(world, seat, SOLVER_DEPTH, weights)]
        return best_sentence(world, seat, weights)


class DiceHospitalExpert:
    """Drafts by the value of single cards, activations by a wider beam and fitted prices."""

    def __init__(self, budget: Budget, temperament: Temperament) -> None:
        self.budget = budget
        self.weights = value.weights_by_seats(temperament)
        self.experience = experience.experience_by_seats(temperament)

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """A whole activation, or one choice."""
        seat = seat_view.seat
        if _begins_activation(world, seat):
            return self._plan_activation(world, seat)
        if world.phase in drafts.DRAFTS:
            return [self._best_draft(world, seat)]
        if world.phase == KEEP:
            return [self._best_administrator(seat_view, rng)]
        return best_sentence(world, seat, self.weights[len(world.hospitals)])

    def _plan_activation(self, s: State, seat: int) -> list[int]:
        prices = experience.STANDARD_EXPERIENCE[len(s.hospitals)].solver_prices()
        if not self.budget.ms:
            return plan_activation(s, seat, EXPERT_BEAM, EXPERT_NODES, MOST_SECONDS, prices)
        seconds = self.budget.ms / 1000.0
        return plan_activation(s, seat, EXPERT_BEAM, NODES_BY_CLOCK, seconds, prices)

    def _best_draft(self, s: State, seat: int) -> int:
        """The word with the best expected lead at the end of the round.

        A quick evaluation orders the words, and decides among those that the budget leaves out.
        """
        began = time.perf_counter()
        words = flow.words(s, seat)
        quick = {word: self._draft_value(s, seat, word, SOLVER_DEPTH) for word in words}
        words.sort(key=lambda word: -quick[word])
        return best_in_order(
            words,
            lambda word: self._draft_value(s, seat, word, EXPERT_DEPTH),
            self.budget,
            began,
        )

    def _draft_value(self, s: State, seat: int, word: int, depth: int) -> float:
        weights, known = self.weights[len(s.hospitals)], self.experience[len(s.hospitals)]
        samples = range(drafts.sample_count(s))
        ends = [drafts.play_round(s, seat, word, depth, weights, sample) for sample in samples]
        return sum(experience.expected_lead(end, seat, known) for end in ends) / len(ends)

    def _best_administrator(self, seat_view: SeatView, rng: Random) -> int:
        """The administrator with the best mean result of greedy playouts to the end of the game."""

        def sample(word: int, seed: int) -> float:
            world = seat_view.sample_world(Random(seed))
            seat_view.game.apply(world, seat_view.seat, word)
            weights = self.weights[len(world.hospitals)]
            return drafts.playout_value(world, seat_view.seat, seed, weights)

        return best_candidate(seat_view.legal, sample, self.budget, rng)


def _greedy(temperament: Temperament) -> FindSentence:
    weights = value.weights_by_seats(temperament)
    return lambda s, seat: best_sentence(s, seat, weights[len(s.hospitals)])


def _tuned_greedy(given: Numbers) -> FindSentence:
    weights = value.Weights(given)
    return lambda s, seat: best_sentence(s, seat, weights)


def _is_working(s: State, seat: int) -> bool:
    return s.phase == ACTIVATE and seat in flow.turn(s)


def _solve(s: State, seat: int, nodes: int, seconds: float) -> Line:
    solution = solve(s, seat, nodes=nodes, seconds=seconds)
    return Line(solution.words, solution.worth, solution.exact)


def finish_value(s: State, seat: int) -> float:
    """The terminal value of a hospital if its seat finishes now."""
    return TerminalValue(s, seat, PRICES).of(s.hospitals[seat])


SOLVER = ExactSolver(_is_working, _solve, lambda sentence: sentence == [FINISH], finish_value)
KIT = PlayersKit(
    greedy=_greedy,
    solver=DiceHospitalSolver,
    expert=DiceHospitalExpert,
    evaluate=value.standard_value,
    play_on=drafts.play_on,
    evaluate_rollout=experience.standard_expected_value,
    round_of=lambda s: int(s.round),
    exact=SOLVER,
    tuning=Tuning(value.WEIGHTS, _tuned_greedy),
)
