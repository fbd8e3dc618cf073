"""A player that looks one sentence ahead and takes what leaves its seat best off."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

from wardround.players import dice_hospital_value, hospital_rush_value
from wardround.players.player import Sight
from wardround.table.game import Game
from wardround.table.sentences import sentences

Judge = Callable[[Any, int], float]

JUDGES: dict[str, Judge] = {
    "dice-hospital": dice_hospital_value.value,
    "hospital-rush": hospital_rush_value.value,
}
LOOKED_AT = 1500


class GreedyPlayer:
    """Says the sentence after which the position is worth most to its seat; the first of equals."""

    def choose(self, sight: Sight, rng: Random) -> int:
        """The next word of the best sentence found."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        judge = JUDGES[sight.game.name]
        world = sight.world(rng)
        best, best_value = sight.legal[0], float("-inf")
        for line in islice(sentences(sight.game, world, sight.seat), LOOKED_AT):
            value = judged(sight.game, judge, world, sight.seat, line)
            if value > best_value:
                best, best_value = line[0], value
        return best


def judged(game: Game[Any], judge: Judge, state: Any, seat: int, line: list[int]) -> float:
    """What a position is worth to a seat after a sentence."""
    after = game.clone(state)
    for word in line:
        game.apply(after, seat, word)
    return judge(after, seat)
