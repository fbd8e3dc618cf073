"""Puzzles: the list, the result of an answer, the solution, a picture to share."""

from __future__ import annotations

from datetime import date

from wardround.analysis.dice_hospital.puzzle_making import GRADES
from wardround.analysis.dice_hospital.puzzles import (
    Judgement,
    Puzzle,
    choose_puzzle,
    daily_puzzle,
    gain,
    judge_answer,
    open_puzzle,
    puzzles,
    puzzles_of_grade,
    target,
    verdict,
)
from wardround.analysis.lines import split_sentences
from wardround.games.dice_hospital.game import DiceHospital
from wardround.server.errors import NotFound, Refused
from wardround.server.payloads.puzzle_picture import Bar, draw
from wardround.server.protocol.analysis_bodies import (
    GradeSeen,
    PuzzleList,
    PuzzleOffer,
    PuzzleWanted,
    Solution,
    SolutionSentence,
)
from wardround.server.protocol.server_messages import PuzzleResult, PuzzleSeen
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import Locale, game_speech, plain_speech, redact, sentences_about
from wardround.table.play.journal import effective
from wardround.table.sentences import preview
from wardround.text import Speech


def puzzle_list() -> PuzzleList:
    """What puzzles there are."""
    today = date.today()
    grades = [
        GradeSeen(grade, [one.number for one in puzzles_of_grade(grade)])
        for grade in range(1, len(GRADES) + 1)
    ]
    offer = _offer(daily_puzzle(today))
    return PuzzleList(DiceHospital.name, len(puzzles()), today.isoformat(), offer, grades)


def _offer(puzzle: Puzzle) -> PuzzleOffer:
    best, greedy, workers, last = target(puzzle)
    game, state, seat = open_puzzle(puzzle)
    view = game.view(state, seat)
    return PuzzleOffer(puzzle.number, puzzle.grade, workers, best, greedy, last, seat, view)


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
    best, greedy, _, last = target(puzzle)
    seen = PuzzleSeen(puzzle.number, puzzle.grade, len(GRADES), best, greedy, last, None)
    if answer is not None:
        solved = answer.solved and not table.record.shown
        text = _verdict(table, puzzle, answer, plain_speech(language))
        gained = gain(puzzle, answer.worth)
        seen.result = PuzzleResult(solved, gained, round(best - gained, 1), text)
    return seen


def _verdict(table: LiveTable, puzzle: Puzzle, answer: Judgement, speech: Speech) -> str:
    if answer.solved and table.record.shown:
        return speech.label("puzzle-shown")
    return speech.say(verdict(puzzle, answer))


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


def solution_payload(table: LiveTable, locale: Locale) -> Solution:
    """The sentences of the solution of a finished puzzle, each with what it does."""
    puzzle, _ = _finished(table)
    game, state, seat = open_puzzle(puzzle)
    start, speech = game.view(state, seat), game_speech(game, locale)
    found: list[SolutionSentence] = []
    for words in split_sentences(game, state, seat, game.vocabulary.numbers(list(puzzle.solution))):
        told = redact(game, preview(game, state, seat, words), seat)
        own = [one for one in told if one.seat == seat]
        texts = [game.vocabulary.word(word) for word in words]
        lines = [] if texts == ["finish"] else sentences_about(speech, own, table.names)
        for word in words:
            game.apply(state, seat, word)
        found.append(SolutionSentence(texts, lines, told, game.view(state, seat)))
    return Solution(puzzle.number, seat, start, found)


def _finished(table: LiveTable) -> tuple[Puzzle, Judgement]:
    """The puzzle of a table and the answer given there; Refused before that."""
    puzzle = _puzzle(table)
    answer = None if puzzle is None else _answer(table, puzzle)
    if puzzle is None:
        raise NotFound("puzzle-not-here")
    if answer is None:
        raise Refused("puzzle-not-over")
    return puzzle, answer


def result_picture(table: LiveTable, language: str) -> bytes:
    """How the answer of a finished puzzle compares with greedy's and the best."""
    puzzle, answer = _finished(table)
    best, greedy, _, _ = target(puzzle)
    speech = plain_speech(language)
    title = speech.label("puzzle-title", number=puzzle.number, grade=puzzle.grade, most=len(GRADES))
    bars = [
        Bar(speech.label("puzzle-best"), best),
        Bar(speech.label("puzzle-yours"), gain(puzzle, answer.worth), own=True),
        Bar(speech.label("puzzle-greedy"), greedy),
    ]
    return draw(title, _verdict(table, puzzle, answer, speech), bars).encode()
