"""Replaying a journal with every check that was made when it was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wardround.table.contract.data import Options
from wardround.table.errors import BadJournal, WardroundError
from wardround.table.game import Game
from wardround.table.play.journal import Entry, Note, Undo, Word
from wardround.table.play.timeline import Timeline
from wardround.table.play.undo import check_undo
from wardround.table.speaking import check

State = TypeVar("State")


def replay(game: Game[State], options: Options, entries: Sequence[Entry]) -> State:
    """The state after a whole journal, every entry checked as when it was made.

    BadJournal names the first entry (counted from 1) that could not have been made.
    """
    timeline = Timeline(game, options)
    state = game.start(options)
    for number, entry in enumerate(entries, 1):
        try:
            state = _state_with(timeline, state, entry)
        except WardroundError as error:
            raise BadJournal("journal-entry", entry=number, error=str(error)) from error
    return state


def _state_with(timeline: Timeline[State], state: State, entry: Entry) -> State:
    """The state after one more entry, which may be the state given."""
    game = timeline.game
    if isinstance(entry, Word):
        check(game, state, entry.speaker, entry.word)
        game.apply(state, entry.speaker, entry.word)
    if isinstance(entry, Word | Note):
        timeline.append(entry)
        timeline.keep(timeline.last, state)
        return state
    if isinstance(entry, Undo):
        check_undo(timeline, entry)
    return timeline.take_back(entry)
