"""What a question is: the answers a seat may give, and what an answer does."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.state import State
from wardround.native import i64


class Question:
    """A question that one seat is asked. There is one object a question, and it holds nothing.

    When an answer leaves no sentence begun, `flow` does what follows by itself.
    """

    def legal(self, s: State, seat: i64) -> list[int]:
        """What the seat asked may say, ascending."""
        raise NotImplementedError

    def apply(self, s: State, seat: i64, word: i64) -> None:
        """Say a legal word."""
        raise NotImplementedError
