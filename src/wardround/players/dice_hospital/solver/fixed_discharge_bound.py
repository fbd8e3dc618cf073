"""The Lagrangian relaxation for a fixed number of discharges.

Points for discharges grow faster than their number (the ladder), so they do not separate by
patient. For a fixed number they are a constant. What is left is a problem of patients who compete
for resources: its capacity constraints are relaxed with multipliers, which gives an upper bound.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.discharge import bonus_count
from wardround.games.dice_hospital.rules.kinds import OWN, WAITING
from wardround.games.dice_hospital.rules.ruleset import EMPTY_HOSPITAL, Administrator
from wardround.games.dice_hospital.rules.state import Hospital
from wardround.players.dice_hospital.solver.patient_network import PatientNetwork
from wardround.players.dice_hospital.solver.patient_program import (
    FEASIBLE_ABOVE,
    INFEASIBLE,
    NEVER_HOME,
    PatientProgram,
    rewards_untreated,
)
from wardround.players.dice_hospital.solver.remaining_resources import RemainingResources
from wardround.players.dice_hospital.solver.resources import FREE, Resource, Resources, Rewards
from wardround.players.dice_hospital.solver.terminal_value import NO_COLOUR, TerminalValue

PATIENCE: Final = 5
STEP_SHRINK: Final = 0.6
TOLERANCE: Final = 1e-6
LEAST_GAP: Final = 0.02
MOMENTUM: Final = 0.7
CLOSED: Final = 1e6
FORCED: Final = 1e5
ANY_VALUE: Final = 0
NO_PATIENT: Final = -1


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
    resources left and what effects gain. `marginal_price` is the price of the last department
    that there is a worker for.
    """

    def __init__(self, program: PatientProgram) -> None:
        self.program = program
        self.constant = 0.0
        self.marginal_price = 0.0


