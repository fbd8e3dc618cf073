"""The resources that patients compete for: departments, specialist effects and blood bags.

In the patient dynamic programme (`patient_program`) a patient moves between states. A state is a
spot (value and colour shown) in a layer:

- FRESH (treated) and WAITS (not treated);
- BEGUN: a department has just healed the patient, and an effect may treat the same one again;
- OFFERED, once for FRESH and once for WAITS: the effect that is pending now may treat the patient.

HOME is a state too. A resource is a set of transitions; using one costs the Lagrange multiplier of
a capacity constraint.

A specialist has to trigger its effect: its department heals a patient of some colour. That is a
linking constraint, with multipliers as well: a treatment that triggers an effect earns what the
uses of the effect cost, and pays for being the one that triggers it.
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


class Trigger:
    """A treatment that triggers the effect of a worker, in the terms of its linking constraint.

    It earns `count` times the multiplier `use`, which the uses of the effect cost, and costs the
    multiplier `limit`: a specialist triggers its effect once. `number` is that of the effect among
    all that have to be triggered.
    """

    def __init__(self, worker: int, number: int, count: int, use: int, limit: int) -> None:
        self.worker = worker
        self.number = number
        self.count = count
        self.use = use
        self.limit = limit

    def reward(self, multipliers: list[float]) -> float:
        """What the treatment earns besides what it does to the patient; not worth it below 0."""
        return self.count * multipliers[self.use] - multipliers[self.limit]


class Rewards:
    """By index of a reward, what a treatment earns (`values`) and the effect it triggers for that.

    `acting` has a bit for each effect that can still be triggered.
    """

    def __init__(
        self,
        triggers: list[list[Trigger]],
        acting: int,
        multipliers: list[float],
        bag_value: float,
    ) -> None:
        self.values = [0.0] * len(triggers)
        self.triggers: list[Trigger | None] = [None] * len(triggers)
        for index, choices in enumerate(triggers):
            for one in choices:
                reward = one.reward(multipliers) if (acting >> one.number) & 1 else 0.0
                if reward > self.values[index]:
                    self.values[index] = reward
                    self.triggers[index] = one
        self.values[BAG_USED] = -bag_value


class Resource:
    """The transitions of one resource, and the multipliers of its capacity constraints.

    - `next_state`: by FRESH or WAITS state, the state after treatment (FRESH or HOME), or NO_STATE
      if it does not fit.
    - `multiplier_of`: by such a state, the index of the multiplier that a treatment costs.
    - `reward_of`: by such a state, the index of the triggers (of all `Resources`) it may earn.
    - `patterns`: the groups it can treat, each as the multiplier indices of its members.
    - `eligible`: by kind, whether a patient may come to fit without a new colour.

    A resource for any patients has one multiplier (`first`). One for groups of equal or
    consecutive values, or for patients of a value that matches, has one for each value.
    """

    def __init__(self, choice: Choice, first: int, by_value: bool, kinds: list[int]) -> None:
        self.count = choice.count
        self.first = first
        self.multiplier_count = MULTIPLIERS_BY_VALUE if by_value else 1
        self.next_state = [_next_state(choice, at) for at in range(BEGUN)]
        self.multiplier_of = [
            first + (value_at(at) if by_value else 0) for at in range(BEGUN)
        ]
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
    step = 1 if choice.pattern not in (EQUAL, ANY) else 0
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
    - `linked`: the workers whose effects have to be triggered, `limits` by worker the multiplier
      of triggering it at most once.
    - `triggers`: by index of a reward, the triggers of which a treatment may be one.
    - `same_colours`: by worker whose effect treats the same patient, the colours that trigger it.
    """

    def __init__(self, s: State, seat: int) -> None:
        rules = s.rules
        h = s.hospitals[seat]
        self.multiplier_count = FREE + 1
        self.departments: dict[int, Resource] = {}
        self.effects: dict[int, Resource] = {}
        self.linked: list[int] = []
        self.limits: dict[int, int] = {}
        self.same_colours: dict[int, list[int]] = {}
        self.triggers: list[list[Trigger]] = [[], []]
        self.kinds = h.patients
        self.can_recolour = h.bags > 0 or any(
            rules.workers[w].gain_bags for w in [*h.staff, h.pending]
        )
        if self.can_recolour:
            self.kinds = [RECOLOURED[colour][k] for k in h.patients for colour in range(COLOURS)]
        for d in h.departments:
            if d not in self.departments:
                choice = rules.departments[d]
                self.departments[d] = self._add(choice, choice.pattern != ANY)
        for w in [*h.staff, h.pending]:
            if w and w not in self.effects:
                self._add_effect(w, rules.workers[w])
        steps = HEALED[s.modifiers[BAG_STEPS]]
        self.bag = self._add(Choice(1, 1, ANY, TABLE, 0, [1] * KINDS, steps, None), False)
        known: dict[tuple[int, ...], int] = {}
        for d, department in self.departments.items():
            self._set_rewards(rules, d, department, known)

    def _add(self, choice: Choice, by_value: bool) -> Resource:
        made = Resource(choice, self.multiplier_count, by_value, self.kinds)
        self.multiplier_count += made.multiplier_count
        return made

    def _add_effect(self, w: int, worker: Worker) -> None:
        choice = worker.choice
        matches_value = worker.relation == MATCH and choice.count == 1 and choice.pattern == ANY
        self.effects[w] = self._add(choice, choice.pattern != ANY or matches_value)
        if worker.relation == SAME:
            is_any = worker.trigger == ANY_COLOUR or not _ignores_colour(choice)
            self.same_colours[w] = [0, 1, 2] if is_any else [worker.trigger]
        elif choice.count and choice.pattern == ANY:
            self.linked.append(w)
            self.limits[w] = self.multiplier_count
            self.multiplier_count += 1

    def _set_rewards(
        self, rules: Rules, d: int, department: Resource, known: dict[tuple[int, ...], int]
    ) -> None:
        """For each state, find the effects that a treatment by this department may trigger."""
        for at in range(BEGUN):
            found = [
                self._trigger(w, at)
                for w in self.linked
                if _triggers(rules.workers[w], department, at, rules.coloured[d] > 0)
            ]
            key = tuple([one.use for one in found])
            if found and key not in known:
                known[key] = len(self.triggers)
                self.triggers.append(found)
            department.reward_of[at] = known[key] if found else NO_REWARD

    def _trigger(self, w: int, at: int) -> Trigger:
        effect = self.effects[w]
        by_value = effect.multiplier_count > 1
        use = effect.first + (value_at(at) if by_value else 0)
        return Trigger(w, self.linked.index(w), effect.count, use, self.limits[w])


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
