"""A beam search for the first incumbent of an activation. Compiled with the rules.

From every hospital of the beam all sentences are generated, and the hospitals with the highest
heuristic value form the next beam. The result is the best place to finish that was seen. Nothing
is proven, but the effort is bounded and the result depends on the position alone.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import activation
from wardround.games.dice_hospital.rules.promos import has_to_name
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.dice_hospital.solver.terminal_value import PRICES, Prices, TerminalValue
from wardround.players.dice_hospital.solver.transposition_key import NO_DICE, Key, key_of
from wardround.players.dice_hospital.value import standard_value

NOTHING: Final = -1.0e9


class BeamNode:
    """A line, the hospital after it, and its heuristic value."""

    __slots__ = ("bag", "heuristic", "hospital", "rolling", "words")

    def __init__(self, hospital: Hospital, bag: list[int], words: list[int], rolling: bool) -> None:
        self.hospital = hospital
        self.bag = bag
        self.words = words
        self.rolling = rolling
        self.heuristic = 0.0


class BeamResult:
    """The best line, up to `finish` or to where chance speaks, and its terminal value."""

    __slots__ = ("value", "words")

    def __init__(self, words: list[int], value: float) -> None:
        self.words = words
        self.value = value


class BeamSearch:
    """One search from a state, which it changes and restores."""

    __slots__ = ("best", "s", "seat", "seen", "terminal", "width")

    def __init__(self, s: State, seat: int, width: int, prices: Prices) -> None:
        self.s = s
        self.seat = seat
        self.width = width
        self.terminal = TerminalValue(s, seat, prices)
        self.seen: set[tuple[Key, bool]] = set()
        self.best = BeamResult([], NOTHING)

    def search(self) -> None:
        """Expand the beam sentence by sentence until it reaches nothing new."""
        h = self.s.hospitals[self.seat]
        beam = [BeamNode(h, self.s.bag, [], False)]
        self._consider(beam[0])
        while beam:
            reached: list[BeamNode] = []
            for node in beam:
                self._expand(node.hospital, node.bag, node.words, reached, True)
            reached.sort(key=_heuristic, reverse=True)
            beam = [node for node in reached[: self.width] if not node.rolling]

    def _expand(
        self,
        h: Hospital,
        bag: list[int],
        words: list[int],
        reached: list[BeamNode],
        is_start: bool,
    ) -> None:
        """Add every new hospital after a sentence that begins so; `is_start` before its first word.

        Finishing is considered with every node instead.
        """
        s = self.s
        seat = self.seat
        s.hospitals[seat] = h
        s.bag = bag
        for word in activation.legal(s, seat):
            if is_start and word == FINISH:
                continue
            if activation.only_begins(h, word):
                h.said.append(word)
                self._expand(h, bag, [*words, word], reached, False)
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
                self._expand(after, rest, [*words, word], reached, False)
            else:
                self._add(BeamNode(after, rest, [*words, word], rolling), reached)
            s.hospitals[seat] = h
            s.bag = bag

    def _add(self, node: BeamNode, reached: list[BeamNode]) -> None:
        key = (key_of(node.hospital, NO_DICE), node.rolling)
        if key in self.seen:
            return
        self.seen.add(key)
        self.s.hospitals[self.seat] = node.hospital
        node.heuristic = standard_value(self.s, self.seat)
        reached.append(node)
        self._consider(node)

    def _consider(self, node: BeamNode) -> None:
        """Take the line of a node as the best if it may end there; chance ends a line too."""
        h = node.hospital
        if not node.rolling and (h.pending or h.admissions or self._has_to_name(h)):
            return
        value = self.terminal.of(h)
        if value > self.best.value:
            words = node.words if node.rolling else [*node.words, FINISH]
            self.best = BeamResult(words, value)

    def _has_to_name(self, h: Hospital) -> bool:
        return self.s.rules.consultant > 0 and has_to_name(h, self.s.rules)


def _heuristic(node: BeamNode) -> float:
    return node.heuristic


def beam_search(s: State, seat: int, width: int, prices: Prices = PRICES) -> BeamResult:
    """The best line found for an idle seat in its activation."""
    world = s.clone()
    world.happenings = None
    search = BeamSearch(world, seat, width, prices)
    search.search()
    return search.best
