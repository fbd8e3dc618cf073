"""Many games in step: one word in each, then a row of what the next seat sees and may say."""

from __future__ import annotations

from typing import Final

from wardround.native import i64, mypyc_attr, u8, vec
from wardround.table.encoding.canvas import Canvas

NOBODY: Final = -99
MULTIPLIER: Final = 48271
MODULUS: Final = 2147483647


def next_random(number: i64) -> i64:
    """The number after this one in the minimal standard sequence: 1 to MODULUS - 1."""
    return number * MULTIPLIER % MODULUS


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """What every game's rows share; a game has `_start`, `_say`, `_play_chance` and `_show`.

    Row r of `observations.cells` is what seat `seats[r]` sees, of `masks.cells` which actions it
    may take. Where several seats may speak, the lowest does. A row whose game is over is empty,
    and its seat is 0, until it is started again. `numbers[r]` is what chance draws from next.
    """

    __slots__ = ("masks", "numbers", "observations", "over", "rows", "seats")

    def __init__(self, rows: i64, width: i64, actions: i64) -> None:
        self.rows = rows
        self.observations = Canvas(rows, width)
        self.masks = Canvas(rows, actions)
        self.seats = vec[u8]([0] * rows)
        self.over = vec[u8]([1] * rows)
        self.numbers = vec[i64]([1] * rows)

    def buffers(self) -> tuple[memoryview, memoryview, memoryview, memoryview]:
        """Observations, masks, seats and over: bytes, row after row."""
        return (
            memoryview(self.observations.cells),
            memoryview(self.masks.cells),
            memoryview(self.seats),
            memoryview(self.over),
        )

    def start(self, row: i64, seed: i64) -> None:
        """Begin a new game in a row; chance draws from this seed (1 to MODULUS - 1)."""
        self.numbers[row] = seed
        self._start(row)
        self._go_on(row, 0)

    def first_illegal(self, actions: list[int]) -> int:
        """The first row whose action cannot be taken; the number of rows if all can.

        An action below 0 leaves its row as it is, and so it can always be taken.
        """
        mask = self.masks.cells
        # Numbers from outside are compared as ints: they may be beyond 64 bits.
        width: int = self.masks.width
        for row in range(self.rows):
            action = actions[row]
            if action < 0:
                continue
            if action >= width or i64(mask[row * self.masks.width + action]) == 0:
                return row
        return self.rows

    def step(self, actions: list[int]) -> list[int]:
        """Take an action in every row; gives the rows whose games are now over.

        All of them must be legal: `first_illegal` tells.
        """
        ended: list[int] = []
        for row in range(self.rows):
            action = actions[row]
            if action >= 0 and not self._go_on(row, self._say(row, action)):
                ended.append(row)
        return ended

    def show(self, row: i64) -> None:
        """Write a row anew, after its state was changed from outside; chance speaks first."""
        self._go_on(row, 0)

    def _go_on(self, row: i64, part: i64) -> bool:
        """Let chance speak, and write the row from this part on; False if the game is over.

        If another seat comes to speak or chance spoke, the whole row is written.
        """
        number = self.numbers[row]
        seat = self._play_chance(row)
        self.masks.begin(row, 0)
        if seat == NOBODY:
            self.observations.begin(row, 0)
            self.over[row] = u8(1)
            self.seats[row] = u8(0)
        elif seat == i64(self.seats[row]) and number == self.numbers[row]:
            self.observations.begin(row, part)
            self._show(row, seat, part)
        else:
            self.observations.begin(row, 0)
            self.over[row] = u8(0)
            self.seats[row] = u8(seat)
            self._show(row, seat, 0)
        self.observations.end()
        self.masks.end()
        return seat != NOBODY

    def _start(self, row: i64) -> None:
        """Put a new state into a row."""
        raise NotImplementedError

    def _say(self, row: i64, action: i64) -> i64:
        """Let the seat of a row say the word of an action; gives the first part that it changed.

        That must hold if the same seat goes on and chance says nothing.
        """
        raise NotImplementedError

    def _play_chance(self, row: i64) -> i64:
        """Say what chance draws until a seat speaks, and give that seat; NOBODY if it is over."""
        raise NotImplementedError

    def _show(self, row: i64, seat: i64, part: i64) -> None:
        """Write what a seat sees, from this part on, and may say into the row that was begun."""
        raise NotImplementedError
