"""Replaying a journal with every check that was made when it was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wardround.table.contract.data import Options
from wardround.table.errors import BadJournal, WardroundError
from wardround.table.game import Game
from wardround.table.play.journal import Entry, Undo, Word
from wardround.table.play.timeline import Follower
from wardround.table.play.undo import check_undo
from wardround.table.speaking import check

State = TypeVar("State")


def replay(game: Game[State], options: Options, entries: Sequence[Entry]) -> State:
    """The state after a whole journal, every entry checked as when it was made.

    BadJournal names the first entry (counted from 1) that could not have been made.
    """
    follower = Follower(game, options)
    for number, entry in enumerate(entries, 1):
        try:
            if isinstance(entry, Word):
                check(game, follower.state, entry.speaker, entry.word)
            elif isinstance(entry, Undo):
                check_undo(follower.timeline, entry)
            follower.step(entry)
        except WardroundError as error:
            raise BadJournal("journal-entry", entry=number, error=str(error)) from error
    return follower.state
