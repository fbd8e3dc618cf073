"""Departments, effects and blood bags as ways between states of a patient.

A state is a spot (value and colour shown) and how far things are: *fresh* (treated, but not yet by
a department of those to come), *begun* (by one of these), or *waiting* for any treatment at all.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.kinds import (
    DISCHARGED,
    HEALED,
    KINDS,
    RECOLOURED,
    VALUE,
    kind,
)
from wardround.games.dice_hospital.rules.ruleset import (
    ANY,
    BAG_STEPS,
    EQUAL,
    SAME,
    TABLE,
    Choice,
)
from wardround.games.dice_hospital.rules.state import State

SPOTS: Final = 18
STATES: Final = 3 * SPOTS
FRESH: Final = 0
BEGUN: Final = SPOTS
WAITS: Final = 2 * SPOTS
HOME: Final = -1
NOWHERE: Final = -2
VALUES: Final = 8
STATE: Final = [k // 9 + (FRESH if k % 3 else WAITS) for k in range(KINDS)]
KIND_OF: Final = [
    kind(spot // 3 + 1, spot % 3, spot % 3, 0 if at == WAITS else 1)
    for at in (FRESH, BEGUN, WAITS)
    for spot in range(SPOTS)
]


class Unit:
    """Where something leads patients, and the fees they pay for it.

    `to` is the state a patient in each state comes to, HOME, or NOWHERE if it is not treated.
    `pays` is the place of the fee for each state. `patterns` are the places of the fees of all who
    are treated together; `eligible` are the kinds that may come to be treated.
    """

    def __init__(
        self, choice: Choice, first: int, after: int, only_begun: bool, among: list[int]
    ) -> None:
        self.count = choice.count
        self.first = first
        self.only_begun = only_begun
        by_value = choice.pattern != ANY
        self.fees = VALUES if by_value else 1
        self.to = [NOWHERE] * STATES
        self.pays = [first + (KIND_OF[at] // 27 + 1 if by_value else 0) for at in range(STATES)]
        for at in range(STATES):
            if not only_begun or BEGUN <= at < WAITS:
                self.to[at] = _leads(choice, at, after)
        self.patterns = [[first] * choice.count]
        self.eligible = [_may_fit(choice, k) for k in range(KINDS)]
        if by_value:
            windows = [_window(choice, value, among) for value in range(1, 7)]
            self.patterns = [[first + v for v in values] for values in windows if values]
            for at in range(STATES):
                if not any(self.pays[at] in pattern for pattern in self.patterns):
                    self.to[at] = NOWHERE


def _leads(choice: Choice, at: int, after: int) -> int:
    k = KIND_OF[at]
    if not choice.count or not choice.fits[k]:
        return NOWHERE
    becomes = choice.becomes[k]
    if becomes == DISCHARGED:
        return HOME
    begun = after == BEGUN or BEGUN <= at < WAITS
    to = becomes // 9 + (BEGUN if begun else FRESH)
    return NOWHERE if to == at else to


def _window(choice: Choice, value: int, among: list[int]) -> list[int]:
    """The values of those treated together if the lowest is this one; none if that cannot be.

    Patients only rise: so many of them have to be that low now.
    """
    rises = 0 if choice.pattern == EQUAL else 1
    values = [value + rises * i for i in range(choice.count)]
    for i, v in enumerate(values):
        if v > 6 or not sum(choice.fits[(v - 1) * 27 : v * 27]):
            return []
        lower = [k for k in among if VALUE[k] <= v and _may_fit(choice, k)]
        if len(lower) < (i + 1 if rises else choice.count):
            return []
    return values


def _may_fit(choice: Choice, k: int) -> bool:
    """Whether a patient, raised or not, may come to be treated without a new colour."""
    return choice.count > 0 and sum([choice.fits[other] for other in range(k, KINDS, 27)]) > 0


class Units:
    """All units of one position, each with places for its fees."""

    def __init__(self, s: State, seat: int) -> None:
        rules = s.rules
        h = s.hospitals[seat]
        self.fees = 0
        self.departments: dict[int, Unit] = {}
        self.effects: dict[int, Unit] = {}
        self.pending: dict[int, Unit] = {}
        self.among = h.patients
        if h.bags or any(rules.workers[w].gain_bags for w in [*h.staff, h.pending]):
            self.among = [RECOLOURED[colour][k] for k in h.patients for colour in range(3)]
        for d in h.departments:
            if d not in self.departments:
                self.departments[d] = self._made(rules.departments[d], BEGUN, False)
        for w in [*h.staff, h.pending]:
            if w and w not in self.effects:
                worker = rules.workers[w]
                unit = self._made(worker.choice, FRESH, worker.relation == SAME)
                self.effects[w] = unit
                self.pending[w] = Unit(worker.choice, unit.pays[0], FRESH, False, self.among)
        steps = HEALED[s.modifiers[BAG_STEPS]]
        self.bag = self._made(Choice(1, 1, ANY, TABLE, 0, [1] * KINDS, steps, None), FRESH, False)

    def _made(self, choice: Choice, after: int, only_begun: bool) -> Unit:
        unit = Unit(choice, self.fees, after, only_begun, self.among)
        self.fees += unit.fees
        return unit
