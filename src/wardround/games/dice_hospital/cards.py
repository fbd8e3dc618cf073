"""Cards as records: read from TOML, checked, described, and compiled into rules."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from wardround.games.dice_hospital import rules
from wardround.games.dice_hospital.kinds import COLOURS, KINDS, MOST_STEPS, shown_of, value_of
from wardround.games.dice_hospital.words import CARDS, FIXED_WORDS, NURSE
from wardround.table.errors import BadCard
from wardround.table.messages import Message
from wardround.table.vocabulary import WORD

PATTERNS = {"any": rules.ANY, "equal": rules.EQUAL, "run": rules.RUN}
RELATIONS = {
    "anyone": rules.ANYONE,
    "same": rules.SAME,
    "another": rules.ANOTHER,
    "match": rules.MATCH,
}
FAMILIES = (*COLOURS, "blue")
MOST_PICKS = 4


@dataclass(frozen=True)
class Treatment:
    """Choose exactly `count` patients by shown colour, value and pattern; heal each `steps`."""

    count: int
    colour: str | None
    values: tuple[int, int]
    pattern: str
    steps: int

    def fits(self, value: int, colour: str) -> bool:
        """Whether one patient of this value showing this colour may be chosen."""
        low, high = self.values
        return low <= value <= high and self.colour in (None, colour)


@dataclass(frozen=True)
class Department:
    """A department: on every board (no copies in the deck) or an improvement."""

    id: str
    name: str
    copies: int
    treatment: Treatment


@dataclass(frozen=True)
class Specialist:
    """A specialist: one more worker, with an effect after its placement's department."""

    id: str
    name: str
    copies: int
    family: str
    trigger: str
    relation: str
    treatment: Treatment


@dataclass(frozen=True)
class AdministratorCard:
    """An administrator: points for what was discharged, or one patient spared. Names are house."""

    id: str
    name: str
    needs: Mapping[str, int]
    points: int
    most: bool
    spare: str | None


@dataclass(frozen=True)
class Cards:
    """All cards of an edition, board departments first."""

    edition: str
    departments: tuple[Department, ...]
    specialists: tuple[Specialist, ...]
    administrators: tuple[AdministratorCard, ...]

    def words(self) -> tuple[str, ...]:
        """The words of the cards, in the order of their numbers."""
        return (
            *(card.id for card in self.administrators),
            *(card.id for card in self.departments),
            NURSE,
            *(card.id for card in self.specialists),
        )

    def names(self) -> dict[str, str]:
        """What is printed on each card, by its word."""
        names = {card.id: card.name for card in self.administrators}
        names |= {card.id: card.name for card in self.departments}
        return names | {card.id: card.name for card in self.specialists}


def final_edition() -> Cards:
    """The cards of the printed game."""
    folder = files("wardround.games.dice_hospital") / "cards"
    return read_cards((folder / "final.toml").read_text(encoding="utf-8"))


def read_cards(text: str) -> Cards:
    """The cards a TOML text holds; BadCard names the card and field of the first mistake."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCard("card-toml", error=str(error)) from error
    departments = [_department(entry) for entry in table.get("department", [])]
    departments.sort(key=lambda card: card.copies > 0)
    cards = Cards(
        str(table.get("edition", "")),
        tuple(departments),
        tuple(_specialist(entry) for entry in table.get("specialist", [])),
        tuple(_administrator(entry) for entry in table.get("administrator", [])),
    )
    seen = set(FIXED_WORDS)
    for word in cards.words():
        if word in seen or not WORD.fullmatch(word):
            raise BadCard("card-id", card=word)
        seen.add(word)
    return cards


class _Fields:
    """Reads one card's fields, each checked; a field nobody read is a mistake too."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.entry = dict(entry)
        self.card = str(entry.get("id", "?"))

    def text(self, field: str, among: tuple[str, ...] = (), default: str | None = None) -> str:
        value = self.entry.pop(field, default)
        if not isinstance(value, str) or (among and value not in among):
            self.wrong(field, value, " ".join(among) or "text")
        return str(value)

    def maybe(self, field: str, among: tuple[str, ...]) -> str | None:
        return self.text(field, among) if field in self.entry else None

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = self.entry.pop(field, default)
        if type(value) is not int or not low <= value <= high:
            self.wrong(field, value, f"{low}..{high}")
        return int(value)

    def flag(self, field: str) -> bool:
        value = self.entry.pop(field, False)
        if not isinstance(value, bool):
            self.wrong(field, value, "true false")
        return bool(value)

    def span(self, field: str) -> tuple[int, int]:
        value = self.entry.pop(field, [1, 6])
        whole = isinstance(value, list) and len(value) == 2 and all(type(v) is int for v in value)
        if not whole or not 1 <= value[0] <= value[1] <= 6:
            self.wrong(field, value, "[low, high] 1..6")
        return value[0], value[1]

    def counts(self, field: str) -> dict[str, int]:
        value = self.entry.pop(field, {})
        whole = isinstance(value, dict) and all(
            colour in COLOURS and type(n) is int and 1 <= n <= 12 for colour, n in value.items()
        )
        if not whole:
            self.wrong(field, value, "{ red|yellow|green = 1..12 }")
        return dict(value)

    def end(self) -> None:
        for field, value in self.entry.items():
            self.wrong(field, value, "")

    def wrong(self, field: str, value: object, allowed: str) -> None:
        raise BadCard("card-field", card=self.card, field=field, value=repr(value), allowed=allowed)


