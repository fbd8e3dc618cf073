"""The key of a hospital in the transposition table."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.state import Hospital

Key = tuple[bytes, int, int]
NO_DICE: Final[list[int]] = []


def key_of(h: Hospital, bag: list[int]) -> Key:
    """Equal for hospitals with the same continuations; `bag` is the dice bag where it matters."""
    staff = h.used | h.placed << 20 | h.nurses << 40 | h.bags << 44 | h.pending << 50
    lounge = h.lounge[0] | h.lounge[1] << 5 | h.lounge[2] << 10 | h.values << 15
    effects = h.fatalities | h.named << 6 | h.admissions << 14 | sum(h.points) + 500 << 18
    return bytes(h.patients + bag), staff, lounge | effects << 22
