"""Reduced-cost pruning: leave out words before they are applied.

Prune a word whose reduced cost exceeds bound minus incumbent. The reduced cost of treating a
patient is how far that path falls short of the patient's best path at the current multipliers;
that of using a department is how far its price falls short of the marginal department's. The costs
of patients who are treated together add up.
"""

from __future__ import annotations

from wardround.players.dice_hospital.solver.discharge_selection import ANY_GAIN
from wardround.players.dice_hospital.solver.fixed_discharge_bound import (
    FixedDischargeBound,
    PricedResources,
)
from wardround.players.dice_hospital.solver.hospital_bound import HospitalBound
from wardround.players.dice_hospital.solver.resources import (
    BEGUN,
    HOME,
    NO_STATE,
    STATE_OF,
    Resource,
    Resources,
)


class ReducedCostPruning:
    """The relaxations of one hospital whose bounds exceed the incumbent, each with its gap."""

    def __init__(self, resources: Resources, patients: list[int], states: list[int]) -> None:
        self.resources = resources
        self.patients = patients
        self.states = states
        self.relaxations: list[FixedDischargeBound] = []
        self.priced: list[PricedResources] = []
        self.gaps: list[float] = []
        self.least_selected: list[float] = []
        self.most_left: list[float] = []
        self.known: dict[int, bool] = {}

    def add_relaxations(self, bound: HospitalBound, least_value: float) -> None:
        """Add the relaxations of a hospital whose bounds exceed the least value to be found."""
        for i, relaxation in enumerate(bound.relaxations):
            gap = bound.bounds[i] - least_value
            if gap > 0.0:
                self.relaxations.append(relaxation)
                self.priced.append(relaxation.price(bound.remaining))
                self.gaps.append(gap)
                self.least_selected.append(bound.least_selected[i])
                self.most_left.append(bound.most_left[i])

    def after_treatment(self, department: Resource, k: int, worker: int) -> ReducedCostPruning:
        """The pruning of those who are treated together with this patient.

        The costs of several patients add up, but not those of places: one may take another's.
        """
        rest = ReducedCostPruning(self.resources, self.patients, self.states)
        for i, priced in enumerate(self.priced):
            cost = self._treatment_cost(i, department, STATE_OF[k], worker, -ANY_GAIN, ANY_GAIN)
            if cost < self.gaps[i]:
                rest.relaxations.append(self.relaxations[i])
                rest.priced.append(priced)
                rest.gaps.append(self.gaps[i] - cost)
                rest.least_selected.append(self.least_selected[i])
                rest.most_left.append(self.most_left[i])
        return rest

    def allows_treatment(self, department: Resource, k: int, worker: int) -> bool:
        """Whether some relaxation allows this worker to treat a patient in this department."""
        key = (department.first * 512 + k) * 64 + worker
        found = self.known.get(key)
        if found is None:
            found = self._is_within_gap(department, STATE_OF[k], worker)
            self.known[key] = found
        return found

    def allows_department(self, department: Resource, worker: int) -> bool:
        """Whether some relaxation allows this worker in this department for any patient."""
        for k in self.patients:
            fits = department.next_state[STATE_OF[k]] != NO_STATE
            if fits and self.allows_treatment(department, k, worker):
                return True
        return False

    def allows_effect(self, effect: Resource, k: int) -> bool:
        """Whether some relaxation allows the pending effect to treat a patient."""
        to = effect.next_state[STATE_OF[k]]
        index = effect.multiplier_of[STATE_OF[k]]
        if to == NO_STATE:
            return True
        at = self._state(k)
        for i, priced in enumerate(self.priced):
            if self._cost(i, at, to, priced.program.rewards.values[index]) < self.gaps[i]:
                return True
        return False

    def relaxations_after_bag(self, k: int, becomes: int) -> list[FixedDischargeBound]:
        """The relaxations that allow a blood bag to turn a patient into this kind."""
        at = self._state(k)
        to = at - STATE_OF[k] + STATE_OF[becomes]
        found: list[FixedDischargeBound] = []
        for i, priced in enumerate(self.priced):
            if self._cost(i, at, to, priced.program.bag_reward) < self.gaps[i]:
                found.append(self.relaxations[i])
        return found

    def allows_last_bag(self, department: Resource, k: int, becomes: int) -> bool:
        """Whether some relaxation allows the last bag to turn a patient into a kind to be treated.

        Whoever works there: the reward is with the dearest link of all workers.
        """
        treated = STATE_OF[becomes]
        after = department.next_state[treated]
        at = self._state(k)
        for i, priced in enumerate(self.priced):
            program = priced.program
            to, reward = treated, program.bag_reward
            if after != NO_STATE:
                reward += program.rewards.values[department.tariff_of[treated]]
                to = program.network.state_after(department, treated)
            cost = self._cost(i, at, to, reward)
            if (
                cost + self.relaxations[i].department_reduced_cost(priced, department)
                < self.gaps[i]
            ):
                return True
        return False

    def _state(self, k: int) -> int:
        return self.states[self.patients.index(k)]

    def _is_within_gap(self, department: Resource, at: int, worker: int) -> bool:
        for i, relaxation in enumerate(self.relaxations):
            priced = self.priced[i]
            least_selected, most_left = self.least_selected[i], self.most_left[i]
            cost = self._treatment_cost(i, department, at, worker, least_selected, most_left)
            cost += relaxation.department_reduced_cost(priced, department)
            if cost < self.gaps[i]:
                return True
        return False

    def _cost(self, i: int, at: int, to: int, reward: float) -> float:
        """How much the bound of a relaxation falls at least by a transition of one patient."""
        program = self.priced[i].program
        return program.transition_cost(at, to, reward, self.least_selected[i], self.most_left[i])

    def _treatment_cost(
        self,
        i: int,
        department: Resource,
        at: int,
        worker: int,
        least_selected: float,
        most_left: float,
    ) -> float:
        """How much the reward of a patient falls at least if a worker treats it so."""
        to = department.next_state[at]
        if to == NO_STATE:
            return 0.0
        if worker in self.resources.same_colours and to != HOME and department.heals(at):
            to += BEGUN
        program = self.priced[i].program
        reward = program.rewards.values[department.multiplier_of[at]]
        for link in self.resources.tariffs[department.tariff_of[at]].triggered:
            if link.worker == worker:
                reward += link.count * self.relaxations[i].multipliers[link.multiplier]
        return program.transition_cost(at, to, reward, least_selected, most_left)
