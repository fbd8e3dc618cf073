"""Making puzzles: activations of greedy players' games with one best end that greedy misses.

Only what matters to the seat at work is kept of a position.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from wardround.analysis.advice import first_sentences
from wardround.analysis.lines import (
    Effort,
    best_line,
    cut,
    finished_worth,
    line_after,
    said,
)
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import ACTIVATE, NONE, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.lab.simulate import seed_of
from wardround.players.dice_hospital_value import best_word
from wardround.players.greedy import GreedyPlayer
from wardround.players.player import Sight
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, only_speaker

MARGIN = 0.3
TINY = 1e-6
LEAST_SHORT = 0.5
GRADES = (0.5, 1.0, 1.75, 3.0)
SENTENCES = range(3, 9)
LOOKED_AT = 0.35
NODES = 3000
SECONDS = 20.0
OPTIONS = {"seats": "2"}


IDLE_FIELDS = ("display", "under")
OTHERS_FIELDS = ("administrator", "ambulance", "lounge")


class Found(NamedTuple):
    """A position, its best line and what that is worth, and what greedy makes of it."""

    position: str
    solution: str
    worth: float
    greedy: float

    @property
    def grade(self) -> int:
        """How hard it is, by how far greedy falls short."""
        return grade_of(self.worth - self.greedy)


def grade_of(short: float) -> int:
    """1 to 4, by how many points greedy falls short."""
    return sum(short > least - TINY for least in GRADES)


def made(seed: int, games: Iterable[int]) -> Iterator[Found]:
    """Puzzles from games of this run, at most one of a seat's activation."""
    game = DiceHospital()
    for number in games:
        yield from _of_game(game, seed_of(seed, number))


def _of_game(game: DiceHospital, rng: Random) -> Iterator[Found]:
    state = game.start(game.resolve_options(OPTIONS))
    greedy, done = GreedyPlayer(), (0, NONE)
    turn = game.turn(state)
    while turn:
        speaker = only_speaker(turn)
        if is_chance(speaker):
            word = chosen_by(rng.random(), game.legal(state, speaker), game.weights(state))
        else:
            fresh = _is_fresh(state, speaker) and done != (state.round, speaker)
            if fresh and rng.random() < LOOKED_AT:
                found = puzzle_in(game, state, speaker)
                if found is not None:
                    done = (state.round, speaker)
                    yield found
            word = greedy.choose(Sight(game, state, speaker), rng)
        game.apply(state, speaker, word)
        turn = game.turn(state)


def _is_fresh(state: State, seat: int) -> bool:
    h = state.hospitals[seat]
    return state.phase == ACTIVATE and not h.said and not h.pending and state.rolling == NONE


def puzzle_in(game: DiceHospital, state: State, seat: int) -> Found | None:
    """The puzzle of an activation, if it is one: solved, missed by greedy, with one best end."""
    position = slim(game.encode(state), seat)
    state = game.decode(position)
    best = best_line(state, seat, _effort())
    if not best.exact or len(cut(game, state, seat, best.words)) not in SENTENCES:
        return None
    greedy = greedy_worth(game, state, seat)
    if greedy is None or best.worth - greedy < LEAST_SHORT:
        return None
    if not has_one_end(game, state, seat, best.words, best.worth):
        return None
    words = game.vocabulary.text(best.words)
    return Found(position, words, round(best.worth, 4), round(greedy, 4))


def slim(position: str, seat: int) -> str:
    """A position without what does not matter to a seat at work: display, others' hospitals.

    The seat is made the last to work, with the last ambulance, so that its finish ends the step.
    """
    name, rules, options, table, *hospitals = position.split(":")
    first = (seat + 1) % len(hospitals)
    table = _fields(table, lambda field: field not in IDLE_FIELDS)
    table = re.sub(r"first=\d", f"first={first + 1}", table)
    for place in range(len(hospitals)):
        other = (first + place) % len(hospitals)
        if other != seat:
            kept = _fields(hospitals[other], lambda field: field in OTHERS_FIELDS)
            hospitals[other] = f"{kept},ready=1"
        hospitals[other] = re.sub(r"ambulance=\d", f"ambulance={place + 1}", hospitals[other])
    return ":".join([name, rules, options, table, *hospitals])


def _fields(section: str, keep: Callable[[str], bool]) -> str:
    return ",".join(part for part in section.split(",") if keep(part.partition("=")[0]))


def _effort() -> Effort:
    return Effort(NODES, time.perf_counter() + SECONDS)


def greedy_worth(game: DiceHospital, state: State, seat: int) -> float | None:
    """What greedy's activation is worth; None if chance has a say in it."""
    state = game.clone(state)
    while True:
        if state.rolling != NONE:
            return None
        word = best_word(state, seat)
        if word == FINISH:
            return finished_worth(state, seat)
        game.apply(state, seat, word)


def has_one_end(
    game: DiceHospital, state: State, seat: int, words: list[int], worth: float
) -> bool:
    """Whether every way to leave this line is worth MARGIN less, or comes to the same end.

    The order of its sentences is free.
    """
    end = _end(game, state, seat, words)
    left = cut(game, state, seat, words)
    while left:
        others = [one for one in first_sentences(game, state, seat) if one not in left]
        for sentence in others:
            line = line_after(game, state, seat, sentence, _effort())
            if not line.exact:
                return False
            near = line.worth > worth - MARGIN
            if near and (
                abs(line.worth - worth) > TINY or _end(game, state, seat, line.words) != end
            ):
                return False
        state = said(game, state, seat, left.pop(0))
        if left == [[FINISH]]:
            return True
    return True


def _end(game: DiceHospital, state: State, seat: int, words: list[int]) -> Any:
    """What a line leaves when its seat is about to finish."""
    h = said(game, state, seat, words[: words.index(FINISH)] if FINISH in words else words)
    h = h.hospitals[seat]
    return h.patients, h.lounge, h.bags, h.fatalities, h.points
