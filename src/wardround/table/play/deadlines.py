"""Time limits: until when the seats of a table may take for the present step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardround.table.play.game_in_progress import GameInProgress


class Deadline:
    """When the present step ends for who has not answered, seat by seat. Kept in memory only.

    `heading` and `undo_epoch` tell one step from another. A seat's time begins when it is first
    asked in it, and is not begun anew by words, nor by taking them back.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._step: tuple[str, int] | None = None
        self._ends: dict[int, float] = {}
        self._asked: list[int] = []

    def follow(self, table: GameInProgress[Any], asked: list[int]) -> None:
        """Begin to count for who is asked for the first time in this step."""
        step = step_of(table)
        if step != self._step:
            self._step = step
            self._ends = {}
        self._asked = asked
        seconds = table.game.time_limit(table.state) if self._asked else 0
        if seconds > 0:
            for seat in self._asked:
                self._ends.setdefault(seat, self._clock() + seconds)

    def begin(self, table: GameInProgress[Any], asked: list[int]) -> None:
        """Count from now on."""
        self._ends = {}
        self.follow(table, asked)

    @property
    def left(self) -> float | None:
        """How many seconds are left for the first of those asked; None without a limit."""
        ends = [self._ends[seat] for seat in self._asked if seat in self._ends]
        return max(0.0, min(ends) - self._clock()) if ends else None

    @property
    def late(self) -> list[int]:
        """The seats that are asked and whose time is up."""
        now = self._clock()
        return [seat for seat in self._asked if self._ends.get(seat, now + 1) <= now]


def step_of(table: GameInProgress[Any]) -> tuple[str, int]:
    """What tells the present step from others."""
    return table.game.heading(table.state), table.game.undo_epoch(table.state)
