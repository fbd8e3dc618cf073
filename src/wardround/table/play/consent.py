"""Going back by consent: one seat pleads, the other people answer."""

from __future__ import annotations

from typing import NamedTuple

from wardround.table.errors import UndoRefused
from wardround.table.speakers import Seat


class Plea(NamedTuple):
    """A seat asks the others to go back to before its last sentence.

    `number` is the length of the journal when it was made: it lapses with the next entry. `entry`
    is where the sentence begins, `words` are its words as everybody may see them. `waiting` are the
    seats that have not answered; `until` is a time of the caller's clock.
    """

    number: int
    seat: Seat
    entry: int
    words: list[str]
    waiting: frozenset[Seat]
    until: float

    def after_answer(self, seat: Seat, number: int, agree: bool) -> Plea | None:
        """The plea after the answer of this seat; None if it said no.

        UndoRefused if this is not the plea with that number, or the seat is not asked.
        """
        if self.number != number or seat not in self.waiting:
            raise UndoRefused("plea-gone")
        return self._replace(waiting=self.waiting - {seat}) if agree else None
