"""The transitions that a patient can make with a set of resources."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import SHOWN, VALUE, WAITING
from wardround.native import i64, mypyc_attr
from wardround.players.dice_hospital.solver.resources import (
    BEGUN,
    COLOURS,
    FREE,
    FRESH,
    HOME,
    NO_STATE,
    OFFERED,
    SPOTS,
    STATES,
    WAITS,
    Resource,
    Resources,
)


class ReachableStates:
    """The states that the patients of one search can be in, each after all that it leads to."""

    def __init__(self, kinds: list[int], can_recolour: bool) -> None:
        lowest = min([VALUE[k] for k in kinds], default=6)
        colours = [False] * COLOURS
        waiting = [False] * SPOTS
        for k in kinds:
            for colour in range(COLOURS):
                if can_recolour or colour == SHOWN[k]:
                    colours[colour] = True
                    if k % 3 == WAITING:
                        waiting[(VALUE[k] - 1) * COLOURS + colour] = True
        self.fresh: list[int] = []
        self.fresh_and_waiting: list[int] = []
        self.with_begun: list[int] = []
        for value in range(6, lowest - 1, -1):
            first = (value - 1) * COLOURS
            spots = [first + colour for colour in range(COLOURS) if colours[colour]]
            states = [FRESH + spot for spot in spots]
            states += [WAITS + spot for spot in spots if waiting[spot]]
            self.fresh += spots
            self.fresh_and_waiting += states
            self.with_begun += states
            self.with_begun += [BEGUN + spot for spot in spots]
        self.offered = [OFFERED + at for at in self.fresh_and_waiting]


@mypyc_attr(acyclic=True)
class Arc:
    """A transition of a patient: the next state, and the index of its tariff."""

    __slots__ = ("tariff", "to")

    def __init__(self, to: i64, tariff: i64) -> None:
        self.to = to
        self.tariff = tariff


Arcs = list[Arc | None]  # by state, of one resource


class ArcTable:
    """The arcs of all resources of one search, made once and shared by its networks.

    - `bag`: a blood bag heals a patient, who stays in its layer.
    - `free`: patients leave the BEGUN or OFFERED layer at no cost.
    """

    def __init__(self, resources: Resources, states: ReachableStates) -> None:
        self.resources = resources
        self.states = states
        self.bag = no_arcs()
        self.free = no_arcs()
        self.known: dict[int, Arcs] = {}
        self._add_bag(FRESH, states.fresh_and_waiting)
        self._leave_layer(BEGUN, states.fresh)
        self._leave_layer(OFFERED, states.fresh_and_waiting)

    def _add_bag(self, layer: int, states: list[int]) -> None:
        bag = self.resources.bag
        for at in states:
            to = bag.next_state[at]
            if to != NO_STATE:
                self.bag[layer + at] = Arc(to if to == HOME else to + layer, bag.first)

    def _leave_layer(self, layer: int, states: list[int]) -> None:
        self._add_bag(layer, states)
        for at in states:
            self.free[layer + at] = Arc(at, FREE)

    def of_department(self, department: Resource, begins: bool) -> Arcs:
        """A department treats patients; `begins` if an effect may follow on the same one."""
        return self._treating(department, begins)

    def of_effect(self, worker: int) -> Arcs:
        """An effect treats any patients, or those whom a department has just healed."""
        effect = self.resources.effects[worker]
        colours = self.resources.same_colours.get(worker)
        return self._treating(effect, False) if colours is None else self._on_same(effect, colours)

    def _treating(self, resource: Resource, begins: bool) -> Arcs:
        key = resource.number * 2 + begins
        made = self.known.get(key)
        if made is None:
            made = no_arcs()
            for at in self.states.fresh_and_waiting:
                if resource.next_state[at] != NO_STATE:
                    made[at] = Arc(state_after(resource, at, begins), resource.tariff_of[at])
            self.known[key] = made
        return made

    def _on_same(self, effect: Resource, colours: list[int]) -> Arcs:
        made = no_arcs()
        for spot in self.states.fresh:
            if effect.next_state[spot] != NO_STATE and spot % COLOURS in colours:
                made[BEGUN + spot] = Arc(effect.next_state[spot], effect.multiplier_of[spot])
        return made

    def of_pending_effect(self, worker: int) -> Arcs:
        """The effect that is pending now treats the patients it is offered to."""
        effect = self.resources.effects[worker]
        made = no_arcs()
        for at in self.states.fresh_and_waiting:
            if effect.next_state[at] != NO_STATE:
                made[OFFERED + at] = Arc(effect.next_state[at], effect.multiplier_of[at])
        return made


def no_arcs() -> Arcs:
    """No arc for any state."""
    return [None] * STATES


def state_after(department: Resource, at: int, begins: bool) -> int:
    """The state after a treatment in a department that fits; BEGUN if an effect may follow."""
    to = department.next_state[at]
    return to + BEGUN if begins and to != HOME and department.heals(at) else to


class PatientNetwork:
    """The network of states; it has no cycles but those of colours that blood bags change.

    - `number`: the key under which bounds keep what they computed for it.
    - `order`: the states for which it has arcs, each after all that it leads to.
    - `arcs`: the arcs of all these states; those of one are from `first` to `end` by state.
    - `acting`: the bits of the effects that a treatment may still trigger.
    - `begins`: an effect may treat patients whom a department has just healed.
    - `base`: the network without the effect that is pending now; this one has the OFFERED layer.
    """

    def __init__(self, order: list[int], resources: list[Arcs], has_bags: bool) -> None:
        self.number = 0
        self.order = order
        self.has_bags = has_bags
        self.acting = 0
        self.begins = False
        self.base: PatientNetwork | None = None
        self.arcs: list[Arc] = []
        self.first = [0] * STATES
        self.end = [0] * STATES
        for at in order:
            self.first[at] = len(self.arcs)
            for arcs in resources:
                arc = arcs[at]
                if arc is not None:
                    self.arcs.append(arc)
            self.end[at] = len(self.arcs)

    def arcs_from(self, at: i64) -> list[Arc]:
        """The transitions of a patient in this state."""
        if at < OFFERED and self.base is not None:
            return self.base.arcs_from(at)
        return self.arcs[self.first[at] : self.end[at]]
