"""Time limits: how long the seats of a table may take for the present step."""

from __future__ import annotations

from collections.abc import Callable

from wardround.table.play.game_in_progress import AnyPlay


class Deadline:
    """When the present step ends for each seat that has not answered. Kept in memory only.

    A step is told from another by `heading` and `undo_epoch`. The time of a seat begins when it is
    first asked in the step. Words do not prolong it, and neither does taking them back.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._step: tuple[str, int] | None = None
        self._ends: dict[int, float] = {}
        self._asked: list[int] = []

    def follow(self, play: AnyPlay, asked: list[int]) -> None:
        """Begin to count for the seats that are asked for the first time in this step."""
        step = step_of(play)
        if step != self._step:
            self._step = step
            self._ends = {}
        self._asked = asked
        seconds = play.game.time_limit(play.state) if self._asked else 0
        if seconds > 0:
            for seat in self._asked:
                self._ends.setdefault(seat, self._clock() + seconds)

    def begin(self, play: AnyPlay, asked: list[int]) -> None:
        """Count anew, from now on."""
        self._ends = {}
        self.follow(play, asked)

    @property
    def left(self) -> float | None:
        """The seconds left for the first of the seats asked; None without a limit."""
        ends = [self._ends[seat] for seat in self._asked if seat in self._ends]
        return max(0.0, min(ends) - self._clock()) if ends else None

    @property
    def late(self) -> list[int]:
        """The seats that are asked and whose time is up."""
        now = self._clock()
        return [seat for seat in self._asked if self._ends.get(seat, now + 1) <= now]


def step_of(play: AnyPlay) -> tuple[str, int]:
    """What tells the present step from others."""
    return play.game.heading(play.state), play.game.undo_epoch(play.state)


def time_out_late(play: AnyPlay, late: list[int]) -> None:
    """Let the rules answer for these seats, as long as the step does not end before."""
    step = step_of(play)
    for seat in late:
        if step_of(play) == step:
            play.time_out(seat)
