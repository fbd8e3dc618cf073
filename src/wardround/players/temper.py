"""What sort of player one is, whatever its strength."""

from __future__ import annotations

from typing import NamedTuple


class Temper(NamedTuple):
    """In hundredths of the usual: how much the fortune of rivals counts, and what may go wrong."""

    spite: int = 100
    fear: int = 100


USUAL = Temper()
