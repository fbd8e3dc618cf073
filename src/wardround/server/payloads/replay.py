"""A finished game, sentence by sentence, through the eyes of a seat; and its journal as text."""

from __future__ import annotations

from collections.abc import Iterator

from wardround.server.errors import NotFound, Refused
from wardround.server.protocol.bodies import Replay, Step
from wardround.server.tables.event_log import Chronicle, Said
from wardround.server.tables.live_table import Room
from wardround.server.translation import Locale, game_speech, heard, lines, stands
from wardround.table.game import SPECTATOR
from wardround.table.messages import HIDDEN
from wardround.table.notation.transcript import Transcript, write


def finished(room: Room) -> Chronicle:
    """What happened at a finished table; Refused while it is not over, or cannot be read."""
    if room.problem is not None:
        raise room.problem
    if room.row.status != "over":
        raise Refused("journal-later")
    return room.chronicle


def journal(room: Room) -> str:
    """The journal of a finished game, as `docs/notation.md` describes it."""
    game = finished(room).game
    if room.row.position:
        raise Refused("puzzle-no-journal")
    assert room.table is not None
    names = tuple("-".join(chair.name.split()) for chair in room.row.chairs)
    entries = tuple(room.table.entries)
    transcript = Transcript(game.name, game.rules_version, room.table.options, names, entries)
    return write(game, transcript)


def replay(room: Room, seat: int, first: int, count: int, locale: Locale) -> Replay:
    """Steps of a finished game from number `first` on, each with the view after it."""
    chronicle = finished(room)
    if seat != SPECTATOR and not 0 <= seat < len(room.row.chairs):
        raise NotFound("seat-range", seat=seat + 1, seats=len(room.row.chairs))
    game = chronicle.game
    state = game.start(chronicle.options)
    names = room.names
    speech = game_speech(game, locale)
    start, steps, total = game.view(state, seat), [], 0
    for number, passage in enumerate(passages(chronicle)):
        for said in passage:
            game.apply(state, said.word.speaker, said.word.word)
        total += 1
        if first <= number < first + count:
            step = _step(chronicle, number, passage, seat)
            step.lines = lines(speech, step.happenings, names)
            step.view = game.view(state, seat)
            step.standing = stands(game.outcome(state))
            steps.append(step)
    return Replay(room.id, game.name, seat, total, first, start, steps, room.row.result)


def _step(chronicle: Chronicle, number: int, passage: list[Said], seat: int) -> Step:
    game, begun = chronicle.game, passage[0]
    word = game.vocabulary.word
    words = [word(s.word.word) if s.owner in (-1, seat) else HIDDEN for s in passage]
    happened = [h for said in passage for h in heard(game, said.happenings, seat)]
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
