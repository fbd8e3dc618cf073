"""Reduced-cost pruning: leave out words before they are applied.

Prune a word whose reduced cost exceeds bound minus incumbent. The reduced cost of treating a
patient is how far that path falls short of the patient's best path at the current multipliers;
that of using a department is how far its price falls short of the marginal department's.
"""

from __future__ import annotations

from wardround.players.dice_hospital.solver.fixed_discharge_bound import FixedDischargeBound
from wardround.players.dice_hospital.solver.patient_program import FEASIBLE_ABOVE, PatientProgram
from wardround.players.dice_hospital.solver.remaining_resources import RemainingResources
from wardround.players.dice_hospital.solver.resources import BEGUN, HOME, STATE_OF, Resource


class ReducedCostPruning:
    """The relaxations of one hospital whose bounds exceed the incumbent, each with its gap."""

    def __init__(self, remaining: RemainingResources) -> None:
        self.remaining = remaining
        self.relaxations: list[FixedDischargeBound] = []
        self.programs: list[PatientProgram] = []
        self.gaps: list[float] = []
        self.known: dict[int, bool] = {}

    def add(self, relaxation: FixedDischargeBound, gap: float) -> None:
        """One more relaxation; `gap` is its bound minus the incumbent."""
        self.relaxations.append(relaxation)
        self.programs.append(relaxation.programs[self.remaining.number])
        self.gaps.append(gap)

    def allows_treatment(self, resource: Resource, k: int, is_effect: bool) -> bool:
        """Whether some relaxation allows a patient, maybe with others, to use this resource."""
        key = resource.first * 512 + k * 2 + (1 if is_effect else 0)
        found = self.known.get(key)
        if found is None:
            found = self._is_within_gap(resource, STATE_OF[k], is_effect)
            self.known[key] = found
        return found

    def allows_department(self, department: Resource, patients: list[int]) -> bool:
        """Whether some relaxation allows this department for any of these patients."""
        for k in patients:
            fits = department.next_state[STATE_OF[k]] >= HOME
            if fits and self.allows_treatment(department, k, False):
                return True
        return False

    def allows_bag(self, k: int, becomes: int) -> bool:
        """Whether some relaxation allows a blood bag to turn a patient into this kind."""
        at, to = STATE_OF[k], STATE_OF[becomes]
        for i, program in enumerate(self.programs):
            if _transition_cost(program, at, to, -program.bag_reward) < self.gaps[i]:
                return True
        return False

    def _is_within_gap(self, resource: Resource, at: int, is_effect: bool) -> bool:
        for i, relaxation in enumerate(self.relaxations):
            program = self.programs[i]
            cost = _reduced_cost(program, resource, at)
            if not is_effect:
                cost += relaxation.department_reduced_cost(program, resource)
            if cost < self.gaps[i]:
                return True
        return False


def _reduced_cost(program: PatientProgram, resource: Resource, at: int) -> float:
    """How much the reward of a patient in this state falls at least if it uses a resource."""
    to = resource.next_state[at]
    price = program.multipliers[resource.multiplier_of[at]]
    if to < HOME:
        return 0.0
    if to == HOME:
        return program.home[at] + price
    if not program.tracks_departments and to >= BEGUN:
        to -= BEGUN
    return _transition_cost(program, at, to, price)


def _transition_cost(program: PatientProgram, at: int, to: int, price: float) -> float:
    in_bed = program.in_bed[at] - program.in_bed[to] + price
    home = program.home[at] - program.home[to] + price
    return home if home < in_bed and program.home[to] > FEASIBLE_ABOVE else in_bed
