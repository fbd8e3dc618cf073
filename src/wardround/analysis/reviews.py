"""Reviewing a game: of every decision, what was lost against the best found.

A decision is judged by what its seat could know then. What seats said word by word is put together
to sentences; an activation is judged as a whole, sentence by sentence.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from wardround.analysis.advice import Budget, first_sentences
from wardround.analysis.lines import Effort, Line, at_work, best_line, cut, line_after, said
from wardround.analysis.rollouts import ahead, promising, tried
from wardround.games import game_with
from wardround.lab.spreading import spread
from wardround.players.player import Sight
from wardround.table.game import Game, Options
from wardround.table.play.journal import Word
from wardround.table.speakers import is_chance

SURE = 0.005
MOMENTS = 3


class Decision(NamedTuple):
    """A sentence of a seat: how many words came before it, where, and in what position."""

    number: int
    heading: str
    seat: int
    position: str
    words: list[int]
    at_work: bool


class Verdict(NamedTuple):
    """What a decision lost, give or take `off` (95 %), and the best words instead.

    `better` is empty where nothing better was found. `exact` if the loss is proven.
    """

    decision: Decision
    lost: float
    off: float
    better: list[int]
    exact: bool

    @property
    def surely(self) -> float:
        """What was lost at the least."""
        return max(0.0, self.lost - self.off)


class Task(NamedTuple):
    """Decisions to be judged in one go: all that a process needs to know."""

    game: str
    cards: str
    decisions: list[Decision]
    budget: Budget


class Point(NamedTuple):
    """How everybody stood after so many words, and in what round that was (0: before the first)."""

    number: int
    round: int
    scores: tuple[int, ...]


def decisions_of(game: Game[Any], options: Options, words: Sequence[Word]) -> list[Decision]:
    """Every whole sentence that a seat said, in the order in which they were begun."""
    state = game.start(options)
    found: list[Decision] = []
    open_ones: dict[int, Decision] = {}
    for number, (speaker, word) in enumerate(words):
        if not is_chance(speaker):
            if game.is_idle(state, speaker):
                open_ones[speaker] = _begun(game, state, speaker, number)
            open_ones[speaker].words.append(word)
        game.apply(state, speaker, word)
        chance = any(is_chance(one) for one in game.turn(state))
        if not is_chance(speaker) and (chance or game.is_idle(state, speaker)):
            found.append(open_ones.pop(speaker))
    return sorted(found, key=lambda one: one.number)


def _begun(game: Game[Any], state: Any, seat: int, number: int) -> Decision:
    working = at_work(game, state, seat)
    return Decision(number, game.heading(state), seat, game.encode(state), [], working)


def scores_of(game: Game[Any], options: Options, words: Sequence[Word]) -> list[Point]:
    """How everybody stood, wherever that or the round changed."""
    state = game.start(options)
    points = [Point(0, 0, game.outcome(state).scores)]
    for number, (speaker, word) in enumerate(words, 1):
        game.apply(state, speaker, word)
        point = Point(number, state.round, game.outcome(state).scores)
        if point[1:] != points[-1][1:] or number == len(words):
            points.append(point)
    return points


def tasks_of(game: str, cards: str, decisions: Sequence[Decision], budget: Budget) -> list[Task]:
    """The decisions of one activation together, every other one alone."""
    groups: dict[tuple[str, int] | int, list[Decision]] = {}
    for one in decisions:
        key = (one.heading, one.seat) if one.at_work else one.number
        groups.setdefault(key, []).append(one)
    return [Task(game, cards, group, budget) for group in groups.values()]


def review(
    tasks: Sequence[Task], jobs: int = 1, progress: Callable[[int], None] | None = None
) -> list[Verdict]:
    """A verdict on every decision, in the order of the game; `progress` is told how many."""
    found: list[Verdict] = []
    for verdicts in spread(judge, tasks, jobs):
        found += verdicts
        if progress:
            progress(len(found))
    return sorted(found, key=lambda one: one.decision.number)


def judge(task: Task) -> list[Verdict]:
    """The verdicts on the decisions of a task."""
    game = game_with(task.game, task.cards)
    if task.decisions[0].at_work:
        return _judge_work(game, task.decisions, task.budget)
    return [_judge_alone(game, one, task.budget) for one in task.decisions]


def _judge_alone(game: Game[Any], one: Decision, budget: Budget) -> Verdict:
    until = time.perf_counter() + budget.seconds
    sight = Sight(game, game.decode(one.position), one.seat)
    world = sight.world(Random(1))
    sentences = first_sentences(game, world, one.seat)
    if len(sentences) == 1:
        return Verdict(one, 0.0, 0.0, [], True)
    others = [words for words in sentences if words != one.words]
    best = promising(game, world, one.seat, others)[: budget.sentences - 1]
    own, *rest = tried(sight, [one.words, *best], budget.worlds, until)
    top = max(rest, key=lambda found: found.mean)
    lost, off = ahead(top, own)
    return Verdict(one, lost, off, top.words, False) if lost > SURE else _right(one, False)


def _right(one: Decision, exact: bool) -> Verdict:
    return Verdict(one, 0.0, 0.0, [], exact)


def _judge_work(game: Game[Any], decisions: list[Decision], budget: Budget) -> list[Verdict]:
    """Each sentence against the best line; what is known of one goes on to the next."""
    found: list[Verdict] = []
    known: Line | None = None
    reached = ""
    for one in decisions:
        world = Sight(game, game.decode(one.position), one.seat).world(Random(1))
        effort = Effort(budget.nodes, time.perf_counter() + budget.seconds)
        best = known if known and reached == one.position else best_line(world, one.seat, effort)
        after = _after(game, world, one, best, budget)
        lost = best.worth - after.worth
        exact = best.exact and after.exact
        better = best.words if lost > SURE else []
        found.append(Verdict(one, lost, 0.0, better, exact) if better else _right(one, exact))
        rest = after.words[len(one.words) :]
        known = Line(rest, after.worth, after.exact) if rest else None
        reached = game.encode(said(game, game.decode(one.position), one.seat, one.words))
    return found


def _after(game: Game[Any], world: Any, one: Decision, best: Line, budget: Budget) -> Line:
    """What was said and the best after it, which is known where the best line begins so."""
    if cut(game, world, one.seat, best.words)[:1] == [one.words] and len(best.words) > len(
        one.words
    ):
        return best
    effort = Effort(budget.nodes, time.perf_counter() + budget.seconds)
    return line_after(game, world, one.seat, one.words, effort)


def costliest(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The moments that surely cost most, the costliest first."""
    ranked = sorted(verdicts, key=lambda one: -one.surely)
    return [one for one in ranked if one.surely > SURE][:MOMENTS]


def lost_by(verdicts: Sequence[Verdict], seat: int) -> float:
    """What a seat surely lost in all."""
    return sum(one.surely for one in verdicts if one.decision.seat == seat)
