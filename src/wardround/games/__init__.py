"""The games, by name."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from wardround.table.errors import BadCard, BadPosition
from wardround.table.game import Game, TakesCards
from wardround.table.registry import Registry

GAMES: Registry[Game[Any]] = Registry("game")
KEPT_WITH_CARDS = 32


@cache
def _dice_hospital() -> Game[Any]:
    from wardround.games.dice_hospital.game import DiceHospital

    return DiceHospital()


@cache
def _hospital_rush() -> Game[Any]:
    from wardround.games.hospital_rush.game import HospitalRush

    return HospitalRush()


GAMES.register("dice-hospital", _dice_hospital)
GAMES.register("hospital-rush", _hospital_rush)


def game_of(position: str) -> Game[Any]:
    """The game a position code is of; BadPosition if it names none."""
    name, colon, _ = position.partition(":")
    if not colon or name not in GAMES:
        known = " ".join(GAMES)
        raise BadPosition("position-game", start=position[:40], known=known)
    return GAMES.find(name)


@lru_cache(KEPT_WITH_CARDS)
def game_with(name: str, cards: str, path: str = "") -> Game[Any]:
    """The game of this name with the text of a card file; without any it is as it comes.

    BadCard has everything that is wrong with the file, or says that the game takes none.
    """
    game = GAMES.find(name)
    if not cards:
        return game
    if not isinstance(game, TakesCards):
        raise BadCard("cards-none-here", game=name)
    return game.with_cards(cards, path)
