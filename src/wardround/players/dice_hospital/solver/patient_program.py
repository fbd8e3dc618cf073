"""The dynamic programme of one patient in the Lagrangian relaxation.

Once the constraints are priced by multipliers, patients are independent: each takes the path
through its network with the highest reward. The programme finds these rewards for all states at
once, by backward induction.
"""

from __future__ import annotations

from typing import Final

from wardround.players.dice_hospital.solver.patient_network import PatientNetwork
from wardround.players.dice_hospital.solver.resources import (
    BAG_USED,
    COLOURS,
    HOME,
    KIND_OF,
    NO_STATE,
    SPOTS,
    Resource,
    Rewards,
)

INFEASIBLE: Final = -1e9
FEASIBLE_ABOVE: Final = INFEASIBLE / 2
NEVER_HOME: Final = [INFEASIBLE] * HOME + [0.0]


def rewards_untreated(left_value: list[float]) -> list[float]:
    """By state, the reward in bed of a patient that is not treated any more."""
    fresh_and_waiting = [left_value[k] for k in KIND_OF]
    return fresh_and_waiting + fresh_and_waiting[:SPOTS] + fresh_and_waiting + [INFEASIBLE]


class PatientProgram:
    """By state, the best reward of a patient that stays in bed (`in_bed`) or goes `home`."""

    def __init__(
        self,
        network: PatientNetwork,
        multipliers: list[float],
        rewards: Rewards,
        bag: Resource,
        in_bed: list[float],
        home: list[float],
    ) -> None:
        self.network = network
        self.multipliers = multipliers
        self.rewards = rewards
        self.bag = bag
        self.bag_reward = INFEASIBLE
        if network.has_bags:
            self.bag_reward = rewards.values[BAG_USED] - multipliers[bag.first]
        self.in_bed = in_bed[:]
        self.home = home[:]
        self._solve()

    def _solve(self) -> None:
        """Backward induction over the states of the network."""
        in_bed, home = self.in_bed, self.home
        multipliers, rewards = self.multipliers, self.rewards.values
        recolours = self.network.has_bags
        arcs_of = self.network.arcs
        for at in self.network.order:
            arcs = arcs_of[at]
            best_in_bed = in_bed[at]
            best_home = home[at]
            for i in range(0, len(arcs), 3):
                to = arcs[i]
                reward = rewards[arcs[i + 2]] - multipliers[arcs[i + 1]]
                if in_bed[to] + reward > best_in_bed:
                    best_in_bed = in_bed[to] + reward
                if home[to] + reward > best_home:
                    best_home = home[to] + reward
            in_bed[at] = best_in_bed
            home[at] = best_home
            if recolours and at % COLOURS == COLOURS - 1:
                _relax_recolouring(in_bed, at - COLOURS + 1, self.bag_reward)
                _relax_recolouring(home, at - COLOURS + 1, self.bag_reward)

    def trace(self, at: int, goes_home: bool, usage: list[float]) -> None:
        """Follow the best path from a state and count, by multiplier, what it uses."""
        table = self.home if goes_home else self.in_bed
        while at not in (HOME, NO_STATE):
            at = self._next_on_path(table, at, usage)

    def _next_on_path(self, table: list[float], at: int, usage: list[float]) -> int:
        """The next state on the best path, or NO_STATE at its end in bed."""
        arcs = self.network.arcs[at]
        for i in range(0, len(arcs), 3):
            to, index, reward = arcs[i], arcs[i + 1], arcs[i + 2]
            if table[at] == table[to] + (self.rewards.values[reward] - self.multipliers[index]):
                usage[index] += 1.0
                usage[self.rewards.links[reward]] += self.rewards.amounts[reward]
                return to
        if self.bag_reward > FEASIBLE_ABOVE:
            first = at - at % COLOURS
            for to in range(first, first + COLOURS):
                if table[at] == table[to] + self.bag_reward:
                    usage[self.bag.first] += 1.0
                    return to
        return NO_STATE

    def transition_cost(self, at: int, to: int, reward: float) -> float:
        """The reduced cost of a transition: how far it falls short of the best path."""
        home = self.home[at] - self.home[to] - reward
        in_bed = self.in_bed[at] - self.in_bed[to] - reward
        return home if home < in_bed and self.home[to] > FEASIBLE_ABOVE else in_bed


def _relax_recolouring(table: list[float], first: int, bag_reward: float) -> None:
    """Let each of three colours become the best of them by a bag."""
    best = max(table[first], max(table[first + 1], table[first + 2])) + bag_reward
    for at in range(first, first + COLOURS):
        if table[at] < best:
            table[at] = best
