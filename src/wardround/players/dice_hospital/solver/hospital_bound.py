"""The upper bound of one hospital."""

from __future__ import annotations

from wardround.native import mypyc_attr
from wardround.players.dice_hospital.solver.fixed_discharge_bound import FixedDischargeBound
from wardround.players.dice_hospital.solver.patient_program import INFEASIBLE
from wardround.players.dice_hospital.solver.remaining_resources import RemainingResources


@mypyc_attr(acyclic=True)
class RelaxationBound:
    """The bound of a hospital by one relaxation.

    `least_selected` and `most_left` are what its selection of patients to go home told
    (`DischargeSelection`).
    """

    __slots__ = ("least_selected", "most_left", "relaxation", "value")

    def __init__(self, relaxation: FixedDischargeBound, value: float) -> None:
        self.relaxation = relaxation
        self.value = value
        self.least_selected = relaxation.selection.least_selected
        self.most_left = relaxation.selection.most_left


@mypyc_attr(acyclic=True)
class HospitalBound:
    """The highest bound of all relaxations (`value`), and those that may beat the incumbent.

    `states` are the states of the patients that the `bounds` were computed for.
    """

    __slots__ = ("bounds", "remaining", "states", "value")

    def __init__(self, remaining: RemainingResources, states: list[int]) -> None:
        self.remaining = remaining
        self.states = states
        self.value = INFEASIBLE
        self.bounds: list[RelaxationBound] = []

    def relaxations(self) -> list[FixedDischargeBound]:
        """Those that may beat the incumbent."""
        return [bound.relaxation for bound in self.bounds]

    def relaxations_with(self, slot: int, lowest_value: int) -> list[FixedDischargeBound]:
        """Those of them that allow a department to treat a group with this lowest value."""
        return [
            bound.relaxation for bound in self.bounds if bound.relaxation.allows(slot, lowest_value)
        ]

    def drop_relaxations(self, least_value: float) -> None:
        """Drop those that no longer beat an incumbent found since."""
        self.bounds = [bound for bound in self.bounds if bound.value > least_value]
