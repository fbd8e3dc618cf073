"""Encodings put together from a game's encoder, and rows of any game by its contract alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from wardround.table.contract.encoding import GameRows, Slice
from wardround.table.encoding.canvas import Canvas
from wardround.table.encoding.rows import NOBODY, Rows, next_random
from wardround.table.game import AnyGame
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat, Viewer, is_chance

State = TypeVar("State")
Encoded = TypeVar("Encoded", contravariant=True)


class Encoder(Protocol[Encoded]):
    """Writes the observations of one game with given options."""

    def write(self, s: Encoded, viewer: int, canvas: Canvas, part: int) -> None:
        """Write what a seat (or SPECTATOR) may know into the row that was begun at this part."""
        ...


class CanvasEncoding(Generic[State]):
    """An encoding by the contract: an encoder, the actions, and how rows are made."""

    def __init__(
        self,
        game: AnyGame,
        encoder: Encoder[State],
        slices: tuple[Slice, ...],
        actions: Sequence[WordNumber],
        action_count: int,
        rows: Callable[[int], GameRows],
    ) -> None:
        self.slices = slices
        self.size = slices[-1].start + slices[-1].size
        self.actions = tuple(actions)
        self.action_count = action_count
        self.make_rows = rows
        self._game = game
        self._encoder = encoder
        self._action_of = {word: action for action, word in enumerate(actions)}
        self._canvas = Canvas(1, self.size)

    def observe(self, state: State, viewer: Viewer) -> bytes:
        """What this seat (or SPECTATOR) may know."""
        self._canvas.begin(0, 0)
        self._encoder.write(state, viewer, self._canvas, 0)
        self._canvas.end()
        return bytes(self._canvas.cells)

    def mask(self, state: State, seat: Seat) -> bytes:
        """Which actions this seat may take."""
        mask = bytearray(self.action_count)
        for word in self._game.legal(state, seat):
            mask[self._action_of[word]] = 1
        return bytes(mask)


class AnyGameRows(Rows):
    """Rows of a game without compiled ones."""

    def __init__(
        self, game: AnyGame, encoding: CanvasEncoding[Any], start: Callable[[], Any], rows: int
    ) -> None:
        super().__init__(rows, encoding.size, encoding.action_count)
        self.states: list[Any] = [None] * rows
        self._game = game
        self._encoding = encoding
        self._new = start

    def _start(self, row: int) -> None:
        self.states[row] = self._new()

    def _say(self, row: int, action: int) -> int:
        self._game.apply(self.states[row], self.seats[row], self._encoding.actions[action])
        return 0

    def _play_chance(self, row: int) -> int:
        game, state = self._game, self.states[row]
        turn = game.turn(state)
        while turn and is_chance(turn[0]):
            self.numbers[row] = next_random(self.numbers[row])
            words = [
                word
                for word, weight in zip(
                    game.legal(state, turn[0]), game.weights(state), strict=True
                )
                for _ in range(weight)
            ]
            game.apply(state, turn[0], words[self.numbers[row] % len(words)])
            turn = game.turn(state)
        return turn[0] if turn else NOBODY

    def _show(self, row: int, seat: int, part: int) -> None:
        self.observations.put_all(0, list(self._encoding.observe(self.states[row], seat)))
        self.masks.put_all(0, list(self._encoding.mask(self.states[row], seat)))
