"""Puzzles at a table: which there are, how an answer did, the solution, a picture to share."""

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
from wardround.server.analysis_bodies import (
    GradeSeen,
    PuzzleList,
    PuzzleWanted,
    Solution,
    SolutionSentence,
)
from wardround.server.errors import NotFound, Refused
from wardround.server.news import PuzzleResult, PuzzleSeen
from wardround.server.puzzle_picture import Bar, drawn
from wardround.server.room import Room
from wardround.server.telling import Locale, game_speech, heard, lines, plain_speech
from wardround.table.play.journal import effective
from wardround.table.sentences import preview


def puzzle_list() -> PuzzleList:
    """What puzzles there are."""
    counts = Counter(one.grade for one in puzzles())
    today = daily_puzzle(date.today())
    grades = [GradeSeen(grade, counts[grade]) for grade in sorted(counts)]
    return PuzzleList(len(puzzles()), today.number, today.grade, grades)


def wanted_puzzle(wanted: PuzzleWanted) -> Puzzle:
    """The puzzle that is asked for: by number, of today, or any."""
    if wanted.daily:
        return choose_puzzle(wanted.number or None, date.today(), None)
    return choose_puzzle(wanted.number or None, None, wanted.grade or None)


def puzzle_seen(room: Room, language: str) -> PuzzleSeen | None:
    """The puzzle of a table, and what came of it."""
    puzzle = _puzzle(room)
    if puzzle is None:
        return None
    answer = _answer(room, puzzle)
    seen = PuzzleSeen(puzzle.number, puzzle.grade, len(GRADES), None)
    if answer is not None:
        text = plain_speech(language).say(verdict(puzzle, answer))
        seen.result = PuzzleResult(answer.solved, answer.lost, text)
    return seen


def _puzzle(room: Room) -> Puzzle | None:
    """The puzzle as it was posed, as long as it is among those shipped."""
    if not room.row.position:
        return None
    found = [one for one in puzzles() if one.position == room.row.position]
    return found[0] if found else None


def _answer(room: Room, puzzle: Puzzle) -> Judgement | None:
    if room.row.status != "over" or room.table is None:
        return None
    return judge_answer(puzzle, [word for _, word in effective(room.table.entries)])


def solution_told(number: int, locale: Locale) -> Solution:
    """The sentences of a solution, each with what it does."""
    puzzle = puzzle_by_number(number)
    game, state, seat = open_puzzle(puzzle)
    speech = game_speech(game, locale)
    names = [speech.seat(one) for one in range(int(game.options_of(state)["seats"]))]
    found: list[SolutionSentence] = []
    for words in split_sentences(game, state, seat, game.vocabulary.numbers(list(puzzle.solution))):
        told = heard(game, preview(game, state, seat, words), seat)
        own = [one for one in told if one.seat == seat]
        texts = [game.vocabulary.word(word) for word in words]
        last = texts == ["finish"]
        found.append(SolutionSentence(texts, [] if last else lines(speech, own, names)))
        for word in words:
            game.apply(state, seat, word)
    return Solution(number, found)


def picture_of(room: Room, language: str) -> bytes:
    """How the answer of a finished puzzle compares with greedy's and the best."""
    puzzle = _puzzle(room)
    answer = None if puzzle is None else _answer(room, puzzle)
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
    return drawn(title, speech.say(verdict(puzzle, answer)), bars).encode()
