"""The position code: a state as one line without spaces, and back with every check.

    dice-hospital:1:seats=2:round=3,phase=activate,first=2,mover=1,...:patients=r2.g3t,...:...

Sections are parted by `:`, fields by `,`, lists by `.`; a field that says nothing new is left out.
Dice in the bag and unseen cards are not written: they are whatever is nowhere else.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NoReturn

from wardround.games.dice_hospital.happenings import SOURCES
from wardround.games.dice_hospital.kinds import COLOURS
from wardround.games.dice_hospital.options import OPTIONS, SEATS, default_of, settle
from wardround.games.dice_hospital.rules import COLUMNS, NURSES, ROUNDS
from wardround.games.dice_hospital.state import PHASES
from wardround.table.errors import BadOption, BadPosition
from wardround.table.game import View
from wardround.table.vocabulary import Vocabulary

NAME = "dice-hospital"
RULES_VERSION = 1
MOST = 9999
MOST_NURSES = 6
FIRST_SOURCES = 3

TABLE_FIELDS = (
    "round",
    "phase",
    "first",
    "mover",
    "rolling",
    "intake",
    "ambulances",
    "display",
    "under",
    "joined",
    "left",
    "event",
    "events",
    "reports",
    "filed",
    "spaces",
)
HOSPITAL_FIELDS = (
    "patients",
    "incoming",
    "hand",
    "departments",
    "used",
    "staff",
    "placed",
    "nurses",
    "bags",
    "fatalities",
    "lounge",
    "points",
    "administrator",
    "ambulance",
    "pending",
    "values",
    "named",
    "admissions",
    "ready",
    "said",
)
WORD_LISTS = ("patients", "incoming", "hand", "departments", "used", "staff", "placed", "said")


def write(view: View, board: tuple[str, ...]) -> str:
    """The code of a view that hides nothing. `board` names the departments every hospital has."""
    seats = view["options"]["seats"]
    chosen = {"seats": seats} | {
        option.name: view["options"][option.name]
        for option in OPTIONS
        if view["options"][option.name] != default_of(option, seats)
    }
    options = ",".join(f"{name}={value}" for name, value in chosen.items())
    hospitals = [_write_fields(_hospital_texts(h, board)) for h in view["hospitals"]]
    return ":".join(
        [NAME, str(RULES_VERSION), options, _write_fields(_table_texts(view)), *hospitals]
    )


def _write_fields(texts: dict[str, str]) -> str:
    return ",".join(f"{name}={text}" for name, text in texts.items() if text)


def _table_texts(view: View) -> dict[str, str]:
    return {
        "round": str(view["round"]),
        "phase": view["phase"],
        "first": _seat_text(view["first"]),
        "mover": _seat_text(view["mover"]),
        "rolling": _seat_text(view["rolling"]),
        "intake": ".".join(view["intake"]),
        "ambulances": ".".join("".join(a) or "none" for a in view["ambulances"])
        if any(view["ambulances"])
        else "",
        "display": ".".join(view["display"]),
        "under": ".".join(Counter(view["under"]).elements()),
        "joined": ".".join(Counter(view["joined"]).elements()),
        "left": ".".join(Counter(view["left"]).elements()),
        "event": view["event"] or "",
        "events": ".".join(view["events"]),
        "reports": ".".join(word or "none" for word in view["reports"])
        if any(view["reports"])
        else "",
        "filed": _counts_text(view["filed"]),
        "spaces": _spaces_text(view),
    }


def _spaces_text(view: View) -> str:
    """Free spaces, once patients are being picked up; before that all are free."""
    picking = view["phase"] in ("pick-up", "over") and view["options"]["pick-up"] == "yes"
    return ".".join(Counter(view["spaces"]).elements()) or "none" if picking else ""


def _seat_text(seat: int) -> str:
    return str(seat + 1) if seat >= 0 else ""


def _number_text(number: int) -> str:
    return str(number) if number else ""


def _counts_text(counts: dict[str, int]) -> str:
    return ".".join(str(n) for n in counts.values()) if any(counts.values()) else ""


def _points_text(points: dict[str, int]) -> str:
    """By source; sources that only options have are left out behind the last that gave any."""
    numbers = list(points.values())
    while len(numbers) > FIRST_SOURCES and not numbers[-1]:
        numbers.pop()
    return ".".join(str(n) for n in numbers) if any(numbers) else ""


def _hospital_texts(h: View, board: tuple[str, ...]) -> dict[str, str]:
    texts = {name: ".".join(h[name]) for name in WORD_LISTS}
    texts |= {
        "departments": ".".join(card for card in h["departments"] if card not in board),
        "nurses": "" if h["nurses"] == NURSES else str(h["nurses"]),
        "bags": _number_text(h["bags"]),
        "fatalities": _number_text(h["fatalities"]),
        "lounge": _counts_text(h["lounge"]),
        "points": _points_text(h["points"]),
        "administrator": h["administrator"] or "",
        "ambulance": _number_text(h["ambulance"]),
        "pending": h["pending"] or "",
        "values": ".".join(str(value) for value in h["values"]),
        "named": h["named"] or "",
        "admissions": _number_text(h["admissions"]),
        "ready": _number_text(h["ready"]),
    }
    return {name: texts[name] for name in HOSPITAL_FIELDS}


def read(code: str, board: tuple[str, ...], vocabulary: Vocabulary) -> View:
    """The view a code writes down, less what follows from it; BadPosition says what is malformed.

    Whether a game can be in that position is for `Builder` to say.
    """
    return _Reader(board, vocabulary).read(code)


def wrong(key: str, **figures: str | int) -> NoReturn:
    """Refuse a position."""
    raise BadPosition(key, **figures)


class _Reader:
    def __init__(self, board: tuple[str, ...], vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.board = board

    def read(self, code: str) -> View:
        sections = code.split(":")
        if len(sections) < 4 or sections[0] != NAME:
            wrong("position-form", found=len(sections), start=code[:40])
        if sections[1] != str(RULES_VERSION):
            wrong("position-version", found=sections[1][:20], known=RULES_VERSION)
        options = self.options(sections[2])
        if len(sections) != 4 + int(options["seats"]):
            wrong("position-sections", found=len(sections) - 4, seats=options["seats"])
        view = self.table(self.fields("table", sections[3], TABLE_FIELDS), int(options["seats"]))
        view["options"] = options
        view["hospitals"] = [
            self.hospital(f"{n}", self.fields(f"{n}", text, HOSPITAL_FIELDS))
            for n, text in enumerate(sections[4:], 1)
        ]
        return view

    def options(self, text: str) -> dict[str, str]:
        names = tuple(option.name for option in OPTIONS)
        given = self.fields("options", text, ("seats", *names))
        if given.get("seats") not in SEATS:
            self.value("options", "seats", given.get("seats", ""), " ".join(SEATS))
        for option in OPTIONS:
            if given.get(option.name, option.default) not in option.values:
                self.value("options", option.name, given[option.name], " ".join(option.values))
        try:
            return settle(given)
        except BadOption as error:
            raise BadPosition("position-options", error=str(error)) from error

    def fields(self, where: str, text: str, known: tuple[str, ...]) -> dict[str, str]:
        found: dict[str, str] = {}
        for part in text.split(",") if text else []:
            name, equals, value = part.partition("=")
            if not equals or name not in known or not value:
                wrong("position-field", where=where, field=part[:40], known=" ".join(known))
            if name in found:
                wrong("position-twice", where=where, field=name)
            found[name] = value
        return found

    def value(self, where: str, field: str, value: str, allowed: str) -> NoReturn:
        wrong("position-value", where=where, field=field, value=value[:40], allowed=allowed)

    def number(
        self, where: str, fields: dict[str, str], field: str, low: int, high: int, default: int
    ) -> int:
        text = fields.get(field, str(default))
        if not re.fullmatch(r"[0-9]{1,4}", text) or not low <= int(text) <= high:
            self.value(where, field, text, f"{low}..{high}")
        return int(text)

    def numbers(
        self, where: str, fields: dict[str, str], field: str, count: int, fewest: int = 0
    ) -> list[int]:
        texts = fields[field].split(".") if field in fields else ["0"] * count
        if not (fewest or count) <= len(texts) <= count:
            self.value(where, field, fields[field], ".".join(["0..9999"] * (fewest or count)))
        found = [self.number(where, {field: text}, field, 0, MOST, 0) for text in texts]
        return found + [0] * (count - len(found))

    def seat(self, fields: dict[str, str], field: str, seats: int) -> int:
        return self.number("table", fields, field, 1, seats, 1) - 1 if field in fields else -1

    def words(self, where: str, fields: dict[str, str], field: str) -> list[str]:
        words = fields[field].split(".") if field in fields else []
        for word in words:
            if word not in self.vocabulary:
                self.value(where, field, word, "a-word-of-the-game")
        if field == "said":
            return words
        return sorted(words, key=self.vocabulary.number)

    def word(self, where: str, fields: dict[str, str], field: str) -> str | None:
        words = self.words(where, fields, field)
        if len(words) > 1:
            self.value(where, field, fields[field], "one-word")
        return words[0] if words else None

    def table(self, fields: dict[str, str], seats: int) -> View:
        phase = fields.get("phase", "")
        if phase not in PHASES:
            self.value("table", "phase", phase, " ".join(PHASES))
        return {
            "round": self.number("table", fields, "round", 0, ROUNDS, 0),
            "phase": phase,
            "first": self.seat(fields, "first", seats),
            "mover": self.seat(fields, "mover", seats),
            "rolling": self.seat(fields, "rolling", seats),
            "intake": self.words("table", fields, "intake"),
            "ambulances": self.ambulances(fields, seats + 1 if seats > 1 else 0),
            "display": self.words("table", fields, "display"),
            "under": dict(Counter(self.words("table", fields, "under"))),
            "joined": dict(Counter(self.words("table", fields, "joined"))),
            "left": dict(Counter(self.words("table", fields, "left"))),
            "event": self.word("table", fields, "event"),
            "events": self.words("table", fields, "events"),
            "reports": self.reports(fields, seats),
            "filed": dict(zip(COLOURS, self.numbers("table", fields, "filed", 3), strict=True)),
            "spaces": self.spaces(fields),
        }

    def reports(self, fields: dict[str, str], seats: int) -> list[str | None]:
        places = 2 * COLUMNS if seats == 1 else 0
        texts = fields["reports"].split(".") if "reports" in fields else ["none"] * places
        if len(texts) != places:
            self.value("table", "reports", fields["reports"], f"{places} x report-1|none")
        for text in texts:
            if text != "none" and text not in self.vocabulary:
                self.value("table", "reports", text, "a-word-of-the-game")
        return [None if text == "none" else text for text in texts]

    def spaces(self, fields: dict[str, str]) -> dict[str, int] | None:
        """The free spaces; None where the position does not tell, and so all are."""
        if "spaces" not in fields:
            return None
        if fields["spaces"] == "none":
            return {}
        return dict(Counter(self.words("table", fields, "spaces")))

    def ambulances(self, fields: dict[str, str], count: int) -> list[list[str]]:
        if "ambulances" not in fields:
            return [[] for _ in range(count)]
        texts = fields["ambulances"].split(".")
        whole = len(texts) == count and all(
            text == "none" or re.fullmatch(r"([ryg][1-6]){3}", text) for text in texts
        )
        if not whole:
            self.value("table", "ambulances", fields["ambulances"], "r2g2y3.none...")
        found = [re.findall(r"[ryg][1-6]", text) for text in texts]
        return [sorted(dice, key=self.vocabulary.number) for dice in found]

    def hospital(self, where: str, fields: dict[str, str]) -> View:
        h: dict[str, Any] = {name: self.words(where, fields, name) for name in WORD_LISTS}
        built = self.words(where, fields, "departments")
        h["departments"] = sorted([*self.board, *built], key=self.vocabulary.number)
        h["nurses"] = self.number(where, fields, "nurses", 0, MOST_NURSES, NURSES)
        h["bags"] = self.number(where, fields, "bags", 0, MOST, 0)
        h["fatalities"] = self.number(where, fields, "fatalities", 0, MOST, 0)
        h["lounge"] = dict(zip(COLOURS, self.numbers(where, fields, "lounge", 3), strict=True))
        points = self.numbers(where, fields, "points", len(SOURCES), FIRST_SOURCES)
        h["points"] = dict(zip(SOURCES, points, strict=True))
        h["administrator"] = self.word(where, fields, "administrator")
        h["ambulance"] = self.number(where, fields, "ambulance", 0, 5, 0)
        h["pending"] = self.word(where, fields, "pending")
        texts = fields["values"].split(".") if "values" in fields else []
        h["values"] = [self.number(where, {"values": text}, "values", 1, 6, 1) for text in texts]
        h["named"] = self.word(where, fields, "named")
        h["admissions"] = self.number(where, fields, "admissions", 0, MOST, 0)
        h["ready"] = self.number(where, fields, "ready", 0, 1, 0)
        return h
