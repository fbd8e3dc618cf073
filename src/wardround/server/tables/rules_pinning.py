"""A table is pinned to the rules and the vocabulary it began with."""

from __future__ import annotations

from wardround.games import GAMES
from wardround.server.errors import Refused
from wardround.server.storage.interface import TableRecord
from wardround.table.errors import WardroundError


def rules_problem(record: TableRecord) -> WardroundError | None:
    """Why this table cannot be played here; None if it can.

    A game under way needs the very rules and words it began with; one that is over can be shown
    as long as its rules are the same and its words are still known.
    """
    if not record.game:
        return unreadable(record)
    if record.closed:
        return Refused("table-closed")
    if record.game not in GAMES:
        return rules_gone(record)
    game = GAMES.find(record.game)
    same_words = game.vocabulary.digest() == record.vocabulary
    if game.rules_version == record.rules and (same_words or record.status == "over"):
        return None
    return rules_gone(record)


def unreadable(record: TableRecord) -> WardroundError:
    """The refusal for a table of which something stored is damaged."""
    return Refused("table-unreadable", table=record.id)


def rules_gone(record: TableRecord) -> WardroundError:
    """The refusal for a table that can be read and not played."""
    known = GAMES.find(record.game).rules_version if record.game in GAMES else 0
    return Refused("rules-gone", game=record.game, rules=record.rules, known=known)
