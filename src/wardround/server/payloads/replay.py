"""A finished game, sentence by sentence, through the eyes of a seat; and its journal as text."""

from __future__ import annotations

from typing import Any

from wardround.server.errors import NotFound, Refused
from wardround.server.protocol.bodies import Replay, Step
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import (
    Locale,
    game_speech,
    happenings_payload,
    result_of,
    sentences_about,
)
from wardround.table.notation.transcript import Transcript, write
from wardround.table.play.event_log import EventLog, LoggedWord
from wardround.table.play.game_in_progress import AnyPlay
from wardround.table.speakers import SPECTATOR, Viewer


def finished_play(table: LiveTable) -> AnyPlay:
    """The game of a finished table; Refused while it is not over, or its rules are missing."""
    if table.problem is not None:
        raise table.problem
    if table.record.status != "over" or table.play is None:
        raise Refused("journal-later")
    return table.play


def journal_text(table: LiveTable) -> str:
    """The journal of a finished game, as `docs/notation.md` describes it."""
    play = finished_play(table)
    if table.record.position:
        raise Refused("puzzle-no-journal")
    names = tuple("-".join(name.split()) for name in table.names)
    game, entries = play.game, tuple(play.entries)
    return write(game, Transcript(game.name, game.rules_version, play.options, names, entries))


def replay_payload(
    table: LiveTable, seat: Viewer, first: int, count: int, locale: Locale
) -> Replay:
    """Steps of a finished game from number `first` on, each with the view after it."""
    play = finished_play(table)
    if seat != SPECTATOR and not 0 <= seat < len(table.record.seats):
        raise NotFound("seat-range", seat=seat + 1, seats=len(table.record.seats))
    game, names = play.game, table.names
    state = game.start(play.options)
    speech = game_speech(game, locale)
    start, steps, total = game.view(state, seat), [], 0
    for number, passage in enumerate(play.log.passages()):
        for logged in passage:
            game.apply(state, logged.word.speaker, logged.word.word)
        total += 1
        if first <= number < first + count:
            step = _step(play.log, number, passage, seat)
            step.lines = sentences_about(speech, step.happenings, names)
            step.view = game.view(state, seat)
            step.standing = result_of(game.outcome(state))
            steps.append(step)
    return Replay(table.id, game.name, seat, total, first, start, steps, table.record.result)


def _step(log: EventLog[Any], number: int, passage: list[LoggedWord], seat: Viewer) -> Step:
    begun = passage[0]
    words = [log.word_for(logged, seat) for logged in passage]
    happenings = [one for logged in passage for one in log.happenings_for(logged, seat)]
    place, speaker = begun.place + 1, begun.word.speaker
    return Step(
        number, place, begun.heading, speaker, words, happenings_payload(happenings), [], {}, None
    )