def _treatment(fields: _Fields) -> Treatment:
    return Treatment(
        count=fields.number("count", 1, MOST_PICKS),
        colour=fields.maybe("colour", COLOURS),
        values=fields.span("values"),
        pattern=fields.text("pattern", tuple(PATTERNS), "any"),
        steps=fields.number("steps", 1, MOST_STEPS),
    )


def _department(entry: dict[str, Any]) -> Department:
    fields = _Fields(entry)
    card = Department(
        id=fields.text("id"),
        name=fields.text("name"),
        copies=fields.number("copies", 0, 12),
        treatment=_treatment(fields),
    )
    fields.end()
    return card


def _specialist(entry: dict[str, Any]) -> Specialist:
    fields = _Fields(entry)
    card = Specialist(
        id=fields.text("id"),
        name=fields.text("name"),
        copies=fields.number("copies", 1, 12),
        family=fields.text("family", FAMILIES),
        trigger=fields.text("trigger", (*COLOURS, "any")),
        relation=fields.text("relation", tuple(RELATIONS)),
        treatment=_treatment(fields),
    )
    fields.end()
    return card


def _administrator(entry: dict[str, Any]) -> AdministratorCard:
    fields = _Fields(entry)
    card = AdministratorCard(
        id=fields.text("id"),
        name=fields.text("name"),
        needs=fields.counts("needs"),
        points=fields.number("points", 0, 12, 0),
        most=fields.flag("most"),
        spare=fields.maybe("spare", COLOURS),
    )
    fields.end()
    return card


def compile_rules(cards: Cards, options: Mapping[str, str]) -> rules.Rules:
    """The rules of one game: these cards under these settled options."""
    seats = int(options["seats"])
    removed = {4: 0, 3: 3, 2: 6}[seats]
    nobody = rules.Choice(0, rules.ANY, 0, [0] * KINDS)
    nurse = rules.Worker(rules.NO_TRIGGER, rules.ANYONE, nobody)
    return rules.Rules(
        seats=seats,
        dice=21 - removed,
        with_administrators=int(options["administrators"] == "yes"),
        simultaneous=int(options["activation"] == "simultaneous"),
        administrator_word=CARDS,
        administrators=[_compile_administrator(card) for card in cards.administrators],
        departments=[compile_choice(card.treatment) for card in cards.departments],
        workers=[nurse, *(_compile_worker(card) for card in cards.specialists)],
        board=sum(card.copies == 0 for card in cards.departments),
        copies=[
            *(card.copies for card in cards.departments),
            0,
            *(card.copies for card in cards.specialists),
        ],
    )


def compile_choice(treatment: Treatment) -> rules.Choice:
    """A treatment as ints: one flag for each kind of patient that fits."""
    fits = [int(treatment.fits(value_of(k), COLOURS[shown_of(k)])) for k in range(KINDS)]
    return rules.Choice(treatment.count, PATTERNS[treatment.pattern], treatment.steps, fits)


def _compile_worker(card: Specialist) -> rules.Worker:
    trigger = rules.ANY_COLOUR if card.trigger == "any" else COLOURS.index(card.trigger)
    return rules.Worker(trigger, RELATIONS[card.relation], compile_choice(card.treatment))


def _compile_administrator(card: AdministratorCard) -> rules.Administrator:
    return rules.Administrator(
        [card.needs.get(colour, 0) for colour in COLOURS],
        card.points,
        int(card.most),
        COLOURS.index(card.spare) if card.spare else -1,
    )


def describe_treatment(treatment: Treatment) -> Message:
    """What a treatment does, for a person."""
    low, high = treatment.values
    return Message(
        "dh-treatment",
        {
            "count": treatment.count,
            "colour": treatment.colour or "any",
            "low": low,
            "high": high,
            "pattern": treatment.pattern,
            "steps": treatment.steps,
        },
    )


def describe(card: Department | Specialist | AdministratorCard) -> Message:
    """What a card does, for a person: read off its record, never written by hand."""
    if isinstance(card, Department):
        return describe_treatment(card.treatment)
    if isinstance(card, Specialist):
        treatment = describe_treatment(card.treatment)
        figures = {**treatment.figures, "trigger": card.trigger, "relation": card.relation}
        return Message("dh-specialist", figures)
    if card.spare:
        return Message("dh-administrator-spare", {"colour": card.spare})
    if card.most:
        return Message("dh-administrator-most", {"points": card.points})
    needs = {colour: card.needs.get(colour, 0) for colour in COLOURS}
    return Message("dh-administrator-needs", {**needs, "points": card.points})
