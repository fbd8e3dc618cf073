"""Puzzles: activations of Dice Hospital with a unique best end. The shipped ones, and answers."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from random import Random, SystemRandom
from typing import NamedTuple

from wardround.analysis.dice_hospital.puzzle_making import GRADES, Found
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.ruleset import ROUNDS
from wardround.games.dice_hospital.rules.state import ACTIVATE, SPARE, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.dice_hospital.kit import finish_value
from wardround.table.contract.data import GivenOptions
from wardround.table.errors import UnknownName
from wardround.table.messages import Message
from wardround.table.speaking import arrange

FILE = "puzzles.toml"
SOLVED = 0.005
KEPT_GAMES = 64
HEAD = "# Puzzles: positions, their best lines, what these are worth, and what greedy gets.\n"


class Puzzle(NamedTuple):
    """A puzzle by its number: find the best line of the one seat that is activating."""

    number: int
    position: str
    solution: tuple[str, ...]
    worth: float
    greedy: float
    grade: int


class Judgement(NamedTuple):
    """The value of an answer, and its loss against the solution."""

    worth: float
    lost: float

    @property
    def solved(self) -> bool:
        """Whether the answer is as good as the solution."""
        return self.lost < SOLVED


class Target(NamedTuple):
    """What a puzzle asks for: points over finishing at once, and what there is to work with.

    `best` and `greedy` are what the solution and a greedy player gain. `last`: the game ends with
    this turn, so that nothing is left for later.
    """

    best: float
    greedy: float
    workers: int
    last: bool


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles that are shipped."""
    text = (files("wardround.analysis.dice_hospital") / FILE).read_text(encoding="utf-8")
    found = [Found(**one) for one in tomllib.loads(text)["puzzle"]]
    return tuple(
        Puzzle(number, one.position, tuple(one.solution.split()), one.worth, one.greedy, one.grade)
        for number, one in enumerate(found, 1)
    )


def write_puzzles(found: Iterable[Found]) -> str:
    """The text of a puzzle file."""
    return HEAD + "".join(
        f'\n[[puzzle]]\nposition = "{one.position}"\nsolution = "{one.solution}"\n'
        f"worth = {one.worth}\ngreedy = {one.greedy}\n"
        for one in found
    )


def puzzle_by_number(number: int) -> Puzzle:
    """The puzzle of this number; UnknownName if there is none."""
    if not 1 <= number <= len(puzzles()):
        raise UnknownName("puzzle-unknown", number=number, most=len(puzzles()))
    return puzzles()[number - 1]


def puzzles_of_grade(grade: int | None) -> list[Puzzle]:
    """All puzzles, or those of one grade; UnknownName if there is no such grade."""
    if grade is not None and not 1 <= grade <= len(GRADES):
        raise UnknownName("puzzle-grade", grade=grade, most=len(GRADES))
    return [one for one in puzzles() if grade in (None, one.grade)]


def daily_puzzle(day: date, grade: int | None = None) -> Puzzle:
    """The puzzle of a day: the same for everybody."""
    found = puzzles_of_grade(grade)
    return found[Random(f"puzzle/{day.isoformat()}").randrange(len(found))]


def choose_puzzle(number: int | None, day: date | None, grade: int | None) -> Puzzle:
    """A puzzle by number, of a day, or at random; the latter two may be limited to a grade."""
    if number is not None:
        return puzzle_by_number(number)
    return (
        SystemRandom().choice(puzzles_of_grade(grade)) if day is None else daily_puzzle(day, grade)
    )


def open_puzzle(puzzle: Puzzle) -> tuple[DiceHospital, State, int]:
    """The game, the position, and the seat that is activating."""
    game = DiceHospital()
    state = game.decode(puzzle.position)
    return game, state, game.turn(state)[0]


class PuzzleGame(DiceHospital):
    """Dice Hospital that starts in a position and is over when the activating seat has finished.

    The choice of whom an administrator spares may still follow; it is not part of the answer.
    """

    def __init__(self, position: str) -> None:
        super().__init__()
        self.position = position
        self.seat = super().turn(self.decode(position))[0]

    def start(self, options: GivenOptions) -> State:
        """The position."""
        return self.decode(self.position)

    def turn(self, state: State) -> list[int]:
        """The activating seat, until neglect is over."""
        working = state.phase in (ACTIVATE, SPARE) and super().turn(state) == [self.seat]
        return [self.seat] if working else []


@lru_cache(KEPT_GAMES)
def puzzle_game(position: str) -> PuzzleGame:
    """The game of a position; cached."""
    return PuzzleGame(position)


def judge_answer(puzzle: Puzzle, words: Sequence[int]) -> Judgement:
    """The value of these words up to `finish`, which is added if it is missing.

    A group may be in any order. IllegalWord says which word is not legal.
    """
    game, state, seat = open_puzzle(puzzle)
    words = words[: words.index(FINISH) + 1] if FINISH in words else words
    for word in arrange(game, state, seat, words):
        if word != FINISH:
            game.apply(state, seat, word)
    game.cancel_sentence(state, seat)
    worth = finish_value(state, seat)
    return Judgement(worth, max(0.0, puzzle.worth - worth))


@cache
def target(puzzle: Puzzle) -> Target:
    """What is to be reached."""
    _, state, seat = open_puzzle(puzzle)
    hospital = state.hospitals[seat]
    free = len(hospital.staff) - int(hospital.placed).bit_count() + hospital.nurses
    return Target(gain(puzzle, puzzle.worth), gain(puzzle, puzzle.greedy), free, _is_last(state))


def _is_last(state: State) -> bool:
    return int(state.round) == ROUNDS


@cache
def _worth_at_once(puzzle: Puzzle) -> float:
    _, state, seat = open_puzzle(puzzle)
    return finish_value(state, seat)


def gain(puzzle: Puzzle, worth: float) -> float:
    """So much more than finishing at once, in tenths: told figures add up as they are shown."""
    return round(worth - _worth_at_once(puzzle), 1)


def verdict(puzzle: Puzzle, answer: Judgement) -> Message:
    """The message for an answer."""
    best, greedy, _, _ = target(puzzle)
    if answer.solved:
        return Message("puzzle-solved", {"short": f"{best - greedy:.1f}"})
    yours = gain(puzzle, answer.worth)
    ahead = "yes" if yours > greedy else "no"
    return Message("puzzle-lost", {"lost": f"{best - yours:.1f}", "ahead": ahead})
