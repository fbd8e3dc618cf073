"""Who says a word: a seat, chance for the table, or chance for one seat.

In Python a speaker is an int: seats count from 0, chance is -1, chance for seat s is -2 - s.
In text (positions, journals, commands) seats count from 1: `2`, `*`, `*2`.
"""

from __future__ import annotations

import re

CHANCE = -1


def chance_for(seat: int) -> int:
    """The speaker for chance that concerns this one seat."""
    return -2 - seat


def is_chance(speaker: int) -> bool:
    """Whether chance speaks, for the table or for a seat."""
    return speaker < 0


def concerned(speaker: int) -> int:
    """The seat that speaks or that chance speaks for; -1 for the whole table."""
    return speaker if speaker >= 0 else -2 - speaker


def text_of(speaker: int) -> str:
    """`2`, `*` or `*2`."""
    if speaker >= 0:
        return str(speaker + 1)
    return "*" if speaker == CHANCE else f"*{-1 - speaker}"


def speaker_of(text: str) -> int | None:
    """The speaker written as `2`, `*` or `*2`; None if it is not one."""
    found = re.fullmatch(r"(\*?)([1-9][0-9]?)?", text)
    if not found or not text:
        return None
    star, number = found.groups()
    if number is None:
        return CHANCE
    return chance_for(int(number) - 1) if star else int(number) - 1
