"""The upper bound of one hospital."""

from __future__ import annotations

from wardround.players.dice_hospital.solver.fixed_discharge_bound import FixedDischargeBound
from wardround.players.dice_hospital.solver.patient_program import INFEASIBLE
from wardround.players.dice_hospital.solver.remaining_resources import RemainingResources


class HospitalBound:
    """The highest bound of all relaxations (`value`), and those that may beat the incumbent.

    `bounds` are theirs. `states` are the states of the patients they were computed for.
    """

    def __init__(self, remaining: RemainingResources, states: list[int]) -> None:
        self.remaining = remaining
        self.states = states
        self.value = INFEASIBLE
        self.relaxations: list[FixedDischargeBound] = []
        self.bounds: list[float] = []
