"""What a phase is: what chance says in it, what follows by itself and what comes next."""

from __future__ import annotations

from typing import Final

from wardround.games.hospital_rush.rules.state import NONE, NOTHING, State, ask
from wardround.native import i64

CHANCE: Final = -1
NOBODY: Final = -99


def chance_for(seat: i64) -> i64:
    """The speaker for chance that concerns this one seat."""
    return -2 - seat


def seat_of(speaker: i64) -> i64:
    """The seat that chance speaks for."""
    return -2 - speaker


class Phase:
    """One phase; there is one object each, and it holds nothing that changes.

    `part` is the part of a round it belongs to. Seats speak only when they are asked a question,
    see `questions`; otherwise chance does, all its words equally likely.
    """

    __slots__ = ("part",)

    def __init__(self, part: str) -> None:
        self.part = part

    def speaker(self, s: State) -> i64:
        """Who speaks while no seat is asked."""
        return CHANCE

    def legal(self, s: State) -> list[int]:
        """What chance may say, ascending."""
        return []

    def chance_word(self, s: State, number: i64) -> i64:
        """The word of chance that a number falls on, counted along `legal` again and again.

        For loops over many games: a phase may find it without making a list.
        """
        words = self.legal(s)
        return words[number % len(words)]

    def apply(self, s: State, speaker: i64, word: i64) -> None:
        """Chance says a legal word."""
        raise NotImplementedError

    def step(self, s: State) -> bool:
        """Do one thing that follows by itself; False when somebody is asked or chance speaks."""
        ask(s, NONE, NOTHING)
        return False
