"""What the data of Hospital Rush looks like: a seat's view, and what a position code writes down.

Spaces, characters and patients are words; seats count from 0 and beds from 1, as does `bed`, which
is 0 for none; a seat of -1 is nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from wardround.games.hospital_rush.cards.catalogue import Need
from wardround.games.hospital_rush.rules.words import Tile


class MedicineCounts(TypedDict):
    """So much medicine of each colour."""

    purple: int
    orange: int
    green: int


class TileCounts(MedicineCounts):
    """So many tiles of each kind."""

    patch: int


def medicine_counts(counts: Sequence[int]) -> MedicineCounts:
    """Counts in the order of `COLOURS`, by name."""
    purple, orange, green = counts
    return {"purple": purple, "orange": orange, "green": green}


def tile_counts(counts: Sequence[int]) -> TileCounts:
    """Counts in the order of `TILES`, by name."""
    patch, *medicine = counts
    return {"patch": patch, **medicine_counts(medicine)}


class InternView(TypedDict):
    """One intern. `bed` is where their marker lies, `beside` whether it is the second one there."""

    character: str | None
    bucks: int
    medicine: MedicineCounts
    skills: list[str]
    exam: int
    bed: int
    beside: int
    places: list[str]
    prestige: int
    points: dict[str, int]
    fines: int


class BedPosition(TypedDict):
    """Who lies in a bed, and the tiles on them."""

    patient: str | None
    tiles: TileCounts


class BedView(BedPosition):
    """A bed with what follows from the rest: whose it is, what it brings, what it needs.

    `open` lists needs not yet met, as a matching that leaves those open that accept most, and
    `right_open` those of the right-hand option; `cured` and `right` tell that there are none.
    `named` are the tiles of the sentence begun, `left` what they would leave open.
    """

    treating: int
    beside: int
    prestige: int
    open: list[Need]
    cured: int
    right_open: list[Need]
    right: int
    named: list[Tile]
    left: list[Need]


class MarkerView(TypedDict):
    """A marker of the round. Those to come stand nowhere (None)."""

    seat: int
    marker: int
    space: str | None


class GainView(TypedDict):
    """Prestige for the patient of a bed that goes home; `beside`: for having helped there."""

    bed: int
    prestige: int
    beside: int


class AfterView(TypedDict):
    """One intern after this round. `tiles`: medicine and bucks together, which decide ties."""

    prestige: int
    tiles: int
    gains: list[GainView]


class ForeseenView(TypedDict):
    """The table after this round if nobody does anything more.

    `interns` by seat; `ending` is why the game would end with this round, empty if it would go on;
    `winning` are the seats that would be first, `to_place` the markers nobody has placed yet.
    """

    interns: list[AfterView]
    ending: str
    winning: list[int]
    to_place: int


class _Table(TypedDict):
    """What both a view and a position tell of the table."""

    options: dict[str, str]
    round: int
    phase: str
    began: int
    first: int
    mover: int
    stage: str
    owed: int
    fine: int
    said: list[str]
    discards: list[str]
    interns: list[InternView]


class TableView(_Table):
    """What lies on the table, before anything is foreseen."""

    seat: int
    asked: int
    question: str
    ended: str | None
    chest: MedicineCounts
    stack: list[str]
    beds: list[BedView]
    order: list[MarkerView]


class HospitalRushView(TableView):
    """What a seat may know. `order`: every marker of the round in the order of placing.

    `foreseen`: the table after this round if nobody does anything more.
    """

    foreseen: ForeseenView


class HospitalRushPosition(_Table):
    """What a position code writes down. The rest follows from it."""

    beds: list[BedPosition]
