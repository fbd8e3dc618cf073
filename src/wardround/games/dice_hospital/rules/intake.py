"""What the phases of intake share: dice drawn from the bag, ambulances filled, dice brought in."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.kinds import GREEN, OWN, RED, VALUE, WAITING, YELLOW, kind
from wardround.games.dice_hospital.rules.ruleset import (
    DICE_IN_AMBULANCE,
    HIGHEST_ROLL,
    LOWEST_ROLL,
    SOLO_BAG_BELOW,
)
from wardround.games.dice_hospital.rules.state import NONE, State, gain_bags, note
from wardround.native import i64

ROLLED: Final[list[int]] = [kind(value, c, c, WAITING) for value in range(1, 7) for c in (0, 1, 2)]


def new_patients(s: State) -> list[int]:
    """Any colour in the bag with 2 to 5: ones and sixes are rolled again (events change that)."""
    bag = s.bag
    rolled = ROLLED[3 * s.modifiers[LOWEST_ROLL] - 3 : 3 * s.modifiers[HIGHEST_ROLL]]
    if bag[0] and bag[1] and bag[2]:
        return rolled
    return [k for k in rolled if bag[OWN[k]]]


def new_patient_weights(s: State) -> list[int]:
    """A colour is as likely as there are dice of it in the bag."""
    bag = s.bag
    rolled = ROLLED[3 * s.modifiers[LOWEST_ROLL] - 3 : 3 * s.modifiers[HIGHEST_ROLL]]
    return [bag[OWN[k]] for k in rolled if bag[OWN[k]]]


def new_patient_at(s: State, number: i64) -> i64:
    """The one of `new_patients` that a number falls on, counted along their weights."""
    red, yellow, green = s.bag
    dice = red + yellow + green
    lowest = s.modifiers[LOWEST_ROLL]
    values = s.modifiers[HIGHEST_ROLL] + 1 - lowest
    point = number % (dice * values)
    die = point % dice
    colour = RED if die < red else YELLOW if die < red + yellow else GREEN
    return kind(lowest + point // dice, colour, colour, WAITING)


def bag_empty(s: State) -> bool:
    """Whether no die can be drawn."""
    return not (s.bag[0] or s.bag[1] or s.bag[2])


def filling(s: State) -> i64:
    """The ambulance to be filled next; as many as there are when all are full."""
    for i, ambulance in enumerate(s.ambulances):
        if not ambulance:
            return i
    return len(s.ambulances)


def boundary_dice(s: State) -> list[int]:
    """The dice of the value on the boundary after the next ambulance."""
    boundary = VALUE[s.intake[DICE_IN_AMBULANCE - 1]]
    return [k for k in s.intake if VALUE[k] == boundary]


def boundary_places(s: State) -> i64:
    """How many of the boundary dice go into the next ambulance."""
    boundary = VALUE[s.intake[DICE_IN_AMBULANCE - 1]]
    lower: i64 = 0
    while VALUE[s.intake[lower]] < boundary:
        lower += 1
    return DICE_IN_AMBULANCE - lower


def fill(s: State) -> bool:
    """Fill ambulances, lowest values first, as far as there is nothing to choose.

    True when all are full; False when the last seat must arrange dice of one value.
    """
    for ambulance in range(filling(s), len(s.ambulances)):
        if len(s.intake) > DICE_IN_AMBULANCE and _boundary_splits(s):
            return False
        load(s, ambulance, s.intake[:DICE_IN_AMBULANCE])
    return True


def _boundary_splits(s: State) -> bool:
    """Whether unlike dice of one value lie on both sides of the boundary."""
    if VALUE[s.intake[DICE_IN_AMBULANCE - 1]] != VALUE[s.intake[DICE_IN_AMBULANCE]]:
        return False
    dice = boundary_dice(s)
    return dice[0] != dice[-1]


def load(s: State, ambulance: i64, dice: list[int]) -> None:
    """Put dice that have come in, ascending, into an empty ambulance."""
    s.ambulances[ambulance] = dice
    for k in dice:
        s.intake.remove(k)
        note(s, happenings.LOAD, NONE, ambulance + 1, k)


def bring_all_but(s: State, seat: i64, sent: i64) -> None:
    """Alone: one die goes back to the bag, the others come; low ones bring a blood bag."""
    h = s.hospitals[seat]
    s.intake.remove(sent)
    s.bag[OWN[sent]] += 1
    note(s, happenings.SEND_BACK, seat, sent, 0)
    h.incoming = s.intake
    s.intake = []
    total: i64 = 0
    for k in h.incoming:
        total += VALUE[k]
        note(s, happenings.BRING, seat, k, 0)
    if total < SOLO_BAG_BELOW:
        gain_bags(s, seat, 1)
