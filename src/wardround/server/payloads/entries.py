"""Journal entries as a seat may see them, with sentences about what they did."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import cache, partial
from weakref import WeakKeyDictionary

from wardround.server.protocol.server_messages import EntrySeen
from wardround.server.storage.interface import PUBLIC, EntryRecord
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import Locale, game_speech, happenings_payload, sentences_about
from wardround.table.messages import HIDDEN
from wardround.table.play.event_log import LoggedWord
from wardround.table.play.game_in_progress import AnyPlay
from wardround.table.speakers import SPECTATOR, Viewer

AT_ONCE = 0.005


@cache
def _rendered(viewer: int, locale: Locale) -> WeakKeyDictionary[LoggedWord, list[str]]:
    """The sentences rendered so far for this seat, or for all (SPECTATOR), in this locale."""
    return WeakKeyDictionary()


def entry_payload(table: LiveTable, place: int, seat: Viewer, locale: Locale) -> EntrySeen:
    """Entry number `place` (counted from 0) as this seat may see it.

    It is built once for all who know the same of it.
    """
    open_to_all = table.once(("open to all", place), partial(_is_open_to_all, table, place))
    viewer = SPECTATOR if open_to_all or not _knows_more(table, place, seat) else seat
    return table.once(
        ("entry", place, viewer, locale), partial(_build, table, place, viewer, locale)
    )


async def prepare_entries(
    table: LiveTable, seats: Sequence[Viewer], since: int, locale: Locale
) -> None:
    """Build many entries a few milliseconds at a time: other tables need not wait for them."""
    pause_at = time.perf_counter() + AT_ONCE
    for seat in seats:
        for place in range(since, table.seq):
            entry_payload(table, place, seat, locale)
            if time.perf_counter() > pause_at:
                await asyncio.sleep(0)
                pause_at = time.perf_counter() + AT_ONCE


def _is_open_to_all(table: LiveTable, place: int) -> bool:
    """Whether nobody knows more of an entry than everybody: so with nearly all."""
    if table.saved_entries[place].owner != PUBLIC:
        return False
    logged = table.play.log.at(place) if table.play is not None else None
    return logged is None or table.play is None or table.play.log.is_open_to_all(logged)


def _knows_more(table: LiveTable, place: int, seat: Viewer) -> bool:
    """Whether this seat knows more of an entry than everybody."""
    if table.saved_entries[place].owner == seat:
        return seat != SPECTATOR
    logged = table.play.log.at(place) if table.play is not None else None
    if logged is None or table.play is None:
        return False
    return table.play.log.is_private(logged, seat)


def _build(table: LiveTable, place: int, seat: Viewer, locale: Locale) -> EntrySeen:
    record = table.saved_entries[place]
    if record.kind == "undo":
        return EntrySeen(place + 1, "undo", speaker=record.who, count=_count(record))
    if record.kind == "rewind":
        return EntrySeen(place + 1, "rewind", count=_count(record))
    if record.kind == "note":
        return EntrySeen(place + 1, "note", speaker=record.who, word=record.what)
    entry = _word_payload(record, place, seat)
    if table.play is not None:
        _add_happenings(table.play, table.names, entry, place, seat, locale)
    return entry


def _count(record: EntryRecord) -> int:
    """How many, or which, entry it speaks of; 0 where that is damaged."""
    return int(record.what) if record.what.isdecimal() else 0


def _word_payload(record: EntryRecord, place: int, seat: Viewer) -> EntrySeen:
    word = record.what if record.owner in (PUBLIC, seat) else HIDDEN
    private = record.owner != PUBLIC and record.owner == seat
    return EntrySeen(place + 1, "word", speaker=record.who, word=word, private=private)


def _add_happenings(
    play: AnyPlay,
    names: list[str],
    entry: EntrySeen,
    place: int,
    seat: Viewer,
    locale: Locale,
) -> None:
    logged = play.log.at(place)
    entry.void = logged is None
    if logged is not None:
        entry.begins = logged.begins
        entry.happenings = happenings_payload(play.log.happenings_for(logged, seat))
        entry.private = play.log.is_private(logged, seat)
        viewer = seat if entry.private else SPECTATOR
        entry.lines = _sentences(play, logged, entry, viewer, locale, names)


def _sentences(
    play: AnyPlay,
    logged: LoggedWord,
    entry: EntrySeen,
    viewer: int,
    locale: Locale,
    names: list[str],
) -> list[str]:
    """Sentences about what a word did, rendered once for all who know the same of it."""
    rendered = _rendered(viewer, locale)
    if logged not in rendered:
        speech = game_speech(play.game, locale)
        rendered[logged] = sentences_about(speech, entry.happenings, names)
    return rendered[logged]
