"""What the terminal knows about single games: one kit a game, named in the game's record.

A game without a kit of its own is shown by its contract alone.
"""

from __future__ import annotations

from wardround.games import GAMES
from wardround.terminal.games.kit import TerminalKit

GENERIC = TerminalKit()


def kit_of(game: str) -> TerminalKit:
    """The kit that the record of this game names (`GameEntry.terminal`), or the generic one."""
    kit = GAMES.kit(game, "terminal") if game in GAMES else None
    if kit is None:
        return GENERIC
    if not isinstance(kit, TerminalKit):
        raise TypeError(f"the terminal kit of {game!r} is no TerminalKit")
    return kit
