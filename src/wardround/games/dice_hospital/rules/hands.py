"""What seats are dealt in setup: starting dice, then administrators."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.native import i64

ADMINISTRATORS_DEALT: Final = 2


def due_seat(s: State, size: i64) -> i64:
    """The first seat, in order from the first player, that holds fewer than this; NONE: none."""
    seats = s.rules.seats
    for i in range(seats):
        seat = (s.first + i) % seats
        if len(s.hospitals[seat].hand) < size:
            return seat
    return NONE


def give(h: Hospital, word: i64) -> None:
    """Put a word into a hand."""
    h.hand = sorted([*h.hand, word])
