"""Branch and bound over whole sentences, with a transposition table.

A hospital whose upper bound does not beat the incumbent is pruned. A chance node (a die rolled
again, a patient drawn) counts with its expected value; where cards make such nodes, or do what the
relaxation does not cover, the search runs without a bound.
"""

from __future__ import annotations

import gc
import time
from typing import Final, NamedTuple

from wardround.games.dice_hospital.rules import activation, flow
from wardround.games.dice_hospital.rules.kinds import VALUE
from wardround.games.dice_hospital.rules.promos import has_to_name
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.games.dice_hospital.rules.words import BAG, FINISH, HEAL
from wardround.native import mypyc_attr
from wardround.players.dice_hospital.solver.bag_order import postpone_bags
from wardround.players.dice_hospital.solver.beam import beam_search
from wardround.players.dice_hospital.solver.bound import (
    UpperBound,
    can_be_relaxed,
    least_improvement,
)
from wardround.players.dice_hospital.solver.hospital_bound import HospitalBound
from wardround.players.dice_hospital.solver.moves import Move, MoveGenerator
from wardround.players.dice_hospital.solver.terminal_value import PRICES, Prices, TerminalValue
from wardround.players.dice_hospital.solver.transposition_key import NO_DICE, Key, key_of
from wardround.table.speakers import chance_for

NOTHING: Final = -1e9
UNBOUNDED: Final = 1e9
BEAM_WIDTH: Final = 8
NO_KIND: Final = -1


class Solution(NamedTuple):
    """The best line found, up to `finish` or to where chance speaks, and its value.

    `exact`: it is proven optimal. Otherwise the budget ran out before.
    """

    words: list[int]
    worth: float
    exact: bool
    nodes: int


@mypyc_attr(acyclic=True)
class TableEntry:
    """What the transposition table knows of a hospital: its value, or an upper bound of it.

    `exact` tells which; `words` is the best move of an exact entry.
    """

    def __init__(self, value: float, exact: bool, words: list[int]) -> None:
        self.value = value
        self.exact = exact
        self.words = words


