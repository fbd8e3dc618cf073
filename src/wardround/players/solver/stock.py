"""What a hospital has left to work with, whoever its patients are."""

from __future__ import annotations

from wardround.games.dice_hospital.kinds import HEALED, KINDS
from wardround.games.dice_hospital.rules import (
    ANY_COLOUR,
    BAG_STEPS,
    NO_TRIGGER,
    TABLE,
    Choice,
)
from wardround.games.dice_hospital.state import Hospital, State
from wardround.players.solver.treatment import (
    REACH,
    SORTS,
    Treatment,
    Unit,
    effect_of,
)
from wardround.players.solver.worth import Worth


class Stock:
    """Units that may still work, and limits on what they do together.

    `most` departments can be used; `touches` is how many patients can be treated, `steps` how many
    steps of healing there are without blood bags, `gain` what effects without patients bring;
    `lifts[sort]` is how far such a patient can be raised.
    """

    def __init__(self) -> None:
        self.most = 0
        self.touches = 0
        self.steps = 0
        self.gain = 0.0
        self.units: list[Unit] = []
        self.lifts: list[int] = []


class Helpers:
    """By how many steps treatments raise a sort of patient that they can treat.

    `limit` of them may be used, each once.
    """

    def __init__(self, treatments: list[Treatment], recolours: bool, limit: int) -> None:
        self.treatments = treatments
        self.limit = limit
        self.raises = [t.raises_any if recolours else t.raises for t in treatments]
        self.all = [self._best([r[sort] for r in self.raises], limit) for sort in range(SORTS)]

    def but(self, place: int) -> list[int]:
        """The steps for each sort if the treatment at this place is left out, and a use of it."""
        most = self.limit - 1
        if most <= 0:
            return [0] * SORTS
        own = self.raises[place]
        if most >= len(self.treatments) - 1:
            return [self.all[sort] - own[sort] for sort in range(SORTS)]
        others = self.raises[:place] + self.raises[place + 1 :]
        return [self._best([r[sort] for r in others], most) for sort in range(SORTS)]

    def _best(self, steps: list[int], most: int) -> int:
        if most < len(steps):
            return _highest(steps, most)
        return sum(steps)


class Stocks:
    """Makes stocks, each once."""

    def __init__(self, s: State, worth: Worth) -> None:
        rules = s.rules
        self.departments = [Treatment(choice, worth, ANY_COLOUR, 0) for choice in rules.departments]
        self.effects = [effect_of(worker, worth, False) for worker in rules.workers]
        self.pending = [effect_of(worker, worth, True) for worker in rules.workers]
        self.triggers = [
            ANY_COLOUR if worker.trigger == NO_TRIGGER else worker.trigger
            for worker in rules.workers
        ]
        self.gains = [
            worker.gain_points
            + worker.gain_bags * worth.bag
            - worker.gain_fatalities * worth.fatality
            for worker in rules.workers
        ]
        self.bag_steps = s.modifiers[BAG_STEPS]
        choice = Choice(1, 1, 0, TABLE, 0, [1] * KINDS, HEALED[self.bag_steps], None)
        self.bag = Unit(Treatment(choice, worth, ANY_COLOUR, 0), [REACH - 1] * SORTS, False)
        self.made: dict[int, Stock] = {}

    def of(self, h: Hospital, shown: int) -> Stock:
        """The stock of a hospital whose patients show these colours (as bits)."""
        key = h.used | h.placed << 16 | h.nurses << 32 | h.bags << 36 | h.pending << 42
        key = key << 3 | shown
        found = self.made.get(key)
        if found is None:
            found = self._make(h, shown)
            self.made[key] = found
        return found

    def _make(self, h: Hospital, shown: int) -> Stock:
        stock = Stock()
        left = [
            self.departments[d] for slot, d in enumerate(h.departments) if not (h.used >> slot) & 1
        ]
        idle = [w for slot, w in enumerate(h.staff) if not (h.placed >> slot) & 1]
        stock.most = min(h.nurses + len(idle), len(left))
        acting = [w for w in idle if stock.most and (h.bags or self._may_act(w, shown))]
        effects = [self.effects[w] for w in acting]
        if h.pending:
            acting.append(h.pending)
            effects.append(self.pending[h.pending])
        stock.gain = sum([max(0.0, self.gains[w]) for w in acting])
        stock.touches = h.bags + sum([t.count for t in effects])
        stock.touches += _highest([t.count for t in left], stock.most)
        stock.steps = sum([t.count * t.steps for t in effects])
        stock.steps += _highest([t.count * t.steps for t in left], stock.most)
        effects = [t for t in effects if t.count]
        departments = Helpers(left, h.bags > 0, stock.most)
        helpers = Helpers(effects, h.bags > 0, len(effects))
        bags = h.bags * self.bag_steps
        for place, t in enumerate(departments.treatments if stock.most else []):
            stock.units.append(Unit(t, _capped(bags, helpers.all, departments.but(place)), True))
        for place, t in enumerate(effects):
            stock.units.append(Unit(t, _capped(bags, helpers.but(place), departments.all), False))
        stock.lifts = [bags + helpers.all[sort] + departments.all[sort] for sort in range(SORTS)]
        return stock

    def _may_act(self, worker: int, shown: int) -> bool:
        """Whether there is a patient of the colour that triggers a specialist."""
        trigger = self.triggers[worker]
        return trigger == ANY_COLOUR or (shown >> trigger) & 1 > 0


def _highest(numbers: list[int], most: int) -> int:
    """The sum of the `most` highest."""
    if most <= 0:
        return 0
    numbers.sort(reverse=True)
    return sum(numbers[:most])


def _capped(bags: int, some: list[int], others: list[int]) -> list[int]:
    most = REACH - 1
    return [min(bags + some[sort] + others[sort], most) for sort in range(SORTS)]
