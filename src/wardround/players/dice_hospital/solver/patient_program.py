"""The dynamic programme of one patient in the Lagrangian relaxation.

Once the constraints are priced by multipliers, patients are independent: each takes the path
through its network with the highest reward. The programme finds these rewards for all states at
once, by backward induction.
"""

from __future__ import annotations

from typing import Final

from wardround.native import i64, mypyc_attr
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


@mypyc_attr(acyclic=True)
class StateRewards:
    """The best rewards of a patient in one state: if it stays `in_bed`, and if it goes `home`."""

    __slots__ = ("home", "in_bed")

    def __init__(self, in_bed: float, home: float) -> None:
        self.in_bed = in_bed
        self.home = home

    def raise_to(self, in_bed: float, home: float) -> None:
        """Raise what is lower."""
        if self.in_bed < in_bed:
            self.in_bed = in_bed
        if self.home < home:
            self.home = home


def rewards_untreated(left_value: list[float]) -> list[StateRewards]:
    """By state, the rewards of a patient that is not treated any more."""
    fresh_and_waiting = [left_value[k] for k in KIND_OF]
    in_bed = fresh_and_waiting + fresh_and_waiting[:SPOTS] + fresh_and_waiting
    return [StateRewards(reward, INFEASIBLE) for reward in in_bed] + [StateRewards(INFEASIBLE, 0.0)]


@mypyc_attr(acyclic=True)
class TariffReward:
    """The reward (`value`, mostly negative) of a transition by one tariff at some multipliers.

    `amount` tells how much it uses of the linking constraint `link`; what triggers an effect
    uses a negative amount.
    """

    __slots__ = ("amount", "link", "multiplier", "value")

    def __init__(self, multiplier: i64, value: float) -> None:
        self.multiplier = multiplier
        self.value = value
        self.link: i64 = FREE
        self.amount = 0.0

    def add_links(self, tariff: Tariff, acting: i64, multipliers: list[float]) -> None:
        """Add what the links of the tariff cost, and the most that one of them earns."""
        used = tariff.used
        if used is not None:
            self.value -= multipliers[used.multiplier]
            self.link = used.multiplier
            self.amount = 1.0
        best = -1.0
        for link in tariff.triggered:
            earned = link.count * multipliers[link.multiplier]
            if earned > best and (acting >> link.bit) & 1:
                best = earned
                self.link = link.multiplier
                self.amount = -link.count
        if best > 0.0:
            self.value += best


def tariff_rewards(
    resources: Resources, acting: i64, multipliers: list[float], bag_value: float
) -> list[TariffReward]:
    """By tariff, its reward; `acting` has a bit for each effect that can still be triggered."""
    made = [TariffReward(index, -multipliers[index]) for index in resources.tariff_multipliers]
    made[resources.bag.first].value -= bag_value
    for index in range(resources.multiplier_count, len(made)):
        made[index].add_links(resources.tariffs[index], acting, multipliers)
    return made


@mypyc_attr(acyclic=True)
class PatientProgram:
    """By state, the best rewards of a patient (`states`). `rewards` are by tariff.

    `untreated` are the rewards of states without the arcs of the network.
    """

    __slots__ = ("bag_reward", "network", "rewards", "states")

    def __init__(
        self,
        network: PatientNetwork,
        rewards: list[TariffReward],
        bag_reward: float,
        untreated: list[StateRewards],
    ) -> None:
        self.network = network
        self.rewards = rewards
        self.bag_reward = bag_reward if network.has_bags else INFEASIBLE
        self.states = untreated[:]
        self._solve()

    def _solve(self) -> None:
        """Backward induction over the states of the network."""
        states, rewards = self.states, self.rewards
        recolours = self.network.has_bags
        arcs, first, end = self.network.arcs, self.network.first, self.network.end
        at: i64
        place: i64
        for at in self.network.order:
            before = states[at]
            best_in_bed = before.in_bed
            best_home = before.home
            for place in range(first[at], end[at]):
                arc = arcs[place]
                reward = rewards[arc.tariff].value
                after = states[arc.to]
                stay = after.in_bed + reward
                if stay > best_in_bed:
                    best_in_bed = stay
                leave = after.home + reward
                if leave > best_home:
                    best_home = leave
            states[at] = StateRewards(best_in_bed, best_home)
            if recolours and at % COLOURS == COLOURS - 1:
                _relax_recolouring(states[at - 2], states[at - 1], states[at], self.bag_reward)

    def trace(self, at: i64, goes_home: bool, bag: i64, usage: list[float]) -> None:
        """Follow the best path from a state and count, by multiplier, what it uses.

        `bag` is the index of the multiplier of blood bags.
        """
        while at not in (HOME, NO_STATE):
            at = self._next_on_path(at, goes_home, bag, usage)

    def _next_on_path(self, at: i64, goes_home: bool, bag: i64, usage: list[float]) -> i64:
        """The next state on the best path, or NO_STATE at its end in bed."""
        best = self._best_reward(at, goes_home)
        for arc in self.network.arcs_from(at):
            reward = self.rewards[arc.tariff]
            if best == self._best_reward(arc.to, goes_home) + reward.value:
                usage[reward.multiplier] += 1.0
                usage[reward.link] += reward.amount
                return arc.to
        if self.network.has_bags:
            first = at - at % COLOURS
            for to in range(first, first + COLOURS):
                if best == self._best_reward(to, goes_home) + self.bag_reward:
                    usage[bag] += 1.0
                    return to
        return NO_STATE

    def _best_reward(self, at: i64, goes_home: bool) -> float:
        rewards = self.states[at]
        return rewards.home if goes_home else rewards.in_bed

    def transition_cost(
        self, at: i64, to: i64, reward: float, least_selected: float, most_left: float
    ) -> float:
        """The reduced cost of a transition: how far it falls short of the best path.

        To go home instead of staying, a patient has to take the place of one who gains
        `least_selected` by it; one that stays after all leaves its place to one who gains
        `most_left`.
        """
        before, after = self.states[at], self.states[to]
        gain = before.home - before.in_bed
        cost_home = before.home - after.home - reward
        if gain < least_selected:
            cost_home += least_selected - gain
        cost_in_bed = before.in_bed - after.in_bed - reward
        if gain > most_left:
            cost_in_bed += gain - most_left
        return cost_home if cost_home < cost_in_bed and after.home > FEASIBLE_ABOVE else cost_in_bed


def _relax_recolouring(
    red: StateRewards, yellow: StateRewards, green: StateRewards, bag_reward: float
) -> None:
    """Let each of three colours become the best of them by a bag."""
    in_bed = _highest(red.in_bed, yellow.in_bed, green.in_bed) + bag_reward
    home = _highest(red.home, yellow.home, green.home) + bag_reward
    red.raise_to(in_bed, home)
    yellow.raise_to(in_bed, home)
    green.raise_to(in_bed, home)


def _highest(one: float, other: float, third: float) -> float:
    best = one if one > other else other
    return best if best > third else third
