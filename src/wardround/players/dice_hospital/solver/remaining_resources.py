"""The resources a hospital has left, whoever its patients are."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.activation import targets
from wardround.games.dice_hospital.rules.kinds import SHOWN
from wardround.games.dice_hospital.rules.ruleset import ANY_COLOUR, MATCH, NO_TRIGGER
from wardround.games.dice_hospital.rules.state import Hospital, State
from wardround.players.dice_hospital.solver.patient_network import (
    ArcTable,
    PatientNetwork,
    ReachableStates,
)
from wardround.players.dice_hospital.solver.resources import (
    OFFERED,
    STATE_OF,
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
    - `network`: the transitions that patients can make.
    """

    def __init__(
        self,
        number: int,
        slots: int,
        departments: list[Resource],
        capacity: int,
        network: PatientNetwork,
    ) -> None:
        self.number = number
        self.slots = slots
        self.departments = departments
        self.capacity = capacity
        self.network = network
        self.effects: list[Resource] = []
        self.bags = 0
        self.effect_points = 0.0


class ResourceTable:
    """The remaining resources of every hospital met in one search, each computed once."""

    def __init__(self, s: State, seat: int, terminal: TerminalValue) -> None:
        h = s.hospitals[seat]
        self.workers = s.rules.workers
        self.resources = Resources(s, seat)
        self.slots = [self.resources.departments[d] for d in h.departments]
        self.staff = h.staff[:]
        self.triggers = [
            ANY_COLOUR if worker.trigger == NO_TRIGGER else worker.trigger
            for worker in self.workers
        ]
        self.points_gained = [
            worker.gain_points
            + worker.gain_bags * terminal.bag_value
            - worker.gain_fatalities * terminal.fatality
            for worker in self.workers
        ]
        self.can_gain_bags = any(self.workers[w].gain_bags for w in [*h.staff, h.pending])
        self.states = ReachableStates(h.patients, self.resources.can_recolour)
        self.arcs = ArcTable(self.resources, self.states)
        self.known: dict[int, RemainingResources] = {}
        self.networks: dict[int, PatientNetwork] = {}

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

    def states_of(self, h: Hospital) -> list[int]:
        """The states of the patients of a hospital; those the pending effect may treat OFFERED."""
        if not h.pending:
            return [STATE_OF[k] for k in h.patients]
        worker = self.workers[h.pending]
        if h.bags and worker.relation == MATCH:
            offered = h.patients  # a bag may change the value
        else:
            offered = targets(h, worker)
        states: list[int] = []
        place = 0
        for k in h.patients:
            is_offered = place < len(offered) and offered[place] == k
            states.append(STATE_OF[k] + (OFFERED if is_offered else 0))
            place += 1 if is_offered else 0
        return states

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
        idle = [w for slot, w in enumerate(self.staff) if not (placed >> slot) & 1]
        capacity = min(nurses + len(idle), slots.bit_count())
        slots = slots if capacity else 0
        departments = [one for slot, one in enumerate(self.slots) if (slots >> slot) & 1]
        recolours = self.can_gain_bags or bags > 0
        acting = [w for w in idle if capacity and (recolours or self._may_act(w, shown))]
        gaining = [*acting, pending] if pending else acting
        bags += sum([self.workers[w].gain_bags for w in gaining])
        treating = [w for w in acting if self._can_treat(w)]
        if not self._can_treat(pending):
            pending = 0
        network = self._network(slots, departments, treating, bags > 0, pending)
        made = RemainingResources(len(self.known), slots, departments, capacity, network)
        made.bags = bags
        made.effect_points = sum([max(0.0, self.points_gained[w]) for w in gaining])
        made.effects = [self.resources.effects[w] for w in treating]
        if pending:
            made.effects.append(self.resources.effects[pending])
        return made

    def _can_treat(self, worker: int) -> bool:
        """Whether the effect of a worker treats patients."""
        if not worker:
            return False
        effect = self.resources.effects[worker]
        return effect.count > 0 and len(effect.patterns) > 0

    def _may_act(self, worker: int, shown: int) -> bool:
        """Whether there is a patient of the colour that triggers a specialist."""
        trigger = self.triggers[worker]
        return trigger == ANY_COLOUR or (shown >> trigger) & 1 > 0

    def _network(
        self,
        slots: int,
        departments: list[Resource],
        treating: list[int],
        has_bags: bool,
        pending: int,
    ) -> PatientNetwork:
        """The network of these departments and effects of workers."""
        key = slots | has_bags << 14 | pending << 15
        for w in treating:
            key |= 1 << 24 + self.staff.index(w)
        found = self.networks.get(key)
        if found is None:
            if pending:
                base = self._network(slots, departments, treating, has_bags, 0)
                found = self._with_pending(base, pending)
            else:
                found = self._base_network(departments, treating, has_bags)
            found.number = len(self.networks)
            self.networks[key] = found
        return found

    def _base_network(
        self, departments: list[Resource], treating: list[int], has_bags: bool
    ) -> PatientNetwork:
        same_colours, linked = self.resources.same_colours, self.resources.linked
        begins = any(w in same_colours for w in treating)
        arcs = [self.arcs.of_effect(w) for w in treating]
        arcs += [self.arcs.of_department(department, begins) for department in departments]
        if has_bags:
            arcs.append(self.arcs.bag)
        if begins:
            arcs.append(self.arcs.free)
        order = self.states.with_begun if begins else self.states.fresh_and_waiting
        made = PatientNetwork(order, arcs, has_bags)
        made.begins = begins
        for w in treating:
            if w not in same_colours:
                made.acting |= 1 << linked.index(w)
        return made

    def _with_pending(self, base: PatientNetwork, pending: int) -> PatientNetwork:
        """The same network with the layer of patients that the pending effect may treat."""
        arcs = [self.arcs.of_pending_effect(pending)]
        if base.has_bags:
            arcs.append(self.arcs.bag)
        arcs.append(self.arcs.free)
        made = PatientNetwork(self.states.offered, arcs, base.has_bags)
        made.base = base
        made.acting = base.acting
        made.begins = base.begins
        return made


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
