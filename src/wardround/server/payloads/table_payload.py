"""Builds what a connection is shown: the situation, and what each of its seats may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardround.server.payloads.options import options_in_words
from wardround.server.payloads.puzzles import puzzle_payload
from wardround.server.protocol.bodies import TableSummary
from wardround.server.protocol.server_messages import (
    Back,
    EntrySeen,
    PleaSeen,
    SeatPayload,
    SeatSeen,
    TableSeen,
    TableStatus,
)
from wardround.server.storage.interface import TableRecord
from wardround.server.tables.event_log import Said
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.seats import connected_seats, consenting_seats, people_seats
from wardround.server.translation import (
    Locale,
    game_speech,
    problem_payload,
    redact,
    render,
    render_prospects,
    result_of,
    sentences_about,
)
from wardround.table.game import SPECTATOR, Game, View
from wardround.table.messages import HIDDEN


def table_status(table: LiveTable) -> TableStatus:
    """Where the table is; `frozen` while its rules are not to be had."""
    return "frozen" if table.problem is not None else table.record.status


def table_payload(
    table: LiveTable, seats: tuple[int, ...], since: int, locale: Locale
) -> TableSeen:
    """The situation for a connection that holds these seats and has seen `since` entries."""
    since = since if since <= table.seq else 0
    play = table.play
    return TableSeen(
        table=table.id,
        game=table.record.game,
        status=table_status(table),
        heading=table.record.heading,
        seq=table.seq,
        since=since,
        seats=seat_payloads(table),
        sights=[_seat_payload(table, seat, since, locale) for seat in seats or (SPECTATOR,)],
        plea=_plea(table),
        deadline=table.deadline.left,
        standing=result_of(play.game.outcome(play.state)) if play else None,
        result=table.record.result,
        rematch=table.record.rematch,
        problem=problem_payload(table.problem, locale.language) if table.problem else None,
        puzzle=puzzle_payload(table, locale.language),
    )


def seat_payloads(table: LiveTable) -> list[SeatSeen]:
    """Who sits where, and who is there."""
    online, play = connected_seats(table.guests), table.play
    seats = _kept_seats(table.record)
    for seen in seats:
        seen.online = seen.seat in online
        seen.half_said = play is not None and not play.game.is_idle(play.state, seen.seat)
    return seats


def _kept_seats(record: TableRecord) -> list[SeatSeen]:
    return [
        SeatSeen(
            seat=seat,
            kind=seat_record.kind,
            name=seat_record.name,
            bot=seat_record.bot,
            online=False,
            away=seat_record.away,
            asked=seat in record.asked,
            half_said=False,
        )
        for seat, seat_record in enumerate(record.seats)
    ]


def table_summary(table: LiveTable, locale: Locale) -> TableSummary:
    """A table in a list."""
    made = record_summary(table.record, table.seq, locale)
    made.seats = seat_payloads(table)
    made.status = table_status(table)
    made.problem = problem_payload(table.problem, locale.language) if table.problem else None
    return made


def record_summary(record: TableRecord, seq: int, locale: Locale) -> TableSummary:
    """A table in a list, as it was kept."""
    return TableSummary(
        table=record.id,
        game=record.game,
        options=record.options,
        played=options_in_words(record.game, record.options, locale),
        cards=record.cards,
        status=record.status,
        heading=record.heading,
        public=record.public,
        seats=_kept_seats(record),
        stand_in=record.stand_in,
        created=record.created,
        changed=record.changed,
        ended=record.ended,
        seq=seq,
        result=record.result,
        rematch=record.rematch,
        problem=None,
        puzzle=record.puzzle,
    )


def _plea(table: LiveTable) -> PleaSeen | None:
    plea = table.plea
    if plea is None:
        return None
    seconds = max(0.0, plea.until - table.services.clock())
    waiting = sorted(plea.waiting)
    return PleaSeen(plea.number, plea.seat, plea.words, plea.entry, waiting, round(seconds, 1))


def _seat_payload(table: LiveTable, seat: int, since: int, locale: Locale) -> SeatPayload:
    entries = [entry_payload(table, place, seat, locale) for place in range(since, table.seq)]
    payload = SeatPayload(seat, {}, False, entries, 0, False, None, None, [], True, False, None, [])
    if table.play is not None:
        game, state = table.play.game, table.play.state
        payload.view = game.view(state, seat)
        payload.private = _knows_more(payload.view, game.view(state, SPECTATOR))
        if seat != SPECTATOR:
            _ask(table, game, state, payload, locale)
    return payload


def _knows_more(view: View, public: View) -> bool:
    """Whether a view shows what a spectator's does not, aside from who looks."""
    return {**view, "seat": SPECTATOR} != {**public, "seat": SPECTATOR}


