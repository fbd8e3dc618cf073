"""Advice for a seat: the best words found, and how much better they are than the next best.

Where the game has an exact solver, it gives the advice; other decisions are compared by rollouts.
Both work in worlds sampled from the view of the seat.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, NamedTuple

from wardround.analysis.lines import Effort, best_line, line_after, solver_for, split_sentences
from wardround.analysis.rollouts import compare_trials, rank_sentences, try_sentences
from wardround.players.kit import ExactSolver, Line
from wardround.players.player import SeatView
from wardround.table.errors import GameOver, NotToSpeak
from wardround.table.game import AnyGame
from wardround.table.sentences import sentences
from wardround.table.speakers import is_chance, text_of

MOST_SENTENCES = 400
SHARES = 8


class Budget(NamedTuple):
    """Limits for one decision; whichever is reached first ends it."""

    seconds: float = 10.0
    nodes: int = 200_000
    worlds: int = 40
    sentences: int = 8


class Advice(NamedTuple):
    """The best line for a seat, and the best one that begins otherwise (None: none was found).

    - `lead`: how much more the best is worth; `off`: the half-width of its 95 % interval.
    - `method`: `only` (there is one sentence), `solver` or `rollouts`.
    - `sure`: every alternative was solved exactly, so the second is proven to be second.
    - `tried`: how many lines were solved, or worlds sampled.

    The words of a line go to the end of what the solver solves, or of the sentence.
    """

    seat: int
    best: Line
    second: Line | None
    lead: float
    off: float
    method: str
    sure: bool
    tried: int

    @property
    def proven(self) -> bool:
        """Whether the best line is proven optimal."""
        return self.best.exact


def seat_to_advise(game: AnyGame, state: Any, seat: int | None = None) -> int:
    """The seat named, or the first that is asked; NotToSpeak if it is not asked."""
    turn = game.turn(state)
    if not turn:
        raise GameOver("hint-over")
    if is_chance(turn[0]):
        raise NotToSpeak("hint-chance")
    if seat is not None and seat not in turn:
        asked = " ".join(text_of(one) for one in turn)
        raise NotToSpeak("hint-not-asked", whom=seat + 1, turn=asked)
    return turn[0] if seat is None else seat


def advise(game: AnyGame, state: Any, seat: int, budget: Budget) -> Advice:
    """Advice for a seat that is asked, as if it had not begun its current sentence."""
    until = time.perf_counter() + budget.seconds
    seat_view = SeatView(game, state, seat)
    world = seat_view.sample_world(Random(1))
    game.cancel_sentence(world, seat)
    found = first_sentences(game, world, seat)
    if len(found) == 1:
        return Advice(seat, Line(found[0], 0.0, True), None, 0.0, 0.0, "only", True, 1)
    solver = solver_for(game, world, seat)
    if solver is not None:
        return _advise_by_solver(solver, game, world, seat, found, Effort(budget.nodes, until))
    return _advise_by_rollouts(seat_view, world, found, budget, until)


def first_sentences(game: AnyGame, state: Any, seat: int) -> list[list[int]]:
    """The sentences of an idle seat, at most MOST_SENTENCES."""
    found: list[list[int]] = []
    for sentence in sentences(game, state, seat):
        found.append(sentence)
        if len(found) == MOST_SENTENCES:
            break
    return found


def _advise_by_solver(
    solver: ExactSolver,
    game: AnyGame,
    world: Any,
    seat: int,
    found: list[list[int]],
    effort: Effort,
) -> Advice:
    """Half of the time for the best line, the rest for lines that begin otherwise."""
    line = best_line(solver, world, seat, effort.share(2))
    own = split_sentences(game, world, seat, line.words)
    others = rank_sentences(game, world, seat, [words for words in found if words not in own])
    lines = [line]
    for number, words in enumerate(others):
        if effort.over:
            break
        part = effort.share(min(SHARES, len(others) - number))
        lines.append(line_after(solver, game, world, seat, words, part))
    best = max(lines, key=_worth)
    own = split_sentences(game, world, seat, best.words)
    rest = [one for one in lines if split_sentences(game, world, seat, one.words)[0] not in own]
    second = max(rest, key=_worth) if rest else None
    lead = best.worth - second.worth if second else 0.0
    sure = len(lines) == len(others) + 1 and all(one.exact for one in lines)
    exact = line.exact and best.exact
    return Advice(seat, best._replace(exact=exact), second, lead, 0.0, "solver", sure, len(lines))


def _worth(line: Line) -> float:
    return line.worth


def _advise_by_rollouts(
    seat_view: SeatView, world: Any, found: list[list[int]], budget: Budget, until: float
) -> Advice:
    ranked = rank_sentences(seat_view.game, world, seat_view.seat, found)[: budget.sentences]
    trials = try_sentences(seat_view, ranked, budget.worlds, until)
    results = sorted(trials, key=lambda trial: -trial.mean)
    best, second = results[0], results[1]
    lead, off = compare_trials(best, second)
    return Advice(
        seat_view.seat,
        Line(best.words, best.mean, False),
        Line(second.words, second.mean, False),
        lead,
        off,
        "rollouts",
        False,
        len(best.worths),
    )
