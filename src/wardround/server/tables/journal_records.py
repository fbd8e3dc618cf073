"""Journal entries as they are stored, and back."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.server.storage.interface import PUBLIC, TABLE, EntryRecord
from wardround.table.game import AnyGame
from wardround.table.play.game_in_progress import AnyPlay
from wardround.table.play.journal import Entry, Note, Rewind, Undo, Word


def to_records(play: AnyPlay, first: int) -> list[EntryRecord]:
    """The entries from number `first` (counted from 0) on, as they are stored."""
    return [_record(play, place) for place in range(first, len(play.entries))]


def _record(play: AnyPlay, place: int) -> EntryRecord:
    entry = play.entries[place]
    if isinstance(entry, Word):
        logged = play.log.at(place)
        assert logged is not None, "a word is stored before it can be taken back"
        owner = PUBLIC if logged.owner is None else logged.owner
        return EntryRecord("word", entry.speaker, play.game.vocabulary.word(entry.word), owner)
    if isinstance(entry, Undo):
        return EntryRecord("undo", entry.seat, str(entry.words), PUBLIC)
    if isinstance(entry, Rewind):
        return EntryRecord("rewind", TABLE, str(entry.entry), PUBLIC)
    return EntryRecord("note", entry.seat, entry.event, PUBLIC)


def from_records(game: AnyGame, records: Sequence[EntryRecord]) -> list[Entry]:
    """The journal that was stored."""
    return [_entry(game, record) for record in records]


def _entry(game: AnyGame, record: EntryRecord) -> Entry:
    if record.kind == "word":
        return Word(record.who, game.vocabulary.number(record.what))
    if record.kind == "undo":
        return Undo(record.who, int(record.what))
    return Rewind(int(record.what)) if record.kind == "rewind" else Note(record.who, record.what)
