"""Prompt numbers: which question of a seat an answer belongs to."""

from __future__ import annotations

from wardround.table.play.journal import Entry, Rewind, Undo, Word


class PromptNumbers:
    """For each seat a number that grows with every entry that changes what the seat is asked.

    An answer to an older number is stale. `taken_back` counts the undos and rewinds of the table.
    """

    def __init__(self, seats: int) -> None:
        self.numbers = [0] * seats
        self.taken_back = 0

    def count(self, entry: Entry) -> None:
        """Take account of one more entry of the journal."""
        if isinstance(entry, Word):
            if entry.speaker >= 0:
                self.numbers[entry.speaker] += 1
        elif isinstance(entry, Undo):
            self.numbers[entry.seat] += 1
            self.taken_back += 1
        elif isinstance(entry, Rewind):
            self.numbers = [number + 1 for number in self.numbers]
            self.taken_back += 1
