"""A player that looks one sentence ahead and takes what leaves its seat best off."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from wardround.players import dice_hospital_value, hospital_rush_value
from wardround.players.player import Sight

BEST_WORD: dict[str, Callable[[Any, int], int]] = {
    "dice-hospital": dice_hospital_value.best_word,
    "hospital-rush": hospital_rush_value.best_word,
}


class GreedyPlayer:
    """Says the sentence after which the position is worth most to its seat."""

    def choose(self, sight: Sight, rng: Random) -> int:
        """The next word of the best sentence found."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        return BEST_WORD[sight.game.name](sight.world(rng), sight.seat)
