"""The bound for one number of discharged patients, with fees of its own.

Points for patients sent home grow with their number. For a number fixed in advance they are a
constant, and what is left to decide can be priced: so every number is an aim with its own fees.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.discharge import pleased
from wardround.games.dice_hospital.kinds import OWN, WAITING
from wardround.games.dice_hospital.rules import EMPTY_HOSPITAL, Administrator
from wardround.games.dice_hospital.state import Hospital
from wardround.players.solver.stock import Stock
from wardround.players.solver.units import STATE, Unit
from wardround.players.solver.ways import FAR, UNTHINKABLE, Ways
from wardround.players.solver.worth import Worth

PATIENCE: Final = 5
SMALLER: Final = 0.6
NEARLY: Final = 1e-6
CLOSE: Final = 0.02
MEMORY: Final = 0.7
CLOSED: Final = 1e6


class Plan:
    """A department to be used on patients of which `values` is the lowest (0: any), or not at all.

    `pattern` are the places of the fees of those who come; empty if it is not to be used.
    """

    def __init__(self, slot: int, unit: Unit, pattern: list[int]) -> None:
        self.slot = slot
        self.unit = unit
        self.pattern = pattern
        self.values = 0 if unit.fees == 1 or not pattern else pattern[0] - unit.first


class Aim:
    """To have so many discharged at the end: at most what that is worth, by fees.

    `plans` are departments for groups of which it is settled whether and on which values they are
    used: then exactly so many have to come, and their fees may be below nothing.
    """

    def __init__(
        self, number: int, points: float, worth: Worth, bag: Unit, fees: list[float]
    ) -> None:
        self.number = number
        self.points = points
        self.worth = worth
        self.bag = bag
        self.fees = fees
        self.made: dict[int, Ways] = {}
        self.goers: list[int] = []
        self.plans: list[Plan] = []
        self.lowest = [0.0] * len(fees)

    def copy(self) -> Aim:
        """The same aim, to be settled anew."""
        made = Aim(self.number, self.points, self.worth, self.bag, self.fees)
        made.plans = self.plans
        made.lowest = self.lowest
        return made

    def planned(self, plan: Plan) -> Aim:
        """The same aim with one more plan."""
        made = self.copy()
        made.plans = [*self.plans, plan]
        made.fees = self.fees[:]
        made.lowest = self.lowest[:]
        for place in plan.unit.pays:
            made.fees[place] = self.fees[place] if place in plan.pattern else CLOSED
        for place in plan.pattern:
            made.lowest[place] = -CLOSED
        return made

    def allows(self, slot: int, value: int) -> bool:
        """Whether a department may be used on patients of which this is the lowest value."""
        for plan in self.plans:
            if plan.slot == slot:
                return bool(plan.pattern) and plan.values in (0, value)
        return True

    def of(self, h: Hospital, stock: Stock, reports: list[float]) -> float:
        """At most what a hospital comes to if so many are discharged; FAR if that cannot be."""
        going = self.number - h.lounge[0] - h.lounge[1] - h.lounge[2]
        stay = len(h.patients) - going
        if going < 0 or stay < 0:
            return FAR
        for plan in self.plans:
            if plan.pattern and not ((h.used | stock.left) >> plan.slot) & 1:
                return FAR
        ways = self.made.get(stock.number)
        if ways is None:
            ways = self.ways(stock)
            self.made[stock.number] = ways
        total = ways.rest + self.points - self.worth.crowd[stay]
        if not stay:
            total += EMPTY_HOSPITAL
        return total + self._patients(h, ways, going, reports)

    def ways(self, stock: Stock) -> Ways:
        """The ways at the fees of now."""
        made = Ways(stock.arcs, self.fees, self.worth.left)
        planned = [plan.unit for plan in self.plans]
        tolls = [self._toll(unit) for unit in stock.departments if unit not in planned]
        tolls.sort(reverse=True)
        due = self._due(stock)
        made.rest = stock.gain + sum(tolls[: max(0, stock.most - len(due))])
        made.rest += sum([self._sum(plan.pattern) for plan in due])
        if len(due) > stock.most:
            made.rest = FAR
        made.rest += sum([self._toll(unit) for unit in stock.effects])
        made.rest += stock.bags * self.fees[self.bag.pays[0]]
        made.find(self.bag if stock.bags else None, self.worth.bag)
        return made

    def _due(self, stock: Stock) -> list[Plan]:
        """The plans still to be carried out."""
        return [plan for plan in self.plans if plan.pattern and (stock.left >> plan.slot) & 1]

    def _toll(self, unit: Unit) -> float:
        """The fees of all whom a unit treats."""
        most = 0.0
        for pattern in unit.patterns:
            toll = 0.0
            for place in pattern:
                toll += self.fees[place]
            most = max(most, toll)
        return most

    def _patients(self, h: Hospital, ways: Ways, going: int, reports: list[float]) -> float:
        worth = self.worth
        stays, goes = ways.stays, ways.goes
        administrator = worth.administrator
        spare = -1 if administrator is None else administrator.spare
        spared = 0.0
        total = 0.0
        order: list[tuple[float, int]] = []
        for i, k in enumerate(h.patients):
            at = STATE[k]
            stay = stays[at]
            if OWN[k] == spare and k % 3 == WAITING and worth.kept[k] > stay:
                assert administrator is not None
                if administrator.spare_all:
                    stay = worth.kept[k]
                else:
                    spared = max(spared, worth.kept[k] - stay)
            total += stay
            order.append((goes[at] - stay + reports[OWN[k]], i))
        order.sort(reverse=True)
        if going and order[going - 1][0] < UNTHINKABLE:
            return FAR
        if administrator is None or not administrator.points or administrator.most:
            return total + spared + self._send(order, going)
        return total + spared + self._pleasing(administrator, h, order, going)

    def _send(self, order: list[tuple[float, int]], going: int) -> float:
        """The first so many go home."""
        gained = 0.0
        self.goers = []
        for place in range(going):
            gain, i = order[place]
            gained += gain
            self.goers.append(i)
        return gained

    def _pleasing(
        self, administrator: Administrator, h: Hospital, order: list[tuple[float, int]], going: int
    ) -> float:
        """As many go home, with an administrator who wants colours pleased as often as is best."""
        times = pleased(administrator, h, self.worth.others, self.worth.seat)
        best = self._send(order, going) + administrator.points * times
        goers = self.goers
        while administrator.every or not times:
            times += 1
            wanted = _wanted_first(administrator, h, order, times, going)
            if not wanted:
                break
            found = self._send(wanted, going) + administrator.points * times
            if found > best:
                best = found
                goers = self.goers
        self.goers = goers
        return best

    def settle(
        self, h: Hospital, stock: Stock, reports: list[float], floor: float, rounds: int
    ) -> float:
        """Settle the fees for this hospital, of which something worth `floor` is known.

        By subgradients: whatever more patients want than it can treat gets dearer.
        """
        best = -FAR
        kept = self.fees
        share = 1.0
        failed = 0
        drift = [0.0] * len(self.fees)
        for _ in range(rounds):
            ways = self.ways(stock)
            self.made[stock.number] = ways
            found = self.of(h, stock, reports)
            if found < best - NEARLY:
                best, kept, failed = found, self.fees, 0
            else:
                failed += 1
            if best <= floor + self.worth.grain / 2:
                break
            if failed > PATIENCE:
                share, failed = share * SMALLER, 0
            slack = self._slack(h, stock, ways)
            drift = [MEMORY * old + slack[i] for i, old in enumerate(drift)]
            size = sum([x * x for x in drift])
            if size == 0.0:
                break
            step = share * max(found - floor, CLOSE) / size
            self.fees = [
                max(self.lowest[i], fee - step * drift[i]) for i, fee in enumerate(self.fees)
            ]
        self.fees = kept
        self.made = {}
        return best

    def _slack(self, h: Hospital, stock: Stock, ways: Ways) -> list[float]:
        """By place of a fee how many more could be treated than would be."""
        slack = [0.0] * len(self.fees)
        for i, k in enumerate(h.patients):
            ways.follow(STATE[k], i in self.goers, self.bag, slack)
        slack = [-paid for paid in slack]
        planned = [plan.unit for plan in self.plans]
        free = [unit for unit in stock.departments if unit not in planned]
        free.sort(key=self._toll, reverse=True)
        due = self._due(stock)
        used = [plan.pattern for plan in due]
        for unit in free[: max(0, stock.most - len(due))] + stock.effects:
            used.append(max(unit.patterns, key=self._sum))
        for pattern in used:
            for place in pattern:
                slack[place] += 1.0
        slack[self.bag.pays[0]] += stock.bags
        return slack

    def _sum(self, pattern: list[int]) -> float:
        return sum([self.fees[place] for place in pattern])


def _wanted_first(
    administrator: Administrator,
    h: Hospital,
    order: list[tuple[float, int]],
    times: int,
    going: int,
) -> list[tuple[float, int]]:
    """The order with those first who please the administrator so often; none if it cannot be."""
    needs = [max(0, administrator.needs[colour] * times - h.lounge[colour]) for colour in range(3)]
    if not 0 < sum(needs) <= going:
        return []
    first: list[tuple[float, int]] = []
    others: list[tuple[float, int]] = []
    for one in order:
        colour = OWN[h.patients[one[1]]]
        if needs[colour] and one[0] > UNTHINKABLE:
            needs[colour] -= 1
            first.append(one)
        else:
            others.append(one)
    return [] if sum(needs) else first + others
