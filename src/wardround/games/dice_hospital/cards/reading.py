"""The card files of Dice Hospital: text into records, with every mistake found in one go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from wardround.games.dice_hospital.cards.fields import CardFields
from wardround.games.dice_hospital.cards.records import (
    BACK_PARTS,
    CARD_PARTS,
    REPORT_PARTS,
    SPECIALIST_PARTS,
    AdministratorCard,
    AnyCard,
    BackCard,
    Cards,
    Department,
    EventCard,
    ReportCard,
    Specialist,
    Treatment,
)
from wardround.games.dice_hospital.rules.kinds import COLOURS, MOST_STEPS
from wardround.games.dice_hospital.rules.ruleset import (
    HIGHEST_ALLOWED,
    LOWEST_ALLOWED,
    MODIFIERS,
)
from wardround.games.dice_hospital.rules.words import FIXED_WORDS, NURSE
from wardround.table.cards.files import CardFile

PATTERNS = ("any", "equal", "run")
RELATIONS = ("anyone", "same", "another", "match")
FAMILIES = (*COLOURS, "blue")
STEPPED = ("heal", "lower")
OPS = (*STEPPED, "flip", "reroll", "recolour", "transfer")
HOOKS = ("consultant", "admissions")
GAINS = ("bags", "points", "fatalities")
MOST_PICKS = 4
MOST_COPIES = 12
AMBULANCES = 5
SPACES = 3
LABELS = (*COLOURS, "1", "2", "3", "4", "5", "6")
SETTINGS = ("edition", "replaces")
KINDS_OF_CARD = ("department", "specialist", "administrator", "event", "report", "back")

Card = TypeVar("Card")


def read_cards(text: str, path: str = "") -> Cards:
    """The cards a TOML text holds; CardMistakes has every mistake with line, card and field."""
    return read_file(text, path)[0]


def read_file(
    text: str, path: str = "", known: Mapping[str, AnyCard] | None = None
) -> tuple[Cards, tuple[str, ...]]:
    """As `read_cards`, and the kinds of card of which the file replaces all built-in ones.

    `known` are the cards, by their words, that the file's cards may replace.
    """
    taken = (*FIXED_WORDS, NURSE)
    kinds = {word: kind_of(card) for word, card in (known or {}).items()}
    file = CardFile(text, path, KINDS_OF_CARD, CardFields, taken, kinds, SETTINGS)
    cards = _Reader(file, known).cards()
    replaces = file.replaces()
    file.mistakes.raise_any()
    return cards, replaces


class _Reader:
    def __init__(self, file: CardFile[CardFields], known: Mapping[str, AnyCard] | None) -> None:
        self.own = known is not None
        self.known = known or {}
        self.file = file
        self.backs: set[int] = set()

    def cards(self) -> Cards:
        entries = self.file.entries
        departments = [self.department(fields) for fields in entries("department")]
        departments.sort(key=lambda card: card.copies > 0)
        return Cards(
            str(self.file.table.get("edition", "")),
            tuple(departments),
            tuple(self.specialist(fields) for fields in entries("specialist")),
            tuple(self.administrator(fields) for fields in entries("administrator")),
            tuple(self.event(fields) for fields in entries("event")),
            tuple(self.report(fields) for fields in entries("report")),
            tuple(self.back(fields) for fields in entries("back", "ambulance")),
        )

    def check_own(self, fields: CardFields, card: Department | Specialist) -> None:
        """A board stays as it is printed, and a hook is that of its printed card."""
        there = self.known.get(card.id)
        if isinstance(card, Department):
            if not card.copies and not (isinstance(there, Department) and not there.copies):
                fields.wrong("card-board", "copies")
        elif card.hook and not (isinstance(there, Specialist) and there.hook == card.hook):
            fields.wrong("card-hook", "hook", hook=card.hook)

    def alias(self, fields: CardFields) -> str:
        """The printed game's word for this card; a card file of one's own has no editions."""
        return "" if self.own else fields.maybe("alias") or ""

    def finish(self, fields: CardFields, card: Card) -> Card:
        fields.end()
        return card

    def department(self, fields: CardFields) -> Department:
        word, name = self.file.identity(fields)
        copies = fields.number("copies", 0, MOST_COPIES)
        house = fields.texts("house", CARD_PARTS)
        card = Department(word, name, copies, treatment(fields), house, self.alias(fields))
        if self.own:
            self.check_own(fields, card)
        return self.finish(fields, card)

    def specialist(self, fields: CardFields) -> Specialist:
        word, name = self.file.identity(fields)
        hook = fields.maybe("hook", HOOKS) or ""
        gain = fields.numbers("gain", GAINS, 1, 9)
        plain = not hook and not gain
        card = Specialist(
            id=word,
            name=name,
            copies=fields.number("copies", 1, MOST_COPIES),
            family=fields.text("family", FAMILIES),
            trigger="any" if hook else fields.text("trigger", (*COLOURS, "any"), "any"),
            relation=fields.text("relation", RELATIONS) if plain else "anyone",
            treatment=treatment(fields) if plain else None,
            when=fields.text("when", ("heals", "discharges"), "heals"),
            at=fields.text("at", ("any", "coloured"), "any"),
            gain=gain,
            hook=hook,
            house=fields.texts("house", SPECIALIST_PARTS),
            alias=self.alias(fields),
        )
        if card.relation == "same" and card.when == "discharges":
            fields.wrong("card-nobody-left", "relation")
        if self.own:
            self.check_own(fields, card)
        return self.finish(fields, card)

    def administrator(self, fields: CardFields) -> AdministratorCard:
        word, name = self.file.identity(fields)
        ways = fields.given("needs", "most", "spare")
        card = AdministratorCard(
            id=word,
            name=name,
            needs=fields.numbers("needs", COLOURS, 1, 12),
            points=fields.number("points", 0, 12, 0),
            most=fields.flag("most"),
            spare=fields.maybe("spare", COLOURS),
            every=fields.flag("every"),
            spare_all=fields.flag("spare_all"),
            house=fields.texts("house", CARD_PARTS),
        )
        if len(ways) != 1:
            fields.wrong("card-one-of", "needs", fields="needs most spare")
        return self.finish(fields, card)

    def event(self, fields: CardFields) -> EventCard:
        word, name = self.file.identity(fields)
        acts = fields.given("count", "extra_card", "modifiers")
        gains = fields.given("gain")
        treats = "count" in acts
        card = EventCard(
            id=word,
            name=name,
            gain=fields.numbers("gain", GAINS[:2], 1, 9),
            treatment=treatment(fields) if treats else None,
            extra_card=fields.flag("extra_card"),
            modifiers=self.modifiers(fields),
            house=fields.texts("house", CARD_PARTS),
        )
        if not acts and not gains:
            fields.wrong("card-does-nothing", "")
        if len(acts) > 1 or (gains and acts and acts != ["modifiers"]):
            fields.wrong("card-one-of", "", fields="gain count extra_card modifiers")
        return self.finish(fields, card)

    def modifiers(self, fields: CardFields) -> dict[str, int]:
        found = fields.numbers("modifiers", MODIFIERS, 0, 9)
        for name, value in found.items():
            place = MODIFIERS.index(name)
            low, high = LOWEST_ALLOWED[place], HIGHEST_ALLOWED[place]
            if not low <= value <= high:
                fields.range("modifiers", name, value, low, high)
        if found.get("lowest-roll", 2) > found.get("highest-roll", 5):
            fields.wrong("card-rolls", "modifiers")
        return found

    def report(self, fields: CardFields) -> ReportCard:
        word, name = self.file.identity(fields)
        if not fields.given("needs"):
            fields.wrong("card-missing", "needs")
        needs = fields.numbers("needs", COLOURS, 1, 12)
        points, house = fields.number("points", 1, 99), fields.texts("house", REPORT_PARTS)
        return self.finish(fields, ReportCard(word, name, needs, points, house))

    def back(self, fields: CardFields) -> BackCard:
        ambulance = fields.number("ambulance", 1, AMBULANCES)
        if ambulance in self.backs:
            fields.wrong("card-back-twice", "ambulance", ambulance=ambulance)
        self.backs.add(ambulance)
        spaces, house = fields.labels("spaces", SPACES, LABELS), fields.texts("house", BACK_PARTS)
        return self.finish(fields, BackCard(ambulance, spaces, house))


def treatment(fields: CardFields) -> Treatment:
    """The choice of patients that a card's fields describe, and what is done to them."""
    count = fields.number("count", 1, MOST_PICKS)
    op = fields.text("op", OPS, "heal")
    steps, by_value = _steps(fields, op)
    second = fields.inside("second", "{ count = ..., steps = ... }")
    found = Treatment(
        count=count,
        colour=fields.maybe("colour", COLOURS),
        values=fields.span("values"),
        pattern=fields.text("pattern", PATTERNS, "any"),
        steps=steps,
        least=fields.number("least", 1, count, count) % count,
        op=op,
        by_value=by_value,
        second=None if second is None else _second(second),
    )
    _check(fields, found)
    return found


def _steps(fields: CardFields, op: str) -> tuple[int, tuple[int, ...]]:
    if op not in STEPPED:
        return 0, ()
    if isinstance(fields.entry.get("steps"), list):
        by_value = fields.six("steps", MOST_STEPS)
        return max(by_value), by_value
    return fields.number("steps", 1, MOST_STEPS), ()


def _second(fields: CardFields) -> Treatment:
    found = treatment(fields)
    fields.end()
    return found


def _check(fields: CardFields, found: Treatment) -> None:
    low, high = found.values
    if found.pattern == "run" and high - low + 1 < found.fewest():
        fields.wrong("card-run", "values", count=found.fewest())
    second = found.second
    if second is None:
        return
    both = (found, second)
    if any(t.least or t.pattern != "any" or t.op in ("reroll", "recolour") for t in both):
        fields.wrong("card-two-slots", "second")
    if second.second or found.count + second.count > MOST_PICKS:
        fields.wrong("card-picks", "second", most=MOST_PICKS)


def kind_of(card: AnyCard) -> str:
    """The kind of card as a card file calls it."""
    return {
        Department: "department",
        Specialist: "specialist",
        AdministratorCard: "administrator",
        EventCard: "event",
        ReportCard: "report",
    }[type(card)]
