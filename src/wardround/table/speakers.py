"""Who says a word, who looks on, whom something concerns: types and the numbers they use.

In Python all of them are ints: seats count from 0, chance is -1, chance for seat s is -2 - s.
In text (positions, journals, commands) seats count from 1: `2`, `*`, `*2`.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

# A player, counted from 0.
Seat: TypeAlias = int
# Who says a word: a seat, CHANCE, or `chance_for` a seat.
Speaker: TypeAlias = int
# Through whose eyes a table is seen: a seat or SPECTATOR.
Viewer: TypeAlias = int
# Whom something concerns: a seat or NOBODY.
MaybeSeat: TypeAlias = int

CHANCE: Final[Speaker] = -1
SPECTATOR: Final[Viewer] = -1
NOBODY: Final[MaybeSeat] = -1


def chance_for(seat: Seat) -> Speaker:
    """The speaker for chance that concerns this one seat."""
    return -2 - seat


def is_chance(speaker: Speaker) -> bool:
    """Whether chance speaks, for the table or for a seat."""
    return speaker < 0


def concerned(speaker: Speaker) -> MaybeSeat:
    """The seat that speaks or that chance speaks for; NOBODY for the whole table."""
    return speaker if speaker >= 0 else -2 - speaker


def text_of(speaker: Speaker) -> str:
    """`2`, `*` or `*2`."""
    if speaker >= 0:
        return str(speaker + 1)
    return "*" if speaker == CHANCE else f"*{-1 - speaker}"


def speaker_of(text: str) -> Speaker | None:
    """The speaker written as `2`, `*` or `*2`; None if it is not one."""
    found = re.fullmatch(r"(\*?)([1-9][0-9]?)?", text)
    if not found or not text:
        return None
    star, number = found.groups()
    if number is None:
        return CHANCE
    return chance_for(int(number) - 1) if star else int(number) - 1
