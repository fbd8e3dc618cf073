"""What the shared players and the analysis need to know of a game, in one record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from wardround.players.budget import Budget
from wardround.players.player import Planner
from wardround.players.temperament import Temperament
from wardround.players.weights import Numbers

FindSentence = Callable[[Any, int], list[int]]
Evaluate = Callable[[Any, int], float]
PlayOn = Callable[[Any, int, int], None]


class Line(NamedTuple):
    """Words to say and what they are worth; `exact` if nothing that begins so is better."""

    words: list[int]
    worth: float
    exact: bool


class ExactSolver(NamedTuple):
    """A solver that proves the best line of some decisions.

    `applies(state, seat)`: whether it solves what this seat is asked. `solve(state, seat, nodes,
    seconds)`: the best line of an idle seat within a budget. `is_last(sentence)`: whether the line
    ends with this sentence. `final_value(state, seat)`: the worth of ending the line here.
    """

    applies: Callable[[Any, int], bool]
    solve: Callable[[Any, int, int, float], Line]
    is_last: Callable[[list[int]], bool]
    final_value: Evaluate


class Tuning(NamedTuple):
    """For fitting weights: the file they are in, and `greedy` with other weights."""

    file: str
    greedy: Callable[[Numbers], FindSentence]


class PlayersKit(NamedTuple):
    """How one game is played by the shared players, and judged by the analysis.

    - `greedy`: finds the best next sentence by a one-sentence search.
    - `solver`: a planner with so many nodes. `expert`: a planner with a budget.
    - `evaluate`: a quick heuristic value of a position to a seat; sentences are ranked by it.
    - `play_on(state, last_round, seed)`: lets greedy players play a state to the end of a round and
      changes it; the seed (at least 1) decides for chance.
    - `evaluate_rollout`: the value of the position in which a rollout stops.
    - `round_of`: the round being played; 0 in a game without rounds, whose rollouts go to the end.
    - `exact`: a solver for the decisions that have one.
    - `tuning`: the weights, if they are data that can be fitted.
    """

    greedy: Callable[[Temperament], FindSentence]
    solver: Callable[[int, Temperament], Planner]
    expert: Callable[[Budget, Temperament], Planner]
    evaluate: Evaluate
    play_on: PlayOn
    evaluate_rollout: Evaluate
    round_of: Callable[[Any], int]
    exact: ExactSolver | None = None
    tuning: Tuning | None = None
