"""What sentences of a seat at work are worth when the best words follow: by the solver."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import ACTIVATE, NONE, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.solver import PRICES, solve
from wardround.players.solver.worth import Worth
from wardround.table.game import Game
from wardround.table.speakers import chance_for

LEAST_SECONDS = 0.02


class Line(NamedTuple):
    """Words to be said, and what they are worth; `exact` if nothing that begins so is better."""

    words: list[int]
    worth: float
    exact: bool


class Effort(NamedTuple):
    """How much the solver may look at: hospitals, and until when (by `time.perf_counter`)."""

    nodes: int
    until: float

    def share(self, parts: int) -> Effort:
        """One of so many equal parts of the time that is left."""
        now = time.perf_counter()
        return self._replace(until=now + max(0.0, self.until - now) / max(1, parts))

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return time.perf_counter() >= self.until


def at_work(game: Game[Any], state: Any, seat: int) -> bool:
    """Whether the solver knows what this seat is asked: its activation."""
    return isinstance(game, DiceHospital) and state.phase == ACTIVATE and seat in game.turn(state)


def best_line(state: State, seat: int, effort: Effort) -> Line:
    """The best words of a seat at rest in its activation."""
    seconds = max(LEAST_SECONDS, effort.until - time.perf_counter())
    found = solve(state, seat, nodes=effort.nodes, seconds=seconds)
    return Line(found.words, found.worth, found.exact)


def finished_worth(state: State, seat: int) -> float:
    """What the hospital is worth if its seat finishes now."""
    return Worth(state, seat, PRICES).of(state.hospitals[seat])


def line_after(
    game: Game[Any], state: State, seat: int, sentence: list[int], effort: Effort
) -> Line:
    """A sentence and the best words after it; chance in between counts with its mean."""
    if sentence == [FINISH]:
        return Line(sentence, finished_worth(state, seat), True)
    after = said(game, state, seat, sentence)
    rest = _mean(game, after, seat, effort)
    return rest._replace(words=sentence + rest.words)


def _mean(game: Game[Any], state: State, seat: int, effort: Effort) -> Line:
    if state.rolling == NONE:
        return best_line(state, seat, effort)
    chance = chance_for(seat)
    words, weights = game.legal(state, chance), game.weights(state)
    share = effort.share(len(words))
    lines = [_mean(game, said(game, state, chance, [word]), seat, share) for word in words]
    total = sum(line.worth * weight for line, weight in zip(lines, weights, strict=True))
    return Line([], total / sum(weights), all(line.exact for line in lines))


def said(game: Game[Any], state: Any, speaker: int, words: list[int]) -> Any:
    """The state after words that are legal."""
    after = game.clone(state)
    for word in words:
        game.apply(after, speaker, word)
    return after


def cut(game: Game[Any], state: Any, seat: int, words: list[int]) -> list[list[int]]:
    """The sentences of a line that begins at rest; what is left at its end is one too."""
    state = game.clone(state)
    found: list[list[int]] = [[]]
    for word in words:
        found[-1].append(word)
        game.apply(state, seat, word)
        if game.is_idle(state, seat):
            found.append([])
    return [sentence for sentence in found if sentence]
