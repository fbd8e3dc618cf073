"""What taking an ambulance of Dice Hospital means for a seat, as chips of a few words."""

from __future__ import annotations

from typing import NamedTuple

from wardround.games.dice_hospital.rules.ruleset import BEDS
from wardround.table.contract.data import View
from wardround.terminal.games.dice_hospital.board import value_of
from wardround.text import Speech

ALWAYS = "always"
MAYBE = "maybe"
NEVER = "never"


class Means(NamedTuple):
    """What taking an ambulance means: its sum, beds, the place in building, the bag."""

    total: int
    beds_left: int
    builds_from: int
    builds_to: int
    lowest: str


def means(view: View, seat: int, number: int, arrivals: int) -> Means:
    """What taking this ambulance (counted from 1) means for a seat that has none yet.

    `arrivals` is how many patients come in beside those of the ambulance."""
    hospitals = view["hospitals"]
    taken = [h["ambulance"] for h in hospitals if h["ambulance"]]
    lower = sum(other < number for other in taken)
    still = sum(not h["ambulance"] for h in hospitals) - 1
    open_lower = sum(bool(dice) for dice in view["ambulances"][: number - 1])
    more = min(open_lower, still)
    carried = view["ambulances"][number - 1]
    beds = BEDS - len(hospitals[seat]["patients"]) - len(carried) - arrivals
    lowest = NEVER if lower else MAYBE if more else ALWAYS
    total = sum(value_of(patient) for patient in carried)
    return Means(total, beds, lower + 1, lower + more + 1, lowest)


def chips(speech: Speech, view: View, seat: int, number: int, arrivals: int) -> list[str]:
    """The same in words."""
    told = means(view, seat, number, arrivals)
    return [
        " ".join(view["ambulances"][number - 1]),
        speech.label("chip-sum", sum=told.total),
        speech.label("chip-beds", beds=told.beds_left, short=-told.beds_left),
        *([] if told.lowest == NEVER else [speech.label("chip-lowest", sure=told.lowest)]),
        speech.label("chip-builds", first=told.builds_from, last=told.builds_to),
    ]
