"""What follows from the rest of a view: the order of placing, and what is to be told of beds."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.games.hospital_rush.cards.catalogue import NEEDS, Cards, Need, PatientCard
from wardround.games.hospital_rush.rules.ruleset import MARKERS
from wardround.games.hospital_rush.rules.words import COLOURS, TILES, Tile
from wardround.games.hospital_rush.views.after import foresee
from wardround.games.hospital_rush.views.types import (
    BedPosition,
    BedView,
    HospitalRushView,
    InternView,
    MarkerView,
)

NOTHING = (0,) * len(NEEDS)


def patient_cards(cards: Cards) -> dict[str, PatientCard]:
    """Patients by their words."""
    return {card.id: card for card in cards.patients}


def derive(view: HospitalRushView, patients: dict[str, PatientCard]) -> None:
    """Work out again what follows from the rest."""
    view["order"] = see_order(view["began"], view["interns"])
    view["beds"] = see_beds(view["beds"], view["interns"], view["said"], patients)
    view["foreseen"] = foresee(view)


def see_beds(
    beds: Sequence[BedPosition],
    interns: list[InternView],
    said: list[str],
    patients: dict[str, PatientCard],
) -> list[BedView]:
    """The beds with whose they are, what they bring and what they need."""
    return [
        _see_bed(bed, patients.get(bed["patient"] or ""), _markers(interns, number), named)
        for number, bed in enumerate(beds, 1)
        for named in [_named(said, number)]
    ]


def _see_bed(
    bed: BedPosition, card: PatientCard | None, markers: tuple[int, int], named: list[Tile]
) -> BedView:
    tiles = [bed["tiles"][tile] for tile in TILES]
    needs = card.needs if card else NOTHING
    right = card.right if card else NOTHING
    with_named = [n + named.count(tile) for tile, n in zip(TILES, tiles, strict=True)]
    return {
        "patient": bed["patient"],
        "tiles": bed["tiles"],
        "treating": markers[0],
        "beside": markers[1],
        "prestige": card.prestige if card else 0,
        "open": open_needs(needs, tiles),
        "cured": int(card is not None and not open_needs(needs, tiles)),
        "right_open": open_needs(right, tiles),
        "right": int(any(right) and not open_needs(right, tiles)),
        "named": named,
        "left": open_needs(needs, with_named),
    }


def _markers(interns: list[InternView], bed: int) -> tuple[int, int]:
    """The seats that treat the patient of a bed and that help there, -1 for nobody."""
    here = [(intern["beside"], seat) for seat, intern in enumerate(interns) if intern["bed"] == bed]
    treating = [seat for beside, seat in here if not beside]
    helping = [seat for beside, seat in here if beside]
    return (treating or [-1])[0], (helping or [-1])[0]


def see_order(began: int, interns: list[InternView]) -> list[MarkerView]:
    """Every marker of the round in the order of placing."""
    if began < 0:
        return []
    seats = [(began + n) % len(interns) for n in range(len(interns))]
    return [
        {"seat": seat, "marker": marker + 1, "space": _space(interns[seat], marker)}
        for marker in range(MARKERS)
        for seat in seats
    ]


def _space(intern: InternView, marker: int) -> str | None:
    places = intern["places"]
    return places[marker] if marker < len(places) else None


def _named(said: list[str], bed: int) -> list[Tile]:
    """The tiles named after this bed in the sentence begun."""
    place = f"bed-{bed}"
    after = said[said.index(place) + 1 :] if place in said else []
    return [tile for word in after for tile in TILES if tile == word]


def open_needs(needs: Sequence[int], tiles: Sequence[int]) -> list[Need]:
    """The needs that these tiles leave open: own kind first, then any medicine, then wild.

    Needs are counted in the order of `NEEDS`, tiles in that of `TILES`.
    """
    left = dict(zip(NEEDS, needs, strict=True))
    over: dict[Tile, int] = {}
    for tile, n in zip(TILES, tiles, strict=True):
        over[tile] = max(0, n - left[tile])
        left[tile] = max(0, left[tile] - n)
    medicine = sum(over[colour] for colour in COLOURS)
    met = min(left["any"], medicine)
    left["any"] -= met
    left["wild"] = max(0, left["wild"] - (medicine - met) - over["patch"])
    return [need for need in NEEDS for _ in range(left[need])]
