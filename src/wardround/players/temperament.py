"""The temperament of a player: what it cares about, whatever its strength."""

from __future__ import annotations

from typing import NamedTuple


class Temperament(NamedTuple):
    """Two weights in percent: `spite` for the success of rivals, `fear` for what may go wrong."""

    spite: int = 100
    fear: int = 100


STANDARD = Temperament()
