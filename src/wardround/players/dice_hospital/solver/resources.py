"""The resources that patients compete for: departments, specialist effects and blood bags.

In the patient dynamic programme (`patient_program`) a patient moves between states. A state is a
spot (value and colour shown) in a layer:

- FRESH (treated) and WAITS (not treated);
- BEGUN: a department has just healed the patient, and an effect may treat the same one again;
- OFFERED, once for FRESH and once for WAITS: the effect that is pending now may treat the patient.

HOME is a state too. A resource is a set of transitions; using one costs the Lagrange multiplier of
a capacity constraint.

A specialist has to trigger its effect: its department heals a patient of some colour. That is a
linking constraint, which has a multiplier too: a use of the effect costs it, and a treatment that
triggers the effect earns it.
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
    ANY_COLOUR,
    BAG_STEPS,
    EQUAL,
    MATCH,
    SAME,
    TABLE,
    Choice,
    Rules,
    Worker,
)
from wardround.games.dice_hospital.rules.state import State
from wardround.native import i64

COLOURS: Final = 3
SPOTS: Final = 6 * COLOURS
FRESH: Final = 0
WAITS: Final = SPOTS
BEGUN: Final = 2 * SPOTS
OFFERED: Final = 3 * SPOTS
HOME: Final = 5 * SPOTS
STATES: Final = HOME + 1
NO_STATE: Final = -1
FREE: Final = 0  # the index of a multiplier that stays 0
MULTIPLIERS_BY_VALUE: Final = 7
STATE_OF: Final = [k // 9 + (FRESH if k % 3 else WAITS) for k in range(KINDS)]
KIND_OF: Final = [
    kind(spot // COLOURS + 1, spot % COLOURS, spot % COLOURS, condition)
    for condition in (1, 0)
    for spot in range(SPOTS)
]


class Link:
    """The linking constraint of an effect: it is used at most `count` times for each trigger.

    `multiplier` is the index of its multiplier, `bit` stands for the effect in sets of effects.
    """

    def __init__(self, worker: i64, bit: i64, count: float, multiplier: i64) -> None:
        self.worker = worker
        self.bit = bit
        self.count = count
        self.multiplier = multiplier


class Tariff:
    """What a transition costs and earns besides what it does to the patient.

    It costs a `multiplier`. A use of an effect that has to be triggered also costs the multiplier
    of the link in `used`; a treatment earns that of one link in `triggered`, the dearest.
    """

    def __init__(self, multiplier: int) -> None:
        self.multiplier = multiplier
        self.used: Link | None = None
        self.triggered: list[Link] = []


class Resource:
    """The transitions of one resource, and the multipliers of its capacity constraints.

    - `next_state`: by FRESH or WAITS state, the state after treatment (FRESH or HOME), or NO_STATE
      if it does not fit.
    - `multiplier_of`: by such a state, the index of the multiplier that a treatment costs.
    - `tariff_of`: by such a state, the index of the tariff of a treatment in `Resources.tariffs`.
    - `patterns`: the groups it can treat, each as the multiplier indices of its members.
    - `number`: its place among all resources.
    - `eligible`: by kind, whether a patient may come to fit without a new colour.

    A resource for any patients has one multiplier (`first`). One for groups of equal or
    consecutive values has one for each value, `first` + value.
    """

    def __init__(self, choice: Choice, number: int, first: int, kinds: list[int]) -> None:
        self.number: i64 = number
        self.count: i64 = choice.count
        self.first: i64 = first
        by_value = choice.pattern != ANY
        self.multiplier_count = MULTIPLIERS_BY_VALUE if by_value else 1
        self.next_state = [_next_state(choice, at) for at in range(BEGUN)]
        self.multiplier_of = [first + (value_at(at) if by_value else 0) for at in range(BEGUN)]
        self.tariff_of = self.multiplier_of[:]
        self.patterns = [[first] * choice.count]
        self.eligible = [_may_fit(choice, k) for k in range(KINDS)]
        if by_value:
            groups = [_group_values(choice, lowest, kinds) for lowest in range(1, 7)]
            self.patterns = [[first + value for value in values] for values in groups if values]
            for at in range(BEGUN):
                if not any(self.multiplier_of[at] in pattern for pattern in self.patterns):
                    self.next_state[at] = NO_STATE

    def heals(self, at: int) -> bool:
        """Whether a treatment raises the value of a patient in this state, or discharges it."""
        to = self.next_state[at]
        return to == HOME or (to != NO_STATE and value_at(to) > value_at(at))


def value_at(at: int) -> int:
    """The value of a patient in a state."""
    return at % SPOTS // COLOURS + 1


def _next_state(choice: Choice, at: int) -> int:
    k = KIND_OF[at]
    if not choice.count or not choice.fits[k]:
        return NO_STATE
    becomes = choice.becomes[k]
    if becomes == DISCHARGED:
        return HOME
    to = becomes // 9 + FRESH
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

    - `departments` are by card, `effects` by worker; `all` has these and `bag`.
    - `linked`: the workers whose effects have to be triggered.
    - `same_colours`: by worker whose effect treats the same patient, the colours that trigger it.
    - `tariffs`: first one for every multiplier, which costs nothing else; then those with links.
    """

    def __init__(self, s: State, seat: int) -> None:
        rules = s.rules
        h = s.hospitals[seat]
        self.departments: dict[int, Resource] = {}
        self.effects: dict[int, Resource] = {}
        self.all: list[Resource] = []
        self.linked: list[int] = []
        self.same_colours: dict[int, list[int]] = {}
        self.tariffs = [Tariff(FREE)]
        self.kinds = h.patients
        self.can_recolour = h.bags > 0 or any(
            rules.workers[w].gain_bags for w in [*h.staff, h.pending]
        )
        if self.can_recolour:
            self.kinds = [RECOLOURED[colour][k] for k in h.patients for colour in range(COLOURS)]
        for d in h.departments:
            if d not in self.departments:
                self.departments[d] = self._add(rules.departments[d])
        for w in [*h.staff, h.pending]:
            if w and w not in self.effects:
                self.effects[w] = self._add(rules.workers[w].choice)
        steps = HEALED[s.modifiers[BAG_STEPS]]
        self.bag = self._add(Choice(1, 1, ANY, TABLE, 0, [1] * KINDS, steps, None))
        self._link_effects(rules)

    def _add(self, choice: Choice) -> Resource:
        made = Resource(choice, len(self.all), len(self.tariffs), self.kinds)
        self.all.append(made)
        self._add_multipliers(made.multiplier_count)
        return made

    def _add_multipliers(self, count: int) -> int:
        """Add multipliers, each with its tariff; the index of the first."""
        first = len(self.tariffs)
        self.tariffs += [Tariff(index) for index in range(first, first + count)]
        return first

    def _link_effects(self, rules: Rules) -> None:
        """Add the linking constraints, by value where a value has to match."""
        links: list[Link] = []
        for w, effect in self.effects.items():
            worker = rules.workers[w]
            if worker.relation == SAME:
                is_any = worker.trigger == ANY_COLOUR or not _ignores_colour(worker.choice)
                self.same_colours[w] = [0, 1, 2] if is_any else [worker.trigger]
            elif effect.count:
                by_value = worker.relation == MATCH
                first = self._add_multipliers(MULTIPLIERS_BY_VALUE if by_value else 1)
                for value in range(1, 7):
                    index = first + (value if by_value else 0)
                    links.append(Link(w, len(self.linked), float(effect.count), index))
                self.linked.append(w)
        self.multiplier_count = len(self.tariffs)
        for place, link in enumerate(links):
            self._link(rules, link, place % 6 + 1)
        self.tariff_multipliers = [tariff.multiplier for tariff in self.tariffs]

    def _link(self, rules: Rules, link: Link, value: int) -> None:
        """Link the uses of an effect on patients of a value to what triggers it at that value."""
        effect = self.effects[link.worker]
        for at in range((value - 1) * COLOURS, BEGUN, SPOTS):
            for spot in range(at, at + COLOURS):
                effect.tariff_of[spot] = self._linked_tariff(effect.multiplier_of[spot], link, [])
                for d, department in self.departments.items():
                    worker = rules.workers[link.worker]
                    if _triggers(worker, department, spot, rules.coloured[d] > 0):
                        triggered = self.tariffs[department.tariff_of[spot]].triggered
                        department.tariff_of[spot] = self._linked_tariff(
                            department.multiplier_of[spot], None, [*triggered, link]
                        )

    def _linked_tariff(self, multiplier: int, used: Link | None, triggered: list[Link]) -> int:
        """The index of such a tariff, a new one if there is none yet."""
        for index, tariff in enumerate(self.tariffs):
            if (
                tariff.multiplier == multiplier
                and tariff.used is used
                and tariff.triggered == triggered
            ):
                return index
        made = Tariff(multiplier)
        made.used = used
        made.triggered = triggered
        self.tariffs.append(made)
        return len(self.tariffs) - 1


def _triggers(worker: Worker, department: Resource, at: int, is_coloured: bool) -> bool:
    """Whether a treatment of a patient in this state may trigger the effect of a worker."""
    if not department.heals(at) or (worker.coloured_only and not is_coloured):
        return False
    if worker.discharges and department.next_state[at] != HOME:
        return False
    return worker.trigger in (ANY_COLOUR, at % COLOURS)


def _ignores_colour(choice: Choice) -> bool:
    """Whether a choice does the same to patients of all colours."""
    after = [_next_state(choice, at) for at in range(BEGUN)]
    after = [to if to in (HOME, NO_STATE) else to - to % COLOURS for to in after]
    return all(
        after[at] == after[at - 1] == after[at - 2] for at in range(COLOURS - 1, BEGUN, COLOURS)
    )
