"""A player that looks one sentence ahead and takes what leaves its seat best off."""

from __future__ import annotations

from random import Random

from wardround.players import dice_hospital_value, hospital_rush_value
from wardround.players.player import Sight
from wardround.players.temper import Temper


class GreedyPlayer:
    """Says the sentence after which the position is worth most to its seat."""

    def __init__(self, spite: int = 100, fear: int = 100) -> None:
        temper = Temper(spite, fear)
        self.dice_hospital = dice_hospital_value.tempered(temper)
        self.hospital_rush = hospital_rush_value.tempered(temper)

    def choose(self, sight: Sight, rng: Random) -> int:
        """The next word of the best sentence found."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        world, seat = sight.world(rng), sight.seat
        if sight.game.name == "dice-hospital":
            weights = self.dice_hospital[len(world.hospitals)]
            return dice_hospital_value.best_word(world, seat, weights)
        return hospital_rush_value.best_word(world, seat, self.hospital_rush[len(world.interns)])
