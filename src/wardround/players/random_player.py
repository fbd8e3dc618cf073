"""A player that says any legal word."""

from __future__ import annotations

from random import Random

from wardround.players.player import SeatView


class RandomPlayer:
    """Every legal word is as likely as any other."""

    def choose(self, seat_view: SeatView, rng: Random) -> int:
        """Any legal word."""
        return seat_view.legal[int(rng.random() * len(seat_view.legal))]
