"""Card files: TOML text into records, with every mistake found in one go."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, TypeVar

from wardround.games.dice_hospital.fields import Fields, Mistakes
from wardround.games.dice_hospital.kinds import COLOURS, MOST_STEPS
from wardround.games.dice_hospital.lines import Lines
from wardround.games.dice_hospital.records import (
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
from wardround.games.dice_hospital.rules import HIGHEST_ALLOWED, LOWEST_ALLOWED, MODIFIERS
from wardround.games.dice_hospital.words import FIXED_WORDS, NURSE
from wardround.table.vocabulary import WORD

PATTERNS = ("any", "equal", "run")
RELATIONS = ("anyone", "same", "another", "match")
FAMILIES = (*COLOURS, "blue")
STEPPED = ("heal", "lower")
OPS = (*STEPPED, "flip", "reroll", "recolour", "transfer")
HOOKS = ("consultant", "admissions")
GAINS = ("bags", "points", "fatalities")
MOST_PICKS = 4
LONGEST_WORD = 40
MOST_COPIES = 12
AMBULANCES = 5
SPACES = 3
LABELS = (*COLOURS, "1", "2", "3", "4", "5", "6")
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
    mistakes = Mistakes(path)
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        mistakes.add("card-toml", line, "", "", error=str(error))
        raise mistakes.error() from error
    reader = _Reader(table, Lines(text), mistakes, known)
    cards = reader.cards()
    replaces = reader.replaces()
    mistakes.raise_any()
    return cards, replaces


class _Reader:
    def __init__(
        self,
        table: dict[str, Any],
        lines: Lines,
        mistakes: Mistakes,
        known: Mapping[str, AnyCard] | None,
    ) -> None:
        self.own = known is not None
        self.known = known or {}
        self.table = table
        self.lines = lines
        self.mistakes = mistakes
        self.seen: set[str] = {*FIXED_WORDS, NURSE}
        self.backs: set[int] = set()

    def cards(self) -> Cards:
        for key in self.table:
            if key not in (*KINDS_OF_CARD, "edition", "replaces"):
                known = " ".join(KINDS_OF_CARD)
                self.mistakes.add("card-kind", self.lines.of(key), "", key, known=known)
        departments = [self.department(fields) for fields in self.entries("department")]
        departments.sort(key=lambda card: card.copies > 0)
        return Cards(
            str(self.table.get("edition", "")),
            tuple(departments),
            tuple(self.specialist(fields) for fields in self.entries("specialist")),
            tuple(self.administrator(fields) for fields in self.entries("administrator")),
            tuple(self.event(fields) for fields in self.entries("event")),
            tuple(self.report(fields) for fields in self.entries("report")),
            tuple(self.back(fields) for fields in self.entries("back")),
        )

    def replaces(self) -> tuple[str, ...]:
        value = self.table.get("replaces", [])
        if not isinstance(value, list) or any(kind not in KINDS_OF_CARD for kind in value):
            line = self.lines.of("replaces")
            allowed = f"[{', '.join(KINDS_OF_CARD)}]"
            self.mistakes.add(
                "card-field", line, "", "replaces", value=repr(value), allowed=allowed
            )
            return ()
        return tuple(value)

    def entries(self, kind: str) -> list[Fields]:
        value = self.table.get(kind, [])
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.mistakes.add("card-tables", self.lines.of(kind), "", kind, kind=kind)
            return []
        return [
            Fields(entry, self.lines, self.mistakes, (kind, place))
            for place, entry in enumerate(value)
        ]

    def identity(self, fields: Fields) -> tuple[str, str]:
        """A card's id, which is its word, and its name."""
        word = fields.text("id")
        there = self.known.get(word)
        if word and not (WORD.fullmatch(word) and len(word) <= LONGEST_WORD):
            fields.wrong("card-id", "id")
        elif word in self.seen or (there and kind_of(there) != fields.path[0]):
            fields.wrong("card-taken", "id")
        self.seen.add(word)
        return word, fields.text("name")

    def check_own(self, fields: Fields, card: Department | Specialist) -> None:
        """A board stays as it is printed, and a hook is that of its printed card."""
        there = self.known.get(card.id)
        if isinstance(card, Department):
            if not card.copies and not (isinstance(there, Department) and not there.copies):
                fields.wrong("card-board", "copies")
        elif card.hook and not (isinstance(there, Specialist) and there.hook == card.hook):
            fields.wrong("card-hook", "hook", hook=card.hook)

    def finish(self, fields: Fields, card: Card) -> Card:
        fields.end()
        return card

    def department(self, fields: Fields) -> Department:
        word, name = self.identity(fields)
        copies = fields.number("copies", 0, MOST_COPIES)
        card = Department(word, name, copies, treatment(fields))
        if self.own:
            self.check_own(fields, card)
        return self.finish(fields, card)

    def specialist(self, fields: Fields) -> Specialist:
        word, name = self.identity(fields)
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
        )
        if card.relation == "same" and card.when == "discharges":
            fields.wrong("card-nobody-left", "relation")
        if self.own:
            self.check_own(fields, card)
        return self.finish(fields, card)

    def administrator(self, fields: Fields) -> AdministratorCard:
        word, name = self.identity(fields)
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
        )
        if len(ways) != 1:
            fields.wrong("card-one-of", "needs", fields="needs most spare")
        return self.finish(fields, card)

    def event(self, fields: Fields) -> EventCard:
        word, name = self.identity(fields)
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
        )
        if not acts and not gains:
            fields.wrong("card-does-nothing", "")
        if len(acts) > 1 or (gains and acts and acts != ["modifiers"]):
            fields.wrong("card-one-of", "", fields="gain count extra_card modifiers")
        return self.finish(fields, card)

    def modifiers(self, fields: Fields) -> dict[str, int]:
        found = fields.numbers("modifiers", MODIFIERS, 0, 9)
        for name, value in found.items():
            place = MODIFIERS.index(name)
            low, high = LOWEST_ALLOWED[place], HIGHEST_ALLOWED[place]
            if not low <= value <= high:
                fields.range("modifiers", name, value, low, high)
        if found.get("lowest-roll", 2) > found.get("highest-roll", 5):
            fields.wrong("card-rolls", "modifiers")
        return found

    def report(self, fields: Fields) -> ReportCard:
        word, name = self.identity(fields)
        if not fields.given("needs"):
            fields.wrong("card-missing", "needs")
        needs = fields.numbers("needs", COLOURS, 1, 12)
        return self.finish(fields, ReportCard(word, name, needs, fields.number("points", 1, 99)))

    def back(self, fields: Fields) -> BackCard:
        ambulance = fields.number("ambulance", 1, AMBULANCES)
        if ambulance in self.backs:
            fields.wrong("card-back-twice", "ambulance", ambulance=ambulance)
        self.backs.add(ambulance)
        return self.finish(fields, BackCard(ambulance, fields.labels("spaces", SPACES, LABELS)))


def treatment(fields: Fields) -> Treatment:
    """The choice of patients that a card's fields describe, and what is done to them."""
    count = fields.number("count", 1, MOST_PICKS)
    op = fields.text("op", OPS, "heal")
    steps, by_value = _steps(fields, op)
    second = fields.inside("second")
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


def _steps(fields: Fields, op: str) -> tuple[int, tuple[int, ...]]:
    if op not in STEPPED:
        return 0, ()
    if isinstance(fields.entry.get("steps"), list):
        by_value = fields.six("steps", MOST_STEPS)
        return max(by_value), by_value
    return fields.number("steps", 1, MOST_STEPS), ()


def _second(fields: Fields) -> Treatment:
    found = treatment(fields)
    fields.end()
    return found


def _check(fields: Fields, found: Treatment) -> None:
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
