"""Good words for one seat's activation of Dice Hospital, quickly: a beam of hospitals.

From every hospital kept all sentences are said, and the hospitals that promise most are kept. The
best place to stop that was seen wins. Nothing is proven, but the time it takes is bounded and the
same words are found every time. Compiled with the rules.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import activation
from wardround.games.dice_hospital.rules.promos import has_to_name
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.dice_hospital_value import value
from wardround.players.solver.keys import NO_DICE, Key, key_of
from wardround.players.solver.worth import PRICES, Prices, Worth

NOTHING: Final = -1.0e9


class Line:
    """Words, the hospital they lead to, and what that promises."""

    __slots__ = ("bag", "hospital", "promise", "rolling", "words")

    def __init__(self, hospital: Hospital, bag: list[int], words: list[int], rolling: bool) -> None:
        self.hospital = hospital
        self.bag = bag
        self.words = words
        self.rolling = rolling
        self.promise = 0.0


class Found:
    """The words to say, up to the end or to where chance speaks, and what they are worth."""

    __slots__ = ("words", "worth")

    def __init__(self, words: list[int], worth: float) -> None:
        self.words = words
        self.worth = worth


class Beam:
    """One search from a state that it changes and puts back."""

    __slots__ = ("best", "judge", "s", "seat", "seen", "width")

    def __init__(self, s: State, seat: int, width: int, prices: Prices) -> None:
        self.s = s
        self.seat = seat
        self.width = width
        self.judge = Worth(s, seat, prices)
        self.seen: set[tuple[Key, bool]] = set()
        self.best = Found([], NOTHING)

    def search(self) -> None:
        """Go on sentence by sentence until no hospital leads to a new one."""
        h = self.s.hospitals[self.seat]
        front = [Line(h, self.s.bag, [], False)]
        self._consider(front[0])
        while front:
            reached: list[Line] = []
            for line in front:
                self._say(line.hospital, line.bag, line.words, reached, True)
            reached.sort(key=_promise, reverse=True)
            front = [line for line in reached[: self.width] if not line.rolling]

    def _say(
        self, h: Hospital, bag: list[int], words: list[int], reached: list[Line], begins: bool
    ) -> None:
        """Every sentence that goes on so, those to hospitals that are new."""
        s = self.s
        seat = self.seat
        s.hospitals[seat] = h
        s.bag = bag
        for word in activation.legal(s, seat):
            if begins and word == FINISH:
                continue
            if activation.only_begins(h, word):
                h.said.append(word)
                self._say(h, bag, [*words, word], reached, False)
                h.said.pop()
                continue
            after = h.clone()
            rest = bag[:]
            s.hospitals[seat] = after
            s.bag = rest
            activation.apply(s, seat, word)
            rolling = s.rolling != NONE
            s.rolling = NONE
            if after.said and not rolling:
                self._say(after, rest, [*words, word], reached, False)
            else:
                self._reach(Line(after, rest, [*words, word], rolling), reached)
            s.hospitals[seat] = h
            s.bag = bag

    def _reach(self, line: Line, reached: list[Line]) -> None:
        key = (key_of(line.hospital, NO_DICE), line.rolling)
        if key in self.seen:
            return
        self.seen.add(key)
        self.s.hospitals[self.seat] = line.hospital
        line.promise = value(self.s, self.seat)
        reached.append(line)
        self._consider(line)

    def _consider(self, line: Line) -> None:
        """Stop here, if that may be done; chance that is to speak ends a line too."""
        h = line.hospital
        if not line.rolling and (h.pending or h.admissions or self._must_name(h)):
            return
        worth = self.judge.of(h)
        if worth > self.best.worth:
            self.best = Found(line.words if line.rolling else [*line.words, FINISH], worth)

    def _must_name(self, h: Hospital) -> bool:
        return self.s.rules.consultant > 0 and has_to_name(h, self.s.rules)


def _promise(line: Line) -> float:
    return line.promise


def best_line(s: State, seat: int, width: int, prices: Prices = PRICES) -> Found:
    """The best words found for a seat that works and has no half-said sentence."""
    world = s.clone()
    world.happenings = None
    beam = Beam(world, seat, width, prices)
    beam.search()
    return beam.best
