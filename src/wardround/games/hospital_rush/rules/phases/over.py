"""The game is over."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.phases.phase import NOBODY, Phase
from wardround.games.hospital_rush.rules.state import State
from wardround.native import i64


class Over(Phase):
    """Nobody speaks."""

    def __init__(self) -> None:
        super().__init__("end")

    def speaker(self, s: State) -> i64:
        """Nobody."""
        return NOBODY
