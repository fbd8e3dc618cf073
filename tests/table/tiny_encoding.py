"""The encoding of tiny games: every key of a state is one place, as far as the seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wardround.table.contract.encoding import GameRows, Slice
from wardround.table.messages import HIDDEN

if TYPE_CHECKING:
    from table.tiny import Data, TinyGame

HIGHEST = 40


class TinyEncoding:
    def __init__(self, game: TinyGame) -> None:
        self.game = game
        self.keys = sorted(game.start({"seats": "2"}))
        self.slices = tuple(
            Slice(key, place, 1, HIGHEST, (key,))
            for place, key in enumerate(("viewer", *self.keys))
        )
        self.size = len(self.slices)
        self.actions = tuple(range(len(game.vocabulary)))
        self.action_count = len(self.actions)

    def observe(self, state: Data, viewer: int) -> bytes:
        seen = self.game.view(state, viewer)["data"]
        return bytes([viewer + 1, *(self.number(seen[key]) for key in self.keys)])

    def number(self, value: int | str) -> int:
        if isinstance(value, int):
            return value
        known = ("none", HIDDEN)
        if value in known:
            return known.index(value)
        return len(known) + self.game.vocabulary.number(value)

    def mask(self, state: Data, seat: int) -> bytes:
        legal = self.game.legal(state, seat)
        return bytes(int(word in legal) for word in self.actions)

    def make_rows(self, count: int) -> GameRows:
        raise AssertionError("nobody plays many tiny games at once")
