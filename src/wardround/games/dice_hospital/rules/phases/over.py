"""The game is over."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.phases.phase import NOBODY, Phase
from wardround.games.dice_hospital.rules.state import OVER, State
from wardround.native import i64


class Over(Phase):
    """Nobody speaks."""

    def __init__(self) -> None:
        super().__init__(OVER, "end", 4)

    def speaker(self, s: State) -> i64:
        """Nobody."""
        return NOBODY

    def speakers(self, s: State) -> list[int]:
        """Nobody."""
        return []
