"""What a hospital has left to work with, whoever its patients are."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import SHOWN
from wardround.games.dice_hospital.rules.ruleset import ANY_COLOUR, NO_TRIGGER
from wardround.games.dice_hospital.rules.state import Hospital, State
from wardround.players.solver.units import BEGUN, HOME, STATES, WAITS, Unit, Units
from wardround.players.solver.worth import Worth


class Stock:
    """Units that may still work.

    At most `most` of the departments (`left`: their slots) can be used. `bags` is how many blood
    bags there may be, `gain` what effects without patients bring. `arcs` are, by state of a
    patient, where it may be led and the place of the fee for that; `begins` tells whether it
    matters that a department has treated it. `number` tells stocks apart.
    """

    def __init__(self, number: int, left: int, departments: list[Unit], most: int) -> None:
        self.number = number
        self.left = left
        self.departments = departments if most else []
        self.most = most
        self.effects: list[Unit] = []
        self.bags = 0
        self.gain = 0.0
        self.begins = False
        self.arcs: list[list[tuple[int, int]]] = []


class Stocks:
    """Makes stocks, each once."""

    def __init__(self, s: State, seat: int, worth: Worth) -> None:
        h = s.hospitals[seat]
        workers = s.rules.workers
        self.units = Units(s, seat)
        self.slots = [self.units.departments[d] for d in h.departments]
        self.staff = h.staff[:]
        self.triggers = [
            ANY_COLOUR if worker.trigger == NO_TRIGGER else worker.trigger for worker in workers
        ]
        self.gain_bags = [worker.gain_bags for worker in workers]
        self.may_gain = any(workers[w].gain_bags for w in [*h.staff, h.pending])
        self.gains = [
            worker.gain_points
            + worker.gain_bags * worth.bag
            - worker.gain_fatalities * worth.fatality
            for worker in workers
        ]
        self.made: dict[int, Stock] = {}

    def of(self, h: Hospital) -> Stock:
        """The stock of a hospital: departments that nobody can come to fit are left out."""
        shown = 0
        for k in h.patients:
            shown |= 1 << SHOWN[k]
        recolours = self.may_gain or h.bags > 0
        left = 0
        for slot, unit in enumerate(self.slots):
            if not (h.used >> slot) & 1 and _is_possible(unit, h, recolours):
                left |= 1 << slot
        return self._kept(left, h.placed, h.nurses, h.bags, h.pending, shown)

    def of_bags(self, bags: int) -> Stock:
        """Nothing but so many blood bags."""
        return self._kept(0, 0, 0, bags, 0, 0)

    def _kept(
        self, left: int, placed: int, nurses: int, bags: int, pending: int, shown: int
    ) -> Stock:
        key = left | placed << 14 | nurses << 28 | bags << 32 | shown << 38 | pending << 41
        found = self.made.get(key)
        if found is None:
            found = self._make(left, placed, nurses, bags, pending, shown)
            self.made[key] = found
        return found

    def _make(
        self, left: int, placed: int, nurses: int, bags: int, pending: int, shown: int
    ) -> Stock:
        departments = [unit for slot, unit in enumerate(self.slots) if (left >> slot) & 1]
        idle = [w for slot, w in enumerate(self.staff) if not (placed >> slot) & 1]
        stock = Stock(len(self.made), left, departments, min(nurses + len(idle), len(departments)))
        recolours = self.may_gain or bags > 0
        acting = [w for w in idle if stock.most and (recolours or self._may_act(w, shown))]
        stock.effects = [self.units.effects[w] for w in acting]
        if pending:
            acting.append(pending)
            stock.effects.append(self.units.pending[pending])
        stock.effects = [unit for unit in stock.effects if unit.count and unit.patterns]
        stock.bags = bags + sum([self.gain_bags[w] for w in acting])
        stock.gain = sum([max(0.0, self.gains[w]) for w in acting])
        stock.begins = any(unit.only_begun for unit in stock.effects)
        stock.arcs = _arcs(stock.effects + stock.departments, stock.begins)
        return stock

    def _may_act(self, worker: int, shown: int) -> bool:
        """Whether there is a patient of the colour that triggers a specialist."""
        trigger = self.triggers[worker]
        return trigger == ANY_COLOUR or (shown >> trigger) & 1 > 0


def _arcs(units: list[Unit], begins: bool) -> list[list[tuple[int, int]]]:
    arcs: list[list[tuple[int, int]]] = []
    for at in range(STATES):
        found: list[tuple[int, int]] = []
        for unit in units if begins or not BEGUN <= at < WAITS else []:
            to = unit.to[at]
            if to >= HOME:
                found.append((to if begins or to < BEGUN else to - BEGUN, unit.pays[at]))
        arcs.append(found)
    return arcs


def _is_possible(unit: Unit, h: Hospital, recolours: bool) -> bool:
    """Whether enough patients may come to fit; with a blood bag colours are no matter."""
    need = unit.count
    if not unit.patterns:
        return False
    if recolours:
        return len(h.patients) >= need
    eligible = unit.eligible
    for k in h.patients:
        if eligible[k]:
            need -= 1
            if need <= 0:
                return True
    return False
