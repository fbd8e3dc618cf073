"""The upper bound of the search: the best of the relaxations for every number of discharges.

For each number of discharges the Lagrangian relaxation of the capacity constraints is optimised
once, at the root of the search. Below, the bound of a hospital is read off with these multipliers.
"""

from __future__ import annotations

import time
from typing import Final

from wardround.games.dice_hospital.rules.discharge import bonus_count
from wardround.games.dice_hospital.rules.kinds import DISCHARGED, SHOWN, VALUE
from wardround.games.dice_hospital.rules.reports import report_of
from wardround.games.dice_hospital.rules.ruleset import (
    EARLY_DISCHARGE,
    INSPECTION,
    TABLE,
    Choice,
)
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.players.dice_hospital.solver.discharge_selection import DischargeSelection
from wardround.players.dice_hospital.solver.fixed_discharge_bound import (
    TOLERANCE,
    FixedDischargeBound,
    GroupBranch,
)
from wardround.players.dice_hospital.solver.hospital_bound import HospitalBound, RelaxationBound
from wardround.players.dice_hospital.solver.patient_program import INFEASIBLE
from wardround.players.dice_hospital.solver.pruning import NOBODY_OFFERED, ReducedCostPruning
from wardround.players.dice_hospital.solver.remaining_resources import (
    RemainingResources,
    ResourceTable,
)
from wardround.players.dice_hospital.solver.terminal_value import TerminalValue

STEPS: Final = 36
STEPS_BEFORE_BRANCHING: Final = 18


def can_be_relaxed(s: State, seat: int) -> bool:
    """Whether the relaxation covers all cards of this seat: healing, discharges and gains only."""
    rules = s.rules
    h = s.hospitals[seat]
    if s.modifiers[EARLY_DISCHARGE] or s.modifiers[INSPECTION]:
        return False
    for w in h.staff:
        if w in (rules.consultant, rules.admissions):
            return False
    choices = [rules.departments[d] for d in h.departments]
    choices += [rules.workers[w].choice for w in h.staff]
    return all(_only_heals(choice) for choice in choices)


def _only_heals(choice: Choice) -> bool:
    if not choice.count:
        return True
    if choice.op != TABLE or not choice.plain:
        return False
    return all(
        after == DISCHARGED
        or (after >= 0 and VALUE[after] >= VALUE[k] and SHOWN[after] == SHOWN[k])
        for k, after in enumerate(choice.becomes)
        if choice.fits[k]
    )


def least_improvement(terminal: TerminalValue) -> float:
    """No terminal value is above another by less than this."""
    return max(0.0, terminal.granularity - TOLERANCE)


