"""Cards as records: read from TOML, checked, described, and compiled into rules."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NoReturn

from wardround.games.hospital_rush import rules
from wardround.games.hospital_rush.words import BEDS, CARDS, COLOURS, FIXED_WORDS, MOST_SEATS
from wardround.table.errors import BadCard
from wardround.table.messages import Figure, Message
from wardround.table.vocabulary import WORD

FEWEST_SEATS = 3
FEWEST_PATIENTS = 2 * BEDS
MEDICINE = {3: 2, 4: 3, 5: 4}
NEEDS = ("patch", *COLOURS, "any", "wild")
SKILL_NAMES = {
    "intensive-care": "Intensive care",
    "pharmacy": "Pharmacy",
    "finance": "Finance",
    "management": "Management",
}

HOOKS: Mapping[str, tuple[int, Mapping[str, str]]] = {
    "treat": (rules.TREAT, {"free": "amount"}),
    "fetch": (rules.FETCH, {"free": "amount", "more": "more", "price": "price"}),
    "night-shift": (rules.NIGHT_SHIFT, {"names": "amount", "bucks": "deals"}),
    "study": (rules.STUDY, {}),
    "exam": (rules.EXAM, {}),
    "rat-out": (rules.RAT_OUT, {"bucks": "amount", "fine": "price"}),
    "sabotage": (rules.SABOTAGE, {"victims": "amount"}),
    "bribe": (rules.BRIBE, {"deals": "deals"}),
    "steal": (rules.STEAL, {"amount": "amount"}),
    "join": (rules.JOIN, {}),
    "poach": (rules.POACH, {"price": "price"}),
    "take-over": (rules.TAKE_OVER, {"price": "price"}),
    "pilfer": (rules.PILFER, {"free": "amount"}),
    "sell": (rules.SELL, {"price": "price"}),
    "turn-over": (rules.TURN_OVER, {}),
    "levy": (rules.LEVY, {"bucks": "amount"}),
    "dismiss": (rules.DISMISS, {"prestige": "amount"}),
    "denounce": (rules.DENOUNCE, {"fine": "amount"}),
}
CHARACTER_HOOKS = tuple(name for name, (hook, _) in HOOKS.items() if hook > rules.BRIBE)
LISTS = {"night-shift": "bucks", "bribe": "deals"}


@dataclass(frozen=True)
class SpaceCard:
    """An action space: `does` names a hook of HOOKS, `numbers` are the hook's, by their names."""

    id: str
    name: str
    does: str
    limit: int
    red: bool
    cost: int
    seats: tuple[int, ...]
    numbers: Mapping[str, int]
    deals: tuple[int, ...]
    house: bool


@dataclass(frozen=True)
class CharacterCard:
    """A character with two spaces of its own."""

    id: str
    name: str
    spaces: tuple[SpaceCard, SpaceCard]
    house: bool


@dataclass(frozen=True)
class PatientCard:
    """A patient: needs in the order of NEEDS, prestige, and a right-hand option or nothing."""

    id: str
    name: str
    needs: tuple[int, ...]
    prestige: int
    right: tuple[int, ...]
    house: bool


@dataclass(frozen=True)
class Cards:
    """Everything printed that is data: the board's spaces, characters and patients."""

    spaces: tuple[SpaceCard, ...]
    characters: tuple[CharacterCard, ...]
    patients: tuple[PatientCard, ...]

    def all_spaces(self) -> tuple[SpaceCard, ...]:
        """The board's spaces, then two a character."""
        return (*self.spaces, *(space for c in self.characters for space in c.spaces))

    def prices(self) -> list[int]:
        """The prices of deals that must be told apart by a word, ascending."""
        several = [s.deals[::2] for s in self.all_spaces() if s.does == "bribe" and s.deals[2:]]
        return sorted({price for prices in several for price in prices})

    def words(self) -> tuple[str, ...]:
        """The words of prices and cards, in the order of their numbers."""
        return (
            *(str(price) for price in self.prices()),
            *(space.id for space in self.all_spaces()),
            *(card.id for card in self.characters),
            *(card.id for card in self.patients),
        )

    def every(self) -> list[SpaceCard | CharacterCard | PatientCard]:
        """All cards."""
        return [*self.all_spaces(), *self.characters, *self.patients]

    def names(self) -> dict[str, str]:
        """What is printed, by its word."""
        return SKILL_NAMES | {card.id: card.name for card in self.every()}

    def house(self) -> frozenset[str]:
        """The words of what no document gives."""
        return frozenset(card.id for card in self.every() if card.house)


def standard_cards() -> Cards:
    """The cards of this game, house ones among them."""
    folder = files("wardround.games.hospital_rush") / "cards"
    texts = [(folder / f"{name}.toml").read_text(encoding="utf-8") for name in ("board", "house")]
    return read_cards(*texts)