class FixedDischargeBound:
    """An upper bound on the value of finishing with exactly so many `discharges`.

    `branches` are decisions about departments that treat groups. The capacity constraint of such a
    department is an equality, so its multipliers may be negative (`least_multipliers`).
    `priced`, `programs` and `rewards` keep what was computed at these multipliers, by number of the
    remaining resources, by number of the network and by the effects that can be triggered.
    """

    def __init__(
        self,
        discharges: int,
        points: float,
        terminal: TerminalValue,
        resources: Resources,
        report_bounds: list[float],
        multipliers: list[float],
    ) -> None:
        self.discharges = discharges
        self.points = points
        self.terminal = terminal
        self.report_bounds = report_bounds
        self.is_plain = terminal.spared_colour == NO_COLOUR and max(report_bounds) == 0.0
        self.resources = resources
        self.multipliers = multipliers
        self.priced: dict[int, PricedResources] = {}
        self.programs: dict[int, PatientProgram] = {}
        self.rewards: dict[int, Rewards] = {}
        self.gains: list[float] = []
        self.branches: list[GroupBranch] = []
        self.least_multipliers = [0.0] * len(multipliers)
        self.untreated = rewards_untreated(terminal.left_value)

    def copy(self) -> FixedDischargeBound:
        """The same relaxation with the same multipliers, and nothing computed yet."""
        made = FixedDischargeBound(
            self.discharges,
            self.points,
            self.terminal,
            self.resources,
            self.report_bounds,
            self.multipliers,
        )
        made.branches = self.branches
        made.least_multipliers = self.least_multipliers
        return made

    def with_branch(self, branch: GroupBranch) -> FixedDischargeBound:
        """The relaxation of the subproblem with one more branching decision."""
        made = self.copy()
        made.branches = [*self.branches, branch]
        made.multipliers = self.multipliers[:]
        made.least_multipliers = self.least_multipliers[:]
        for index in branch.department.multiplier_of:
            made.multipliers[index] = self.multipliers[index] if index in branch.pattern else CLOSED
        for index in branch.pattern:
            made.least_multipliers[index] = -CLOSED
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
        return total + self._patients_bound(h, states, priced.program, to_discharge)

    def price(self, remaining: RemainingResources) -> PricedResources:
        """The remaining resources at the current multipliers."""
        made = self.priced.get(remaining.number)
        if made is not None:
            return made
        made = PricedResources(self._program(remaining.network))
        branched = [branch.department for branch in self.branches]
        prices = [self._price(one) for one in remaining.departments if one not in branched]
        prices.sort(reverse=True)
        open_branches = self._open_branches(remaining)
        free = remaining.capacity - len(open_branches)
        made.constant = remaining.effect_points + sum(prices[: max(0, free)])
        if free <= 0:
            made.marginal_price = CLOSED
        elif free <= len(prices):
            made.marginal_price = prices[free - 1]
        made.constant += sum([self._pattern_price(one.pattern) for one in open_branches])
        if len(open_branches) > remaining.capacity:
            made.constant = INFEASIBLE
        made.constant += sum([self._price(effect) for effect in remaining.effects])
        made.constant += remaining.bags * self.multipliers[self.resources.bag.first]
        self.priced[remaining.number] = made
        return made

    def _program(self, network: PatientNetwork) -> PatientProgram:
        """The patient programme of a network at the current multipliers."""
        made = self.programs.get(network.number)
        if made is not None:
            return made
        in_bed, home = self.untreated, NEVER_HOME
        if network.base is not None:
            base = self._program(network.base)
            in_bed, home = base.in_bed, base.home
        rewards = self._rewards(network.acting)
        bag = self.resources.bag
        made = PatientProgram(network, self.multipliers, rewards, bag, in_bed, home)
        self.programs[network.number] = made
        return made

    def _rewards(self, acting: int) -> Rewards:
        """What treatments earn when these effects can be triggered."""
        made = self.rewards.get(acting)
        if made is None:
            bag_value = self.terminal.bag_value
            made = Rewards(self.resources, acting, self.multipliers, bag_value)
            self.rewards[acting] = made
        return made

    def _forget_prices(self) -> None:
        """The multipliers have changed."""
        self.priced = {}
        self.programs = {}
        self.rewards = {}

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
        """The most that one use of a resource is worth at the current multipliers."""
        most = 0.0
        for pattern in resource.patterns:
            price = 0.0
            for index in pattern:
                price += self.multipliers[index]
            most = max(most, price)
        return most

    def _pattern_price(self, pattern: list[int]) -> float:
        return sum([self.multipliers[index] for index in pattern])

    def _patients_bound(
        self, h: Hospital, states: list[int], program: PatientProgram, to_discharge: int
    ) -> float:
        """The rewards of all patients when those with the highest gains go home."""
        in_bed, home = program.in_bed, program.home
        total = 0.0
        gains: list[float] = []
        if not self.is_plain:
            total = self._rewards_with_sparing(h, states, program, gains)
        else:
            for at in states:
                stay = in_bed[at]
                total += stay
                gains.append(home[at] - stay)
        administrator = self.terminal.administrator
        if administrator is not None and administrator.points and not administrator.most:
            return total + self._select_with_bonus(administrator, h, gains, to_discharge)
        return total + self._select_discharges(gains, to_discharge)

    def _rewards_with_sparing(
        self, h: Hospital, states: list[int], program: PatientProgram, gains: list[float]
    ) -> float:
        """The rewards in bed with an upper bound for sparing.

        Appends to `gains` what each patient gains by going home, reports included.
        """
        terminal = self.terminal
        spared_gain = 0.0
        total = 0.0
        for i, k in enumerate(h.patients):
            at = states[i]
            stay = program.in_bed[at]
            can_be_spared = OWN[k] == terminal.spared_colour and k % 3 == WAITING
            if can_be_spared and terminal.kept_value[k] > stay:
                more = terminal.kept_value[k] - stay
                if terminal.spares_all:
                    stay += more
                elif more > spared_gain:
                    spared_gain = more
            total += stay
            gains.append(program.home[at] - stay + self.report_bounds[OWN[k]])
        return total + spared_gain

    def _select_discharges(self, gains: list[float], to_discharge: int) -> float:
        """The sum of the highest gains; INFEASIBLE if too few patients can go home."""
        self.gains = gains
        ordered = gains[:]
        ordered.sort(reverse=True)
        total = 0.0
        for place in range(to_discharge):
            total += ordered[place]
        return total if total > FEASIBLE_ABOVE else INFEASIBLE

    def _select_with_bonus(
        self, administrator: Administrator, h: Hospital, gains: list[float], to_discharge: int
    ) -> float:
        """As `_select_discharges`, with the best number of an administrator's bonuses."""
        terminal = self.terminal
        bonuses = bonus_count(administrator, h, terminal.discharged_by_seat, terminal.seat)
        best = self._select_discharges(gains, to_discharge) + administrator.points * bonuses
        while administrator.every or not bonuses:
            bonuses += 1
            forced = _force_bonus(administrator, h, gains, bonuses, to_discharge)
            if not forced:
                break
            before = self.gains
            found = self._select_discharges(forced, to_discharge) + administrator.points * bonuses
            found -= FORCED * _missing_discharges(administrator, h, bonuses)
            if found > best:
                best = found
            else:
                self.gains = before
        return best

    def selected_patients(self, to_discharge: int) -> list[int]:
        """The patients, by place, that the last call of `value` sent home."""
        order = [(gain, i) for i, gain in enumerate(self.gains)]
        order.sort(reverse=True)
        return [order[place][1] for place in range(to_discharge)]

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
            self._forget_prices()
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
            norm = sum([x * x for x in direction])
            if norm == 0.0:
                break
            step = scale * max(found - incumbent, LEAST_GAP) / norm
            self.multipliers = [
                max(self.least_multipliers[i], multiplier - step * direction[i])
                for i, multiplier in enumerate(self.multipliers)
            ]
        self.multipliers = best_multipliers
        self._forget_prices()
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
        slack = [0.0] * len(self.multipliers)
        to_discharge = self.discharges - h.lounge[0] - h.lounge[1] - h.lounge[2]
        selected = self.selected_patients(to_discharge)
        for i, at in enumerate(states):
            program.trace(at, i in selected, slack)
        slack = [-used for used in slack]
        slack[FREE] = 0.0
        branched = [branch.department for branch in self.branches]
        free = [one for one in remaining.departments if one not in branched]
        free.sort(key=self._price, reverse=True)
        open_branches = self._open_branches(remaining)
        offered = [branch.pattern for branch in open_branches]
        unbranched = max(0, remaining.capacity - len(open_branches))
        for resource in free[:unbranched] + remaining.effects:
            offered.append(max(resource.patterns, key=self._pattern_price))
        for pattern in offered:
            for index in pattern:
                slack[index] += 1.0
        slack[self.resources.bag.first] += remaining.bags
        return slack


