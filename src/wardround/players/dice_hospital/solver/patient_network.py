"""The transitions that a patient can make with a set of resources."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import SHOWN, VALUE, WAITING
from wardround.players.dice_hospital.solver.resources import (
    BAG_USED,
    BEGUN,
    COLOURS,
    FREE,
    FRESH,
    HOME,
    NO_REWARD,
    NO_STATE,
    OFFERED,
    SPOTS,
    STATES,
    WAITS,
    Resource,
)


class PatientNetwork:
    """An acyclic network of states, but for colours that blood bags may change.

    - `number`: the key under which bounds keep what they computed for it.
    - `arcs`: by state the transitions, three numbers each: the next state, the index of the
      multiplier it costs, the index of its reward.
    - `order`: the states that patients can be in, each after all that it leads to.
    - `acting`: the bits of the effects that a treatment may still trigger.
    - `base`: the network without the effect that is pending now; this one adds the OFFERED layer.
    """

    def __init__(self, order: list[int], has_bags: bool) -> None:
        self.number = 0
        self.order = order
        self.has_bags = has_bags
        self.arcs: list[list[int]] = [[] for _ in range(STATES)]
        self.acting = 0
        self.base: PatientNetwork | None = None

    def add_department(self, department: Resource, begins: bool) -> None:
        """Let a department treat patients; `begins` if an effect may treat the same ones."""
        for at in range(BEGUN):
            to = department.next_state[at]
            if to != NO_STATE:
                if begins and to != HOME and department.heals(at):
                    to += BEGUN
                self.arcs[at] += (to, department.multiplier_of[at], department.reward_of[at])

    def add_effect(self, effect: Resource) -> None:
        """Let an effect that has to be triggered treat any patients."""
        for at in range(BEGUN):
            to = effect.next_state[at]
            if to != NO_STATE:
                self.arcs[at] += (to, effect.multiplier_of[at], effect.reward_of[at])

    def add_effect_on_same(self, effect: Resource, colours: list[int]) -> None:
        """Let an effect treat patients of these colours whom a department has just healed."""
        for spot in range(SPOTS):
            if effect.next_state[spot] != NO_STATE and spot % COLOURS in colours:
                arc = (effect.next_state[spot], effect.multiplier_of[spot], NO_REWARD)
                self.arcs[BEGUN + spot] += arc

    def add_pending_effect(self, base: PatientNetwork, effect: Resource) -> None:
        """Put a layer before another network: the effect treats the patients it is offered to."""
        self.base = base
        self.acting = base.acting
        self.arcs[:OFFERED] = base.arcs[:OFFERED]
        for at in range(BEGUN):
            if effect.next_state[at] != NO_STATE:
                arc = (effect.next_state[at], effect.multiplier_of[at], NO_REWARD)
                self.arcs[OFFERED + at] += arc

    def add_bag(self, bag: Resource, layer: int) -> None:
        """Let a blood bag heal a patient, who stays in its layer."""
        for at in range(SPOTS if layer == BEGUN else BEGUN):
            to = bag.next_state[at]
            if to != NO_STATE:
                to = to if to == HOME else to + layer
                self.arcs[layer + at] += (to, bag.multiplier_of[at], BAG_USED)

    def add_free_transitions(self, layer: int) -> None:
        """Let patients leave the BEGUN or OFFERED layer at no cost."""
        for at in range(SPOTS if layer == BEGUN else BEGUN):
            self.arcs[layer + at] += (at, FREE, NO_REWARD)


class ReachableStates:
    """The states that the patients of one search can be in, in topological order."""

    def __init__(self, kinds: list[int], can_recolour: bool) -> None:
        lowest = min([VALUE[k] for k in kinds], default=1)
        colours = [False] * COLOURS
        waiting = [False] * SPOTS
        for k in kinds:
            for colour in range(COLOURS):
                if can_recolour or colour == SHOWN[k]:
                    colours[colour] = True
                    if k % 3 == WAITING:
                        waiting[(VALUE[k] - 1) * COLOURS + colour] = True
        self.fresh_and_waiting: list[int] = []
        self.with_begun: list[int] = []
        self.offered: list[int] = []
        for value in range(6, lowest - 1, -1):
            spots = [(value - 1) * COLOURS + colour for colour in range(COLOURS) if colours[colour]]
            fresh = [FRESH + spot for spot in spots]
            waits = [WAITS + spot for spot in spots if waiting[spot]]
            self.fresh_and_waiting += fresh + waits
            self.with_begun += fresh + waits + [BEGUN + spot for spot in spots]
            self.offered += [OFFERED + at for at in fresh + waits]
