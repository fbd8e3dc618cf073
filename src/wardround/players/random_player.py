"""A player that says any legal word."""

from __future__ import annotations

from random import Random

from wardround.players.player import Sight


class RandomPlayer:
    """Every legal word is as likely as any other."""

    def choose(self, sight: Sight, rng: Random) -> int:
        """Any legal word."""
        return sight.legal[int(rng.random() * len(sight.legal))]
