"""An upper bound on what a hospital can still be worth, for games with usual cards.

Two limits are taken, and the lower counts. Every department, effect and blood bag does the best it
could if all the others had already raised its patients as far as they can; that a patient goes
home only once is priced in. And all steps of healing together go where they bring most.
"""

from __future__ import annotations

from wardround.games.dice_hospital.discharge import pleased
from wardround.games.dice_hospital.kinds import DISCHARGED, HEALED, KINDS, OWN, SHOWN, VALUE
from wardround.games.dice_hospital.reports import report_of
from wardround.games.dice_hospital.rules import (
    EARLY_DISCHARGE,
    EMPTY_HOSPITAL,
    INSPECTION,
    TABLE,
    Choice,
)
from wardround.games.dice_hospital.state import NONE, Hospital, State
from wardround.players.solver.stock import Stock, Stocks
from wardround.players.solver.treatment import FAR, SORT, contested
from wardround.players.solver.worth import Worth

ROUNDS_OF_PRICING = 4


def is_usual(s: State, seat: int) -> bool:
    """Whether nothing but healing, discharging and gaining can come of any card of this seat."""
    rules = s.rules
    h = s.hospitals[seat]
    if s.modifiers[EARLY_DISCHARGE] or s.modifiers[INSPECTION]:
        return False
    for w in h.staff:
        if w in (rules.consultant, rules.admissions):
            return False
    choices = [rules.departments[d] for d in h.departments]
    choices += [rules.workers[w].choice for w in h.staff]
    return all(_heals(choice) for choice in choices)


def _heals(choice: Choice) -> bool:
    if not choice.count:
        return True
    if choice.op != TABLE or not choice.plain:
        return False
    return all(
        after == DISCHARGED
        or (after >= 0 and VALUE[after] >= VALUE[k] and SHOWN[after] == SHOWN[k])
        for k, after in enumerate(choice.becomes)
        if choice.fits[k]
    )


