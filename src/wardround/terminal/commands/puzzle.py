"""`wardround puzzle`: show a puzzle and judge the answer."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date
from itertools import count, islice
from typing import Annotated, Any

from cyclopts import Parameter

from wardround.analysis.dice_hospital.puzzle_making import GRADES, Found, find_puzzles
from wardround.analysis.dice_hospital.puzzles import (
    Judgement,
    Puzzle,
    choose_puzzle,
    judge_answer,
    target,
    verdict,
    write_puzzles,
)
from wardround.table.errors import BadOption, WardroundError
from wardround.terminal.commands.show import show_board
from wardround.terminal.games import kit_of
from wardround.terminal.output import (
    aside,
    at_a_terminal,
    out,
    out_json,
    out_wrapped,
    progress,
)
from wardround.terminal.parameters import Json
from wardround.terminal.play.line_reader import PROMPT
from wardround.terminal.positions import (
    Position,
    log,
    read_tokens,
    say_words,
    sentence_lines,
    told_sentences,
)
from wardround.text import Speech

MOST_MADE = 1000


def puzzle(
    *words: Annotated[str, Parameter(help="The whole answer, as nurse pharmacy g4 ... finish.")],
    grade: Annotated[
        int | None, Parameter(help="A puzzle of this grade, 1 (easy) to 4 (hard).")
    ] = None,
    daily: Annotated[bool, Parameter(help="The puzzle of today.")] = False,
    number: Annotated[int | None, Parameter(help="The puzzle of this number.")] = None,
    solution: Annotated[bool, Parameter(help="Print the solution.")] = False,
    make: Annotated[
        int | None, Parameter(help="Make this many new puzzles and print them.")
    ] = None,
    seed: Annotated[int, Parameter(help="Seed of new puzzles.", show_default=True)] = 1,
    json: Json = False,
) -> None:
    """Show a puzzle: find the best words for the seat that is asked.

    Without an answer you solve it on standard input, a sentence a line: `board` draws the table as
    it is now, `undo` takes back a sentence, `again` starts again, `solution` gives up, `quit`
    leaves. See docs/analysis.md.

    **Examples**

        wardround puzzle --daily

        wardround puzzle --grade 3

        wardround puzzle --number 3 nurse pharmacy g4 finish

        wardround puzzle --make 10 --seed 5
    """
    if make is not None:
        make_puzzles(make, seed, json)
        return
    found = named_puzzle(number, daily, grade)
    if json or words or solution:
        answer_puzzle(found, words, solution, json)
        return
    play_puzzle(found)


def named_puzzle(number: int | None, today: bool, grade: int | None) -> Puzzle:
    """The puzzle that is asked for; BadOption if it is named in two ways."""
    if number is not None and (today or grade is not None):
        raise BadOption("puzzle-choice")
    return choose_puzzle(number, date.today() if today else None, grade)


def answer_puzzle(puzzle: Puzzle, words: Sequence[str], with_solution: bool, as_json: bool) -> None:
    """Judge a whole answer, if there is one; the solution if it is asked for."""
    where = Position(puzzle.position)
    given = [word for text in words for word in text.split()]
    judgement = judge_answer(puzzle, where.game.vocabulary.numbers(given)) if given else None
    if as_json:
        out_json(_json(puzzle, judgement, with_solution))
        return
    if judgement is not None:
        out(where.speech.say(verdict(puzzle, judgement)))
    if with_solution:
        for line in solution_lines(puzzle):
            out(line)


def _json(puzzle: Puzzle, judgement: Judgement | None, with_solution: bool) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "number": puzzle.number,
        "grade": puzzle.grade,
        "position": puzzle.position,
    }
    if judgement is not None:
        told = judgement._asdict() | {"solved": judgement.solved}
        answer["answer"] = told
    if with_solution:
        answer["solution"] = {"words": list(puzzle.solution), "worth": puzzle.worth}
    return answer


def solution_lines(puzzle: Puzzle) -> list[str]:
    """The sentences of the solution with what they do."""
    where = Position(puzzle.position)
    seat = where.game.turn(where.state)[0]
    words = where.game.vocabulary.numbers(list(puzzle.solution))
    *sentences, (last, _) = told_sentences(where, seat, words)
    return [*sentence_lines(sentences), last]


def play_puzzle(puzzle: Puzzle) -> None:
    """Show a puzzle and take sentences from standard input until it is solved or left.

    Its position is for other commands: a person at a terminal is spared it.
    """
    where = Position(puzzle.position)
    speech = where.speech
    last = "yes" if target(puzzle).last else "no"
    of = {"number": puzzle.number, "grade": puzzle.grade, "most": len(GRADES)}
    out_wrapped(speech.label("puzzle-head", **of, last=last))
    attempt = _Attempt(puzzle)
    attempt.show()
    if not at_a_terminal():
        out(puzzle.position)
    attempt.help()
    attempt.play()


class _Attempt:
    """One person's way through a puzzle: what was said, and the position it led to."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.lines: list[str] = []
        self.where = Position(puzzle.position)
        self.closing = kit_of(self.where.game.name).scene.closing

    def play(self) -> None:
        """Answer line after line; ends with `quit`, the solution, or the end of input."""
        for line in _typed():
            text = line.strip()
            if text == "quit":
                return
            if text == "solution":
                for told in solution_lines(self.puzzle):
                    out_wrapped(told)
                return
            if text and self._takes(text):
                return

    def _takes(self, text: str) -> bool:
        """Take a line; whether the puzzle is solved."""
        try:
            if text == "help":
                self.help()
            elif text == "board":
                self.show()
            elif text in ("undo", "again"):
                self._go_to(self.lines[:-1] if text == "undo" else [])
            elif self.closing & set(text.split()):
                return self._finish(text)
            else:
                self._go_to([*self.lines, text])
        except WardroundError as error:
            aside(self.where.speech.error(error))
        return False

    def _go_to(self, lines: list[str]) -> None:
        where = Position(self.puzzle.position)
        told: list[str] = []
        for line in lines:
            told = log(where, say_words(where, read_tokens(where, [line])))
        self.where, self.lines = where, lines
        for one in told:
            out_wrapped(one)
        self._tell_words()

    def show(self) -> None:
        """Draw the table as it is now."""
        show_board(self.where, self.where.game.turn(self.where.state)[0] + 1, None)

    def help(self) -> None:
        """Say what can be typed."""
        aside(self.where.speech.label("puzzle-how"))
        self._tell_words()

    def _tell_words(self) -> None:
        game, state = self.where.game, self.where.state
        legal = game.vocabulary.text(game.legal(state, game.turn(state)[0]))
        out(self.where.speech.label("label-legal-words", words=legal))

    def _finish(self, text: str) -> bool:
        words = " ".join([*self.lines, text]).split()
        judgement = judge_answer(self.puzzle, self.where.game.vocabulary.numbers(words))
        out_wrapped(self.where.speech.say(verdict(self.puzzle, judgement)))
        if not judgement.solved:
            aside(self.where.speech.label("puzzle-how"))
        return judgement.solved


def _typed() -> Iterator[str]:
    """The lines of the input; at a terminal each is asked for."""
    if not at_a_terminal():
        yield from sys.stdin
        return
    with suppress(EOFError):
        while True:
            yield input(PROMPT)


def make_puzzles(wanted: int, seed: int, as_json: bool) -> None:
    """Make new puzzles and print them as they are kept in a file."""
    if not 1 <= wanted <= MOST_MADE:
        raise BadOption("puzzle-make", wanted=wanted, most=MOST_MADE)
    found: list[Found] = []
    with progress(Speech(), "puzzle-making", wanted) as tick:
        for one in islice(find_puzzles(seed, count()), wanted):
            found.append(one)
            tick(len(found))
    if as_json:
        out_json([one._asdict() | {"grade": one.grade} for one in found])
    else:
        out(write_puzzles(found).rstrip("\n"))