class UpperBound:
    """The relaxations of one position; `value` is a bound for every hospital that may follow.

    A relaxation that cannot beat the incumbent at some hospital cannot below it either, so each
    hospital is bounded by the survivors of the one before.
    """

    def __init__(self, s: State, seat: int, terminal: TerminalValue, deadline: float) -> None:
        self.deadline = deadline
        self.terminal = terminal
        self.least_improvement = least_improvement(terminal)
        self.table = ResourceTable(s, seat, terminal)
        self.report_bounds = _report_bounds(s)
        self.selection = DischargeSelection(terminal, self.report_bounds)

    def optimise(self, h: Hospital, incumbent: float) -> HospitalBound:
        """The bound at the root: relaxations with optimised multipliers."""
        return self.value(h, self._optimised_relaxations(h, incumbent), incumbent)

    def _optimised_relaxations(self, h: Hospital, incumbent: float) -> list[FixedDischargeBound]:
        """The relaxations that may beat the incumbent, branched on departments for groups."""
        remaining = self.table.of_hospital(h)
        slots = self.table.slots
        group_slots = [
            slot
            for slot, department in enumerate(slots)
            if department.count > 1
            and (remaining.slots >> slot) & 1
            and slots.count(department) == 1
        ]
        steps = STEPS if not group_slots else STEPS_BEFORE_BRANCHING
        found = self._optimise_in_sequence(h, incumbent, steps)
        for slot in group_slots:
            department = slots[slot]
            patterns: list[list[int]] = [[], *department.patterns]
            found = [
                relaxation.with_branch(GroupBranch(slot, department, pattern))
                for relaxation in found
                for pattern in patterns
            ]
            found = self._optimise(h, found, incumbent, STEPS)
        return found

    def _optimise_in_sequence(
        self, h: Hospital, incumbent: float, steps: int
    ) -> list[FixedDischargeBound]:
        """One relaxation for every number of discharges, each started from the one before."""
        found: list[FixedDischargeBound] = []
        resources = self.table.resources
        first = h.lounge[0] + h.lounge[1] + h.lounge[2]
        for n in range(first, first + len(h.patients) + 1):
            start = found[-1].multipliers if found else [0.0] * resources.multiplier_count
            points = self._points(h, n)
            relaxation = FixedDischargeBound(n, points, self.selection, resources, start)
            found += self._optimise(h, [relaxation], incumbent, steps)
        return found

    def _points(self, h: Hospital, n: int) -> float:
        """Points for so many discharges, with those of an administrator for the most of all."""
        terminal = self.terminal
        administrator = terminal.administrator
        if administrator is None or not administrator.most:
            return terminal.discharge_points[n]
        terminal.discharged_by_seat[terminal.seat] = n
        times = bonus_count(administrator, h, terminal.discharged_by_seat, terminal.seat)
        return terminal.discharge_points[n] + administrator.points * times

    def _optimise(
        self, h: Hospital, relaxations: list[FixedDischargeBound], incumbent: float, steps: int
    ) -> list[FixedDischargeBound]:
        """These relaxations with optimised multipliers, without those below the incumbent.

        After the deadline they stay as they are: their bounds are valid, only weaker.
        """
        remaining = self.table.of_hospital(h)
        states = self.table.states_of(h)
        constant = self._constant(h)
        survivors: list[FixedDischargeBound] = []
        for relaxation in relaxations:
            if time.perf_counter() > self.deadline:
                survivors.append(relaxation)
                continue
            optimised = relaxation.copy()
            found = constant + optimised.optimise_multipliers(
                h, states, remaining, incumbent - constant, steps
            )
            if found > incumbent + self.least_improvement:
                survivors.append(optimised)
        return survivors

    def value(
        self, h: Hospital, relaxations: list[FixedDischargeBound], incumbent: float
    ) -> HospitalBound:
        """The bound of a hospital by these relaxations."""
        return self._bound(h, self.table.of_hospital(h), relaxations, incumbent)

    def value_of_bags(self, h: Hospital, relaxations: list[FixedDischargeBound]) -> float:
        """The bound if nothing but blood bags is used before finishing."""
        return self._bound(h, self.table.of_bags(h.bags), relaxations, -INFEASIBLE).value

    def pruning(self, h: Hospital, bound: HospitalBound, incumbent: float) -> ReducedCostPruning:
        """Reduced-cost pruning for the words of a hospital with this bound."""
        states = bound.states if h.pending else NOBODY_OFFERED
        made = ReducedCostPruning(self.table.resources, h.patients, states)
        made.add_relaxations(bound, incumbent + self.least_improvement)
        return made

    def _bound(
        self,
        h: Hospital,
        remaining: RemainingResources,
        relaxations: list[FixedDischargeBound],
        incumbent: float,
    ) -> HospitalBound:
        made = HospitalBound(remaining, self.table.states_of(h))
        constant = self._constant(h)
        for relaxation in relaxations:
            found = constant + relaxation.value(h, made.states, remaining)
            if found > incumbent + self.least_improvement:
                made.bounds.append(RelaxationBound(relaxation, found))
            if found > made.value:
                made.value = found
        return made

    def _constant(self, h: Hospital) -> float:
        """The part of the bound that does not depend on patients in bed."""
        terminal = self.terminal
        total = terminal.bag_value * h.bags + terminal.fatality * h.fatalities
        for points in h.points:
            total += points
        for colour in range(3):
            total += self.report_bounds[colour] * h.lounge[colour]
        return total


def _report_bounds(s: State) -> list[float]:
    """By colour, the most that one discharged die brings by reports."""
    bounds = [0.0, 0.0, 0.0]
    for word in s.reports:
        if word != NONE:
            report = report_of(s, word)
            each = report.points * (1 + s.rules.reports_left) / max(1, sum(report.needs))
            for colour in range(3):
                if report.needs[colour]:
                    bounds[colour] = max(bounds[colour], each)
    return bounds
