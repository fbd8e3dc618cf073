"""What the table will look like after this round if nobody does anything more."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.happenings import REASONS
from wardround.games.hospital_rush.rules.ruleset import (
    FINANCE_BUCKS,
    GOAL,
    HIGHEST,
    JOIN_PRESTIGE,
    MARKERS,
)
from wardround.games.hospital_rush.rules.state import NONE
from wardround.games.hospital_rush.rules.words import COLOURS
from wardround.games.hospital_rush.views.types import (
    AfterView,
    BedView,
    ForeseenView,
    GainView,
    InternView,
    TableView,
)

NO_END = ""
ROUND_PHASES = ("place", "discharge")


def foresee(view: TableView) -> ForeseenView:
    """Cured patients go home; the option to send one home early is left.

    Tiles named in a sentence begun count as placed, but nothing as paid for them.
    """
    owners = _owners(view["beds"], view["asked"])
    after = [
        _after(intern, _gains(view["beds"], owners, seat))
        for seat, intern in enumerate(view["interns"])
    ]
    standings = [(one["prestige"], one["tiles"]) for one in after]
    return {
        "interns": after,
        "ending": _ending(view, max(standings)[0]),
        "winning": [n for n, standing in enumerate(standings) if standing == max(standings)],
        "to_place": sum(MARKERS - len(intern["places"]) for intern in view["interns"]),
    }


def _after(intern: InternView, gains: list[GainView]) -> AfterView:
    own = sum(not gain["beside"] for gain in gains)
    bucks = intern["bucks"] + own * (FINANCE_BUCKS if "finance" in intern["skills"] else 0)
    prestige = intern["prestige"] + sum(gain["prestige"] for gain in gains)
    return {
        "prestige": min(HIGHEST, prestige),
        "tiles": bucks + sum(intern["medicine"][colour] for colour in COLOURS),
        "gains": gains,
    }


def _owners(beds: list[BedView], speaker: int) -> list[tuple[int, int]]:
    """Who treats and who helps at each bed, once the sentence begun is said."""
    at = [(bed["treating"], bed["beside"]) for bed in beds]
    moves = any(bed["named"] and speaker not in here for bed, here in zip(beds, at, strict=True))
    if not moves:
        return at
    found = []
    for bed, here in zip(beds, at, strict=True):
        left = [seat for seat in here if seat not in (NONE, speaker)]
        treating, beside = [speaker] if bed["named"] else left, left[1:]
        found.append((treating[0] if treating else NONE, beside[0] if beside else NONE))
    return found


def _gains(beds: list[BedView], owners: list[tuple[int, int]], seat: int) -> list[GainView]:
    """The patients whose cure gives this seat prestige."""
    found: list[GainView] = []
    for number, (bed, (treating, beside)) in enumerate(zip(beds, owners, strict=True), 1):
        if bed["patient"] is None or bed["left"] or treating == NONE:
            continue
        if treating == seat:
            found.append({"bed": number, "prestige": bed["prestige"], "beside": 0})
        if beside == seat:
            found.append({"bed": number, "prestige": JOIN_PRESTIGE, "beside": 1})
    return found


def _ending(view: TableView, prestige: int) -> str:
    """Why the game would end with this round; empty if it would go on."""
    if view["phase"] not in ROUND_PHASES:
        return NO_END
    if prestige >= GOAL:
        return REASONS[0]
    return REASONS[1] if view["options"]["rounds"] == str(view["round"]) else NO_END
