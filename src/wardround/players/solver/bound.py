"""An upper bound on what a hospital can still be worth, for games with usual cards.

For every number of patients that may be discharged fees are settled once, so that patients and
treatments agree as far as they can. The bound is then what the patients of a hospital bring after
fees, and the fees of what is left to treat them with.
"""

from __future__ import annotations

import time
from typing import Final

from wardround.games.dice_hospital.rules.discharge import pleased
from wardround.games.dice_hospital.rules.kinds import DISCHARGED, SHOWN, VALUE
from wardround.games.dice_hospital.rules.reports import report_of
from wardround.games.dice_hospital.rules.ruleset import (
    EARLY_DISCHARGE,
    INSPECTION,
    TABLE,
    Choice,
)
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.players.solver.aims import NEARLY, Aim, Plan
from wardround.players.solver.hope import Hope
from wardround.players.solver.stock import Stock, Stocks
from wardround.players.solver.units import STATE
from wardround.players.solver.ways import FAR
from wardround.players.solver.worth import Worth

ROUNDS: Final = 36
FIRST_ROUNDS: Final = 18


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


def close_to(worth: Worth) -> float:
    """By less than this no worth is above another."""
    return max(0.0, worth.grain - NEARLY)


class Bound:
    """Tables for one position, made once; `of` is an upper bound for all that may follow.

    An aim once out of reach stays so, whatever follows: `alive` are those that are not.
    """

    def __init__(self, s: State, seat: int, worth: Worth, deadline: float) -> None:
        self.deadline = deadline
        self.worth = worth
        self.close = close_to(worth)
        self.stocks = Stocks(s, seat, worth)
        self.reports = _report_prices(s)
        h = s.hospitals[seat]
        first = h.lounge[0] + h.lounge[1] + h.lounge[2]
        units = self.stocks.units
        self.alive = [
            Aim(n, self._points(h, n), worth, units.bag, self.reports, [0.0] * units.fees)
            for n in range(first, first + len(h.patients) + 1)
        ]

    def _points(self, h: Hospital, n: int) -> float:
        """Points for so many discharged, those of an administrator who wants the most included."""
        worth = self.worth
        administrator = worth.administrator
        if administrator is None or not administrator.most:
            return worth.home[n]
        worth.others[worth.seat] = n
        times = pleased(administrator, h, worth.others, worth.seat)
        return worth.home[n] + administrator.points * times

    def settle_all(self, h: Hospital, floor: float) -> list[Aim]:
        """All aims that may bring more than `floor`, by plans for departments that treat groups."""
        stock = self.stocks.of(h)
        groups = [
            slot
            for slot, unit in enumerate(self.stocks.slots)
            if unit.count > 1 and (stock.left >> slot) & 1 and self.stocks.slots.count(unit) == 1
        ]
        aims = self._settle_first(h, floor, ROUNDS if not groups else FIRST_ROUNDS)
        for slot in groups:
            unit = self.stocks.slots[slot]
            ways: list[list[int]] = [[], *unit.patterns]
            aims = [aim.planned(Plan(slot, unit, pattern)) for aim in aims for pattern in ways]
            aims = self.settle(h, aims, floor, ROUNDS)
        return aims

    def _settle_first(self, h: Hospital, floor: float, rounds: int) -> list[Aim]:
        """Numbers one by one, each beginning with the fees of the one before."""
        found: list[Aim] = []
        for aim in self.alive:
            if found:
                aim.fees = found[-1].fees
            found += self.settle(h, [aim], floor, rounds)
        return found

    def settle(self, h: Hospital, aims: list[Aim], floor: float, rounds: int) -> list[Aim]:
        """These aims settled for this hospital; only those that may bring more than `floor`.

        After the deadline they stay as they are: their bounds are higher than they could be.
        """
        stock = self.stocks.of(h)
        base = self._base(h)
        alive: list[Aim] = []
        for aim in aims:
            if time.perf_counter() > self.deadline:
                alive.append(aim)
                continue
            settled = aim.copy()
            found = base + settled.settle(h, stock, floor - base, rounds)
            if found > floor + self.close:
                alive.append(settled)
        return alive

    def of(self, h: Hospital, aims: list[Aim], floor: float) -> float:
        """At most this much can come of a hospital if its seat finishes, by these aims.

        `alive` are afterwards those of them that may bring more than `floor`.
        """
        return self._most(h, self.stocks.of(h), aims, floor)

    def hope(self, h: Hospital, aims: list[Aim], floor: float) -> Hope:
        """The aims of a hospital that may bring more than `floor`, to judge words by."""
        stock = self.stocks.of(h)
        base = self._base(h)
        states = [STATE[k] for k in h.patients]
        found = Hope(h, stock)
        for aim in aims:
            spare = base + aim.of(h, states, stock) - floor - self.close
            if spare > 0.0:
                found.add(aim, spare)
        return found

    def by_bags(self, h: Hospital, aims: list[Aim], floor: float) -> float:
        """At most this much comes of using blood bags and finishing."""
        return self._most(h, self.stocks.of_bags(h.bags), aims, floor)

    def _most(self, h: Hospital, stock: Stock, aims: list[Aim], floor: float) -> float:
        base = self._base(h)
        best = FAR
        self.alive = []
        states = [STATE[k] for k in h.patients]
        for aim in aims:
            found = base + aim.of(h, states, stock)
            if found > floor + self.close:
                self.alive.append(aim)
            if found > best:
                best = found
        return best

    def _base(self, h: Hospital) -> float:
        """What does not depend on the patients."""
        worth = self.worth
        total = worth.bag * h.bags + worth.fatality * h.fatalities
        for points in h.points:
            total += points
        for colour in range(3):
            total += self.reports[colour] * h.lounge[colour]
        return total


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