def _missing_discharges(administrator: Administrator, h: Hospital, bonuses: int) -> int:
    """How many more have to be discharged for so many bonuses of the administrator."""
    missing = 0
    for colour in range(3):
        missing += max(0, administrator.needs[colour] * bonuses - h.lounge[colour])
    return missing


def _force_bonus(
    administrator: Administrator, h: Hospital, gains: list[float], bonuses: int, to_discharge: int
) -> list[float]:
    """The gains with FORCED added for the patients that so many bonuses need (a big-M term).

    Empty if so many bonuses cannot be reached, or need nobody.
    """
    if not 0 < _missing_discharges(administrator, h, bonuses) <= to_discharge:
        return []
    forced = gains[:]
    for colour in range(3):
        for _ in range(administrator.needs[colour] * bonuses - h.lounge[colour]):
            best = _best_unforced(h, forced, colour)
            if best == NO_PATIENT or forced[best] < FEASIBLE_ABOVE:
                return []
            forced[best] += FORCED
    return forced


def _best_unforced(h: Hospital, forced: list[float], colour: int) -> int:
    """The patient of a colour, by place, with the highest gain that is not yet forced."""
    best = NO_PATIENT
    for i, k in enumerate(h.patients):
        is_better = best == NO_PATIENT or forced[i] > forced[best]
        if OWN[k] == colour and forced[i] < FORCED / 2 and is_better:
            best = i
    return best
