"""The position code: a state as one line without spaces, and back with every check.

    dice-hospital:2:seats=2:round=3,phase=activate,first=2,mover=1,...:patients=r2.g3t,...:...

Sections are parted by `:`, fields by `,`, lists by `.`; a field that says nothing new is left out.
Dice in the bag and unseen cards are not written: they are whatever is nowhere else.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Literal

from wardround.games.dice_hospital.options import OPTIONS, SEATS, default_of, resolve_options
from wardround.games.dice_hospital.rules.happenings import SOURCES
from wardround.games.dice_hospital.rules.kinds import COLOURS
from wardround.games.dice_hospital.rules.ruleset import COLUMNS, NURSES, ROUNDS
from wardround.games.dice_hospital.rules.state import PHASES
from wardround.games.dice_hospital.views.types import (
    DiceCounts,
    DiceHospitalPosition,
    DiceHospitalView,
    HospitalView,
    dice_counts,
)
from wardround.table.contract.data import Options
from wardround.table.notation.sections import (
    Code,
    Section,
    number_text,
    numbers_text,
    seat_text,
    write_fields,
)
from wardround.table.notation.vocabulary import Vocabulary

NAME = "dice-hospital"
RULES_VERSION = 2
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
WordList = Literal["patients", "incoming", "hand", "departments", "used", "staff", "placed", "said"]
WORD_LISTS: tuple[WordList, ...] = (
    "patients",
    "incoming",
    "hand",
    "departments",
    "used",
    "staff",
    "placed",
    "said",
)


def write(view: DiceHospitalView, board: tuple[str, ...]) -> str:
    """The code of a view that hides nothing. `board` names the departments every hospital has."""
    seats = view["options"]["seats"]
    chosen = {"seats": seats} | {
        option.name: view["options"][option.name]
        for option in OPTIONS
        if view["options"][option.name] != default_of(option, seats)
    }
    hospitals = [write_fields(_hospital_texts(h, board)) for h in view["hospitals"]]
    return ":".join(
        [
            NAME,
            str(RULES_VERSION),
            write_fields(chosen),
            write_fields(_table_texts(view)),
            *hospitals,
        ]
    )


def _table_texts(view: DiceHospitalView) -> dict[str, str]:
    return {
        "round": str(view["round"]),
        "phase": view["phase"],
        "first": seat_text(view["first"]),
        "mover": seat_text(view["mover"]),
        "rolling": seat_text(view["rolling"]),
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


def _counts_text(counts: DiceCounts) -> str:
    return numbers_text([counts[colour] for colour in COLOURS])


def _spaces_text(view: DiceHospitalView) -> str:
    """Free spaces, once patients are being picked up; before that all are free."""
    picking = view["phase"] in ("pick-up", "over") and view["options"]["pick-up"] == "yes"
    return ".".join(Counter(view["spaces"]).elements()) or "none" if picking else ""


def _points_text(points: dict[str, int]) -> str:
    """By source; sources that only options have are left out behind the last that gave any."""
    numbers = list(points.values())
    while len(numbers) > FIRST_SOURCES and not numbers[-1]:
        numbers.pop()
    return numbers_text(numbers)


def _hospital_texts(h: HospitalView, board: tuple[str, ...]) -> dict[str, str]:
    texts: dict[str, str] = {name: ".".join(h[name]) for name in WORD_LISTS}
    texts |= {
        "departments": ".".join(card for card in h["departments"] if card not in board),
        "nurses": "" if h["nurses"] == NURSES else str(h["nurses"]),
        "bags": number_text(h["bags"]),
        "fatalities": number_text(h["fatalities"]),
        "lounge": _counts_text(h["lounge"]),
        "points": _points_text(h["points"]),
        "administrator": h["administrator"] or "",
        "ambulance": number_text(h["ambulance"]),
        "pending": h["pending"] or "",
        "values": ".".join(str(value) for value in h["values"]),
        "named": h["named"] or "",
        "admissions": number_text(h["admissions"]),
        "ready": number_text(h["ready"]),
    }
    return {name: texts[name] for name in HOSPITAL_FIELDS}


def read(
    line: str,
    board_of: Callable[[Options], tuple[str, ...]],
    aliases_of: Callable[[Options], Mapping[str, str]],
    vocabulary: Vocabulary,
) -> DiceHospitalPosition:
    """The view a code writes down, less what follows from it; BadPosition says what is malformed.

    Whether a game can be in that position is for `Builder` to say.
    """
    code = Code(line, NAME, RULES_VERSION)
    options = code.options(OPTIONS, SEATS, resolve_options, vocabulary)
    seats = int(options["seats"])
    aliases, board = aliases_of(options), board_of(options)
    section = Section("table", code.table_text, TABLE_FIELDS, vocabulary, aliases)
    return {
        "options": options,
        "round": section.number("round", 0, ROUNDS),
        "phase": section.among("phase", PHASES),
        "first": section.seat("first", seats),
        "mover": section.seat("mover", seats),
        "rolling": section.seat("rolling", seats),
        "intake": section.sorted_words("intake"),
        "ambulances": _ambulances(section, seats + 1 if seats > 1 else 0),
        "display": section.sorted_words("display"),
        "under": dict(Counter(section.sorted_words("under"))),
        "joined": dict(Counter(section.sorted_words("joined"))),
        "left": dict(Counter(section.sorted_words("left"))),
        "event": section.word("event"),
        "events": section.sorted_words("events"),
        "reports": _reports(section, seats),
        "filed": dice_counts(section.numbers("filed", 3, 0, MOST)),
        "spaces": _spaces(section),
        "hospitals": [
            _hospital(Section(f"{n}", text, HOSPITAL_FIELDS, vocabulary, aliases), board)
            for n, text in enumerate(code.seats, 1)
        ],
    }


def _reports(section: Section, seats: int) -> list[str | None]:
    places = 2 * COLUMNS if seats == 1 else 0
    fields = section.fields
    texts = fields["reports"].split(".") if "reports" in fields else ["none"] * places
    if len(texts) != places:
        section.refuse("reports", fields["reports"], f"{places} x report-1|none")
    for text in texts:
        if text != "none" and text not in section.vocabulary:
            section.refuse("reports", text, "a-word-of-the-game")
    return [None if text == "none" else text for text in texts]


def _spaces(section: Section) -> dict[str, int] | None:
    """The free spaces; None where the position does not tell, and so all are."""
    if "spaces" not in section.fields:
        return None
    if section.fields["spaces"] == "none":
        return {}
    return dict(Counter(section.sorted_words("spaces")))


def _ambulances(section: Section, count: int) -> list[list[str]]:
    if "ambulances" not in section.fields:
        return [[] for _ in range(count)]
    texts = section.fields["ambulances"].split(".")
    whole = len(texts) == count and all(
        text == "none" or re.fullmatch(r"([ryg][1-6]){3}", text) for text in texts
    )
    if not whole:
        section.refuse("ambulances", section.fields["ambulances"], "r2g2y3.none...")
    found = [re.findall(r"[ryg][1-6]", text) for text in texts]
    return [sorted(dice, key=section.vocabulary.number) for dice in found]


def _hospital(section: Section, board: tuple[str, ...]) -> HospitalView:
    words, number = section.sorted_words, section.number
    points = section.numbers("points", len(SOURCES), 0, MOST, FIRST_SOURCES)
    return {
        "patients": words("patients"),
        "incoming": words("incoming"),
        "hand": words("hand"),
        "departments": sorted([*board, *words("departments")], key=section.vocabulary.number),
        "used": words("used"),
        "staff": words("staff"),
        "placed": words("placed"),
        "nurses": number("nurses", 0, MOST_NURSES, NURSES),
        "bags": number("bags", 0, MOST),
        "fatalities": number("fatalities", 0, MOST),
        "lounge": dice_counts(section.numbers("lounge", 3, 0, MOST)),
        "points": dict(zip(SOURCES, points, strict=True)),
        "administrator": section.word("administrator"),
        "ambulance": number("ambulance", 0, 5),
        "pending": section.word("pending"),
        "values": section.any_numbers("values", 1, 6),
        "named": section.word("named"),
        "admissions": number("admissions", 0, MOST),
        "ready": number("ready", 0, 1),
        "said": section.words("said"),
    }
