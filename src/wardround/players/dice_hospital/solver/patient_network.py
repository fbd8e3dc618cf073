"""The transitions that a patient can make with a set of resources."""

from __future__ import annotations

from typing import Final

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


NO_ARCS: Final[list[Arc]] = []


class PatientNetwork:
    """The network of states; it has no cycles but those of colours that blood bags change.

    - `number`: the key under which bounds keep what they computed for it.
    - `arcs`: by state the transitions.
    - `order`: the states for which it has arcs, each after all that it leads to.
    - `acting`: the bits of the effects that a treatment may still trigger.
    - `begins`: an effect may treat patients whom a department has just healed.
    - `base`: the network without the effect that is pending now; this one adds the OFFERED layer.
    """

    def __init__(self, states: ReachableStates, order: list[int], has_bags: bool) -> None:
        self.number = 0
        self.states = states
        self.order = order
        self.has_bags = has_bags
        self.arcs = [NO_ARCS] * STATES
        for at in order:
            self.arcs[at] = []
        self.acting = 0
        self.begins = False
        self.base: PatientNetwork | None = None

    def add_department(self, department: Resource) -> None:
        """Let a department treat patients, after all effects were added."""
        for at in self.states.fresh_and_waiting:
            if department.next_state[at] != NO_STATE:
                self._add_arc(at, self.state_after(department, at), department.tariff_of[at])

    def state_after(self, department: Resource, at: int) -> int:
        """The state after a treatment in a department that fits; BEGUN if an effect may follow."""
        to = department.next_state[at]
        return to + BEGUN if self.begins and to != HOME and department.heals(at) else to

    def add_effect(self, effect: Resource) -> None:
        """Let an effect that has to be triggered treat any patients."""
        for at in self.states.fresh_and_waiting:
            if effect.next_state[at] != NO_STATE:
                self._add_arc(at, effect.next_state[at], effect.tariff_of[at])

    def add_effect_on_same(self, effect: Resource, colours: list[int]) -> None:
        """Let an effect treat patients of these colours whom a department has just healed."""
        self.begins = True
        for spot in self.states.fresh:
            if effect.next_state[spot] != NO_STATE and spot % COLOURS in colours:
                self._add_arc(BEGUN + spot, effect.next_state[spot], effect.multiplier_of[spot])

    def add_pending_effect(self, base: PatientNetwork, effect: Resource) -> None:
        """Put a layer before another network: the effect treats the patients it is offered to."""
        self.base = base
        self.acting = base.acting
        self.begins = base.begins
        self.arcs[:OFFERED] = base.arcs[:OFFERED]
        for at in self.states.fresh_and_waiting:
            if effect.next_state[at] != NO_STATE:
                self._add_arc(OFFERED + at, effect.next_state[at], effect.multiplier_of[at])

    def add_bag(self, bag: Resource, layer: int) -> None:
        """Let a blood bag heal a patient, who stays in its layer."""
        for at in self.states.fresh if layer == BEGUN else self.states.fresh_and_waiting:
            to = bag.next_state[at]
            if to != NO_STATE:
                self._add_arc(layer + at, to if to == HOME else to + layer, bag.first)

    def add_free_transitions(self, layer: int) -> None:
        """Let patients leave the BEGUN or OFFERED layer at no cost."""
        for at in self.states.fresh if layer == BEGUN else self.states.fresh_and_waiting:
            self._add_arc(layer + at, at, FREE)

    def _add_arc(self, at: i64, to: i64, tariff: i64) -> None:
        self.arcs[at].append(Arc(to, tariff))
