"""Where a card is from, behind what it does: what of it is house, or was published elsewhere."""

from __future__ import annotations

from collections.abc import Collection

from wardround.table.cards.house import NAME
from wardround.text import Speech


def with_origin(speech: Speech, text: str, house: Collection[str], source: str) -> str:
    """A text about a card with its house parts and its source (`Card.source`) in brackets.

    A card with a house name is marked at its name already.
    """
    told = [] if NAME in house else [speech.house(house)]
    told = [part for part in (*told, speech.published(source)) if part]
    return f"{text} ({'; '.join(told)})" if told else text
