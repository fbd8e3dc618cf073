"""What a phase is: who speaks in it, what may be said, what a word does and what comes next."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.state import NONE, State, unready_seats
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
    """One phase; this base is one where a mover speaks, or chance with words equally likely.

    There is one object a phase, and it holds nothing that changes: `number` is its number,
    `part` the part of a round it belongs to, `joint_steps` how many steps that all take together
    have ended before it in its round (or in setup).

    `legal` and `weights` list what chance may say; `chance_word` says it, without making lists, for
    loops over many games. A phase that has its own `weights` has its own `chance_word` too.

    `begin` and `apply` give the number of the phase that comes next, their own to stay; `flow`
    then enters that phase. While `State.rolling` names a seat, chance speaks for it, and `roll_...`
    are asked instead; while `State.mover` names a seat, that seat speaks.
    """

    __slots__ = ("joint_steps", "number", "part")

    def __init__(self, number: i64, part: str, joint_steps: i64) -> None:
        self.number = number
        self.part = part
        self.joint_steps = joint_steps

    def part_for(self, seats: i64) -> str:
        """The part of a round this phase belongs to with so many seats."""
        return self.part

    def joint_steps_over(self, s: State) -> i64:
        """How many steps that all take together have ended before it in this round, or in setup."""
        return self.joint_steps

    def begin(self, s: State) -> i64:
        """Carry out what nobody is asked about."""
        return self.number

    def speaker(self, s: State) -> i64:
        """Who speaks if there is no mover: the lowest seat where several may."""
        return CHANCE

    def speakers(self, s: State) -> list[int]:
        """Everyone who may speak if there is no mover."""
        return [self.speaker(s)]

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The words of a speaker who has the word, ascending."""
        raise NotImplementedError

    def weights(self, s: State) -> list[int]:
        """How likely each word of chance is, in the order of `legal`."""
        return [1] * len(self.legal(s, CHANCE))

    def chance_word(self, s: State, number: i64) -> i64:
        """The word of chance that a number falls on, counted along `weights` again and again."""
        words = self.legal(s, CHANCE)
        return words[number % len(words)]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Say a legal word."""
        raise NotImplementedError

    def roll_words(self, s: State) -> list[int]:
        """What chance may say for the seat it rolls for."""
        raise NotImplementedError

    def roll_weights(self, s: State) -> list[int]:
        """How likely each of those words is."""
        raise NotImplementedError

    def roll_word(self, s: State, number: i64) -> i64:
        """The one of those words that a number falls on, counted along `roll_weights`."""
        raise NotImplementedError

    def roll(self, s: State, word: i64) -> i64:
        """Chance says a word for the seat it rolls for."""
        raise NotImplementedError


class JointPhase(Phase):
    """A phase that all seats take together, each until it is ready."""

    def speaker(self, s: State) -> i64:
        """The lowest seat that is not ready."""
        for seat, h in enumerate(s.hospitals):
            if not h.ready:
                return seat
        return CHANCE

    def speakers(self, s: State) -> list[int]:
        """The seats that are not ready."""
        return unready_seats(s)


class DisplayPhase(Phase):
    """A phase in which cards are turned up, wherever in the round that happens."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, "shift-change", 4)

    def part_for(self, seats: i64) -> str:
        """Alone, cards are turned up for improvement."""
        return self.part if seats > 1 else "improvement"

    def joint_steps_over(self, s: State) -> i64:
        """None in setup and before intake, where an event brings a card."""
        if not s.round:
            return 0
        if s.rules.seats == 1:
            return 2
        return self.joint_steps if s.event == NONE else 0
