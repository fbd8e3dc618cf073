"""A player that looks one sentence ahead."""

from __future__ import annotations

from random import Random

from wardround.players.kit import FindSentence
from wardround.players.kits import kit_of
from wardround.players.player import SeatView
from wardround.players.temperament import Temperament


class GreedyPlayer:
    """Says the sentence after which the position has the highest value for its seat."""

    def __init__(self, spite: int = 100, fear: int = 100) -> None:
        self._temperament = Temperament(spite, fear)
        self._finders: dict[str, FindSentence] = {}

    def choose(self, seat_view: SeatView, rng: Random) -> int:
        """The next word of the best sentence found."""
        if len(seat_view.legal) == 1:
            return seat_view.legal[0]
        game = seat_view.game
        if game.name not in self._finders:
            self._finders[game.name] = kit_of(game).greedy(self._temperament)
        return self._finders[game.name](seat_view.sample_world(rng), seat_view.seat)[0]
