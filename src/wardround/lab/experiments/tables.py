"""The tables that an experiment writes: their columns, and of what type each is.

Every row begins with the same three columns, which together name its game: the number of the
deal, the variant, and the turn of the table (always 0 unless players rotate). Seats count from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

Columns = Mapping[str, str]

NUMBER: Final = "INTEGER"
TEXT: Final = "VARCHAR"
FRACTION: Final = "DOUBLE"
GAME: Final[Columns] = MappingProxyType({"deal": NUMBER, "variant": TEXT, "turn": NUMBER})

GAMES, SEATS, POINTS, ROUNDS = "games", "seats", "points", "rounds"
CHOICES, DECISIONS = "choices", "decisions"

TABLES: Final[Mapping[str, Columns]] = MappingProxyType(
    {
        GAMES: {
            **GAME,
            "words": NUMBER,
            "decisions": NUMBER,
            "legal": NUMBER,
            "rounds": NUMBER,
            "lead_changes": NUMBER,
            "margin": NUMBER,
            "decided": TEXT,
        },
        SEATS: {
            **GAME,
            "seat": NUMBER,
            "place": NUMBER,
            "player": TEXT,
            "score": NUMBER,
            "rank": NUMBER,
            "win": FRACTION,
            "lead": FRACTION,
        },
        POINTS: {**GAME, "seat": NUMBER, "source": TEXT, "points": NUMBER},
        ROUNDS: {
            **GAME,
            "round": NUMBER,
            "seat": NUMBER,
            "score": NUMBER,
            "decisions": NUMBER,
            "legal": NUMBER,
        },
        CHOICES: {
            **GAME,
            "round": NUMBER,
            "seat": NUMBER,
            "kind": TEXT,
            "thing": TEXT,
            "offered": NUMBER,
            "taken": NUMBER,
            "played": NUMBER,
        },
        DECISIONS: {
            **GAME,
            "number": NUMBER,
            "round": NUMBER,
            "seat": NUMBER,
            "part": TEXT,
            "legal": NUMBER,
            "word": TEXT,
        },
    }
)
ALWAYS: Final = (GAMES, SEATS)
OPTIONAL: Final = (POINTS, ROUNDS, CHOICES, DECISIONS)
USUAL: Final = (POINTS, ROUNDS, CHOICES)


def in_order(names: tuple[str, ...]) -> tuple[str, ...]:
    """These tables and those that are always written, in the order of TABLES."""
    return tuple(name for name in TABLES if name in (*ALWAYS, *names))
