"""What a question is: the answers a seat may give, and what an answer does."""

from __future__ import annotations

from typing import Final

from wardround.games.hospital_rush.rules.state import State
from wardround.native import i64

COMPLETE: Final[list[int]] = []


class Question:
    """A question that one seat is asked. There is one object a question, and it holds nothing.

    `apply` gives what may follow in the sentence, as `legal` would list it, because it has to look
    anyway. When nothing may (COMPLETE), `flow` does what follows by itself.
    """

    def legal(self, s: State, seat: i64) -> list[int]:
        """What the seat asked may say, ascending."""
        raise NotImplementedError

    def apply(self, s: State, seat: i64, word: i64) -> list[int]:
        """Say a legal word; gives the words that may follow it in the sentence."""
        raise NotImplementedError
