"""The key of a hospital in the transposition table."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.state import Hospital
from wardround.native import i64

Key = tuple[bytes, int, int]
NO_DICE: Final[list[int]] = []


def key_of(h: Hospital, bag: list[int]) -> Key:
    """Equal for hospitals with the same continuations; `bag` is the dice bag where it matters."""
    bags: i64 = h.bags
    staff = h.used | h.placed << 20 | h.nurses << 40 | bags << 44 | h.pending << 50
    lounge: i64 = h.lounge[0] | h.lounge[1] << 5 | h.lounge[2] << 10
    points: i64 = 500
    for more in h.points:
        points += more
    effects = h.fatalities | h.named << 6 | h.admissions << 14 | points << 18
    patients = h.patients + bag if bag else h.patients
    return bytes(patients), staff, lounge | h.values << 15 | effects << 22
