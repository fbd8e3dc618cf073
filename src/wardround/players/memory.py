"""What a player means to say next: a line thought out once, said word by word."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from wardround.players.player import Sight
from wardround.table.speaking import waits_for_chance


class Brain(Protocol):
    """Thinks for one game."""

    def line(self, world: Any, sight: Sight, rng: Random) -> list[int]:
        """The words to say from a world that is as the sight, at least one."""
        ...


class Remembering:
    """Says the line its brain found, as long as the position is the one foreseen.

    It may be asked for several tables in turn, of different games and cards too.
    """

    def __init__(self, brains: dict[str, Brain]) -> None:
        self._brains = brains
        self._game: Any = None
        self._rest: list[int] = []
        self._world: Any = None

    def choose(self, sight: Sight, rng: Random) -> int:
        """The next word of the line; a new line after chance or a surprise."""
        if len(sight.legal) == 1 and not self._rest:
            return sight.legal[0]
        if not self._is_foreseen(sight):
            self._game = sight.game
            self._world = sight.world(rng)
            brain = self._brains[sight.game.name]
            self._rest = brain.line(sight.game.clone(self._world), sight, rng)
        word = self._rest.pop(0)
        sight.game.apply(self._world, sight.seat, word)
        if waits_for_chance(sight.game.turn(self._world)):
            self._rest = []
        return word

    def _is_foreseen(self, sight: Sight) -> bool:
        if self._game is not sight.game or not self._rest or self._rest[0] not in sight.legal:
            return False
        return bool(sight.game.view(self._world, sight.seat) == sight.view())
