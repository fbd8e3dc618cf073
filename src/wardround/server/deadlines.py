"""Time limits: until when the present step of a table may take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardround.table.driver import Table
from wardround.table.game import Game

Limit = Callable[[Game[Any], Any], int]


def no_limit(_game: Game[Any], _state: Any) -> int:
    """How many seconds the step that a state is in may take; 0 means as long as people like."""
    return 0


class Deadline:
    """When the present step of a table ends for who has not answered. Kept in memory only.

    A step is what `heading` and `barrier` tell apart: its time begins with it, and is not begun
    anew by words, nor by taking them back.
    """

    def __init__(self, limit: Limit, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._clock = clock
        self._step: tuple[str, int] | None = None
        self._at: float | None = None

    def follow(self, table: Table[Any]) -> None:
        """Begin to count if the table has come to another step."""
        step = step_of(table)
        if step != self._step:
            self._step = step
            self.begin(table)

    def begin(self, table: Table[Any]) -> None:
        """Count from now on."""
        asked = table.game.turn(table.state)
        seconds = self._limit(table.game, table.state) if asked else 0
        self._at = self._clock() + seconds if seconds > 0 else None

    @property
    def left(self) -> float | None:
        """How many seconds are left; None without a limit."""
        return None if self._at is None else max(0.0, self._at - self._clock())


def step_of(table: Table[Any]) -> tuple[str, int]:
    """What tells the present step from others."""
    return table.game.heading(table.state), table.game.barrier(table.state)