def _ask(
    table: LiveTable, game: Game[Any], state: Any, payload: SeatPayload, locale: Locale
) -> None:
    seat, turn = payload.seat, table.turn
    speech = game_speech(game, locale)
    prompt = game.prompt(state, seat)
    words = game.vocabulary.word
    payload.prompt = table.chronicle.numbers[seat]
    payload.asked = seat in turn
    names = table.names
    payload.question = render(speech, prompt.question, names)
    payload.reason = render(speech, prompt.reason, names)
    payload.prospects = render_prospects(speech, prompt, names)
    payload.legal = [words(word) for word in game.legal(state, seat)]
    payload.resting = game.is_idle(state, seat)
    payload.last = turn == [seat]
    payload.undo = _back(table, seat)
    redo = table.back.redoable(seat)
    payload.redo = [words(word.word) for word in redo if word.speaker == seat]


def _back(table: LiveTable, seat: int) -> Back | None:
    sentence = table.chronicle.last_sentence(seat)
    if table.game is None or not sentence or not table.turn:
        return None
    free = table.chronicle.free_to_go(seat, consenting_seats(table.record))
    if not free and len(people_seats(table.record)) == 1:
        return None
    words = [table.game.vocabulary.word(said.word.word) for said in sentence]
    since = sum(said.place > sentence[-1].place for said in table.chronicle.said)
    return Back(words, free, since)


def entry_payload(table: LiveTable, place: int, seat: int, locale: Locale) -> EntrySeen:
    """Entry number `place` (counted from 0) as this seat may see it."""
    kind, who, what, owner = table.saved_entries[place]
    if kind == "undo":
        return EntrySeen(place + 1, "undo", speaker=who, count=int(what))
    if kind == "rewind":
        return EntrySeen(place + 1, "rewind", count=int(what))
    if kind == "note":
        return EntrySeen(place + 1, "note", speaker=who, word=what)
    entry = EntrySeen(place + 1, "word", speaker=who, word=HIDDEN, private=owner == seat >= 0)
    if owner in (-1, seat):
        entry.word = what
    _tell_what_happened(table, place, seat, locale, entry)
    return entry


def _tell_what_happened(
    table: LiveTable, place: int, seat: int, locale: Locale, entry: EntrySeen
) -> None:
    if table.game is None:
        return
    said = table.chronicle.at.get(place)
    entry.void = said is None
    if said is not None:
        names = table.names
        entry.begins = said.begins
        entry.happenings = redact(table.game, said.happenings, seat)
        public = redact(table.game, said.happenings, SPECTATOR)
        entry.private = entry.private or entry.happenings != public
        entry.lines = _lines_of(table.game, said, seat, locale, names)


def _lines_of(
    game: Game[Any], said: Said, seat: int, locale: Locale, names: Sequence[str]
) -> list[str]:
    """Sentences about what a word did, rendered once for each seat and locale."""
    key = (seat, *locale)
    if key not in said.lines:
        speech = game_speech(game, locale)
        said.lines[key] = sentences_about(speech, redact(game, said.happenings, seat), names)
    return said.lines[key]
