"""The words of Hospital Rush and their numbers.

The words here are the same for every card file; prices, spaces, characters and patients follow.
"""

from __future__ import annotations

from typing import Final, Literal

MOST_SEATS: Final = 5
BEDS: Final = 4
Colour = Literal["purple", "orange", "green"]
Tile = Literal["patch", Colour]
COLOURS: Final[tuple[Colour, Colour, Colour]] = ("purple", "orange", "green")
TILES: Final[tuple[Tile, Tile, Tile, Tile]] = ("patch", *COLOURS)
SKILLS: Final = ("intensive-care", "pharmacy", "finance", "management")

INTENSIVE_CARE: Final = 0
PHARMACY: Final = 1
FINANCE: Final = 2
MANAGEMENT: Final = 3

SEAT: Final = 0
BED: Final = SEAT + MOST_SEATS
TILE: Final = BED + BEDS
MEDICINE: Final = TILE + 1
BUCK: Final = TILE + 4
PRESTIGE: Final = BUCK + 1
SKILL: Final = PRESTIGE + 1
DONE: Final = SKILL + 4
SKIP: Final = DONE + 1
USE: Final = DONE + 2
CLAIM: Final = DONE + 3
DISCHARGE: Final = DONE + 4
LEAVE: Final = DONE + 5
CARDS: Final = DONE + 6

FIXED_WORDS: Final = (
    *(f"seat-{n}" for n in range(1, MOST_SEATS + 1)),
    *(f"bed-{n}" for n in range(1, BEDS + 1)),
    *TILES,
    "buck",
    "prestige",
    *SKILLS,
    "done",
    "skip",
    "use",
    "claim",
    "discharge",
    "leave",
)
