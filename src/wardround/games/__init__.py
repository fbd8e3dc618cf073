"""The games, by name."""

from __future__ import annotations

from functools import cache
from typing import Any

from wardround.table.errors import BadPosition
from wardround.table.game import Game
from wardround.table.registry import Registry

GAMES: Registry[Game[Any]] = Registry("game")


@cache
def _dice_hospital() -> Game[Any]:
    from wardround.games.dice_hospital.game import DiceHospital

    return DiceHospital()


GAMES.register("dice-hospital", _dice_hospital)


def game_of(position: str) -> Game[Any]:
    """The game a position code is of; BadPosition if it names none."""
    name, colon, _ = position.partition(":")
    if not colon or name not in GAMES:
        known = " ".join(GAMES)
        raise BadPosition("position-game", start=position[:40], known=known)
    return GAMES.find(name)
