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
triggers the effect earns it as a reward.
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
NO_REWARD: Final = 0
BAG_USED: Final = 1
MULTIPLIERS_BY_VALUE: Final = 7
STATE_OF: Final = [k // 9 + (FRESH if k % 3 else WAITS) for k in range(KINDS)]
KIND_OF: Final = [
    kind(spot // COLOURS + 1, spot % COLOURS, spot % COLOURS, condition)
    for condition in (1, 0)
    for spot in range(SPOTS)
]


class Link:
    """The linking constraint of an effect: it is used at most `count` times for each trigger.

    `multiplier` is its index, `bit` that of the effect among all that have to be triggered.
    """

    def __init__(self, worker: int, bit: int, count: int, multiplier: int) -> None:
        self.worker = worker
        self.bit = bit
        self.count = count
        self.multiplier = multiplier


class Rewards:
    """By index of a reward: its value, and how much of which linking constraint it stands for.

    A use of an effect costs the multiplier of its constraint; a treatment that triggers effects
    earns that of the dearest one. `acting` has a bit for each effect that can still be triggered.
    """

    def __init__(
        self, resources: Resources, acting: int, multipliers: list[float], bag_value: float
    ) -> None:
        count = len(resources.triggered)
        self.values = [0.0] * count
        self.links = [FREE] * count
        self.amounts = [0.0] * count
        for index, links in enumerate(resources.triggered):
            for link in links:
                value = link.count * multipliers[link.multiplier]
                is_better = self.links[index] == FREE or value > self.values[index]
                if (acting >> link.bit) & 1 and is_better:
                    self.values[index] = value
                    self.links[index] = link.multiplier
                    self.amounts[index] = -float(link.count)
        for index, used in resources.used.items():
            self.values[index] = -multipliers[used.multiplier]
            self.links[index] = used.multiplier
            self.amounts[index] = 1.0
        self.values[BAG_USED] = -bag_value


class Resource:
    """The transitions of one resource, and the multipliers of its capacity constraints.

    - `next_state`: by FRESH or WAITS state, the state after treatment (FRESH or HOME), or NO_STATE
      if it does not fit.
    - `multiplier_of`: by such a state, the index of the multiplier that a treatment costs.
    - `reward_of`: by such a state, the index of the reward of a treatment.
    - `patterns`: the groups it can treat, each as the multiplier indices of its members.
    - `eligible`: by kind, whether a patient may come to fit without a new colour.

    A resource for any patients has one multiplier (`first`). One for groups of equal or
    consecutive values has one for each value, `first` + value.
    """

    def __init__(self, choice: Choice, first: int, kinds: list[int]) -> None:
        self.count = choice.count
        self.first = first
        by_value = choice.pattern != ANY
        self.multiplier_count = MULTIPLIERS_BY_VALUE if by_value else 1
        self.next_state = [_next_state(choice, at) for at in range(BEGUN)]
        self.multiplier_of = [first + (value_at(at) if by_value else 0) for at in range(BEGUN)]
        self.reward_of = [NO_REWARD] * BEGUN
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

    - `departments` are by card, `effects` by worker.
    - `linked`: the workers whose effects have to be triggered.
    - `triggered`, `used`: by index of a reward, the links of which a treatment may trigger one, and
      the link of which an effect is a use.
    - `same_colours`: by worker whose effect treats the same patient, the colours that trigger it.
    """

    def __init__(self, s: State, seat: int) -> None:
        rules = s.rules
        h = s.hospitals[seat]
        self.multiplier_count = FREE + 1
        self.departments: dict[int, Resource] = {}
        self.effects: dict[int, Resource] = {}
        self.linked: list[int] = []
        self.triggered: list[list[Link]] = [[], []]
        self.used: dict[int, Link] = {}
        self.same_colours: dict[int, list[int]] = {}
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
                self._add_effect(rules, w)
        steps = HEALED[s.modifiers[BAG_STEPS]]
        self.bag = self._add(Choice(1, 1, ANY, TABLE, 0, [1] * KINDS, steps, None))

    def _add(self, choice: Choice) -> Resource:
        made = Resource(choice, self.multiplier_count, self.kinds)
        self.multiplier_count += made.multiplier_count
        return made

    def _add_effect(self, rules: Rules, w: int) -> None:
        worker = rules.workers[w]
        choice = worker.choice
        effect = self._add(choice)
        self.effects[w] = effect
        if worker.relation == SAME:
            is_any = worker.trigger == ANY_COLOUR or not _ignores_colour(choice)
            self.same_colours[w] = [0, 1, 2] if is_any else [worker.trigger]
        elif choice.count:
            self._link(rules, w, effect)

    def _link(self, rules: Rules, w: int, effect: Resource) -> None:
        """Add the linking constraint of an effect; by value, if a value has to match."""
        worker = rules.workers[w]
        bit = len(self.linked)
        self.linked.append(w)
        by_value = worker.relation == MATCH
        first = self.multiplier_count
        self.multiplier_count += MULTIPLIERS_BY_VALUE if by_value else 1
        for value in range(1, 7):
            link = Link(w, bit, effect.count, first + (value if by_value else 0))
            used = len(self.triggered)
            self.triggered.append([])
            self.used[used] = link
            for at in range(BEGUN):
                if value_at(at) == value:
                    effect.reward_of[at] = used
            for d, department in self.departments.items():
                is_coloured = rules.coloured[d] > 0
                for at in range(BEGUN):
                    if value_at(at) == value and _triggers(worker, department, at, is_coloured):
                        self._add_trigger(department, at, link)

    def _add_trigger(self, department: Resource, at: int, link: Link) -> None:
        """Let a treatment trigger one more effect."""
        links = [*self.triggered[department.reward_of[at]], link]
        for index, known in enumerate(self.triggered):
            if known == links:
                department.reward_of[at] = index
                return
        department.reward_of[at] = len(self.triggered)
        self.triggered.append(links)


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
