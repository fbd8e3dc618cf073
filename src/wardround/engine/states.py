"""The states that a program keeps in the engine, by the names it gave them."""

from __future__ import annotations

from typing import Any, NamedTuple

from wardround.engine.errors import BadRequest
from wardround.table.game import AnyGame
from wardround.table.speakers import CHANCE, SPECTATOR, Speaker
from wardround.table.speaking import only_speaker

MOST_STATES = 100_000


class Held(NamedTuple):
    """A state and the game it is of."""

    game: AnyGame
    state: Any

    def check_seat(self, seat: int, spectator: bool = False) -> None:
        """BadRequest if there is no such seat."""
        last = int(self.game.options_of(self.state)["seats"]) - 1
        if not 0 <= seat <= last and not (spectator and seat == SPECTATOR):
            raise BadRequest("engine-seat", seat=seat, last=last)

    def speaker(self, named: Speaker | None) -> Speaker:
        """The speaker named, or the first who may speak; chance when it is over."""
        turn = self.game.turn(self.state)
        return only_speaker(turn or [CHANCE]) if named is None else named


class States:
    """States by name. A name that is given again means the new state."""

    def __init__(self) -> None:
        self._held: dict[str, Held] = {}

    def find(self, name: str) -> Held:
        """The state of this name; BadRequest if there is none."""
        held = self._held.get(name)
        if held is None:
            raise BadRequest("engine-state", state=name)
        return held

    def keep(self, name: str, game: AnyGame, state: Any) -> None:
        """Keep a state under a name; BadRequest if there are too many."""
        if name not in self._held and len(self._held) >= MOST_STATES:
            raise BadRequest("engine-full", most=MOST_STATES)
        self._held[name] = Held(game, state)

    def drop(self, name: str) -> None:
        """Forget the state of this name, if there is one."""
        self._held.pop(name, None)
