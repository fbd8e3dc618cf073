"""What patients can still become, and what they would pay for it.

Every treatment has a fee: what a place in a department, an effect or a blood bag is worth to those
who compete for it. A patient on its own goes the way that brings it most after fees. What all
patients bring so, and the fees of everything that is left, is never less than what can be done.
"""

from __future__ import annotations

from typing import Final

from wardround.players.solver.units import BEGUN, FRESH, HOME, KIND_OF, SPOTS, STATES, WAITS, Unit

FAR: Final = -1e9
UNTHINKABLE: Final = FAR / 2
COLOURS: Final = 3
IN_ORDER: Final = [
    layer + spot + colour
    for spot in range(SPOTS - COLOURS, -1, -COLOURS)
    for layer in (FRESH, BEGUN, WAITS)
    for colour in range(COLOURS)
]


class Ways:
    """By state what a patient brings at best, after fees: in bed (`stays`) or home (`goes`).

    `rest` is what all that is left may take in fees, and brings besides; `dearest` the fees of the
    last department that there is a worker for.
    """

    def __init__(
        self, arcs: list[list[tuple[int, int]]], begins: bool, fees: list[float], left: list[float]
    ) -> None:
        self.arcs = arcs
        self.begins = begins
        self.fees = fees
        self.rest = 0.0
        self.dearest = 0.0
        self.recolours = FAR
        self.stays = [left[k] for k in KIND_OF]
        self.goes = [FAR] * STATES

    def find(self, bag: Unit | None, price: float) -> None:
        """Fill the tables; a bag used costs its fee and its price."""
        if bag is None:
            for at in IN_ORDER:
                if self.arcs[at]:
                    self._by_units(at)
            return
        self.recolours = -price - self.fees[bag.pays[0]]
        for first in IN_ORDER[::COLOURS]:
            if self.begins or not BEGUN <= first < WAITS:
                for at in range(first, first + COLOURS):
                    self._by_units(at)
                    self._by_bag(at, bag.to[at])
                _recolour(self.stays, first, self.recolours)
                _recolour(self.goes, first, self.recolours)

    def _by_units(self, at: int) -> None:
        stays, goes, fees = self.stays, self.goes, self.fees
        in_bed = stays[at]
        home = FAR
        for to, pays in self.arcs[at]:
            fee = fees[pays]
            if to == HOME:
                if -fee > home:
                    home = -fee
                continue
            if stays[to] - fee > in_bed:
                in_bed = stays[to] - fee
            if goes[to] - fee > home:
                home = goes[to] - fee
        stays[at] = in_bed
        goes[at] = home

    def _by_bag(self, at: int, to: int) -> None:
        stays, goes, price = self.stays, self.goes, self.recolours
        if to == HOME:
            if price > goes[at]:
                goes[at] = price
        elif to > HOME:
            if stays[to] + price > stays[at]:
                stays[at] = stays[to] + price
            if goes[to] + price > goes[at]:
                goes[at] = goes[to] + price

    def follow(self, at: int, home: bool, bag: Unit, paid: list[float]) -> None:
        """Count, by place of the fee, what is paid on the best way."""
        table = self.goes if home else self.stays
        while at != HOME:
            at = self._next(table, at, home, bag, paid)
            if at < HOME:
                return

    def _next(self, table: list[float], at: int, home: bool, bag: Unit, paid: list[float]) -> int:
        for to, pays in self.arcs[at]:
            if self._leads(table, at, to, home, -self.fees[pays]):
                paid[pays] += 1.0
                return to
        first = at - at % COLOURS
        others: list[int] = [bag.to[at], first, first + 1, first + 2]
        for other in others:
            if self.recolours > UNTHINKABLE and self._leads(table, at, other, home, self.recolours):
                paid[bag.pays[0]] += 1.0
                return other
        return HOME - 1

    def _leads(self, table: list[float], at: int, to: int, home: bool, price: float) -> bool:
        """Whether the best way goes on so."""
        if to == HOME:
            return home and table[at] == price
        return to > HOME and table[at] == table[to] + price


def _recolour(table: list[float], first: int, by_bag: float) -> None:
    most = table[first]
    if table[first + 1] > most:
        most = table[first + 1]
    if table[first + 2] > most:
        most = table[first + 2]
    most += by_bag
    for at in range(first, first + COLOURS):
        if table[at] < most:
            table[at] = most
