"""The cards that come with the game, and those of a file of one's own among them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import TypeVar

from wardround.games.hospital_rush.cards.reading import CardFields, Reader
from wardround.games.hospital_rush.cards.records import (
    MEDICINE,
    Cards,
    CharacterCard,
    PatientCard,
    SpaceCard,
)
from wardround.games.hospital_rush.rules.words import BEDS, MOST_SEATS
from wardround.table.cards.files import CardFile

FEWEST = {"character": MOST_SEATS, "patient": 2 * BEDS}

Card = TypeVar("Card", SpaceCard, CharacterCard, PatientCard)


@cache
def standard_cards() -> Cards:
    """The cards of this game, house ones among them."""
    cards = Cards()
    for name in ("board.toml", "house.toml"):
        reader = Reader(_text(name), name, cards)
        cards = _merged(cards, reader.cards(), ())
        reader.file.mistakes.raise_any()
    return cards


def example() -> str:
    """The text of a small card file of one's own, to begin with."""
    return _text("example.toml")


def _text(name: str) -> str:
    folder = files("wardround.games.hospital_rush") / "cards"
    return (folder / name).read_text(encoding="utf-8")


def with_own(cards: Cards, text: str, path: str = "") -> Cards:
    """These cards with those of a file; CardMistakes has everything wrong with it.

    A card with a known id takes that card's place; others are added. Kinds that the file says it
    `replaces` keep none of the cards there were.
    """
    reader = Reader(text, path, cards)
    own = reader.cards()
    found = _merged(cards, own, reader.file.replaces())
    _check_whole(found, reader)
    reader.file.mistakes.raise_any()
    return replace(found, own=cards.own | {card.id for card in own.every()})


def _merged(cards: Cards, own: Cards, replaces: tuple[str, ...]) -> Cards:
    return Cards(
        _with(() if "space" in replaces else cards.spaces, own.spaces),
        _with(() if "character" in replaces else cards.characters, own.characters),
        _with(() if "patient" in replaces else cards.patients, own.patients),
    )


def _with(cards: tuple[Card, ...], own: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(({card.id: card for card in cards} | {card.id: card for card in own}).values())


def _check_whole(cards: Cards, reader: Reader) -> None:
    """What no single card shows: that there is enough to play with, and one space to join."""
    _check_spaces(cards, reader.file)
    have = {"character": len(cards.characters), "patient": len(cards.patients)}
    line = reader.file.lines.of("replaces")
    for kind, needed in FEWEST.items():
        if have[kind] < needed:
            figures = {"have": have[kind], "needed": needed}
            reader.file.mistakes.add("card-few", line, "", kind, **figures)
    if sum(space.does == "join" for space in cards.all_spaces()) > 1:
        reader.joins[-1].wrong("card-join", "does")


def _check_spaces(cards: Cards, file: CardFile[CardFields]) -> None:
    for seats in MEDICINE:
        if not any(not card.limit and seats in card.seats for card in cards.spaces):
            line = file.lines.of("space")
            file.mistakes.add("card-no-space", line, "", "space", seats=seats)