class BranchAndBound:
    """One search. Changes the state it is given."""

    def __init__(
        self, s: State, seat: int, prices: Prices, most_nodes: int, deadline: float
    ) -> None:
        self.s = s
        self.seat = seat
        self.terminal = TerminalValue(s, seat, prices)
        self.least_improvement = least_improvement(self.terminal)
        relaxed = can_be_relaxed(s, seat)
        self.bound = UpperBound(s, seat, self.terminal, deadline) if relaxed else None
        self.moves = MoveGenerator(s, seat, self.bound)
        self.draws_dice = s.rules.admissions > 0
        self.table: dict[Key, TableEntry] = {}
        self.nodes = 0
        self.most_nodes = most_nodes
        self.deadline = deadline
        self.spent = False

    def value(
        self,
        h: Hospital,
        bag: list[int],
        bound: HospitalBound | None,
        incumbent: float,
    ) -> float:
        """The optimal value of a hospital if it beats the incumbent, else an upper bound."""
        key = self._key(h, bag)
        known = self.table.get(key)
        if known is not None and (known.exact or known.value <= incumbent):
            return known.value
        self._count_node()
        found = NOTHING
        words: list[int] = []
        if not h.pending and not h.admissions and not self._has_to_name(h):
            found, words = self._finish(h, bound, incumbent, NO_KIND)
        if not self.spent:
            for move in self._ordered_moves(h, bag, bound, max(incumbent, found)):
                value = self._move_value(move, max(incumbent, found))
                if value > found:
                    found, words = value, move.words
        exact = found > incumbent and not self.spent
        found = found if found > incumbent else incumbent
        self.table[key] = TableEntry(found, exact, words)
        return found

    def _count_node(self) -> None:
        self.nodes += 1
        if self.nodes > self.most_nodes or time.perf_counter() > self.deadline:
            self.spent = True

    def _has_to_name(self, h: Hospital) -> bool:
        return self.s.rules.consultant > 0 and has_to_name(h, self.s.rules)

    def _move_value(self, move: Move, incumbent: float) -> float:
        if self.spent or move.bound <= incumbent + self.least_improvement:
            return NOTHING
        if move.rolling:
            return self._expected_value(move.hospital, move.bag)
        return self.value(move.hospital, move.bag, move.hospital_bound, incumbent)

    def _expected_value(self, h: Hospital, bag: list[int]) -> float:
        """The expected optimal value over the words of chance; NOTHING if the budget runs out."""
        s = self.s
        s.hospitals[self.seat] = h
        s.bag = bag
        s.rolling = self.seat
        words = flow.legal(s, chance_for(self.seat))
        weights = flow.weights(s)
        total = 0.0
        for i, word in enumerate(words):
            if self.spent:
                return NOTHING
            after = h.clone()
            s.hospitals[self.seat] = after
            s.bag = bag[:]
            s.rolling = self.seat
            activation.roll(s, self.seat, word)
            rolling = s.rolling != NONE
            s.rolling = NONE
            if rolling:
                total += weights[i] * self._expected_value(after, s.bag)
            else:
                total += weights[i] * self.value(after, s.bag, None, NOTHING)
        return total / sum(weights)

    def _ordered_moves(
        self,
        h: Hospital,
        bag: list[int],
        bound: HospitalBound | None,
        incumbent: float,
    ) -> list[Move]:
        """The moves whose bound beats the incumbent, the highest bound first."""
        kept: list[Move] = []
        if bound is not None:
            bound.drop_relaxations(incumbent + self.least_improvement)
        for move in self.moves.generate(h, bag, bound, incumbent):
            self._bound_move(move, h, bound, incumbent)
            if move.bound > incumbent + self.least_improvement:
                move.terminal_value = self.terminal.of(move.hospital)
                kept.append(move)
        kept.sort(key=_priority, reverse=True)
        return kept

    def _bound_move(
        self,
        move: Move,
        h: Hospital,
        bound: HospitalBound | None,
        incumbent: float,
    ) -> None:
        """Set the bound of a move."""
        if self.bound is None or bound is None or move.rolling:
            move.bound = UNBOUNDED
            return
        known = self.table.get(self._key(move.hospital, move.bag))
        if known is not None and (known.exact or known.value <= incumbent):
            move.bound = known.value
            return
        slot = int(move.hospital.used ^ h.used).bit_length() - 1
        if slot >= 0:
            relaxations = bound.relaxations_with(slot, self._lowest_treated(move, h, slot))
        else:
            relaxations = bound.relaxations()
        move.hospital_bound = self.bound.value(move.hospital, relaxations, incumbent)
        move.bound = move.hospital_bound.value

    def _lowest_treated(self, move: Move, h: Hospital, slot: int) -> int:
        """The lowest value that a department treats in a move."""
        word = self.s.rules.department_words[h.departments[slot]]
        return VALUE[move.words[move.words.index(word) + 1]]

    def _finish(
        self,
        h: Hospital,
        bound: HospitalBound | None,
        incumbent: float,
        since: int,
    ) -> tuple[float, list[int]]:
        """The best way to finish after healing with any number of bags, and its value.

        Bags heal patients in ascending order from kind `since`: other orders come to the same.
        """
        value = self.terminal.of(h)
        found, words = value, [FINISH]
        if not h.bags or not h.patients:
            return found, words
        if bound is not None and self._bound_of_bags(h, bound) <= max(incumbent, value):
            return found, words
        previous = NO_KIND
        for k in h.patients:
            if k == previous or k < since or self.spent:
                continue
            previous = k
            self._count_node()
            after = h.clone()
            self.s.hospitals[self.seat] = after
            use = [BAG, k, HEAL]
            for word in use:
                activation.apply(self.s, self.seat, word)
            best, more = self._finish(after, bound, max(incumbent, found), k)
            if best > found:
                found, words = best, use + more
        return found, words

    def _bound_of_bags(self, h: Hospital, bound: HospitalBound) -> float:
        """The bound if nothing but blood bags is used before finishing."""
        assert self.bound is not None
        return self.bound.value_of_bags(h, bound.relaxations())

    def _key(self, h: Hospital, bag: list[int]) -> Key:
        return key_of(h, bag if self.draws_dice else NO_DICE)

    def best_line(self, h: Hospital, bag: list[int]) -> list[int]:
        """The principal variation from a hospital, read from the transposition table."""
        s = self.s
        line: list[int] = []
        h = h.clone()
        s.hospitals[self.seat] = h
        while True:
            known = self.table.get(self._key(h, bag))
            if known is None or not known.words:
                return line
            s.bag = bag[:]
            for word in known.words:
                line.append(word)
                activation.apply(s, self.seat, word)
            bag = s.bag
            if h.ready or s.rolling != NONE:
                s.rolling = NONE
                return line


def _priority(move: Move) -> float:
    return move.bound + 0.001 * move.terminal_value


def solve(
    s: State,
    seat: int,
    prices: Prices = PRICES,
    nodes: int = 1_000_000,
    seconds: float = 3600.0,
    width: int = BEAM_WIDTH,
) -> Solution:
    """The best line of an idle seat in its activation, within a budget of nodes and seconds.

    A beam search of this width finds the first incumbent; branch and bound improves on it.
    """
    collects = gc.isenabled()
    gc.disable()  # there are no reference cycles here, and the collector takes a fifth of the time
    try:
        return _solve(s, seat, prices, nodes, time.perf_counter() + seconds, width)
    finally:
        if collects:
            gc.enable()


def _solve(
    s: State, seat: int, prices: Prices, nodes: int, deadline: float, width: int
) -> Solution:
    first = beam_search(s, seat, width, prices)
    world = s.clone()
    world.happenings = None
    search = BranchAndBound(world, seat, prices, nodes, deadline)
    h = world.hospitals[seat]
    bag = world.bag
    bound: HospitalBound | None = None
    incumbent = NOTHING
    if search.bound is not None:
        if first.words:
            incumbent = first.value
        bound = search.bound.optimise(h, incumbent)
    value = search.value(h.clone(), bag, bound, incumbent)
    exact = not search.spent
    words = search.best_line(h, bag)
    if words and (value > first.value or (exact and search.bound is None)):
        return Solution(postpone_bags(s, seat, words), value, exact, search.nodes)
    return Solution(postpone_bags(s, seat, first.words), first.value, exact, search.nodes)
