"""What of a card is house: our own invention, because no document gives it.

A card is house in parts, each marked by itself. `points` are those of a card that scores.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

NAME: Final = "name"
EFFECT: Final = "effect"
PRICE: Final = "price"
COLOUR: Final = "colour"
POINTS: Final = "points"
PARTS: Final = (NAME, EFFECT, PRICE, COLOUR, POINTS)

Parts = tuple[str, ...]
House = Mapping[str, Parts]


def is_whole(parts: Collection[str]) -> bool:
    """Whether all of a card is house: of what has neither name nor effect from a document
    nothing else can be.
    """
    return NAME in parts and EFFECT in parts


def in_order(parts: Collection[str]) -> Parts:
    """Parts as they are told, each once."""
    return tuple(part for part in PARTS if part in parts)
