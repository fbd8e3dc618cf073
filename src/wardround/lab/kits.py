"""The kits of experiments, by name of the game; without one nothing is counted but scores."""

from __future__ import annotations

from wardround.games import GAMES
from wardround.lab.kit import LabKit
from wardround.table.game import AnyGame

GENERIC = LabKit()


def kit_of(game: AnyGame) -> LabKit:
    """The kit that a game's record names (`GameEntry.lab`), or one that counts nothing."""
    kit = GAMES.kit(game.name, "lab") if game.name in GAMES else None
    if kit is None:
        return GENERIC
    if not isinstance(kit, LabKit):
        raise TypeError(f"the lab's kit of {game.name!r} is no LabKit")
    return kit
