"""The resources that patients compete for: departments, specialist effects and blood bags.

In the patient dynamic programme (`patient_program`) a patient moves between states. A state is a
spot (value and colour shown) in one of three layers: WAITS (not treated), FRESH (treated, but not
by a department since the start of the search) or BEGUN (treated by such a department). A resource
is a set of transitions; using one costs the Lagrange multiplier of a capacity constraint.
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
NO_STATE: Final = -2
MULTIPLIERS_BY_VALUE: Final = 8
STATE_OF: Final = [k // 9 + (FRESH if k % 3 else WAITS) for k in range(KINDS)]
KIND_OF: Final = [
    kind(spot // 3 + 1, spot % 3, spot % 3, 0 if at == WAITS else 1)
    for at in (FRESH, BEGUN, WAITS)
    for spot in range(SPOTS)
]


class Resource:
    """The transitions of one resource, and the multipliers of its capacity constraints.

    - `next_state`: by state, the state after treatment, HOME, or NO_STATE if it does not fit.
    - `multiplier_of`: by state, the index of the multiplier that a treatment costs.
    - `patterns`: the groups it can treat, each as the multiplier indices of its members.
    - `eligible`: by kind, whether a patient may come to fit without a new colour.

    A resource for any patients has one multiplier (`first`). One for groups of equal or
    consecutive values has one for each value, `first` + value.
    """

    def __init__(
        self, choice: Choice, first: int, after: int, only_begun: bool, kinds: list[int]
    ) -> None:
        self.count = choice.count
        self.first = first
        self.only_begun = only_begun
        by_value = choice.pattern != ANY
        self.multiplier_count = MULTIPLIERS_BY_VALUE if by_value else 1
        self.next_state = [NO_STATE] * STATES
        self.multiplier_of = [
            first + (KIND_OF[at] // 27 + 1 if by_value else 0) for at in range(STATES)
        ]
        for at in range(STATES):
            if not only_begun or BEGUN <= at < WAITS:
                self.next_state[at] = _next_state(choice, at, after)
        self.patterns = [[first] * choice.count]
        self.eligible = [_may_fit(choice, k) for k in range(KINDS)]
        if by_value:
            groups = [_group_values(choice, lowest, kinds) for lowest in range(1, 7)]
            self.patterns = [[first + value for value in values] for values in groups if values]
            for at in range(STATES):
                if not any(self.multiplier_of[at] in pattern for pattern in self.patterns):
                    self.next_state[at] = NO_STATE


def _next_state(choice: Choice, at: int, after: int) -> int:
    """The state after treatment; `after` is the layer of a patient not yet BEGUN."""
    k = KIND_OF[at]
    if not choice.count or not choice.fits[k]:
        return NO_STATE
    becomes = choice.becomes[k]
    if becomes == DISCHARGED:
        return HOME
    begun = after == BEGUN or BEGUN <= at < WAITS
    to = becomes // 9 + (BEGUN if begun else FRESH)
    return NO_STATE if to == at else to


def _group_values(choice: Choice, lowest: int, kinds: list[int]) -> list[int]:
    """The values of a group with this lowest one; empty if these kinds cannot form it.

    Values never fall before treatment, so each member needs a patient that low or lower now.
    """
    step = 0 if choice.pattern == EQUAL else 1
    values = [lowest + step * i for i in range(choice.count)]
    for i, value in enumerate(values):
        if value > 6 or not sum(choice.fits[(value - 1) * 27 : value * 27]):
            return []
        low_enough = [k for k in kinds if VALUE[k] <= value and _may_fit(choice, k)]
        if len(low_enough) < (i + 1 if step else choice.count):
            return []
    return values


def _may_fit(choice: Choice, k: int) -> bool:
    """Whether a patient may fit now or at a higher value, without a new colour."""
    return choice.count > 0 and sum([choice.fits[other] for other in range(k, KINDS, 27)]) > 0


class Resources:
    """All resources of one seat, with disjoint ranges of multipliers.

    `departments` are by card, `effects` by worker; `pending` are effects that are not limited to
    patients of the department just used.
    """

    def __init__(self, s: State, seat: int) -> None:
        rules = s.rules
        h = s.hospitals[seat]
        self.multiplier_count = 0
        self.departments: dict[int, Resource] = {}
        self.effects: dict[int, Resource] = {}
        self.pending: dict[int, Resource] = {}
        self.kinds = h.patients
        if h.bags or any(rules.workers[w].gain_bags for w in [*h.staff, h.pending]):
            self.kinds = [RECOLOURED[colour][k] for k in h.patients for colour in range(3)]
        for d in h.departments:
            if d not in self.departments:
                self.departments[d] = self._add(rules.departments[d], BEGUN, False)
        for w in [*h.staff, h.pending]:
            if w and w not in self.effects:
                worker = rules.workers[w]
                effect = self._add(worker.choice, FRESH, worker.relation == SAME)
                self.effects[w] = effect
                self.pending[w] = Resource(worker.choice, effect.first, FRESH, False, self.kinds)
        steps = HEALED[s.modifiers[BAG_STEPS]]
        self.bag = self._add(Choice(1, 1, ANY, TABLE, 0, [1] * KINDS, steps, None), FRESH, False)

    def _add(self, choice: Choice, after: int, only_begun: bool) -> Resource:
        made = Resource(choice, self.multiplier_count, after, only_begun, self.kinds)
        self.multiplier_count += made.multiplier_count
        return made
