"""The transitions that a patient can make with a set of resources."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import SHOWN, VALUE, WAITING
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


class PatientNetwork:
    """The network of states; it has no cycles but those of colours that blood bags change.

    - `number`: the key under which bounds keep what they computed for it.
    - `arcs`: by state the transitions, two numbers each: the next state, the index of the tariff.
    - `order`: the states for which it has arcs, each after all that it leads to.
    - `acting`: the bits of the effects that a treatment may still trigger.
    - `base`: the network without the effect that is pending now; this one adds the OFFERED layer.
    """

    def __init__(self, states: ReachableStates, has_bags: bool) -> None:
        self.number = 0
        self.states = states
        self.order = states.fresh_and_waiting
        self.has_bags = has_bags
        self.arcs: list[list[int]] = [[] for _ in range(STATES)]
        self.acting = 0
        self.base: PatientNetwork | None = None

    def add_department(self, department: Resource, begins: bool) -> None:
        """Let a department treat patients; `begins` if an effect may treat the same ones."""
        for at in self.states.fresh_and_waiting:
            to = department.next_state[at]
            if to != NO_STATE:
                if begins and to != HOME and department.heals(at):
                    to += BEGUN
                self.arcs[at] += (to, department.tariff_of[at])

    def add_effect(self, effect: Resource) -> None:
        """Let an effect that has to be triggered treat any patients."""
        for at in self.states.fresh_and_waiting:
            if effect.next_state[at] != NO_STATE:
                self.arcs[at] += (effect.next_state[at], effect.tariff_of[at])

    def add_effect_on_same(self, effect: Resource, colours: list[int]) -> None:
        """Let an effect treat patients of these colours whom a department has just healed."""
        self.order = self.states.with_begun
        for spot in self.states.fresh:
            if effect.next_state[spot] != NO_STATE and spot % COLOURS in colours:
                self.arcs[BEGUN + spot] += (effect.next_state[spot], effect.multiplier_of[spot])

    def add_pending_effect(self, base: PatientNetwork, effect: Resource) -> None:
        """Put a layer before another network: the effect treats the patients it is offered to."""
        self.base = base
        self.acting = base.acting
        self.order = self.states.offered
        self.arcs[:OFFERED] = base.arcs[:OFFERED]
        for at in self.states.fresh_and_waiting:
            if effect.next_state[at] != NO_STATE:
                self.arcs[OFFERED + at] += (effect.next_state[at], effect.multiplier_of[at])

    def add_bag(self, bag: Resource, layer: int) -> None:
        """Let a blood bag heal a patient, who stays in its layer."""
        for at in self.states.fresh if layer == BEGUN else self.states.fresh_and_waiting:
            to = bag.next_state[at]
            if to != NO_STATE:
                self.arcs[layer + at] += (to if to == HOME else to + layer, bag.first)

    def add_free_transitions(self, layer: int) -> None:
        """Let patients leave the BEGUN or OFFERED layer at no cost."""
        for at in self.states.fresh if layer == BEGUN else self.states.fresh_and_waiting:
            self.arcs[layer + at] += (at, FREE)
