"""What a seat was told of a journal, as the log of words that stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wardround.table.game import AnyGame
from wardround.table.messages import HIDDEN, Happening
from wardround.table.play.event_log import EventLog, LoggedWord
from wardround.table.play.journal import Word
from wardround.terminal.play.remote.server import Json


def log_of(game: AnyGame, entries: Iterable[Json]) -> EventLog[Any]:
    """The log of a journal as a seat may see it: entries of `sight.entries`, from the first on."""
    log: EventLog[Any] = EventLog(game)
    for entry in entries:
        if entry["kind"] == "word":
            log.words.append(_logged(game, entry))
        elif entry["kind"] == "undo":
            _take_back(log, entry["speaker"], entry["count"])
        elif entry["kind"] == "rewind":
            log.words = [one for one in log.words if one.place <= entry["count"]]
    return log


def _take_back(log: EventLog[Any], speaker: int, count: int) -> None:
    """Drop the last words of a seat."""
    own = [place for place, one in enumerate(log.words) if one.word.speaker == speaker]
    gone = set(own[-count:])
    log.words = [one for place, one in enumerate(log.words) if place not in gone]


def _logged(game: AnyGame, entry: Json) -> LoggedWord:
    hidden = entry["word"] == HIDDEN
    number = 0 if hidden else game.vocabulary.number(entry["word"])
    happened = [Happening(one["name"], one["seat"], one["figures"]) for one in entry["happenings"]]
    owner = entry["speaker"] if hidden else None
    word = Word(entry["speaker"], number)
    return LoggedWord(entry["seq"], word, owner, happened, entry["begins"], False, 0, "")
