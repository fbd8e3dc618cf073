"""Rows of small numbers, written and cleared place by place.

An observation has some hundred places of which few are not zero. So a row remembers which ones it
has filled, and clearing it costs as much as filling it.
"""

from __future__ import annotations

from typing import Final

from wardround.native import i16, i64, u8, vec

MOST: Final = 255
DIGIT: Final = 128
PARTS: Final = 3


class Canvas:
    """So many rows of so many places. `begin` chooses and clears the row that is written next.

    A row is written in up to PARTS parts, each of which changes more often than the one before it;
    `mark` tells where a part begins. The last ones can be written anew alone. `cells` holds all
    rows one after another. What would be beyond MOST is written as MOST, what would be below 0 as
    0. A place is written once, or counted up by `tally`.
    """

    __slots__ = ("_base", "_count", "_counts", "_filled", "_marks", "_row", "cells", "width")

    def __init__(self, rows: i64, width: i64) -> None:
        self.width = width
        self.cells = vec[u8]([0] * (rows * width))
        self._filled = vec[i16]([0] * (rows * width))
        self._counts = vec[i64]([0] * rows)
        self._marks = vec[i64]([0] * (rows * PARTS))
        self._row: i64 = 0
        self._base: i64 = 0
        self._count: i64 = 0

    def mark(self, part: i64) -> None:
        """A part begins here: what was written so far stays when the row is begun there."""
        self._marks[self._row * PARTS + part] = self._count

    def end(self) -> None:
        """Remember what was filled in the row that was begun."""
        self._counts[self._row] = self._count

    def begin(self, row: i64, part: i64) -> None:
        """Clear a row from this part on, and write that anew from now on."""
        first = self._marks[row * PARTS + part]
        cells = self.cells
        filled = self._filled
        base = row * self.width
        for i in range(base + first, base + self._counts[row]):
            cells[base + i64(filled[i])] = u8(0)
        self._row = row
        self._base = base
        self._count = first

    def put(self, at: i64, number: i64) -> None:
        """Write a number."""
        if number > MOST:
            self.put(at, MOST)
        elif number > 0:
            self.cells[self._base + at] = u8(number)
            self._filled[self._base + self._count] = i16(at)
            self._count += 1

    def put_all(self, at: i64, numbers: list[int]) -> None:
        """Write numbers one after another."""
        cells = self.cells
        filled = self._filled
        base = self._base
        count = base + self._count
        place = at
        for n in numbers:
            number: i64 = n
            if number > MOST:
                number = MOST
            if number > 0:
                cells[base + place] = u8(number)
                filled[count] = i16(place)
                count += 1
            place += 1
        self._count = count - base

    def tally(self, at: i64, things: list[int]) -> None:
        """Count things by their number."""
        cells = self.cells
        filled = self._filled
        base = self._base
        count = base + self._count
        for thing in things:
            place: i64 = at + thing
            found = i64(cells[base + place])
            if found == 0:
                filled[count] = i16(place)
                count += 1
            if found < MOST:
                cells[base + place] = u8(found + 1)
        self._count = count - base

    def tally_by(self, at: i64, things: list[int], numbers: list[int]) -> None:
        """Count things by the number that a table gives them; below 0 they do not count."""
        cells = self.cells
        filled = self._filled
        base = self._base
        count = base + self._count
        for thing in things:
            number: i64 = numbers[thing]
            if number < 0:
                continue
            place = at + number
            found = i64(cells[base + place])
            if found == 0:
                filled[count] = i16(place)
                count += 1
            if found < MOST:
                cells[base + place] = u8(found + 1)
        self._count = count - base

    def tally_slots(self, at: i64, things: list[int], slots: i64) -> None:
        """Count those things by their number whose slot is among the bits."""
        if slots == 0:
            return
        chosen: list[int] = []
        for slot, thing in enumerate(things):
            if (slots >> slot) & 1:
                chosen.append(thing)
        self.tally(at, chosen)

    def put_bits(self, at: i64, bits: i64, count: i64) -> None:
        """Write so many bits, the lowest first."""
        for bit in range(count):
            if (bits >> bit) & 1:
                self.put(at + bit, 1)

    def put_words(self, at: i64, words: list[int], most: i64) -> None:
        """Write the first words in order, two places each: 1 + word // DIGIT and word % DIGIT."""
        place = at
        for i, word in enumerate(words):
            if i >= most:
                break
            number: i64 = word
            self.put(place, 1 + number // DIGIT)
            self.put(place + 1, number % DIGIT)
            place += 2
