"""The games, by name."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from wardround.games.registry import GameEntry, GameRegistry
from wardround.table.errors import BadCard, BadPosition
from wardround.table.game import AnyGame, TakesCards

KEPT_WITH_CARDS = 32
PACKAGE = Path(__file__).parent.parent


def _dice_hospital() -> AnyGame:
    from wardround.games.dice_hospital.game import DiceHospital

    return DiceHospital()


def _hospital_rush() -> AnyGame:
    from wardround.games.hospital_rush.game import HospitalRush

    return HospitalRush()


GAMES = GameRegistry(
    (
        GameEntry(
            "dice-hospital",
            _dice_hospital,
            text=PACKAGE / "text" / "dice_hospital",
            page=PACKAGE / "web" / "games" / "dice-hospital",
            players="wardround.players.dice_hospital.kit:KIT",
            terminal="wardround.terminal.games.dice_hospital.kit:KIT",
            lab="wardround.lab.dice_hospital.kit:KIT",
        ),
        GameEntry(
            "hospital-rush",
            _hospital_rush,
            text=PACKAGE / "text" / "hospital_rush",
            page=PACKAGE / "web" / "games" / "hospital-rush",
            players="wardround.players.hospital_rush.kit:KIT",
            terminal="wardround.terminal.games.hospital_rush.kit:KIT",
            lab="wardround.lab.hospital_rush.kit:KIT",
        ),
    )
)


def game_of(position: str) -> AnyGame:
    """The game a position code is of; BadPosition if it names none."""
    name, colon, _ = position.partition(":")
    if not colon or name not in GAMES:
        known = " ".join(GAMES)
        raise BadPosition("position-game", start=position[:40], known=known)
    return GAMES.find(name)


@lru_cache(KEPT_WITH_CARDS)
def game_with(name: str, cards: str, path: str = "") -> AnyGame:
    """The game of this name with the text of a card file; without any it is as it comes.

    BadCard has everything that is wrong with the file, or says that the game takes none.
    """
    game = GAMES.find(name)
    if not cards:
        return game
    if not isinstance(game, TakesCards):
        raise BadCard("cards-none-here", game=name)
    return game.with_cards(cards, path)
