"""Advice for a seat: the best words found, and how much better they are than the next best.

A seat at work in Dice Hospital is advised by the solver; in every other decision sentences are
tried out by playing on. Both see what the seat sees: worlds dealt from its view.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, NamedTuple

from wardround.analysis.lines import Effort, Line, at_work, best_line, cut, line_after
from wardround.analysis.rollouts import ahead, promising, tried
from wardround.players.player import Sight
from wardround.table.errors import GameOver, NotToSpeak
from wardround.table.game import Game
from wardround.table.sentences import sentences
from wardround.table.speakers import is_chance, text_of

MOST_SENTENCES = 400
SHARES = 8


class Budget(NamedTuple):
    """How much may be spent on one decision: whichever ends first."""

    seconds: float = 10.0
    nodes: int = 200_000
    worlds: int = 40
    sentences: int = 8


class Advice(NamedTuple):
    """The best words for a seat, and the best that begin otherwise (None: there is nothing else).

    `lead` is by how much the best is worth more, `off` how far that may be from the truth (95 %).
    `method` is `only` (one thing can be said), `solver` or `rollouts`. `proven`: nothing is better.
    `sure`: the second is the best of all others too. Words up to the end of an activation, or of
    the sentence.
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
        """Whether nothing is better."""
        return self.best.exact


def asked_seat(game: Game[Any], state: Any, seat: int | None = None) -> int:
    """The seat to advise: the first that is asked, or the one named; NotToSpeak if it is not."""
    turn = game.turn(state)
    if not turn:
        raise GameOver("hint-over")
    if is_chance(turn[0]):
        raise NotToSpeak("hint-chance")
    if seat is not None and seat not in turn:
        asked = " ".join(text_of(one) for one in turn)
        raise NotToSpeak("hint-not-asked", whom=seat + 1, turn=asked)
    return turn[0] if seat is None else seat


def advise(game: Game[Any], state: Any, seat: int, budget: Budget) -> Advice:
    """Advice for a seat that is asked; a half-said sentence of its is left out of account."""
    until = time.perf_counter() + budget.seconds
    sight = Sight(game, state, seat)
    world = sight.world(Random(1))
    game.cancel_sentence(world, seat)
    found = first_sentences(game, world, seat)
    if len(found) == 1:
        return Advice(seat, Line(found[0], 0.0, True), None, 0.0, 0.0, "only", True, 1)
    if at_work(game, world, seat):
        return _by_solver(game, world, seat, found, Effort(budget.nodes, until))
    return _by_rollouts(sight, world, found, budget, until)


def first_sentences(game: Game[Any], state: Any, seat: int) -> list[list[int]]:
    """What a seat at rest can say, at most MOST_SENTENCES."""
    found: list[list[int]] = []
    for sentence in sentences(game, state, seat):
        found.append(sentence)
        if len(found) == MOST_SENTENCES:
            break
    return found


def _by_solver(
    game: Game[Any], world: Any, seat: int, found: list[list[int]], effort: Effort
) -> Advice:
    """Half of the time for the best line, the rest for those that begin otherwise."""
    line = best_line(world, seat, effort.share(2))
    own = cut(game, world, seat, line.words)
    others = promising(game, world, seat, [words for words in found if words not in own])
    lines = [line]
    for number, words in enumerate(others):
        if effort.over:
            break
        part = effort.share(min(SHARES, len(others) - number))
        lines.append(line_after(game, world, seat, words, part))
    best = max(lines, key=_worth)
    own = cut(game, world, seat, best.words)
    rest = [one for one in lines if cut(game, world, seat, one.words)[0] not in own]
    second = max(rest, key=_worth) if rest else None
    lead = best.worth - second.worth if second else 0.0
    sure = len(lines) == len(others) + 1 and all(one.exact for one in lines)
    exact = line.exact and best.exact
    return Advice(seat, best._replace(exact=exact), second, lead, 0.0, "solver", sure, len(lines))


def _worth(line: Line) -> float:
    return line.worth


def _by_rollouts(
    sight: Sight, world: Any, found: list[list[int]], budget: Budget, until: float
) -> Advice:
    ranked = promising(sight.game, world, sight.seat, found)[: budget.sentences]
    results = sorted(tried(sight, ranked, budget.worlds, until), key=lambda one: -one.mean)
    best, second = results[0], results[1]
    lead, off = ahead(best, second)
    return Advice(
        sight.seat,
        Line(best.words, best.mean, False),
        Line(second.words, second.mean, False),
        lead,
        off,
        "rollouts",
        False,
        len(best.worths),
    )
