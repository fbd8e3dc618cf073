"""Builds what a connection is shown: the situation, and what each of its seats may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardround.server.payloads.options import played
from wardround.server.payloads.puzzles import puzzle_seen
from wardround.server.protocol.bodies import TableSummary
from wardround.server.protocol.server_messages import (
    Back,
    EntrySeen,
    PleaSeen,
    SeatSeen,
    Sight,
    TableSeen,
    TableStatus,
)
from wardround.server.storage.interface import Row
from wardround.server.tables.event_log import Said
from wardround.server.tables.live_table import Room
from wardround.server.tables.seats import consenting, people, present
from wardround.server.translation import (
    Locale,
    game_speech,
    heard,
    lines,
    problem,
    prospects_told,
    stands,
    told,
)
from wardround.table.game import SPECTATOR, Game, View
from wardround.table.messages import HIDDEN


def status(room: Room) -> TableStatus:
    """Where the table is; `frozen` while its rules are not to be had."""
    return "frozen" if room.problem is not None else room.row.status


def table_seen(room: Room, seats: tuple[int, ...], since: int, locale: Locale) -> TableSeen:
    """The situation for a connection that holds these seats and has seen `since` entries."""
    since = since if since <= room.seq else 0
    table = room.table
    return TableSeen(
        table=room.id,
        game=room.row.game,
        status=status(room),
        heading=room.row.heading,
        seq=room.seq,
        since=since,
        seats=seats_seen(room),
        sights=[_sight(room, seat, since, locale) for seat in seats or (SPECTATOR,)],
        plea=_plea(room),
        deadline=room.deadline.left,
        standing=stands(table.game.outcome(table.state)) if table else None,
        result=room.row.result,
        rematch=room.row.rematch,
        problem=problem(room.problem, locale.language) if room.problem else None,
        puzzle=puzzle_seen(room, locale.language),
    )


def seats_seen(room: Room) -> list[SeatSeen]:
    """Who sits where, and who is there."""
    online, table = present(room.guests), room.table
    seats = _kept_seats(room.row)
    for seen in seats:
        seen.online = seen.seat in online
        seen.half_said = table is not None and not table.game.is_idle(table.state, seen.seat)
    return seats


def _kept_seats(row: Row) -> list[SeatSeen]:
    return [
        SeatSeen(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot,
            online=False,
            away=chair.away,
            asked=seat in row.asked,
            half_said=False,
        )
        for seat, chair in enumerate(row.chairs)
    ]


def summary(room: Room, locale: Locale) -> TableSummary:
    """A table in a list."""
    made = row_summary(room.row, room.seq, locale)
    made.seats = seats_seen(room)
    made.status = status(room)
    made.problem = problem(room.problem, locale.language) if room.problem else None
    return made


def row_summary(row: Row, seq: int, locale: Locale) -> TableSummary:
    """A table in a list, as it was kept."""
    return TableSummary(
        table=row.id,
        game=row.game,
        options=row.options,
        played=played(row.game, row.options, locale),
        cards=row.cards,
        status=row.status,
        heading=row.heading,
        public=row.public,
        seats=_kept_seats(row),
        stand_in=row.stand_in,
        created=row.created,
        changed=row.changed,
        ended=row.ended,
        seq=seq,
        result=row.result,
        rematch=row.rematch,
        problem=None,
        puzzle=row.puzzle,
    )


def _plea(room: Room) -> PleaSeen | None:
    plea = room.plea
    if plea is None:
        return None
    seconds = max(0.0, plea.until - room.house.clock())
    waiting = sorted(plea.waiting)
    return PleaSeen(plea.number, plea.seat, plea.words, plea.entry, waiting, round(seconds, 1))


def _sight(room: Room, seat: int, since: int, locale: Locale) -> Sight:
    entries = [entry_seen(room, place, seat, locale) for place in range(since, room.seq)]
    sight = Sight(seat, {}, False, entries, 0, False, None, None, [], True, False, None, [])
    if room.table is not None:
        game, state = room.table.game, room.table.state
        sight.view = game.view(state, seat)
        sight.private = _knows_more(sight.view, game.view(state, SPECTATOR))
        if seat != SPECTATOR:
            _ask(room, game, state, sight, locale)
    return sight


def _knows_more(view: View, public: View) -> bool:
    """Whether a view shows what a spectator's does not, aside from who looks."""
    return {**view, "seat": SPECTATOR} != {**public, "seat": SPECTATOR}


def _ask(room: Room, game: Game[Any], state: Any, sight: Sight, locale: Locale) -> None:
    seat, turn = sight.seat, room.turn
    speech = game_speech(game, locale)
    prompt = game.prompt(state, seat)
    words = game.vocabulary.word
    sight.prompt = room.chronicle.numbers[seat]
    sight.asked = seat in turn
    names = room.names
    sight.question = told(speech, prompt.question, names)
    sight.reason = told(speech, prompt.reason, names)
    sight.prospects = prospects_told(speech, prompt, names)
    sight.legal = [words(word) for word in game.legal(state, seat)]
    sight.resting = game.is_idle(state, seat)
    sight.last = turn == [seat]
    sight.undo = _back(room, seat)
    redo = room.back.redoable(seat)
    sight.redo = [words(word.word) for word in redo if word.speaker == seat]


def _back(room: Room, seat: int) -> Back | None:
    sentence = room.chronicle.last_sentence(seat)
    if room.game is None or not sentence or not room.turn:
        return None
    free = room.chronicle.free_to_go(seat, consenting(room.row))
    if not free and len(people(room.row)) == 1:
        return None
    words = [room.game.vocabulary.word(said.word.word) for said in sentence]
    since = sum(said.place > sentence[-1].place for said in room.chronicle.said)
    return Back(words, free, since)


def entry_seen(room: Room, place: int, seat: int, locale: Locale) -> EntrySeen:
    """Entry number `place` (counted from 0) as this seat may see it."""
    kind, who, what, owner = room.kept[place]
    if kind == "undo":
        return EntrySeen(place + 1, "undo", speaker=who, count=int(what))
    if kind == "rewind":
        return EntrySeen(place + 1, "rewind", count=int(what))
    if kind == "note":
        return EntrySeen(place + 1, "note", speaker=who, word=what)
    entry = EntrySeen(place + 1, "word", speaker=who, word=HIDDEN, private=owner == seat >= 0)
    if owner in (-1, seat):
        entry.word = what
    _tell_what_happened(room, place, seat, locale, entry)
    return entry


def _tell_what_happened(
    room: Room, place: int, seat: int, locale: Locale, entry: EntrySeen
) -> None:
    if room.game is None:
        return
    said = room.chronicle.at.get(place)
    entry.void = said is None
    if said is not None:
        names = room.names
        entry.begins = said.begins
        entry.happenings = heard(room.game, said.happenings, seat)
        public = heard(room.game, said.happenings, SPECTATOR)
        entry.private = entry.private or entry.happenings != public
        entry.lines = _lines_of(room.game, said, seat, locale, names)


def _lines_of(
    game: Game[Any], said: Said, seat: int, locale: Locale, names: Sequence[str]
) -> list[str]:
    """Sentences about what a word did, rendered once for each seat and locale."""
    key = (seat, *locale)
    if key not in said.lines:
        speech = game_speech(game, locale)
        said.lines[key] = lines(speech, heard(game, said.happenings, seat), names)
    return said.lines[key]
