"""The dynamic programme of one patient in the Lagrangian relaxation.

Once the constraints are priced by multipliers, patients are independent: each takes the path
through its network with the highest reward. The programme finds these rewards for all states at
once, by backward induction.
"""

from __future__ import annotations

from typing import Final

from wardround.players.dice_hospital.solver.patient_network import PatientNetwork
from wardround.players.dice_hospital.solver.resources import (
    COLOURS,
    FREE,
    HOME,
    KIND_OF,
    NO_STATE,
    SPOTS,
    Resources,
    Tariff,
)

INFEASIBLE: Final = -1e9
FEASIBLE_ABOVE: Final = INFEASIBLE / 2
NEVER_HOME: Final = [INFEASIBLE] * HOME + [0.0]


def rewards_untreated(left_value: list[float]) -> list[float]:
    """By state, the reward in bed of a patient that is not treated any more."""
    fresh_and_waiting = [left_value[k] for k in KIND_OF]
    return fresh_and_waiting + fresh_and_waiting[:SPOTS] + fresh_and_waiting + [INFEASIBLE]


class TariffRewards:
    """By tariff, the reward of a transition (mostly negative) at some multipliers.

    `links` and `amounts` tell how much it uses of which linking constraint; what triggers an effect
    uses a negative amount. `acting` has a bit for each effect that can still be triggered.
    """

    def __init__(
        self, resources: Resources, acting: int, multipliers: list[float], bag_value: float
    ) -> None:
        self.multiplier_of = resources.tariff_multipliers
        self.values = [-multipliers[index] for index in self.multiplier_of]
        self.values[resources.bag.first] -= bag_value
        self.links = [FREE] * len(self.values)
        self.amounts = [0.0] * len(self.values)
        for index in range(resources.multiplier_count, len(self.values)):
            self._add_links(index, resources.tariffs[index], acting, multipliers)

    def _add_links(self, index: int, tariff: Tariff, acting: int, multipliers: list[float]) -> None:
        if tariff.used is not None:
            self.values[index] -= multipliers[tariff.used.multiplier]
            self.links[index] = tariff.used.multiplier
            self.amounts[index] = 1.0
        best = -1.0
        for link in tariff.triggered:
            earned = link.count * multipliers[link.multiplier]
            if (acting >> link.bit) & 1 and earned > best:
                best = earned
                self.links[index] = link.multiplier
                self.amounts[index] = -float(link.count)
        self.values[index] += max(0.0, best)


class PatientProgram:
    """By state, the best reward of a patient that stays in bed (`in_bed`) or goes `home`.

    `gains` is what going home is worth more than staying.
    """

    def __init__(
        self,
        network: PatientNetwork,
        rewards: TariffRewards,
        bag_reward: float,
        in_bed: list[float],
        home: list[float],
    ) -> None:
        self.network = network
        self.rewards = rewards
        self.bag_reward = bag_reward if network.has_bags else INFEASIBLE
        self.in_bed = in_bed[:]
        self.home = home[:]
        self._solve()

    def _solve(self) -> None:
        """Backward induction over the states of the network."""
        in_bed, home = self.in_bed, self.home
        rewards = self.rewards.values
        recolours = self.network.has_bags
        arcs_of = self.network.arcs
        for at in self.network.order:
            arcs = arcs_of[at]
            best_in_bed = in_bed[at]
            best_home = home[at]
            for i in range(0, len(arcs), 2):
                to = arcs[i]
                reward = rewards[arcs[i + 1]]
                stay = in_bed[to] + reward
                if stay > best_in_bed:
                    best_in_bed = stay
                leave = home[to] + reward
                if leave > best_home:
                    best_home = leave
            in_bed[at] = best_in_bed
            home[at] = best_home
            if recolours and at % COLOURS == COLOURS - 1:
                _relax_recolouring(in_bed, at - COLOURS + 1, self.bag_reward)
                _relax_recolouring(home, at - COLOURS + 1, self.bag_reward)

    def trace(self, at: int, goes_home: bool, bag: int, usage: list[float]) -> None:
        """Follow the best path from a state and count, by multiplier, what it uses.

        `bag` is the index of the multiplier of blood bags.
        """
        table = self.home if goes_home else self.in_bed
        while at not in (HOME, NO_STATE):
            at = self._next_on_path(table, at, bag, usage)

    def _next_on_path(self, table: list[float], at: int, bag: int, usage: list[float]) -> int:
        """The next state on the best path, or NO_STATE at its end in bed."""
        rewards = self.rewards
        arcs = self.network.arcs[at]
        for i in range(0, len(arcs), 2):
            to, tariff = arcs[i], arcs[i + 1]
            if table[at] == table[to] + rewards.values[tariff]:
                usage[rewards.multiplier_of[tariff]] += 1.0
                usage[rewards.links[tariff]] += rewards.amounts[tariff]
                return to
        if self.network.has_bags:
            first = at - at % COLOURS
            for to in range(first, first + COLOURS):
                if table[at] == table[to] + self.bag_reward:
                    usage[bag] += 1.0
                    return to
        return NO_STATE

    def transition_cost(
        self, at: int, to: int, reward: float, least_selected: float, most_left: float
    ) -> float:
        """The reduced cost of a transition: how far it falls short of the best path.

        To go home instead of staying, a patient has to take the place of one who gains
        `least_selected` by it; one that stays after all leaves its place to one who gains
        `most_left`.
        """
        home, in_bed = self.home[at], self.in_bed[at]
        gain = home - in_bed
        home_after = self.home[to]
        cost_home = home - home_after - reward
        if gain < least_selected:
            cost_home += least_selected - gain
        cost_in_bed = in_bed - self.in_bed[to] - reward
        if gain > most_left:
            cost_in_bed += gain - most_left
        return cost_home if cost_home < cost_in_bed and home_after > FEASIBLE_ABOVE else cost_in_bed


def _relax_recolouring(table: list[float], first: int, bag_reward: float) -> None:
    """Let each of three colours become the best of them by a bag."""
    best = table[first]
    if table[first + 1] > best:
        best = table[first + 1]
    if table[first + 2] > best:
        best = table[first + 2]
    best += bag_reward
    for at in range(first, first + COLOURS):
        if table[at] < best:
            table[at] = best
