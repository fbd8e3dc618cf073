"""What the data of Dice Hospital looks like: a seat's view, and what a position code writes down.

Patients, cards and colours are words; seats count from 0, -1 is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from wardround.games.dice_hospital.rules.kinds import GREEN, RED, YELLOW


class DiceCounts(TypedDict):
    """So many dice of each colour."""

    red: int
    yellow: int
    green: int


def dice_counts(counts: Sequence[int]) -> DiceCounts:
    """Counts in the order of the colours, by name."""
    return {"red": counts[RED], "yellow": counts[YELLOW], "green": counts[GREEN]}


class HospitalView(TypedDict):
    """One hospital. What others may not know is `hidden`.

    `ambulance` is the number of the one taken, 0 if none; `values` goes with the specialist that is
    `pending`; `said` is the sentence begun.
    """

    patients: list[str]
    incoming: list[str]
    hand: list[str]
    departments: list[str]
    used: list[str]
    staff: list[str]
    placed: list[str]
    nurses: int
    bags: int
    fatalities: int
    lounge: DiceCounts
    points: dict[str, int]
    administrator: str | None
    ambulance: int
    pending: str | None
    values: list[int]
    named: str | None
    admissions: int
    ready: int
    said: list[str]


class _Table(TypedDict):
    """What both a view and a position tell of the table."""

    options: dict[str, str]
    round: int
    phase: str
    first: int
    mover: int
    rolling: int
    intake: list[str]
    ambulances: list[list[str]]
    display: list[str]
    under: dict[str, int]
    joined: dict[str, int]
    left: dict[str, int]
    event: str | None
    events: list[str]
    reports: list[str | None]
    filed: DiceCounts
    hospitals: list[HospitalView]


class DiceHospitalView(_Table):
    """What a seat may know.

    `crew`: the nurses who work in each hospital this round. `spaces`: those of the pick-up that are
    free, and how many of each.
    """

    seat: int
    crew: int
    bag: DiceCounts
    unseen: dict[str, int]
    spaces: dict[str, int]


class DiceHospitalPosition(_Table):
    """What a position code writes down. `spaces` is None where it does not tell: all are free."""

    spaces: dict[str, int] | None
