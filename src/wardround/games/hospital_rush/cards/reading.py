"""The card files of Hospital Rush: text into records, with every mistake found in one go."""

from __future__ import annotations

from dataclasses import replace

from wardround.games.hospital_rush.cards.records import (
    BOARD_HOOKS,
    CHARACTER_HOOKS,
    HOOKS,
    LISTS,
    MEDICINE,
    NEEDS,
    PATIENT_PARTS,
    SPACE_PARTS,
    VISITING_CARD,
    Cards,
    CharacterCard,
    Costs,
    PatientCard,
    SpaceCard,
)
from wardround.games.hospital_rush.rules.words import FIXED_WORDS
from wardround.table.cards.fields import Fields
from wardround.table.cards.files import CardFile
from wardround.table.cards.house import Parts

KINDS_OF_CARD = ("space", "character", "patient")
OWN_SPACE = "own space"
MOST_BUCKS = 20
MOST_TILES = 9
MOST_PAID = 9
MAY_BE_NONE = ("free", "more", "names")


class CardFields(Fields):
    """The fields of a card of Hospital Rush."""

    def bucks(self, field: str) -> tuple[int, ...]:
        """A list of numbers, not empty."""
        there, value = self.take(field, None)
        whole = isinstance(value, list) and all(
            type(n) is int and 1 <= n <= MOST_BUCKS for n in value
        )
        if there and (not whole or not value):
            self.not_that(field, value, f"[1..{MOST_BUCKS}, ...]")
        return tuple(value) if whole and value else (1, 1)

    def costs(self, field: str, low: int, default: Costs) -> Costs:
        """One price, or one for each number of players; one is enough if all are the same."""
        value = self.entry.pop(field, None)
        if value is None:
            return default
        found = value if isinstance(value, list) else [value]
        whole = all(type(n) is int and low <= n <= MOST_BUCKS for n in found)
        if not whole or len(found) != (len(MEDICINE) if found is value else 1):
            one = f"{low}..{MOST_BUCKS}"
            self.not_that(field, value, f"{one} | [{', '.join(one for _ in MEDICINE)}]")
            return (max(low, 0),)
        return tuple(found) if len(set(found)) > 1 else (found[0],)

    def seats(self, field: str) -> tuple[int, ...]:
        """Numbers of players; left out it is all."""
        value = self.entry.pop(field, list(MEDICINE))
        if not isinstance(value, list) or not value or any(n not in MEDICINE for n in value):
            self.not_that(field, value, "[3, 4, 5]")
            return tuple(MEDICINE)
        return tuple(value)

    def needs(self, field: str) -> tuple[int, ...]:
        """How many of each need, in the order of NEEDS."""
        found = self.numbers(field, NEEDS, 1, MOST_TILES)
        return tuple(found.get(need, 0) for need in NEEDS)


