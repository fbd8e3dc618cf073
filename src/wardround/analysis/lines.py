"""Lines of a decision that the exact solver of a game covers."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from wardround.players.kit import ExactSolver, Line
from wardround.players.kits import kit_of
from wardround.table.game import AnyGame
from wardround.table.speaking import waits_for_chance

LEAST_SECONDS = 0.02


class Effort(NamedTuple):
    """A limit for the solver: in nodes, and a time by `time.perf_counter`."""

    nodes: int
    until: float

    def share(self, parts: int) -> Effort:
        """One of so many equal parts of the time left."""
        now = time.perf_counter()
        return self._replace(until=now + max(0.0, self.until - now) / max(1, parts))

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return time.perf_counter() >= self.until


def solver_for(game: AnyGame, state: Any, seat: int) -> ExactSolver | None:
    """The exact solver for what this seat is asked; None if the game has none for it."""
    solver = kit_of(game).exact
    return solver if solver is not None and solver.applies(state, seat) else None


def best_line(solver: ExactSolver, state: Any, seat: int, effort: Effort) -> Line:
    """The best line of an idle seat."""
    seconds = max(LEAST_SECONDS, effort.until - time.perf_counter())
    return solver.solve(state, seat, effort.nodes, seconds)


def line_after(
    solver: ExactSolver,
    game: AnyGame,
    state: Any,
    seat: int,
    sentence: list[int],
    effort: Effort,
) -> Line:
    """A sentence and the best line after it; chance in between counts with its expected value."""
    if solver.is_last(sentence):
        return Line(sentence, solver.final_value(state, seat), True)
    after = state_after(game, state, seat, sentence)
    rest = _expected_line(solver, game, after, seat, effort)
    return rest._replace(words=sentence + rest.words)


def _expected_line(
    solver: ExactSolver, game: AnyGame, state: Any, seat: int, effort: Effort
) -> Line:
    """The best line, or without words its expected value over the words of chance."""
    turn = game.turn(state)
    if not waits_for_chance(turn):
        return best_line(solver, state, seat, effort)
    chance = turn[0]
    words, weights = game.legal(state, chance), game.weights(state)
    share = effort.share(len(words))
    outcomes = [state_after(game, state, chance, [word]) for word in words]
    lines = [_expected_line(solver, game, outcome, seat, share) for outcome in outcomes]
    total = sum(line.worth * weight for line, weight in zip(lines, weights, strict=True))
    return Line([], total / sum(weights), all(line.exact for line in lines))


def state_after(game: AnyGame, state: Any, speaker: int, words: list[int]) -> Any:
    """The state after these legal words."""
    after = game.clone(state)
    for word in words:
        game.apply(after, speaker, word)
    return after


def split_sentences(game: AnyGame, state: Any, seat: int, words: list[int]) -> list[list[int]]:
    """The sentences of a line of an idle seat; the last one may be incomplete."""
    state = game.clone(state)
    found: list[list[int]] = [[]]
    for word in words:
        found[-1].append(word)
        game.apply(state, seat, word)
        if game.is_idle(state, seat):
            found.append([])
    return [sentence for sentence in found if sentence]
