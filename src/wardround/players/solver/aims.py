"""The bound for one number of discharged patients, with fees of its own.

Points for patients sent home grow with their number. For a number fixed in advance they are a
constant, and what is left to decide can be priced: so every number is an aim with its own fees.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.discharge import pleased
from wardround.games.dice_hospital.rules.kinds import OWN, WAITING
from wardround.games.dice_hospital.rules.ruleset import EMPTY_HOSPITAL, Administrator
from wardround.games.dice_hospital.rules.state import Hospital
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
BONUS: Final = 1e5


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
        self,
        number: int,
        points: float,
        worth: Worth,
        bag: Unit,
        reports: list[float],
        fees: list[float],
    ) -> None:
        self.number = number
        self.points = points
        self.worth = worth
        self.reports = reports
        self.is_plain = not worth.spares and max(reports) == 0.0
        self.bag = bag
        self.fees = fees
        self.made: dict[int, Ways] = {}
        self.gains: list[float] = []
        self.plans: list[Plan] = []
        self.lowest = [0.0] * len(fees)

    def copy(self) -> Aim:
        """The same aim, to be settled anew."""
        made = Aim(self.number, self.points, self.worth, self.bag, self.reports, self.fees)
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

    def of(self, h: Hospital, states: list[int], stock: Stock) -> float:
        """At most what a hospital comes to if so many are discharged; FAR if that cannot be.

        `states` are those of its patients.
        """
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
        return total + self._patients(h, states, ways, going)

    def ways(self, stock: Stock) -> Ways:
        """The ways at the fees of now."""
        made = Ways(stock.arcs, stock.begins, self.fees, self.worth.left)
        planned = [plan.unit for plan in self.plans]
        tolls = [self._toll(unit) for unit in stock.departments if unit not in planned]
        tolls.sort(reverse=True)
        due = self._due(stock)
        free = stock.most - len(due)
        made.rest = stock.gain + sum(tolls[: max(0, free)])
        if free <= 0:
            made.dearest = CLOSED
        elif free <= len(tolls):
            made.dearest = tolls[free - 1]
        made.rest += sum([self._sum(plan.pattern) for plan in due])
        if len(due) > stock.most:
            made.rest = FAR
        made.rest += sum([self._toll(unit) for unit in stock.effects])
        made.rest += stock.bags * self.fees[self.bag.pays[0]]
        made.find(self.bag if stock.bags else None, self.worth.bag)
        return made

    def forgone(self, ways: Ways, unit: Unit) -> float:
        """What is lost at least if this department is used."""
        for plan in self.plans:
            if plan.unit is unit:
                return 0.0 if plan.pattern else CLOSED
        return max(0.0, ways.dearest - self._toll(unit))

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

    def _patients(self, h: Hospital, states: list[int], ways: Ways, going: int) -> float:
        """What all patients bring if those go home who gain most by it."""
        stays, goes = ways.stays, ways.goes
        total = 0.0
        gains: list[float] = []
        if not self.is_plain:
            total = self._spared(h, ways, gains)
        else:
            for at in states:
                stay = stays[at]
                total += stay
                gains.append(goes[at] - stay)
        administrator = self.worth.administrator
        if administrator is not None and administrator.points and not administrator.most:
            return total + self._pleasing(administrator, h, gains, going)
        return total + self._sent(gains, going)

    def _spared(self, h: Hospital, ways: Ways, gains: list[float]) -> float:
        """What they bring in bed, with what reports and sparing do; `gains` by going home."""
        worth = self.worth
        spare = -1 if worth.administrator is None else worth.administrator.spare
        spared = 0.0
        total = 0.0
        for k in h.patients:
            at = STATE[k]
            stay = ways.stays[at]
            if OWN[k] == spare and k % 3 == WAITING and worth.kept[k] > stay:
                more = worth.kept[k] - stay
                if worth.spares_all:
                    stay += more
                elif more > spared:
                    spared = more
            total += stay
            gains.append(ways.goes[at] - stay + self.reports[OWN[k]])
        return total + spared

    def _sent(self, gains: list[float], going: int) -> float:
        """What the so many who gain most gain; FAR if they are not enough."""
        self.gains = gains
        ordered = gains[:]
        ordered.sort(reverse=True)
        total = 0.0
        for place in range(going):
            total += ordered[place]
        return total if total > UNTHINKABLE else FAR

    def _pleasing(
        self, administrator: Administrator, h: Hospital, gains: list[float], going: int
    ) -> float:
        """As many go home, with an administrator who wants colours pleased as often as is best."""
        times = pleased(administrator, h, self.worth.others, self.worth.seat)
        best = self._sent(gains, going) + administrator.points * times
        while administrator.every or not times:
            times += 1
            wanted = _wanted(administrator, h, gains, times, going)
            if not wanted:
                break
            first = self.gains
            found = self._sent(wanted, going) + administrator.points * times
            found -= BONUS * _missing(administrator, h, times)
            if found > best:
                best = found
            else:
                self.gains = first
        return best

    def goers(self, going: int) -> list[int]:
        """Who was sent home last time."""
        order = [(gain, i) for i, gain in enumerate(self.gains)]
        order.sort(reverse=True)
        return [order[place][1] for place in range(going)]

    def settle(self, h: Hospital, stock: Stock, floor: float, rounds: int) -> float:
        """Settle the fees for this hospital, of which something worth `floor` is known.

        By subgradients: whatever more patients want than it can treat gets dearer.
        """
        best = -FAR
        kept = self.fees
        share = 1.0
        failed = 0
        drift = [0.0] * len(self.fees)
        states = [STATE[k] for k in h.patients]
        for _ in range(rounds):
            ways = self.ways(stock)
            self.made[stock.number] = ways
            found = self.of(h, states, stock)
            if found < best - NEARLY:
                best, kept, failed = found, self.fees, 0
            else:
                failed += 1
            if best <= floor + self.worth.grain / 2:
                break
            if failed > PATIENCE:
                share, failed = share * SMALLER, 0
            slack = self._slack(h, states, stock, ways)
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

    def _slack(self, h: Hospital, states: list[int], stock: Stock, ways: Ways) -> list[float]:
        """By place of a fee how many more could be treated than would be."""
        slack = [0.0] * len(self.fees)
        goers = self.goers(self.number - h.lounge[0] - h.lounge[1] - h.lounge[2])
        for i, at in enumerate(states):
            ways.follow(at, i in goers, self.bag, slack)
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


def _missing(administrator: Administrator, h: Hospital, times: int) -> int:
    """How many have to go home yet to please an administrator so often."""
    missing = 0
    for colour in range(3):
        missing += max(0, administrator.needs[colour] * times - h.lounge[colour])
    return missing


def _wanted(
    administrator: Administrator, h: Hospital, gains: list[float], times: int, going: int
) -> list[float]:
    """The gains with a bonus for those who have to go to please the administrator so often.

    None if they are not enough, or nobody has to.
    """
    if not 0 < _missing(administrator, h, times) <= going:
        return []
    wanted = gains[:]
    for colour in range(3):
        for _ in range(administrator.needs[colour] * times - h.lounge[colour]):
            best = -1
            for i, k in enumerate(h.patients):
                is_more = best < 0 or wanted[i] > wanted[best]
                if OWN[k] == colour and wanted[i] < BONUS / 2 and is_more:
                    best = i
            if best < 0 or wanted[best] < UNTHINKABLE:
                return []
            wanted[best] += BONUS
    return wanted
