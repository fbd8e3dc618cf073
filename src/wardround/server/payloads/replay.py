"""A finished game, sentence by sentence, through the eyes of a seat; and its journal as text."""

from __future__ import annotations

from collections.abc import Iterator

from wardround.server.errors import NotFound, Refused
from wardround.server.protocol.bodies import Replay, Step
from wardround.server.tables.event_log import Chronicle, Said
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import Locale, game_speech, redact, result_of, sentences_about
from wardround.table.game import SPECTATOR
from wardround.table.messages import HIDDEN
from wardround.table.notation.transcript import Transcript, write


def finished_log(table: LiveTable) -> Chronicle:
    """What happened at a finished table; Refused while it is not over, or cannot be read."""
    if table.problem is not None:
        raise table.problem
    if table.record.status != "over":
        raise Refused("journal-later")
    return table.chronicle


def journal_text(table: LiveTable) -> str:
    """The journal of a finished game, as `docs/notation.md` describes it."""
    game = finished_log(table).game
    if table.record.position:
        raise Refused("puzzle-no-journal")
    assert table.play is not None
    names = tuple("-".join(seat_record.name.split()) for seat_record in table.record.seats)
    entries = tuple(table.play.entries)
    transcript = Transcript(game.name, game.rules_version, table.play.options, names, entries)
    return write(game, transcript)


def replay_payload(table: LiveTable, seat: int, first: int, count: int, locale: Locale) -> Replay:
    """Steps of a finished game from number `first` on, each with the view after it."""
    chronicle = finished_log(table)
    if seat != SPECTATOR and not 0 <= seat < len(table.record.seats):
        raise NotFound("seat-range", seat=seat + 1, seats=len(table.record.seats))
    game = chronicle.game
    state = game.start(chronicle.options)
    names = table.names
    speech = game_speech(game, locale)
    start, steps, total = game.view(state, seat), [], 0
    for number, passage in enumerate(passages(chronicle)):
        for said in passage:
            game.apply(state, said.word.speaker, said.word.word)
        total += 1
        if first <= number < first + count:
            step = _step(chronicle, number, passage, seat)
            step.lines = sentences_about(speech, step.happenings, names)
            step.view = game.view(state, seat)
            step.standing = result_of(game.outcome(state))
            steps.append(step)
    return Replay(table.id, game.name, seat, total, first, start, steps, table.record.result)


def _step(chronicle: Chronicle, number: int, passage: list[Said], seat: int) -> Step:
    game, begun = chronicle.game, passage[0]
    word = game.vocabulary.word
    words = [word(s.word.word) if s.owner in (-1, seat) else HIDDEN for s in passage]
    happened = [h for said in passage for h in redact(game, said.happenings, seat)]
    place, speaker = begun.place + 1, begun.word.speaker
    return Step(number, place, begun.heading, speaker, words, happened, [], {}, None)


def passages(chronicle: Chronicle) -> Iterator[list[Said]]:
    """Sentences of seats, and what chance said in a row; cut where another speaks between."""
    passage: list[Said] = []
    for said in chronicle.said:
        if passage and (said.begins or said.word.speaker != passage[-1].word.speaker):
            yield passage
            passage = []
        passage.append(said)
    if passage:
        yield passage
