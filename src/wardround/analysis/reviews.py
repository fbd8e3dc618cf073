"""Reviews of games: the loss of every decision against the best alternative found.

A decision is one sentence, judged by what its seat could know then. Decisions that an exact solver
covers are judged one after another, so that their losses add up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from wardround.analysis.advice import Budget, first_sentences
from wardround.analysis.gains import mean_gains, sources_after
from wardround.analysis.lines import (
    Effort,
    best_line,
    line_after,
    solver_for,
    split_sentences,
    state_after,
)
from wardround.analysis.rollouts import compare_trials, rank_sentences, try_sentences
from wardround.games import game_with
from wardround.lab.parallel import map_in_order
from wardround.players.kit import ExactSolver, Line
from wardround.players.kits import kit_of
from wardround.players.player import SeatView
from wardround.table.contract.data import Options
from wardround.table.game import AnyGame
from wardround.table.play.journal import Word
from wardround.table.speakers import NOBODY, MaybeSeat, is_chance

SURE = 0.005
MOMENTS = 3


class Decision(NamedTuple):
    """A sentence of a seat: how many words came before it, under which heading and position.

    `solvable`: the exact solver of the game covers it.
    """

    number: int
    heading: str
    seat: int
    position: str
    words: list[int]
    solvable: bool


class Verdict(NamedTuple):
    """The loss of a decision, the half-width of its 95 % interval, and the best words instead.

    `better` is empty where nothing better was found. `exact` if the loss is proven. `gains`: how
    many more points of each source `better` has where the comparison ends.
    """

    decision: Decision
    lost: float
    off: float
    better: list[int]
    exact: bool
    gains: dict[str, float]

    @property
    def surely(self) -> float:
        """The lower end of the interval of the loss, at least 0."""
        return max(0.0, self.lost - self.off)


class Task(NamedTuple):
    """Decisions to be judged together, as data that can be sent to another process."""

    game: str
    cards: str
    decisions: list[Decision]
    budget: Budget


class Point(NamedTuple):
    """The scores after so many words, and the round (0: before the first)."""

    number: int
    round: int
    scores: tuple[int, ...]


def decisions_of(game: AnyGame, options: Options, words: Sequence[Word]) -> list[Decision]:
    """Every complete sentence of a seat, in the order in which they were begun."""
    state = game.start(options)
    found: list[Decision] = []
    open_ones: dict[int, Decision] = {}
    for number, (speaker, word) in enumerate(words):
        if not is_chance(speaker):
            if game.is_idle(state, speaker):
                open_ones[speaker] = _begin_decision(game, state, speaker, number)
            open_ones[speaker].words.append(word)
        game.apply(state, speaker, word)
        chance = any(is_chance(one) for one in game.turn(state))
        if not is_chance(speaker) and (chance or game.is_idle(state, speaker)):
            found.append(open_ones.pop(speaker))
    return sorted(found, key=lambda one: one.number)


def _begin_decision(game: AnyGame, state: Any, seat: int, number: int) -> Decision:
    solvable = solver_for(game, state, seat) is not None
    return Decision(number, game.heading(state), seat, game.encode(state), [], solvable)


def scores_of(game: AnyGame, options: Options, words: Sequence[Word]) -> list[Point]:
    """The scores wherever they or the round changed."""
    state, round_of = game.start(options), kit_of(game).round_of
    points = [Point(0, 0, game.outcome(state).scores)]
    for number, (speaker, word) in enumerate(words, 1):
        game.apply(state, speaker, word)
        point = Point(number, round_of(state), game.outcome(state).scores)
        if point[1:] != points[-1][1:] or number == len(words):
            points.append(point)
    return points


def tasks_of(game: str, cards: str, decisions: Sequence[Decision], budget: Budget) -> list[Task]:
    """The solvable decisions of a seat under one heading together, every other one alone."""
    groups: dict[tuple[str, int] | int, list[Decision]] = {}
    for one in decisions:
        key = (one.heading, one.seat) if one.solvable else one.number
        groups.setdefault(key, []).append(one)
    return [Task(game, cards, group, budget) for group in groups.values()]


def likeliest_first(tasks: Sequence[Task], seat: MaybeSeat = NOBODY) -> list[Task]:
    """The tasks in the order in which a review should judge them: those of `seat`, if any, then
    where most seems to be lost.

    The guess is cheap: what `greedy` sees one sentence ahead.
    """

    def place(task: Task) -> tuple[bool, float]:
        first = task.decisions[0].seat == seat
        return not first, -max(_guess_loss(task, one) for one in task.decisions)

    return sorted(tasks, key=place)


def _guess_loss(task: Task, one: Decision) -> float:
    """How much less the sentence said is worth than the best, by the heuristic evaluation."""
    game = game_with(task.game, task.cards)
    world = SeatView(game, game.decode(one.position), one.seat).sample_world(Random(1))
    evaluate = kit_of(game).evaluate
    worths = [
        evaluate(state_after(game, world, one.seat, words), one.seat)
        for words in [one.words, *first_sentences(game, world, one.seat)]
    ]
    return max(worths) - worths[0]


def review(
    tasks: Sequence[Task], jobs: int = 1, progress: Callable[[int], None] | None = None
) -> list[Verdict]:
    """A verdict on every decision, in the order of the game; `progress` gets the number done."""
    found: list[Verdict] = []
    for verdicts in map_in_order(judge, tasks, jobs):
        found += verdicts
        if progress:
            progress(len(found))
    return sorted(found, key=lambda one: one.decision.number)


def judge(task: Task) -> list[Verdict]:
    """The verdicts on the decisions of a task."""
    game = game_with(task.game, task.cards)
    solver = kit_of(game).exact
    if solver is not None and task.decisions[0].solvable:
        return _judge_by_solver(solver, game, task.decisions, task.budget)
    return [_judge_by_rollouts(game, one, task.budget) for one in task.decisions]


def _judge_by_rollouts(game: AnyGame, one: Decision, budget: Budget) -> Verdict:
    until = time.perf_counter() + budget.seconds
    seat_view = SeatView(game, game.decode(one.position), one.seat)
    world = seat_view.sample_world(Random(1))
    sentences = first_sentences(game, world, one.seat)
    if len(sentences) == 1:
        return _no_loss(one, True)
    others = [words for words in sentences if words != one.words]
    best = rank_sentences(game, world, one.seat, others)[: budget.sentences - 1]
    own, *rest = try_sentences(seat_view, [one.words, *best], budget.worlds, until)
    top = max(rest, key=lambda trial: trial.mean)
    lost, off = compare_trials(top, own)
    if lost <= SURE:
        return _no_loss(one, False)
    return Verdict(one, lost, off, top.words, False, mean_gains(top.sources, own.sources))


def _no_loss(one: Decision, exact: bool) -> Verdict:
    return Verdict(one, 0.0, 0.0, [], exact, {})


def _judge_by_solver(
    solver: ExactSolver, game: AnyGame, decisions: list[Decision], budget: Budget
) -> list[Verdict]:
    """Each sentence against the best line; the line solved after one serves for the next."""
    found: list[Verdict] = []
    known: Line | None = None
    reached = ""
    for one in decisions:
        state = game.decode(one.position)
        world = SeatView(game, state, one.seat).sample_world(Random(1))
        if known and reached == one.position:
            best = known
        else:
            best = best_line(solver, world, one.seat, _effort(budget))
        after = _line_after(solver, game, world, one, best, budget)
        lost = best.worth - after.worth
        exact = best.exact and after.exact
        if lost > SURE and best.words:
            gains = _gains(solver, game, world, one.seat, best, after)
            found.append(Verdict(one, lost, 0.0, best.words, exact, gains))
        else:
            found.append(_no_loss(one, exact))
        rest = after.words[len(one.words) :]
        known = Line(rest, after.worth, after.exact) if rest else None
        reached = game.encode(state_after(game, state, one.seat, one.words))
    return found


def _gains(
    solver: ExactSolver, game: AnyGame, world: Any, seat: int, best: Line, own: Line
) -> dict[str, float]:
    """What the best line has more at its end; nothing where chance speaks before an end."""
    lines = best.words, own.words
    if not all(solver.is_last(words[-1:]) for words in lines):
        return {}
    most, least = (sources_after(game, world, seat, words) for words in lines)
    return mean_gains([most], [least])


def _line_after(
    solver: ExactSolver, game: AnyGame, world: Any, one: Decision, best: Line, budget: Budget
) -> Line:
    """The sentence said and the best line after it; the best line itself if it begins so."""
    first = split_sentences(game, world, one.seat, best.words)[:1]
    if first == [one.words] and len(best.words) > len(one.words):
        return best
    return line_after(solver, game, world, one.seat, one.words, _effort(budget))


def _effort(budget: Budget) -> Effort:
    return Effort(budget.nodes, time.perf_counter() + budget.seconds)


def costliest(verdicts: Sequence[Verdict], most: int | None = MOMENTS) -> list[Verdict]:
    """The verdicts with the highest certain loss, the worst first; `most` None: all that lost."""
    ranked = sorted(verdicts, key=lambda one: -one.surely)
    return [one for one in ranked if one.surely > SURE][:most]


def lost_by(verdicts: Sequence[Verdict], seat: int) -> float:
    """The sum of the certain losses of a seat."""
    return sum(one.surely for one in verdicts if one.decision.seat == seat)
