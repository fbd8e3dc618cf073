"""The game of a table that is played with a card file of its own."""

from __future__ import annotations

from wardround.games import game_with
from wardround.server.errors import Malformed
from wardround.table.errors import BadCard
from wardround.table.game import AnyGame


def game_for(name: str, cards: str, most: int) -> AnyGame:
    """The game with a card file of at most so many bytes; Malformed says what is wrong with it."""
    check_length(cards, most)
    try:
        return game_with(name, cards)
    except BadCard as error:
        mistakes = error.mistakes or (error,)
        raise Malformed(
            "cards-mistaken", mistakes=len(mistakes), error=str(mistakes[0])
        ) from mistakes[0]


def check_length(cards: str, most: int) -> None:
    """Malformed if a card file has more than `most` bytes."""
    if len(cards.encode("utf-8", "surrogatepass")) > most:
        raise Malformed("cards-too-long", bytes=most)