def read_cards(*texts: str) -> Cards:
    """The cards that TOML texts hold together; BadCard names card and field of the first mistake.

    A card with the id of an earlier one takes its place, so that a file of one's own can replace
    single cards.
    """
    found: dict[str, dict[str, dict[str, Any]]] = {"space": {}, "character": {}, "patient": {}}
    for text in texts:
        try:
            table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadCard("card-toml", error=str(error)) from error
        for sort, entries in table.items():
            if sort not in found or not isinstance(entries, list):
                known = " ".join(found)
                raise BadCard("card-field", card="?", field=sort, value="", allowed=known)
            found[sort] |= {str(entry.get("id", "?")): entry for entry in entries}
    cards = Cards(
        tuple(_space(_Fields(entry)) for entry in found["space"].values()),
        tuple(_character(_Fields(entry)) for entry in found["character"].values()),
        tuple(_patient(_Fields(entry)) for entry in found["patient"].values()),
    )
    _check(cards)
    return cards


def _check(cards: Cards) -> None:
    seen = set(FIXED_WORDS)
    for word in cards.words():
        if word in seen or not WORD.fullmatch(word):
            raise BadCard("card-id", card=word)
        seen.add(word)
    for seats in MEDICINE:
        if not any(not s.limit and seats in s.seats for s in cards.spaces):
            raise BadCard("card-no-space", seats=seats)
    few = [("character", len(cards.characters), MOST_SEATS)]
    few.append(("patient", len(cards.patients), FEWEST_PATIENTS))
    for sort, have, needed in few:
        if have < needed:
            raise BadCard("card-few", sort=sort, have=have, needed=needed)
    joining = [s.id for s in cards.all_spaces() if s.does == "join"]
    if len(joining) > 1:
        raise BadCard("card-join", card=joining[1])


class _Fields:
    """Reads one card's fields, each checked; a field nobody read is a mistake too."""

    def __init__(self, entry: dict[str, Any], card: str = "") -> None:
        self.entry = dict(entry)
        self.card = card or str(entry.get("id", "?"))

    def text(self, field: str, among: tuple[str, ...] = ()) -> str:
        value = self.entry.pop(field, None)
        if not isinstance(value, str) or (among and value not in among):
            self.refuse(field, value, " ".join(among) or "text")
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = self.entry.pop(field, default)
        if type(value) is not int or not low <= value <= high:
            self.refuse(field, value, f"{low}..{high}")
        return value

    def numbers(self, field: str, most: int) -> tuple[int, ...]:
        value = self.entry.pop(field, None)
        whole = isinstance(value, list) and all(type(n) is int and 0 < n <= most for n in value)
        if not whole or not value:
            self.refuse(field, value, f"[1..{most}, ...]")
        return tuple(value)

    def flag(self, field: str) -> bool:
        value = self.entry.pop(field, False)
        if not isinstance(value, bool):
            self.refuse(field, value, "true false")
        return value

    def seats(self, field: str) -> tuple[int, ...]:
        value = self.entry.pop(field, list(MEDICINE))
        if not isinstance(value, list) or not value or any(n not in MEDICINE for n in value):
            self.refuse(field, value, "[3, 4, 5]")
        return tuple(value)

    def needs(self, field: str) -> tuple[int, ...]:
        value = self.entry.pop(field, {})
        whole = isinstance(value, dict) and all(
            need in NEEDS and type(n) is int and 1 <= n <= 9 for need, n in value.items()
        )
        if not whole:
            self.refuse(field, value, "{ patch|purple|orange|green|any|wild = 1..9 }")
        return tuple(value.get(need, 0) for need in NEEDS)

    def end(self) -> None:
        for field, value in self.entry.items():
            self.refuse(field, value, "")

    def refuse(self, field: str, value: object, allowed: str) -> NoReturn:
        raise BadCard("card-field", card=self.card, field=field, value=repr(value), allowed=allowed)


def _space(fields: _Fields, id_and_name: tuple[str, str] | None = None) -> SpaceCard:
    own = id_and_name is not None
    word, name = id_and_name or (fields.text("id"), fields.text("name"))
    does = fields.text("does", tuple(HOOKS) if own else tuple(set(HOOKS) - set(CHARACTER_HOOKS)))
    deals = _deals(fields, does)
    numbers = {
        field: fields.number(field, 0 if field in ("free", "more", "names") else 1, 20)
        for field in HOOKS[does][1]
        if field != LISTS.get(does)
    }
    always = fields.flag("always")
    card = SpaceCard(
        id=word,
        name=name,
        does=does,
        limit=0 if always else len(deals) if does == "night-shift" else 1,
        red=fields.flag("red") or own,
        cost=fields.number("cost", 0, 20, 0),
        seats=fields.seats("seats"),
        numbers=numbers,
        deals=deals,
        house=fields.flag("house"),
    )
    fields.end()
    return card


