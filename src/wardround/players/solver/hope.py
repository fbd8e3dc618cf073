"""What is worth saying at a hospital, judged before it is said.

A patient led another way than its best loses the difference; a department used instead of a dearer
one loses that difference. Where this is more than a bound has to spare, nothing good can follow.
"""

from __future__ import annotations

from wardround.games.dice_hospital.rules.state import Hospital
from wardround.players.solver.aims import Aim
from wardround.players.solver.stock import Stock
from wardround.players.solver.units import BEGUN, HOME, STATE, Unit
from wardround.players.solver.ways import UNTHINKABLE, Ways


class Hope:
    """One hospital: its aims, with what the bound of each has to spare above the floor."""

    def __init__(self, h: Hospital, stock: Stock) -> None:
        self.used = h.used
        self.stock = stock
        self.aims: list[Aim] = []
        self.ways: list[Ways] = []
        self.spare: list[float] = []
        self.known: dict[int, bool] = {}

    def add(self, aim: Aim, spare: float) -> None:
        """One more aim, whose bound is so much above the floor."""
        self.aims.append(aim)
        self.ways.append(aim.made[self.stock.number])
        self.spare.append(spare)

    def by(self, unit: Unit, k: int, effect: bool) -> bool:
        """Whether anything good may follow if this unit is used on a patient, and maybe others."""
        key = unit.first * 512 + k * 2 + (1 if effect else 0)
        found = self.known.get(key)
        if found is None:
            found = self._is_good(unit, STATE[k], effect)
            self.known[key] = found
        return found

    def by_department(self, unit: Unit, patients: list[int]) -> bool:
        """Whether anything good may follow if a department is used at all."""
        for k in patients:
            if unit.to[STATE[k]] >= HOME and self.by(unit, k, False):
                return True
        return False

    def by_bag(self, k: int, now: int) -> bool:
        """Whether anything good may follow if a blood bag turns a patient into this."""
        at, to = STATE[k], STATE[now]
        for i, ways in enumerate(self.ways):
            if _way_lost(ways, at, to, -ways.recolours) < self.spare[i]:
                return True
        return False

    def _is_good(self, unit: Unit, at: int, effect: bool) -> bool:
        for i, aim in enumerate(self.aims):
            ways = self.ways[i]
            lost = self._lost(ways, unit, at)
            if not effect:
                lost += aim.forgone(ways, unit)
            if lost < self.spare[i]:
                return True
        return False

    def _lost(self, ways: Ways, unit: Unit, at: int) -> float:
        """What a patient loses at least if it is led this way."""
        to = unit.to[at]
        fee = ways.fees[unit.pays[at]]
        if to < HOME:
            return 0.0
        if to == HOME:
            return ways.goes[at] + fee
        if not ways.begins and to >= BEGUN:
            to -= BEGUN
        return _way_lost(ways, at, to, fee)


def _way_lost(ways: Ways, at: int, to: int, fee: float) -> float:
    in_bed = ways.stays[at] - ways.stays[to] + fee
    home = ways.goes[at] - ways.goes[to] + fee
    return home if home < in_bed and ways.goes[to] > UNTHINKABLE else in_bed
