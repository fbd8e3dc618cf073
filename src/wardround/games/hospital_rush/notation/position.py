"""The position code: a state as one line without spaces, and back with every check of its form.

    hospital-rush:3:seats=3:round=2,phase=place,began=1,first=3,mover=1,beds=...:character=theo,...

Medicine in the chest, cards in the stack and who is asked are not written: they follow.
"""

from __future__ import annotations

import re

from wardround.games.hospital_rush.options import OPTIONS, SEATS, resolve_options
from wardround.games.hospital_rush.rules.happenings import SOURCES
from wardround.games.hospital_rush.rules.ruleset import HIGHEST, MARKERS, STARTING_BUCKS
from wardround.games.hospital_rush.rules.state import PHASES, STAGES
from wardround.games.hospital_rush.rules.words import BEDS, COLOURS, TILES
from wardround.games.hospital_rush.views.types import (
    BedPosition,
    HospitalRushPosition,
    HospitalRushView,
    InternView,
    medicine_counts,
    tile_counts,
)
from wardround.table.notation.sections import (
    Code,
    Section,
    number_text,
    numbers_text,
    seat_text,
    write_fields,
    write_options,
)
from wardround.table.notation.vocabulary import Vocabulary

NAME = "hospital-rush"
RULES_VERSION = 3
MOST = 9999
EMPTY = "none"

TABLE_FIELDS = (
    "round",
    "phase",
    "began",
    "first",
    "mover",
    "stage",
    "owed",
    "fine",
    "beds",
    "tiles",
    "discards",
    "said",
)
INTERN_FIELDS = (
    "character",
    "bucks",
    "medicine",
    "skills",
    "exam",
    "bed",
    "beside",
    "places",
    "points",
    "fines",
)


def write(view: HospitalRushView) -> str:
    """The code of a view."""
    interns = [write_fields(_intern_texts(intern)) for intern in view["interns"]]
    options = write_options(view["options"], OPTIONS)
    table = write_fields(_table_texts(view))
    return ":".join([NAME, str(RULES_VERSION), options, table, *interns])


def _table_texts(view: HospitalRushView) -> dict[str, str]:
    beds = view["beds"]
    tiles = ["".join(str(bed["tiles"][tile]) for tile in TILES) for bed in beds]
    return {
        "round": str(view["round"]),
        "phase": view["phase"],
        "began": seat_text(view["began"]),
        "first": seat_text(view["first"]),
        "mover": seat_text(view["mover"]),
        "stage": "" if view["stage"] == STAGES[0] else view["stage"],
        "owed": seat_text(view["owed"]),
        "fine": number_text(view["fine"]),
        "beds": ".".join(bed["patient"] or EMPTY for bed in beds)
        if any(bed["patient"] for bed in beds)
        else "",
        "tiles": ".".join(tiles) if any(int(text) for text in tiles) else "",
        "discards": ".".join(view["discards"]),
        "said": ".".join(view["said"]),
    }


def _intern_texts(intern: InternView) -> dict[str, str]:
    return {
        "character": intern["character"] or "",
        "bucks": "" if intern["bucks"] == STARTING_BUCKS else str(intern["bucks"]),
        "medicine": numbers_text([intern["medicine"][colour] for colour in COLOURS]),
        "skills": ".".join(intern["skills"]),
        "exam": number_text(intern["exam"]),
        "bed": number_text(intern["bed"]),
        "beside": number_text(intern["beside"]),
        "places": ".".join(intern["places"]),
        "points": numbers_text(list(intern["points"].values())),
        "fines": number_text(intern["fines"]),
    }


def read(line: str, vocabulary: Vocabulary) -> HospitalRushPosition:
    """The view a code writes down, less what follows from it; BadPosition says what is malformed.

    Whether a game can be in that position is for the builder to say.
    """
    code = Code(line, NAME, RULES_VERSION)
    options = code.options(OPTIONS, SEATS, resolve_options, vocabulary)
    seats = int(options["seats"])
    section = Section("table", code.table_text, TABLE_FIELDS, vocabulary)
    return {
        "options": options,
        "round": section.number("round", 0, MOST),
        "phase": section.among("phase", PHASES),
        "began": section.seat("began", seats),
        "first": section.seat("first", seats),
        "mover": section.seat("mover", seats),
        "stage": section.among("stage", STAGES, STAGES[0]),
        "owed": section.seat("owed", seats),
        "fine": section.number("fine", 0, 20),
        "beds": _beds(section),
        "discards": section.words("discards"),
        "said": section.words("said"),
        "interns": [
            _intern(Section(f"{n}", text, INTERN_FIELDS, vocabulary))
            for n, text in enumerate(code.seats, 1)
        ],
    }


def _beds(section: Section) -> list[BedPosition]:
    cards = section.fields.get("beds", ".".join([EMPTY] * BEDS)).split(".")
    tiles = section.fields.get("tiles", ".".join(["0000"] * BEDS)).split(".")
    if len(cards) != BEDS or any(c != EMPTY and c not in section.vocabulary for c in cards):
        section.refuse("beds", ".".join(cards), "none.patient.patient.patient")
    if len(tiles) != BEDS or any(not re.fullmatch("[0-9]{4}", text) for text in tiles):
        section.refuse("tiles", ".".join(tiles), "0000.2100.0000.0001")
    return [
        {
            "patient": None if card == EMPTY else card,
            "tiles": tile_counts([int(n) for n in text]),
        }
        for card, text in zip(cards, tiles, strict=True)
    ]


def _intern(section: Section) -> InternView:
    medicine = section.numbers("medicine", len(COLOURS), 0, 99)
    points = section.numbers("points", len(SOURCES), -MOST, MOST)
    return {
        "character": section.word("character"),
        "bucks": section.number("bucks", 0, MOST, STARTING_BUCKS),
        "medicine": medicine_counts(medicine),
        "skills": section.words("skills"),
        "exam": section.number("exam", 0, 1),
        "bed": section.number("bed", 0, BEDS),
        "beside": section.number("beside", 0, 1),
        "places": section.words("places"),
        "prestige": min(sum(points), HIGHEST + 1),
        "points": dict(zip(SOURCES, points, strict=True)),
        "fines": section.number("fines", 0, MARKERS),
    }
