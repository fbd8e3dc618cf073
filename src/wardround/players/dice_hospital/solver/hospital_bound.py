"""The upper bound of one hospital."""

from __future__ import annotations

from wardround.players.dice_hospital.solver.fixed_discharge_bound import FixedDischargeBound
from wardround.players.dice_hospital.solver.patient_program import INFEASIBLE
from wardround.players.dice_hospital.solver.remaining_resources import RemainingResources


class HospitalBound:
    """The highest bound of all relaxations (`value`), and those that may beat the incumbent.

    `bounds` are theirs, `least_selected` and `most_left` what their selections of patients to go
    home told (`DischargeSelection`). `states` are the states of the patients they were computed
    for.
    """

    def __init__(self, remaining: RemainingResources, states: list[int]) -> None:
        self.remaining = remaining
        self.states = states
        self.value = INFEASIBLE
        self.relaxations: list[FixedDischargeBound] = []
        self.bounds: list[float] = []
        self.least_selected: list[float] = []
        self.most_left: list[float] = []

    def drop_relaxations(self, least_value: float) -> None:
        """Drop those that no longer beat an incumbent found since."""
        kept = [i for i, bound in enumerate(self.bounds) if bound > least_value]
        if len(kept) < len(self.bounds):
            self.relaxations = [self.relaxations[i] for i in kept]
            self.bounds = [self.bounds[i] for i in kept]
            self.least_selected = [self.least_selected[i] for i in kept]
            self.most_left = [self.most_left[i] for i in kept]