class Reader:
    """Reads one file. `cards` are those that it may replace.

    `joins` are the fields of what puts a patient marker beside another one.
    """

    def __init__(self, text: str, path: str, cards: Cards) -> None:
        known = {card.id: "space" for card in cards.spaces}
        known |= {card.id: "patient" for card in cards.patients}
        for character in cards.characters:
            known[character.id] = "character"
            known |= {space.id: OWN_SPACE for space in character.spaces}
        prices = (str(price) for price in range(1, MOST_BUCKS + 1))
        taken = (*FIXED_WORDS, *prices)
        self.file = CardFile(text, path, KINDS_OF_CARD, CardFields, taken, known)
        self.joins: list[CardFields] = []

    def cards(self) -> Cards:
        """The cards of the file."""
        entries = self.file.entries
        return Cards(
            tuple(self._board_space(fields) for fields in entries("space")),
            tuple(self._character(fields) for fields in entries("character")),
            tuple(self._patient(fields) for fields in entries("patient")),
        )

    def _board_space(self, fields: CardFields) -> SpaceCard:
        word, name = self.file.identity(fields)
        card = _space(fields, word, name, fields.text("does", BOARD_HOOKS), False)
        seats, house = fields.seats("seats"), fields.texts("house", SPACE_PARTS)
        fields.end()
        return replace(card, seats=seats, house=house)

    def _character(self, fields: CardFields) -> CharacterCard:
        word, name = self.file.identity(fields)
        house = fields.texts("house", SPACE_PARTS)
        first = self._own_space(fields, "first", f"{word}-1", f"{name.split(' ')[0]} I", house)
        second = self._own_space(fields, "second", f"{word}-2", f"{name.split(' ')[0]} II", house)
        fields.end()
        return CharacterCard(word, name, (first, second), house)

    def _own_space(
        self, fields: CardFields, field: str, word: str, name: str, house: Parts
    ) -> SpaceCard:
        """One of the two spaces of a character, red unless it says otherwise (H17).

        `name` and `house` are those of a space that has none of its own.
        """
        self.file.reserve(fields, word, OWN_SPACE)
        if not fields.given(field):
            fields.wrong("card-missing", field)
        inside = fields.inside(field, "{ does = ... }", word)
        if inside is None:
            return SpaceCard(word, name, "study", 1, True, (0,), tuple(MEDICINE), {}, ())
        does = inside.text("does", tuple(HOOKS))
        if does == "join":
            self.joins.append(inside)
        printed = inside.maybe("name", ())
        card = replace(
            _space(inside, word, printed or name, does, True),
            owner=name.split(" ")[0] if printed else "",
            house=inside.texts("house", SPACE_PARTS) if inside.given("house") else house,
            source=inside.maybe("source", VISITING_CARD) or "",
        )
        card = replace(card, balance=_balance(inside, card))
        inside.end()
        return card

    def _patient(self, fields: CardFields) -> PatientCard:
        word, name = self.file.identity(fields)
        if not fields.given("needs"):
            fields.wrong("card-missing", "needs")
        wrong = len(self.file.mistakes.found)
        needs, right = fields.needs("needs"), fields.needs("right")
        if len(self.file.mistakes.found) == wrong:
            _check_needs(fields, needs, right)
        prestige = fields.number("prestige", 1, 9)
        house = fields.texts("house", PATIENT_PARTS)
        fields.end()
        return PatientCard(word, name, needs, prestige, right, house)


def _check_needs(fields: CardFields, needs: tuple[int, ...], right: tuple[int, ...]) -> None:
    if not 1 <= sum(needs) <= MOST_TILES:
        fields.not_that("needs", sum(needs), f"1..{MOST_TILES}")
    elif any(r > n for r, n in zip(right, needs, strict=True)) or right == needs:
        fields.wrong("card-right", "right")


def _space(fields: CardFields, word: str, name: str, does: str, red: bool) -> SpaceCard:
    """What all spaces have, red or not unless it says so."""
    deals = _deals(fields, does)
    numbers = {
        field: fields.number(field, 0 if field in MAY_BE_NONE else 1, MOST_BUCKS)
        for field in HOOKS[does][1]
        if field != LISTS.get(does)
    }
    if does == "night-shift":
        limit = len(deals)
    else:
        limit = 0 if fields.flag("always") else 1
    costs = _costs(fields, does, (0,))
    red = fields.flag("red", red)
    return SpaceCard(word, name, does, limit, red, costs, tuple(MEDICINE), numbers, deals)


def _costs(fields: CardFields, does: str, default: Costs) -> Costs:
    """What the bank gets; where only characters can do such a thing, it may pay instead."""
    return fields.costs("cost", -MOST_PAID if does in CHARACTER_HOOKS else 0, default)


def _balance(fields: CardFields, card: SpaceCard) -> tuple[Costs, bool] | None:
    """Cost and colour in a game with balanced characters, where they are written down."""
    inside = fields.inside("balanced", "{ cost = ..., red = ... }")
    if inside is None:
        return None
    balance = (_costs(inside, card.does, card.costs), inside.flag("red", card.red))
    inside.end()
    return balance


def _deals(fields: CardFields, does: str) -> tuple[int, ...]:
    if does not in LISTS:
        return ()
    deals = fields.bucks(LISTS[does])
    if does == "bribe" and (len(deals) % 2 or list(deals[::2]) != sorted(set(deals[::2]))):
        fields.not_that("deals", list(deals), "[bucks, prestige, more bucks, prestige, ...]")
        return (1, 1)
    return deals