class Bound:
    """Tables for one position, made once; `of` is an upper bound for all that may follow."""

    def __init__(self, s: State, seat: int, worth: Worth) -> None:
        self.s = s
        self.seat = seat
        self.worth = worth
        self.stocks = Stocks(s, worth)
        self.bag_steps = self.stocks.bag_steps
        self.report_price = _report_prices(s)
        self.ways: dict[tuple[float, float, float], list[list[tuple[float, int]]]] = {}

    def of(self, h: Hospital, now: float, floor: float) -> float:
        """At most this much can come of a hospital that is worth `now` if its seat finishes.

        Time is spent on a lower limit only while the limit lies above the floor.
        """
        shown = 0
        for k in h.patients:
            shown |= 1 << SHOWN[k]
        stock = self.stocks.of(h, shown)
        if not stock.touches:
            return now + stock.gain
        going = self._going(h, stock)
        base = now + stock.gain + self._besides(h, going)
        prices = self._prices(h, going)
        limit = base + self._together(h, stock.steps, prices)
        if limit <= floor:
            return limit
        return min(limit, base + self._shared_out(h, stock, prices, floor - base))

    def by_bags(self, h: Hospital, now: float) -> float:
        """At most this much comes of using blood bags and finishing."""
        going = 0
        steps = h.bags * self.bag_steps
        for i in range(len(h.patients) - 1, -1, -1):
            steps -= 7 - VALUE[h.patients[i]]
            if steps < 0:
                break
            going += 1
        prices = self._prices(h, going)
        return now + self._besides(h, going) + self._together(h, 0, prices)

    def _going(self, h: Hospital, stock: Stock) -> int:
        """At most so many can go home."""
        going = 0
        steps = stock.steps + h.bags * self.bag_steps
        patients = h.patients
        for i in range(len(patients) - 1, -1, -1):
            k = patients[i]
            if stock.lifts[SORT[k]] < 7 - VALUE[k]:
                continue
            steps -= 7 - VALUE[k]
            if steps < 0 or going >= stock.touches:
                break
            going += 1
        return going

    def _besides(self, h: Hospital, going: int) -> float:
        """Beds that are freed, an empty hospital, and reports begun."""
        worth = self.worth
        stay = len(h.patients) - going
        more = worth.crowd[len(h.patients)] - worth.crowd[stay] - worth.guest * going
        if not stay:
            more += EMPTY_HOSPITAL
        if self.s.reports:
            more -= worth.filed(h.lounge)
            for colour in range(3):
                more += self.report_price[colour] * h.lounge[colour]
        return more

    def _prices(self, h: Hospital, going: int) -> list[float]:
        """At most what a patient of each own colour brings by going home."""
        if not going:
            return [FAR, FAR, FAR]
        worth = self.worth
        n = h.lounge[0] + h.lounge[1] + h.lounge[2]
        each = (worth.home[n + going] - worth.home[n]) / going + worth.guest
        prices = [each + self.report_price[colour] for colour in range(3)]
        administrator = worth.administrator
        if administrator is None or not administrator.points:
            return prices
        if administrator.most:
            missing = 1
            for seat, other in enumerate(worth.others):
                if seat != self.seat:
                    missing = max(missing, other + 1 - n)
            return [price + administrator.points / missing for price in prices]
        worth.others[self.seat] = n
        times = pleased(administrator, h, worth.others, self.seat)
        if times and not administrator.every:
            return prices
        missing = 0
        for colour in range(3):
            missing += max(0, administrator.needs[colour] * (times + 1) - h.lounge[colour])
        for colour in range(3):
            if administrator.needs[colour]:
                prices[colour] += administrator.points / max(1, missing)
        return prices

    def _shared_out(self, h: Hospital, stock: Stock, prices: list[float], floor: float) -> float:
        """Every unit at its best; whom several would send home gets dearer until one wants it."""
        sorts = [SORT[k] for k in h.patients]
        homes = [prices[OWN[k]] for k in h.patients]
        found = self._total(h, stock, sorts, homes)
        paid = 0.0
        for _ in range(ROUNDS_OF_PRICING):
            if found <= floor:
                return found
            dearer = contested(stock.units, homes)
            if dearer <= 0.0:
                return found
            paid += dearer
            total = paid + self._total(h, stock, sorts, homes)
            if total >= found:
                return found
            found = total
        return found

    def _total(self, h: Hospital, stock: Stock, sorts: list[int], homes: list[float]) -> float:
        departments: list[float] = []
        total = 0.0
        for unit in stock.units:
            unit.choose(sorts, homes)
            if unit.department:
                departments.append(unit.gain)
            else:
                total += unit.gain
        departments.sort(reverse=True)
        total += sum(departments[: stock.most])
        if h.bags:
            total += h.bags * self._by_a_bag(stock, sorts, homes)
        return total

    def _by_a_bag(self, stock: Stock, sorts: list[int], homes: list[float]) -> float:
        """One blood bag: a step for somebody, or another colour for a treatment."""
        bag = self.stocks.bag
        bag.choose(sorts, homes)
        most = bag.gain
        for unit in stock.units:
            most = max(most, unit.with_any_colour(sorts, homes) - unit.gain)
        return max(0.0, most - self.worth.bag)

    def _together(self, h: Hospital, steps: int, prices: list[float]) -> float:
        """All steps of healing where they bring most."""
        key = (prices[0], prices[1], prices[2])
        table = self.ways.get(key)
        if table is None:
            table = [self._ways_up(k, prices[OWN[k]]) for k in range(KINDS)]
            self.ways[key] = table
        ways: list[tuple[float, int]] = []
        for k in h.patients:
            ways.extend(table[k])
        ways.sort(reverse=True)
        total = 0.0
        bags = h.bags * self.bag_steps
        for slope, length in ways:
            used = length if length < steps else steps
            total += slope * used
            steps -= used
            if bags and length > used:
                by_bag = min(length - used, bags)
                total += max(0.0, slope - self.worth.bag / self.bag_steps) * by_bag
                bags -= by_bag
            if not steps and not bags:
                break
        return total

    def _ways_up(self, k: int, home: float) -> list[tuple[float, int]]:
        """The upper hull of what a patient is worth by steps of healing: slopes and lengths."""
        worth = self.worth
        value = VALUE[k]
        points = [worth.left[k]]
        for step in range(1, 7 - value):
            points.append(worth.kept[HEALED[step][k]])
        points.append(home)
        found: list[tuple[float, int]] = []
        at = 0
        while at < len(points) - 1:
            best, to = FAR, at + 1
            for other in range(at + 1, len(points)):
                slope = (points[other] - points[at]) / (other - at)
                if slope >= best:
                    best, to = slope, other
            if best <= 0:
                break
            found.append((best, to - at))
            at = to
        return found


def _report_prices(s: State) -> list[float]:
    """At most what one discharged die of each colour brings by reports."""
    prices = [0.0, 0.0, 0.0]
    for word in s.reports:
        if word != NONE:
            report = report_of(s, word)
            each = report.points * (1 + s.rules.reports_left) / max(1, sum(report.needs))
            for colour in range(3):
                if report.needs[colour]:
                    prices[colour] = max(prices[colour], each)
    return prices
