"""Which tables can go on here: a table is pinned to the rules and words it began with."""

from __future__ import annotations

from wardround.games import GAMES
from wardround.server.errors import Refused
from wardround.server.storage.interface import Row
from wardround.table.errors import WardroundError


def pinned(row: Row) -> WardroundError | None:
    """Why this table's rules are not to be had here; None if they are.

    A game under way needs the very rules and words it began with; one that is over can be shown
    as long as its rules are the same and its words are still known.
    """
    if row.game not in GAMES:
        return rules_gone(row)
    game = GAMES.find(row.game)
    same_words = game.vocabulary.digest() == row.vocabulary
    if game.rules_version == row.rules and (same_words or row.status == "over"):
        return None
    return rules_gone(row)


def rules_gone(row: Row) -> WardroundError:
    """This table can be read and not played."""
    known = GAMES.find(row.game).rules_version if row.game in GAMES else 0
    return Refused("rules-gone", game=row.game, rules=row.rules, known=known)
