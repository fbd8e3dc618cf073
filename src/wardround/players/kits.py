"""The kits, by name of the game. A game without a kit gets a generic one."""

from __future__ import annotations

from wardround.players.generic_kit import generic_kit
from wardround.players.kit import PlayersKit
from wardround.table.game import AnyGame
from wardround.table.registry import Registry

KITS: Registry[PlayersKit] = Registry("kit")


def _dice_hospital() -> PlayersKit:
    from wardround.players.dice_hospital.kit import KIT

    return KIT


def _hospital_rush() -> PlayersKit:
    from wardround.players.hospital_rush.kit import KIT

    return KIT


KITS.register("dice-hospital", _dice_hospital)
KITS.register("hospital-rush", _hospital_rush)


def kit_of(game: AnyGame) -> PlayersKit:
    """The kit of a game; a generic one, by its contract alone, if none is registered."""
    return KITS.find(game.name) if game.name in KITS else generic_kit(game)
