"""The dynamic programme of one patient in the Lagrangian relaxation.

Once the capacity constraints are priced by multipliers, patients are independent: each takes the
path through its states with the highest reward, where every treatment costs a multiplier. The
programme finds these rewards for all states at once, from the highest value down.
"""

from __future__ import annotations

from typing import Final

from wardround.players.dice_hospital.solver.resources import (
    BEGUN,
    FRESH,
    HOME,
    KIND_OF,
    NO_STATE,
    SPOTS,
    STATES,
    WAITS,
    Resource,
)

INFEASIBLE: Final = -1e9
FEASIBLE_ABOVE: Final = INFEASIBLE / 2
COLOURS: Final = 3
TOPOLOGICAL_ORDER: Final = [
    layer + spot + colour
    for spot in range(SPOTS - COLOURS, -1, -COLOURS)
    for layer in (FRESH, BEGUN, WAITS)
    for colour in range(COLOURS)
]


class PatientProgram:
    """By state, the best reward of a patient that stays in bed (`in_bed`) or goes `home`.

    `constant` is the part of the bound that does not depend on patients: the prices of all
    resources left and what effects gain. `marginal_price` is the price of the last department
    that there is a worker for. `bag_reward` is the (negative) reward of using a blood bag.
    """

    def __init__(
        self,
        arcs: list[list[tuple[int, int]]],
        tracks_departments: bool,
        multipliers: list[float],
        left_value: list[float],
    ) -> None:
        self.arcs = arcs
        self.tracks_departments = tracks_departments
        self.multipliers = multipliers
        self.constant = 0.0
        self.marginal_price = 0.0
        self.bag_reward = INFEASIBLE
        self.in_bed = [left_value[k] for k in KIND_OF]
        self.home = [INFEASIBLE] * STATES

    def solve(self, bag: Resource | None, bag_value: float) -> None:
        """Fill the tables by backward induction; a bag costs its multiplier and its value."""
        if bag is None:
            for at in TOPOLOGICAL_ORDER:
                if self.arcs[at]:
                    self._relax_arcs(at)
            return
        self.bag_reward = -bag_value - self.multipliers[bag.first]
        for first in TOPOLOGICAL_ORDER[::COLOURS]:
            if self.tracks_departments or not BEGUN <= first < WAITS:
                for at in range(first, first + COLOURS):
                    self._relax_arcs(at)
                    self._relax_bag(at, bag.next_state[at])
                _relax_recolouring(self.in_bed, first, self.bag_reward)
                _relax_recolouring(self.home, first, self.bag_reward)

    def _relax_arcs(self, at: int) -> None:
        in_bed, home, multipliers = self.in_bed, self.home, self.multipliers
        best_in_bed = in_bed[at]
        best_home = INFEASIBLE
        for to, index in self.arcs[at]:
            price = multipliers[index]
            if to == HOME:
                if -price > best_home:
                    best_home = -price
                continue
            if in_bed[to] - price > best_in_bed:
                best_in_bed = in_bed[to] - price
            if home[to] - price > best_home:
                best_home = home[to] - price
        in_bed[at] = best_in_bed
        home[at] = best_home

    def _relax_bag(self, at: int, to: int) -> None:
        in_bed, home, reward = self.in_bed, self.home, self.bag_reward
        if to == HOME:
            if reward > home[at]:
                home[at] = reward
        elif to > HOME:
            if in_bed[to] + reward > in_bed[at]:
                in_bed[at] = in_bed[to] + reward
            if home[to] + reward > home[at]:
                home[at] = home[to] + reward

    def trace(self, at: int, goes_home: bool, bag: Resource, usage: list[float]) -> None:
        """Follow the best path from a state and count, by multiplier, what it uses."""
        table = self.home if goes_home else self.in_bed
        while at not in (HOME, NO_STATE):
            at = self._next_on_path(table, at, goes_home, bag, usage)

    def _next_on_path(
        self, table: list[float], at: int, goes_home: bool, bag: Resource, usage: list[float]
    ) -> int:
        """The next state on the best path, HOME, or NO_STATE at its end in bed."""
        for to, index in self.arcs[at]:
            if _is_optimal(table, at, to, goes_home, -self.multipliers[index]):
                usage[index] += 1.0
                return to
        if self.bag_reward <= FEASIBLE_ABOVE:
            return NO_STATE
        first = at - at % COLOURS
        by_bag: list[int] = [bag.next_state[at], first, first + 1, first + 2]
        for to in by_bag:
            if _is_optimal(table, at, to, goes_home, self.bag_reward):
                usage[bag.first] += 1.0
                return to
        return NO_STATE


def _is_optimal(table: list[float], at: int, to: int, goes_home: bool, reward: float) -> bool:
    """Whether a transition with this reward is on a best path."""
    if to == HOME:
        return goes_home and table[at] == reward
    return to > HOME and table[at] == table[to] + reward


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
