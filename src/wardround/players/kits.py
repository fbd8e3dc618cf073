"""The kits, by name of the game. A game without a kit gets a generic one."""

from __future__ import annotations

from wardround.games import GAMES
from wardround.players.generic_kit import generic_kit
from wardround.players.kit import PlayersKit
from wardround.table.game import AnyGame


def kit_of(game: AnyGame) -> PlayersKit:
    """The kit that a game's record names (`GameEntry.players`), or one by its contract alone."""
    kit = GAMES.kit(game.name, "players") if game.name in GAMES else None
    if kit is None:
        return generic_kit(game)
    if not isinstance(kit, PlayersKit):
        raise TypeError(f"the players' kit of {game.name!r} is no PlayersKit")
    return kit
