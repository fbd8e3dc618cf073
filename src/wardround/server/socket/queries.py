"""Questions that change nothing: what would happen, why not, what goes with this.

Answers are computed in a world that is dealt from the view of the seat, so that looking ahead
reveals nothing hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from wardround.server.errors import Refused
from wardround.server.protocol.client_messages import (
    Candidates,
    Forecast,
    Preview,
    Question,
    Why,
)
from wardround.server.protocol.server_messages import Answer
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import Locale, game_speech, redact, render, sentences_about
from wardround.table.game import AnyGame
from wardround.table.messages import Happening
from wardround.table.sentences import candidates, forecast
from wardround.table.speakers import NOBODY, Seat
from wardround.table.speaking import arrange, numbers_of, waits_for_chance

MOST_SENTENCES = 400


def answer(table: LiveTable, question: Question, locale: Locale) -> Answer:
    """The answer to a question of a seat."""
    if table.problem is not None:
        raise table.problem
    if table.play is None:
        raise Refused("table-not-begun")
    game, seat = table.play.game, question.seat
    world = game.resample(table.play.state, seat, SystemRandom())
    if isinstance(question, Preview):
        return _preview(table, game, world, question, locale)
    if isinstance(question, Why):
        return _why(table, game, world, question, locale)
    if isinstance(question, Candidates):
        named = numbers_of(game, game.options_of(world), question.named)
        words = candidates(game, world, seat, named, MOST_SENTENCES)
        texts = [game.vocabulary.word(word) for word in words]
        return Answer(question.ask, "candidates", words=texts)
    return _forecast(table, game, world, question, locale)


def _preview(
    table: LiveTable, game: AnyGame, world: Any, question: Preview, locale: Locale
) -> Answer:
    seat = question.seat
    words = arrange(game, world, seat, numbers_of(game, game.options_of(world), question.words))
    made = Answer(question.ask, "preview")
    before = game.undo_epoch(world)
    happenings = [one for word in words for one in game.tell(world, seat, word)]
    own = [one for one in happenings if one.seat in (seat, NOBODY)]
    _add_happenings(table, game, made, own, seat, locale)
    made.chance = waits_for_chance(game.turn(world))
    made.complete = game.is_idle(world, seat)
    made.ends = game.undo_epoch(world) != before
    return made


def _why(table: LiveTable, game: AnyGame, world: Any, question: Why, locale: Locale) -> Answer:
    (word,) = numbers_of(game, game.options_of(world), [question.word])
    if word in game.legal(world, question.seat):
        return Answer(question.ask, "why", legal=True)
    names = table.names
    reason = render(game_speech(game, locale), game.why_not(world, question.seat, word), names)
    return Answer(question.ask, "why", reason=reason)


def _forecast(
    table: LiveTable, game: AnyGame, world: Any, question: Forecast, locale: Locale
) -> Answer:
    made = Answer(question.ask, "forecast")
    _add_happenings(table, game, made, forecast(game, world, question.seat), question.seat, locale)
    return made


def _add_happenings(
    table: LiveTable,
    game: AnyGame,
    made: Answer,
    happenings: Sequence[Happening],
    seat: Seat,
    locale: Locale,
) -> None:
    names = table.names
    made.happenings = redact(game, happenings, seat)
    made.lines = sentences_about(game_speech(game, locale), made.happenings, names)