def _deals(fields: _Fields, does: str) -> tuple[int, ...]:
    if does not in LISTS:
        return ()
    deals = fields.numbers(LISTS[does], 20)
    if does == "bribe" and (len(deals) % 2 or list(deals[::2]) != sorted(set(deals[::2]))):
        fields.refuse("deals", list(deals), "[bucks, prestige, more bucks, prestige, ...]")
    return deals


def _character(fields: _Fields) -> CharacterCard:
    word, name = fields.text("id"), fields.text("name")
    house = fields.flag("house")
    spaces: list[SpaceCard] = []
    for number, field in ((1, "first"), (2, "second")):
        entry = fields.entry.pop(field, None)
        if not isinstance(entry, dict):
            fields.refuse(field, entry, "table")
        own = _Fields({**entry, "house": entry.get("house", house)}, f"{word}-{number}")
        title = f"{name.split()[0]} {'I' * number}"
        spaces.append(_space(own, (f"{word}-{number}", title)))
    fields.end()
    return CharacterCard(word, name, (spaces[0], spaces[1]), house)


def _patient(fields: _Fields) -> PatientCard:
    card = PatientCard(
        id=fields.text("id"),
        name=fields.text("name"),
        needs=fields.needs("needs"),
        prestige=fields.number("prestige", 1, 9),
        right=fields.needs("right"),
        house=fields.flag("house"),
    )
    fields.end()
    part = all(r <= n for r, n in zip(card.right, card.needs, strict=True))
    if not 1 <= sum(card.needs) <= 9:
        fields.refuse("needs", card.needs, "1..9 tiles")
    if not part or card.right == card.needs:
        fields.refuse("right", card.right, "a strict part of needs")
    return card


def compile_rules(cards: Cards, options: Mapping[str, str]) -> rules.Rules:
    """The rules of one game: these cards under these settled options."""
    seats = int(options["seats"])
    return rules.Rules(
        seats=seats,
        rounds=0 if options["rounds"] == "off" else int(options["rounds"]),
        medicine=MEDICINE[seats],
        price_word=CARDS,
        prices=cards.prices(),
        spaces=[_compile_space(card) for card in cards.all_spaces()],
        board=len(cards.spaces),
        in_play=[i for i, card in enumerate(cards.spaces) if seats in card.seats],
        characters=len(cards.characters),
        patients=[_compile_patient(card) for card in cards.patients],
    )


def _compile_space(card: SpaceCard) -> rules.Space:
    hook, fields = HOOKS[card.does]
    numbers = {fields[name]: value for name, value in card.numbers.items()}
    return rules.Space(
        hook,
        card.limit,
        int(card.red),
        card.cost,
        numbers.get("amount", 0),
        numbers.get("more", 0),
        numbers.get("price", 0),
        list(card.deals),
    )


def _compile_patient(card: PatientCard) -> rules.Patient:
    return rules.Patient(
        list(card.needs), card.prestige, list(card.right) if any(card.right) else []
    )


def describe_space(card: SpaceCard) -> Message:
    """What a space does, for a person: read off its record, never written by hand."""
    figures: dict[str, Figure] = {"cost": card.cost, **card.numbers}
    if card.does == "night-shift":
        figures["pays"] = " ".join(str(bucks) for bucks in card.deals)
        figures["places"] = len(card.deals)
    if card.does == "bribe":
        figures |= {
            "bucks": card.deals[0],
            "prestige": card.deals[1],
            "deals": len(card.deals) // 2,
        }
        figures |= {"bucks_two": card.deals[-2], "prestige_two": card.deals[-1]}
    return Message(f"hr-space-{card.does}", figures)


def describe_patient(card: PatientCard) -> Message:
    """What a patient needs and brings."""
    right = listed(card.right) or "none"
    return Message(
        "hr-patient", {"needs": listed(card.needs), "right": right, "prestige": card.prestige}
    )


def listed(counts: tuple[int, ...]) -> str:
    """Needs as a list of words."""
    return " ".join(need for need, n in zip(NEEDS, counts, strict=True) for _ in range(n))


def describe(card: SpaceCard | CharacterCard | PatientCard) -> Message:
    """What a card does, for a person."""
    if isinstance(card, SpaceCard):
        return describe_space(card)
    if isinstance(card, PatientCard):
        return describe_patient(card)
    return Message("hr-character", {"first": card.spaces[0].id, "second": card.spaces[1].id})
