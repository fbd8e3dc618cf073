"""Finds puzzles in games of greedy players: activations with a unique best end that greedy misses.

Of a position only what matters to the activating seat is kept.
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
    line_after,
    split_sentences,
    state_after,
)
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import ACTIVATE, NONE, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.lab.simulate import seed_of
from wardround.players.dice_hospital.kit import SOLVER, finish_value
from wardround.players.dice_hospital.sentence_search import best_word
from wardround.players.greedy import GreedyPlayer
from wardround.players.player import SeatView
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, only_speaker

MARGIN = 0.3
TINY = 1e-6
LEAST_SHORT = 0.5
GRADES = (0.5, 1.0, 1.75, 3.0)
SENTENCES = range(3, 9)
SAMPLED = 0.35
NODES = 3000
SECONDS = 20.0
OPTIONS = {"seats": "2"}


IDLE_FIELDS = ("display", "under")
OTHERS_FIELDS = ("administrator", "ambulance", "lounge")


class Found(NamedTuple):
    """A position, its best line with its value, and the value of greedy's line."""

    position: str
    solution: str
    worth: float
    greedy: float

    @property
    def grade(self) -> int:
        """The difficulty, by how far greedy falls short."""
        return grade_of(self.worth - self.greedy)


def grade_of(short: float) -> int:
    """1 to 4, by how many points greedy falls short."""
    return sum(short > least - TINY for least in GRADES)


def find_puzzles(seed: int, games: Iterable[int]) -> Iterator[Found]:
    """Puzzles from the games of a run, at most one from each activation."""
    game = DiceHospital()
    for number in games:
        yield from _puzzles_of_game(game, seed_of(seed, number))


def _puzzles_of_game(game: DiceHospital, rng: Random) -> Iterator[Found]:
    state = game.start(game.resolve_options(OPTIONS))
    greedy, last_found = GreedyPlayer(), (0, NONE)
    turn = game.turn(state)
    while turn:
        speaker = only_speaker(turn)
        if is_chance(speaker):
            word = chosen_by(rng.random(), game.legal(state, speaker), game.weights(state))
        else:
            fresh = _is_start(state, speaker) and last_found != (state.round, speaker)
            if fresh and rng.random() < SAMPLED:
                found = puzzle_in(game, state, speaker)
                if found is not None:
                    last_found = (state.round, speaker)
                    yield found
            word = greedy.choose(SeatView(game, state, speaker), rng)
        game.apply(state, speaker, word)
        turn = game.turn(state)


def _is_start(state: State, seat: int) -> bool:
    h = state.hospitals[seat]
    return state.phase == ACTIVATE and not h.said and not h.pending and state.rolling == NONE


def puzzle_in(game: DiceHospital, state: State, seat: int) -> Found | None:
    """The puzzle of an activation; None unless solved exactly, missed by greedy, with one end."""
    position = slim_position(game.encode(state), seat)
    state = game.decode(position)
    best = best_line(SOLVER, state, seat, _effort())
    if not best.exact or len(split_sentences(game, state, seat, best.words)) not in SENTENCES:
        return None
    greedy = greedy_worth(game, state, seat)
    if greedy is None or best.worth - greedy < LEAST_SHORT:
        return None
    if not has_one_end(game, state, seat, best.words, best.worth):
        return None
    words = game.vocabulary.text(best.words)
    return Found(position, words, round(best.worth, 4), round(greedy, 4))


def slim_position(position: str, seat: int) -> str:
    """A position without what does not matter to the activating seat: display, other hospitals.

    The seat gets the last ambulance and is the last to activate, so that its finish ends the
    activation.
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
    """The value of greedy's line; None if chance takes part in it."""
    state = game.clone(state)
    while True:
        if state.rolling != NONE:
            return None
        word = best_word(state, seat)
        if word == FINISH:
            return finish_value(state, seat)
        game.apply(state, seat, word)


def has_one_end(
    game: DiceHospital, state: State, seat: int, words: list[int], worth: float
) -> bool:
    """Whether every deviation from this line costs at least MARGIN or leads to the same end.

    The order of its sentences is free.
    """
    end = _end(game, state, seat, words)
    left = split_sentences(game, state, seat, words)
    while left:
        others = [one for one in first_sentences(game, state, seat) if one not in left]
        for sentence in others:
            line = line_after(SOLVER, game, state, seat, sentence, _effort())
            if not line.exact:
                return False
            near = line.worth > worth - MARGIN
            if near and (
                abs(line.worth - worth) > TINY or _end(game, state, seat, line.words) != end
            ):
                return False
        state = state_after(game, state, seat, left.pop(0))
        if left == [[FINISH]]:
            return True
    return True


def _end(game: DiceHospital, state: State, seat: int, words: list[int]) -> Any:
    """What a line leaves before its `finish`, as a value to compare."""
    h = state_after(game, state, seat, words[: words.index(FINISH)] if FINISH in words else words)
    h = h.hospitals[seat]
    return h.patients, h.lounge, h.bags, h.fatalities, h.points
