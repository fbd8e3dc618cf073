"""The resources a hospital has left, whoever its patients are."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import SHOWN
from wardround.games.dice_hospital.rules.ruleset import ANY_COLOUR, NO_TRIGGER
from wardround.games.dice_hospital.rules.state import Hospital, State
from wardround.players.dice_hospital.solver.resources import (
    BEGUN,
    HOME,
    STATES,
    WAITS,
    Resource,
    Resources,
)
from wardround.players.dice_hospital.solver.terminal_value import TerminalValue


class RemainingResources:
    """The resources that may still be used, shared by all hospitals that have the same.

    - `number`: the key under which bounds keep what they computed for it.
    - `departments`, `slots` (their slots as a bit set): at most `capacity` of them can be used.
    - `effects`, `bags`: specialist effects, and how many blood bags there may be.
    - `effect_points`: points of effects that treat no patient.
    - `arcs`: by state of a patient, the transitions as (next state, index of the multiplier).
    - `tracks_departments`: whether the BEGUN layer matters, because of an effect limited to it.
    """

    def __init__(self, number: int, slots: int, departments: list[Resource], capacity: int) -> None:
        self.number = number
        self.slots = slots
        self.departments = departments if capacity else []
        self.capacity = capacity
        self.effects: list[Resource] = []
        self.bags = 0
        self.effect_points = 0.0
        self.tracks_departments = False
        self.arcs: list[list[tuple[int, int]]] = []


class ResourceTable:
    """The remaining resources of every hospital met in one search, each computed once."""

    def __init__(self, s: State, seat: int, terminal: TerminalValue) -> None:
        h = s.hospitals[seat]
        workers = s.rules.workers
        self.resources = Resources(s, seat)
        self.slots = [self.resources.departments[d] for d in h.departments]
        self.staff = h.staff[:]
        self.triggers = [
            ANY_COLOUR if worker.trigger == NO_TRIGGER else worker.trigger for worker in workers
        ]
        self.bags_gained = [worker.gain_bags for worker in workers]
        self.can_gain_bags = any(workers[w].gain_bags for w in [*h.staff, h.pending])
        self.points_gained = [
            worker.gain_points
            + worker.gain_bags * terminal.bag_value
            - worker.gain_fatalities * terminal.fatality
            for worker in workers
        ]
        self.known: dict[int, RemainingResources] = {}

    def of_hospital(self, h: Hospital) -> RemainingResources:
        """What a hospital has left, without departments that can get too few patients."""
        shown = 0
        for k in h.patients:
            shown |= 1 << SHOWN[k]
        recolours = self.can_gain_bags or h.bags > 0
        slots = 0
        for slot, department in enumerate(self.slots):
            if not (h.used >> slot) & 1 and _may_be_used(department, h, recolours):
                slots |= 1 << slot
        return self._find(slots, h.placed, h.nurses, h.bags, h.pending, shown)

    def of_bags(self, bags: int) -> RemainingResources:
        """Nothing but so many blood bags."""
        return self._find(0, 0, 0, bags, 0, 0)

    def _find(
        self, slots: int, placed: int, nurses: int, bags: int, pending: int, shown: int
    ) -> RemainingResources:
        key = slots | placed << 14 | nurses << 28 | bags << 32 | shown << 38 | pending << 41
        found = self.known.get(key)
        if found is None:
            found = self._make(slots, placed, nurses, bags, pending, shown)
            self.known[key] = found
        return found

    def _make(
        self, slots: int, placed: int, nurses: int, bags: int, pending: int, shown: int
    ) -> RemainingResources:
        departments = [one for slot, one in enumerate(self.slots) if (slots >> slot) & 1]
        idle = [w for slot, w in enumerate(self.staff) if not (placed >> slot) & 1]
        capacity = min(nurses + len(idle), len(departments))
        made = RemainingResources(len(self.known), slots, departments, capacity)
        recolours = self.can_gain_bags or bags > 0
        acting = [w for w in idle if capacity and (recolours or self._may_act(w, shown))]
        made.effects = [self.resources.effects[w] for w in acting]
        if pending:
            acting.append(pending)
            made.effects.append(self.resources.pending[pending])
        made.effects = [effect for effect in made.effects if effect.count and effect.patterns]
        made.bags = bags + sum([self.bags_gained[w] for w in acting])
        made.effect_points = sum([max(0.0, self.points_gained[w]) for w in acting])
        made.tracks_departments = any(effect.only_begun for effect in made.effects)
        made.arcs = _arcs(made.effects + made.departments, made.tracks_departments)
        return made

    def _may_act(self, worker: int, shown: int) -> bool:
        """Whether there is a patient of the colour that triggers a specialist."""
        trigger = self.triggers[worker]
        return trigger == ANY_COLOUR or (shown >> trigger) & 1 > 0


def _arcs(resources: list[Resource], tracks_departments: bool) -> list[list[tuple[int, int]]]:
    """By state the transitions of these resources; without tracking, FRESH stands for BEGUN."""
    arcs: list[list[tuple[int, int]]] = []
    for at in range(STATES):
        found: list[tuple[int, int]] = []
        for resource in resources if tracks_departments or not BEGUN <= at < WAITS else []:
            to = resource.next_state[at]
            if to >= HOME:
                to = to if tracks_departments or to < BEGUN else to - BEGUN
                found.append((to, resource.multiplier_of[at]))
        arcs.append(found)
    return arcs


def _may_be_used(department: Resource, h: Hospital, recolours: bool) -> bool:
    """Whether enough patients may come to fit; if bags may recolour, any patient may."""
    need = department.count
    if not department.patterns:
        return False
    if recolours:
        return len(h.patients) >= need
    eligible = department.eligible
    for k in h.patients:
        if eligible[k]:
            need -= 1
            if need <= 0:
                return True
    return False
