"""The Lagrangian relaxation for a fixed number of discharges.

Points for discharges grow faster than their number (the ladder), so they do not separate by
patient. For a fixed number they are a constant. What is left is a problem of patients who compete
for resources: its capacity constraints are relaxed with multipliers, which gives an upper bound.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.ruleset import EMPTY_HOSPITAL
from wardround.games.dice_hospital.rules.state import Hospital
from wardround.players.dice_hospital.solver.discharge_selection import DischargeSelection
from wardround.players.dice_hospital.solver.patient_network import PatientNetwork
from wardround.players.dice_hospital.solver.patient_program import (
    INFEASIBLE,
    PatientProgram,
    TariffReward,
    rewards_untreated,
    tariff_rewards,
)
from wardround.players.dice_hospital.solver.remaining_resources import RemainingResources
from wardround.players.dice_hospital.solver.resources import FREE, Resource, Resources

PATIENCE: Final = 5
STEP_SHRINK: Final = 0.6
TOLERANCE: Final = 1e-6
LEAST_GAP: Final = 0.02
MOMENTUM: Final = 0.7
CLOSED: Final = 1e6
ANY_VALUE: Final = 0


class GroupBranch:
    """A branching decision: a department treats one group of values, or is not used at all.

    `pattern` are the multiplier indices of the group; empty if the department is not used.
    `lowest_value` is the lowest value of the group, ANY_VALUE if values do not matter.
    """

    def __init__(self, slot: int, department: Resource, pattern: list[int]) -> None:
        self.slot = slot
        self.department = department
        self.pattern = pattern
        self.lowest_value = ANY_VALUE
        if department.multiplier_count > 1 and pattern:
            self.lowest_value = pattern[0] - department.first


class PricedResources:
    """The remaining resources of a hospital at the multipliers of one relaxation.

    `constant` is the part of the bound that does not depend on patients: the prices of all
    resources left and what effects gain. `offered` are the departments that there are workers for,
    the dearest ones, and `marginal_price` is the price of the last of them.
    """

    def __init__(self, program: PatientProgram) -> None:
        self.program = program
        self.constant = 0.0
        self.marginal_price = 0.0
        self.offered: list[Resource] = []


class FixedDischargeBound:
    """An upper bound on the value of finishing with exactly so many `discharges`.

    `branches` are decisions about departments that treat groups. The capacity constraint of such a
    department is an equality, so its multipliers may be negative (`least_multipliers`).
    What was computed at the current multipliers is kept: `prices` by number of the resource, each
    the most that one use of it is worth; `priced` by number of the remaining resources, `programs`
    by number of the network, `rewards` by the effects that can be triggered.
    """

    def __init__(
        self,
        discharges: int,
        points: float,
        selection: DischargeSelection,
        resources: Resources,
        multipliers: list[float],
    ) -> None:
        self.discharges = discharges
        self.points = points
        self.selection = selection
        self.terminal = selection.terminal
        self.resources = resources
        self._use_multipliers(multipliers)
        self.branches: list[GroupBranch] = []
        self.least_multipliers = [0.0] * len(multipliers)
        self.untreated = rewards_untreated(self.terminal.left_value)

    def copy(self) -> FixedDischargeBound:
        """The same relaxation with the same multipliers, and nothing computed yet."""
        made = FixedDischargeBound(
            self.discharges,
            self.points,
            self.selection,
            self.resources,
            self.multipliers,
        )
        made.branches = self.branches
        made.least_multipliers = self.least_multipliers
        return made

    def with_branch(self, branch: GroupBranch) -> FixedDischargeBound:
        """The relaxation of the subproblem with one more branching decision."""
        made = self.copy()
        made.branches = [*self.branches, branch]
        made.least_multipliers = self.least_multipliers[:]
        multipliers = self.multipliers[:]
        for index in branch.department.multiplier_of:
            multipliers[index] = self.multipliers[index] if index in branch.pattern else CLOSED
        for index in branch.pattern:
            made.least_multipliers[index] = -CLOSED
        made._use_multipliers(multipliers)
        return made

    def allows(self, slot: int, lowest_value: int) -> bool:
        """Whether the branches allow a department to treat a group with this lowest value."""
        for branch in self.branches:
            if branch.slot == slot:
                return bool(branch.pattern) and branch.lowest_value in (ANY_VALUE, lowest_value)
        return True

    def value(self, h: Hospital, states: list[int], remaining: RemainingResources) -> float:
        """The upper bound for a hospital whose patients are in these states.

        INFEASIBLE if this number of discharges, or a branch, cannot be reached any more.
        """
        to_discharge = self.discharges - h.lounge[0] - h.lounge[1] - h.lounge[2]
        stay = len(h.patients) - to_discharge
        if to_discharge < 0 or stay < 0:
            return INFEASIBLE
        for branch in self.branches:
            if branch.pattern and not ((h.used | remaining.slots) >> branch.slot) & 1:
                return INFEASIBLE
        priced = self.price(remaining)
        total = priced.constant + self.points - self.terminal.crowd_cost[stay]
        if not stay:
            total += EMPTY_HOSPITAL
        return total + self.selection.best_reward(h, states, priced.program, to_discharge)

    def price(self, remaining: RemainingResources) -> PricedResources:
        """The remaining resources at the current multipliers."""
        made = self.priced.get(remaining.number)
        if made is not None:
            return made
        made = PricedResources(self._program(remaining.network))
        open_branches = self._open_branches(remaining)
        made.constant = remaining.effect_points
        self._offer_departments(made, remaining, remaining.capacity - len(open_branches))
        for branch in open_branches:
            made.constant += self._pattern_price(branch.pattern)
        if len(open_branches) > remaining.capacity:
            made.constant = INFEASIBLE
        for effect in remaining.effects:
            made.constant += self._price(effect)
        made.constant += remaining.bags * self.multipliers[self.resources.bag.first]
        self.priced[remaining.number] = made
        return made

    def _offer_departments(
        self, made: PricedResources, remaining: RemainingResources, free: int
    ) -> None:
        """Offer the dearest departments to so many free workers."""
        offered = made.offered
        for department in remaining.departments:
            if self._is_branched(department):
                continue
            price = self._price(department)
            place = len(offered)
            while place > 0 and self._price(offered[place - 1]) < price:
                place -= 1
            offered.insert(place, department)
            if len(offered) > max(0, free):
                offered.pop()
        for department in offered:
            made.constant += self._price(department)
        if free <= 0:
            made.marginal_price = CLOSED
        elif len(offered) == free:
            made.marginal_price = self._price(offered[free - 1])

    def _is_branched(self, department: Resource) -> bool:
        for branch in self.branches:
            if branch.department is department:
                return True
        return False

    def _program(self, network: PatientNetwork) -> PatientProgram:
        """The patient programme of a network at the current multipliers."""
        made = self.programs.get(network.number)
        if made is not None:
            return made
        states = self.untreated
        if network.base is not None:
            states = self._program(network.base).states
        rewards = self._rewards(network.acting)
        bag_reward = rewards[self.resources.bag.first].value
        made = PatientProgram(network, rewards, bag_reward, states)
        self.programs[network.number] = made
        return made

    def _rewards(self, acting: int) -> list[TariffReward]:
        """What treatments earn when these effects can be triggered."""
        made = self.rewards.get(acting)
        if made is None:
            bag_value = self.terminal.bag_value
            made = tariff_rewards(self.resources, acting, self.multipliers, bag_value)
            self.rewards[acting] = made
        return made

    def _use_multipliers(self, multipliers: list[float]) -> None:
        """Price all resources by these multipliers, and forget what others made of them."""
        self.multipliers = multipliers
        self.prices = [self._highest_price(resource) for resource in self.resources.all]
        self.priced: dict[int, PricedResources] = {}
        self.programs: dict[int, PatientProgram] = {}
        self.rewards: dict[int, list[TariffReward]] = {}

    def _highest_price(self, resource: Resource) -> float:
        most = 0.0
        for pattern in resource.patterns:
            most = max(most, self._pattern_price(pattern))
        return most

    def department_reduced_cost(self, priced: PricedResources, department: Resource) -> float:
        """How much the bound falls at least if this department is used."""
        for branch in self.branches:
            if branch.department is department:
                return 0.0 if branch.pattern else CLOSED
        return max(0.0, priced.marginal_price - self._price(department))

    def _open_branches(self, remaining: RemainingResources) -> list[GroupBranch]:
        """The branches whose department is still to be used."""
        return [one for one in self.branches if one.pattern and (remaining.slots >> one.slot) & 1]

    def _price(self, resource: Resource) -> float:
        return self.prices[resource.number]

    def _dearest_pattern(self, resource: Resource) -> list[int]:
        """The group of a resource with the highest price, the first of equals."""
        found = resource.patterns[0]
        for pattern in resource.patterns:
            if self._pattern_price(pattern) > self._pattern_price(found):
                found = pattern
        return found

    def _pattern_price(self, pattern: list[int]) -> float:
        price = 0.0
        for index in pattern:
            price += self.multipliers[index]
        return price

    def optimise_multipliers(
        self,
        h: Hospital,
        states: list[int],
        remaining: RemainingResources,
        incumbent: float,
        steps: int,
    ) -> float:
        """Lower the bound for this hospital by a subgradient method; the best bound found.

        Polyak steps towards the value of the incumbent, with momentum. Stops early when the bound
        shows that nothing better than the incumbent exists.
        """
        best = -INFEASIBLE
        best_multipliers = self.multipliers
        scale = 1.0
        failed = 0
        direction = [0.0] * len(self.multipliers)
        for _ in range(steps):
            found = self.value(h, states, remaining)
            if found < best - TOLERANCE:
                best, best_multipliers, failed = found, self.multipliers, 0
            else:
                failed += 1
            if best <= incumbent + self.terminal.granularity / 2:
                break
            if failed > PATIENCE:
                scale, failed = scale * STEP_SHRINK, 0
            subgradient = self._subgradient(h, states, remaining)
            direction = [MOMENTUM * old + subgradient[i] for i, old in enumerate(direction)]
            self._project(direction)
            norm = 0.0
            for x in direction:
                norm += x * x
            if norm == 0.0:
                break
            step = scale * max(found - incumbent, LEAST_GAP) / norm
            self._use_multipliers(
                [
                    max(self.least_multipliers[i], multiplier - step * direction[i])
                    for i, multiplier in enumerate(self.multipliers)
                ]
            )
        self._use_multipliers(best_multipliers)
        return best

    def _project(self, direction: list[float]) -> None:
        """Clear the components that would lower multipliers which are as low as they may be."""
        for i, least in enumerate(self.least_multipliers):
            if direction[i] > 0.0 and self.multipliers[i] <= least:
                direction[i] = 0.0

    def _subgradient(
        self, h: Hospital, states: list[int], remaining: RemainingResources
    ) -> list[float]:
        """By multiplier the slack of its constraint: capacity less use by all patients."""
        program = self._program(remaining.network)
        bag = self.resources.bag
        slack = [0.0] * len(self.multipliers)
        to_discharge = self.discharges - h.lounge[0] - h.lounge[1] - h.lounge[2]
        goes_home = [False] * len(states)
        for i in self.selection.selected_patients(to_discharge):
            goes_home[i] = True
        for i, at in enumerate(states):
            program.trace(at, goes_home[i], bag.first, slack)
        slack = [-used for used in slack]
        slack[FREE] = 0.0
        offered = [branch.pattern for branch in self._open_branches(remaining)]
        for resource in self.price(remaining).offered + remaining.effects:
            offered.append(self._dearest_pattern(resource))
        for pattern in offered:
            for index in pattern:
                slack[index] += 1.0
        slack[bag.first] += remaining.bags
        return slack
