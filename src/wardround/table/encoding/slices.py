"""How places of a row get their numbers: slice after slice, in the order they are named."""

from __future__ import annotations

from wardround.native import i64
from wardround.table.encoding.canvas import DIGIT, MOST


class Slices:
    """The slices named so far, as (name, start, size, highest)."""

    __slots__ = ("named", "size")

    def __init__(self) -> None:
        self.named: list[tuple[str, int, int, int]] = []
        self.size: i64 = 0

    def add(self, name: str, size: i64, highest: i64 = MOST) -> i64:
        """Name the next so many places, with numbers from 0 to `highest`; gives the first one."""
        start = self.size
        self.named.append((name, start, size, highest))
        self.size += size
        return start

    def add_words(self, name: str, most: i64) -> i64:
        """Name the places of so many words in order, as `Canvas.put_words` writes them."""
        return self.add(name, 2 * most, DIGIT - 1)
