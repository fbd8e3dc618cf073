"""The search: branch and bound over whole sentences, with a table of hospitals already searched.

What is reached in two ways is searched once. A hospital whose bound does not beat the best found
is left. Chance (a die rolled again, a patient drawn) counts with what is to be expected.
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
from wardround.players.solver.aims import Aim
from wardround.players.solver.beam import best_line
from wardround.players.solver.bound import Bound, close_to, is_usual
from wardround.players.solver.keys import NO_DICE, Key, key_of
from wardround.players.solver.moves import Move, Moves
from wardround.players.solver.tidy import bags_last
from wardround.players.solver.worth import PRICES, Prices, Worth

NOTHING: Final = -1e9
NO_AIMS: Final[list[Aim]] = []
WIDTH: Final = 8
NO_KIND: Final = -1


class Solution(NamedTuple):
    """The words found, up to the end or to where chance speaks, and what they are worth.

    `exact` tells that nothing is better; otherwise the budget ran out before that was shown.
    """

    words: list[int]
    worth: float
    exact: bool
    nodes: int


class Known:
    """What is known of a hospital: its worth, or (not `exact`) that it is not worth more."""

    def __init__(self, worth: float, exact: bool, words: list[int]) -> None:
        self.worth = worth
        self.exact = exact
        self.words = words


class Search:
    """One search."""

    def __init__(
        self, s: State, seat: int, prices: Prices, most_nodes: int, deadline: float
    ) -> None:
        self.s = s
        self.seat = seat
        usual = is_usual(s, seat)
        self.judge = Worth(s, seat, prices)
        self.close = close_to(self.judge)
        self.bound = Bound(s, seat, self.judge, deadline) if usual else None
        self.moves = Moves(s, seat, self.bound)
        self.draws = s.rules.admissions > 0
        self.table: dict[Key, Known] = {}
        self.nodes = 0
        self.most_nodes = most_nodes
        self.deadline = deadline
        self.spent = False

    def best(self, h: Hospital, bag: list[int], aims: list[Aim], floor: float) -> float:
        """What a hospital is worth with the best words: exact if above `floor`, else a limit."""
        key = self.key(h, bag)
        known = self.table.get(key)
        if known is not None and (known.exact or known.worth <= floor):
            return known.worth
        self._count()
        found = NOTHING
        words: list[int] = []
        if not h.pending and not h.admissions and not self._has_to_name(h):
            found, words = self._finishing(h, aims, floor, NO_KIND)
        if not self.spent:
            for move in self._ordered(h, bag, aims, max(floor, found)):
                worth = self._tried(move, max(floor, found))
                if worth > found:
                    found, words = worth, move.words
        exact = found > floor and not self.spent
        self.table[key] = Known(found if found > floor else floor, exact, words)
        return found if found > floor else floor

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.most_nodes or time.perf_counter() > self.deadline:
            self.spent = True

    def _has_to_name(self, h: Hospital) -> bool:
        return self.s.rules.consultant > 0 and has_to_name(h, self.s.rules)

    def _tried(self, move: Move, floor: float) -> float:
        if self.spent or move.bound <= floor + self.close:
            return NOTHING
        if move.rolling:
            return self._expected(move.hospital, move.bag)
        return self.best(move.hospital, move.bag, move.aims, floor)

    def _expected(self, h: Hospital, bag: list[int]) -> float:
        """The mean over what chance may say, every answer followed by the best words.

        NOTHING if the budget runs out before every answer was looked at.
        """
        s = self.s
        s.hospitals[self.seat] = h
        s.bag = bag
        s.rolling = self.seat
        words = flow.legal(s, -2 - self.seat)
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
                total += weights[i] * self._expected(after, s.bag)
            else:
                total += weights[i] * self.best(after, s.bag, NO_AIMS, NOTHING)
        return total / sum(weights)

    def _ordered(self, h: Hospital, bag: list[int], aims: list[Aim], floor: float) -> list[Move]:
        """The moves that may lead above the floor, the most promising first."""
        kept: list[Move] = []
        for move in self.moves.of(h, bag, aims, floor):
            self._limit(move, h, aims, floor)
            if move.bound > floor + self.close:
                move.worth = self.judge.of(move.hospital)
                kept.append(move)
        kept.sort(key=_promise, reverse=True)
        return kept

    def _limit(self, move: Move, h: Hospital, aims: list[Aim], floor: float) -> None:
        """Note what may come of a move at most, and by which aims more than the floor."""
        if self.bound is None or move.rolling:
            move.bound = -NOTHING
            return
        known = self.table.get(self.key(move.hospital, move.bag))
        if known is not None and (known.exact or known.worth <= floor):
            move.bound = known.worth
            return
        slot = (move.hospital.used ^ h.used).bit_length() - 1
        if slot >= 0:
            value = self._lowest(move, h, slot)
            aims = [aim for aim in aims if aim.allows(slot, value)]
        move.bound = self.bound.of(move.hospital, aims, floor)
        move.aims = self.bound.alive

    def _lowest(self, move: Move, h: Hospital, slot: int) -> int:
        """The lowest value that a department treats by a move."""
        word = self.s.rules.department_words[h.departments[slot]]
        return VALUE[move.words[move.words.index(word) + 1]]

    def _finishing(
        self, h: Hospital, aims: list[Aim], floor: float, since: int
    ) -> tuple[float, list[int]]:
        """Stop here, after healing with bags whatever is worth one.

        Whom bags heal in another order, they heal all the same: kinds only go up from `since`.
        """
        worth = self.judge.of(h)
        found, words = worth, [FINISH]
        if not h.bags or not h.patients:
            return found, words
        if self.bound is not None and self.bound.by_bags(h, aims, worth) <= max(floor, worth):
            return found, words
        previous = NO_KIND
        for k in h.patients:
            if k == previous or k < since or self.spent:
                continue
            previous = k
            self._count()
            after = h.clone()
            self.s.hospitals[self.seat] = after
            use = [BAG, k, HEAL]
            for word in use:
                activation.apply(self.s, self.seat, word)
            best, more = self._finishing(after, aims, max(floor, found), k)
            if best > found:
                found, words = best, use + more
        return found, words

    def key(self, h: Hospital, bag: list[int]) -> Key:
        """What tells hospitals apart in this search."""
        return key_of(h, bag if self.draws else NO_DICE)

    def line(self, h: Hospital, bag: list[int]) -> list[int]:
        """The best words from a hospital, as the table knows them."""
        s = self.s
        said: list[int] = []
        h = h.clone()
        s.hospitals[self.seat] = h
        while True:
            known = self.table.get(self.key(h, bag))
            if known is None or not known.words:
                return said
            s.bag = bag[:]
            for word in known.words:
                said.append(word)
                activation.apply(s, self.seat, word)
            bag = s.bag
            if h.ready or s.rolling != NONE:
                s.rolling = NONE
                return said


def _promise(move: Move) -> float:
    return move.bound + 0.001 * move.worth


def solve(
    s: State,
    seat: int,
    prices: Prices = PRICES,
    nodes: int = 1_000_000,
    seconds: float = 3600.0,
    width: int = WIDTH,
) -> Solution:
    """The best words of a seat that works, from a position where it has no half-said sentence.

    A beam of `width` hospitals finds the first line; the search looks for a better one.
    """
    collects = gc.isenabled()
    gc.disable()  # nothing here refers to itself, and looking for that takes a fifth of the time
    try:
        return _solved(s, seat, prices, nodes, time.perf_counter() + seconds, width)
    finally:
        if collects:
            gc.enable()


def _solved(
    s: State, seat: int, prices: Prices, nodes: int, deadline: float, width: int
) -> Solution:
    quick = best_line(s, seat, width, prices)
    world = s.clone()
    world.happenings = None
    search = Search(world, seat, prices, nodes, deadline)
    h = world.hospitals[seat]
    bag = world.bag
    aims, floor = NO_AIMS, NOTHING
    if search.bound is not None:
        if quick.words:
            floor = quick.worth
        aims = search.bound.settle_all(h, floor)
    worth = search.best(h.clone(), bag, aims, floor)
    exact = not search.spent
    words = search.line(h, bag)
    if words and (worth > quick.worth or (exact and search.bound is None)):
        return Solution(bags_last(s, seat, words), worth, exact, search.nodes)
    return Solution(bags_last(s, seat, quick.words), quick.worth, exact, search.nodes)
