"""Reduced-cost pruning: leave out words before they are applied.

Prune a word whose reduced cost exceeds bound minus incumbent. The reduced cost of treating a
patient is how far that path falls short of the patient's best path at the current multipliers;
that of using a department is how far its price falls short of the marginal department's. The costs
of patients who are treated together add up.
"""

from __future__ import annotations

from typing import Final

from wardround.native import i64, mypyc_attr
from wardround.players.dice_hospital.solver.discharge_selection import ANY_GAIN
from wardround.players.dice_hospital.solver.fixed_discharge_bound import (
    FixedDischargeBound,
    PricedResources,
)
from wardround.players.dice_hospital.solver.hospital_bound import HospitalBound
from wardround.players.dice_hospital.solver.patient_network import state_after
from wardround.players.dice_hospital.solver.resources import (
    BEGUN,
    HOME,
    NO_STATE,
    STATE_OF,
    Resource,
    Resources,
)

NOBODY_OFFERED: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class OpenRelaxation:
    """A relaxation whose bound exceeds the incumbent by a `gap`."""

    __slots__ = ("gap", "least_selected", "most_left", "priced", "program", "relaxation")

    def __init__(
        self,
        relaxation: FixedDischargeBound,
        priced: PricedResources,
        gap: float,
        least_selected: float,
        most_left: float,
    ) -> None:
        self.relaxation = relaxation
        self.priced = priced
        self.program = priced.program
        self.gap = gap
        self.least_selected = least_selected
        self.most_left = most_left

    def cost(self, at: i64, to: i64, reward: float) -> float:
        """How much the bound falls at least by a transition of one patient."""
        return self.program.transition_cost(at, to, reward, self.least_selected, self.most_left)

    def department_cost(self, department: Resource) -> float:
        """How much the bound falls at least if this department is used."""
        return self.relaxation.department_reduced_cost(self.priced, department)


@mypyc_attr(acyclic=True)
class ReducedCostPruning:
    """The relaxations of one hospital whose bounds exceed the incumbent.

    `states` are those of the patients; NOBODY_OFFERED if no effect is pending.
    """

    __slots__ = ("open", "patients", "resources", "states")

    def __init__(self, resources: Resources, patients: list[int], states: list[int]) -> None:
        self.resources = resources
        self.patients = patients
        self.states = states
        self.open: list[OpenRelaxation] = []

    def add_relaxations(self, bound: HospitalBound, least_value: float) -> None:
        """Add the relaxations of a hospital whose bounds exceed the least value to be found."""
        for one in bound.bounds:
            gap = one.value - least_value
            if gap > 0.0:
                priced = one.relaxation.price(bound.remaining)
                self.open.append(
                    OpenRelaxation(one.relaxation, priced, gap, one.least_selected, one.most_left)
                )

    def after_treatment(self, department: Resource, k: i64, worker: i64) -> ReducedCostPruning:
        """The pruning of those who are treated together with this patient.

        The costs of several patients add up, but not those of places: one may take another's.
        """
        rest = ReducedCostPruning(self.resources, self.patients, self.states)
        for one in self.open:
            cost = self._treatment_cost(one, department, STATE_OF[k], worker, -ANY_GAIN, ANY_GAIN)
            if cost < one.gap:
                gap = one.gap - cost
                rest.open.append(
                    OpenRelaxation(
                        one.relaxation, one.priced, gap, one.least_selected, one.most_left
                    )
                )
        return rest

    def allows_treatment(self, department: Resource, k: i64, worker: i64) -> bool:
        """Whether some relaxation allows this worker to treat a patient in this department."""
        at = STATE_OF[k]
        for one in self.open:
            cost = self._treatment_cost(
                one, department, at, worker, one.least_selected, one.most_left
            )
            if cost + one.department_cost(department) < one.gap:
                return True
        return False

    def allows_department(self, department: Resource, worker: i64) -> bool:
        """Whether some relaxation allows this worker in this department for any patient."""
        previous: i64 = NO_STATE
        for k in self.patients:
            at: i64 = STATE_OF[k]
            if at == previous or department.next_state[at] == NO_STATE:
                continue
            previous = at
            if self.allows_treatment(department, k, worker):
                return True
        return False

    def allows_effect(self, effect: Resource, k: i64) -> bool:
        """Whether some relaxation allows the pending effect to treat a patient."""
        to = effect.next_state[STATE_OF[k]]
        index = effect.multiplier_of[STATE_OF[k]]
        if to == NO_STATE:
            return True
        at = self._state(k)
        for one in self.open:
            if one.cost(at, to, one.program.rewards[index].value) < one.gap:
                return True
        return False

    def relaxations_after_bag(self, k: i64, becomes: i64) -> list[FixedDischargeBound]:
        """The relaxations that allow a blood bag to turn a patient into this kind."""
        at = self._state(k)
        to = at - STATE_OF[k] + STATE_OF[becomes]
        found: list[FixedDischargeBound] = []
        for one in self.open:
            if one.cost(at, to, one.program.bag_reward) < one.gap:
                found.append(one.relaxation)
        return found

    def allows_last_bag(self, department: Resource, k: i64, becomes: i64) -> bool:
        """Whether some relaxation allows the last bag to turn a patient into a kind to be treated.

        Whoever works there: the reward is with the dearest link of all workers.
        """
        treated = STATE_OF[becomes]
        after = department.next_state[treated]
        at = self._state(k)
        for one in self.open:
            program = one.program
            to, reward = treated, program.bag_reward
            if after != NO_STATE:
                reward += program.rewards[department.tariff_of[treated]].value
                to = state_after(department, treated, program.network.begins)
            if one.cost(at, to, reward) + one.department_cost(department) < one.gap:
                return True
        return False

    def _state(self, k: i64) -> i64:
        return self.states[self.patients.index(k)] if self.states else STATE_OF[k]

    def _treatment_cost(
        self,
        one: OpenRelaxation,
        department: Resource,
        at: i64,
        worker: i64,
        least_selected: float,
        most_left: float,
    ) -> float:
        """How much the reward of a patient falls at least if a worker treats it so."""
        to = department.next_state[at]
        if to == NO_STATE:
            return 0.0
        if worker in self.resources.same_colours and to != HOME and department.heals(at):
            to += BEGUN
        program = one.program
        reward = program.rewards[department.multiplier_of[at]].value
        for link in self.resources.tariffs[department.tariff_of[at]].triggered:
            if link.worker == worker:
                reward += link.count * one.relaxation.multipliers[link.multiplier]
        return program.transition_cost(at, to, reward, least_selected, most_left)
