"""Puzzles: the list, the result of an answer, the solution, a picture to share."""

from __future__ import annotations

from collections import Counter
from datetime import date

from wardround.analysis.dice_hospital.puzzle_making import GRADES
from wardround.analysis.dice_hospital.puzzles import (
    Judgement,
    Puzzle,
    choose_puzzle,
    daily_puzzle,
    judge_answer,
    open_puzzle,
    puzzle_by_number,
    puzzles,
    verdict,
)
from wardround.analysis.lines import split_sentences
from wardround.server.errors import NotFound, Refused
from wardround.server.payloads.puzzle_picture import Bar, draw
from wardround.server.protocol.analysis_bodies import (
    GradeSeen,
    PuzzleList,
    PuzzleWanted,
    Solution,
    SolutionSentence,
)
from wardround.server.protocol.server_messages import PuzzleResult, PuzzleSeen
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import Locale, game_speech, plain_speech, redact, sentences_about
from wardround.table.play.journal import effective
from wardround.table.sentences import preview


def puzzle_list() -> PuzzleList:
    """What puzzles there are."""
    counts = Counter(one.grade for one in puzzles())
    today = daily_puzzle(date.today())
    grades = [GradeSeen(grade, counts[grade]) for grade in sorted(counts)]
    return PuzzleList(len(puzzles()), today.number, today.grade, grades)


def find_puzzle(wanted: PuzzleWanted) -> Puzzle:
    """The wanted puzzle: by number, the puzzle of the day, or any."""
    if wanted.daily:
        return choose_puzzle(wanted.number or None, date.today(), None)
    return choose_puzzle(wanted.number or None, None, wanted.grade or None)


def puzzle_payload(table: LiveTable, language: str) -> PuzzleSeen | None:
    """The puzzle of a table, and its result once it is over."""
    puzzle = _puzzle(table)
    if puzzle is None:
        return None
    answer = _answer(table, puzzle)
    seen = PuzzleSeen(puzzle.number, puzzle.grade, len(GRADES), None)
    if answer is not None:
        text = plain_speech(language).say(verdict(puzzle, answer))
        seen.result = PuzzleResult(answer.solved, answer.lost, text)
    return seen


def _puzzle(table: LiveTable) -> Puzzle | None:
    """The puzzle of a table, if it is still among those shipped."""
    if not table.record.position:
        return None
    found = [one for one in puzzles() if one.position == table.record.position]
    return found[0] if found else None


def _answer(table: LiveTable, puzzle: Puzzle) -> Judgement | None:
    if table.record.status != "over" or table.play is None:
        return None
    return judge_answer(puzzle, [word for _, word in effective(table.play.entries)])


def solution_payload(number: int, locale: Locale) -> Solution:
    """The sentences of a solution, each with what it does."""
    puzzle = puzzle_by_number(number)
    game, state, seat = open_puzzle(puzzle)
    speech = game_speech(game, locale)
    names = [speech.seat(one) for one in range(int(game.options_of(state)["seats"]))]
    found: list[SolutionSentence] = []
    for words in split_sentences(game, state, seat, game.vocabulary.numbers(list(puzzle.solution))):
        told = redact(game, preview(game, state, seat, words), seat)
        own = [one for one in told if one.seat == seat]
        texts = [game.vocabulary.word(word) for word in words]
        last = texts == ["finish"]
        found.append(SolutionSentence(texts, [] if last else sentences_about(speech, own, names)))
        for word in words:
            game.apply(state, seat, word)
    return Solution(number, found)


def result_picture(table: LiveTable, language: str) -> bytes:
    """How the answer of a finished puzzle compares with greedy's and the best."""
    puzzle = _puzzle(table)
    answer = None if puzzle is None else _answer(table, puzzle)
    if puzzle is None:
        raise NotFound("puzzle-not-here")
    if answer is None:
        raise Refused("puzzle-not-over")
    speech = plain_speech(language)
    title = speech.label("puzzle-title", number=puzzle.number, grade=puzzle.grade, most=len(GRADES))
    bars = [
        Bar(speech.label("puzzle-best"), puzzle.worth),
        Bar(speech.label("puzzle-yours"), answer.worth, own=True),
        Bar(speech.label("puzzle-greedy"), puzzle.greedy),
    ]
    return draw(title, speech.say(verdict(puzzle, answer)), bars).encode()
