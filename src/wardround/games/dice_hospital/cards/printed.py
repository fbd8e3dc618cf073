"""What is printed: cards and boards as plain data, for whoever draws or explains them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import TypedDict

from wardround.games.dice_hospital.cards.describing import describe
from wardround.games.dice_hospital.cards.records import AdministratorCard as Administrator
from wardround.games.dice_hospital.cards.records import (
    AnyCard,
    BackCard,
    Department,
    ReportCard,
    Specialist,
)
from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.kinds import COLOURS
from wardround.games.dice_hospital.rules.ruleset import (
    BAG_LEFT,
    BEDS,
    BEYOND_LADDER,
    COLUMNS,
    DICE_IN_AMBULANCE,
    EMPTY_HOSPITAL,
    LADDER,
    NURSES,
    ON_A_SPACE,
    PATIENT_LEFT,
    ROUNDS,
    SOLO_BAG_BELOW,
    SOLO_DICE,
    Rules,
)
from wardround.games.dice_hospital.rules.state import PHASES
from wardround.table.game import Card, Facts

PARTS = (
    "event",
    "intake",
    "improvement",
    "activation",
    "neglect",
    "discharge",
    "shift-change",
    "pick-up",
    "end",
)


class SoloConstants(TypedDict):
    """How many dice are rolled, below which sum those kept bring a blood bag, reports in a row."""

    dice: int
    bag_below: int
    columns: int


class DiceHospitalConstants(TypedDict):
    """The numbers of the board, the parts of a round with their phases, what things are worth.

    `ambulance`: how many dice one takes. `lowest` is what the lowest ambulance taken brings; who
    has it also builds first, and so on. `start`: values of the patients to begin with. `ladder`:
    points for so many discharged in one round, `beyond` for each one more. `backs`: the words of
    the spaces on the other side of each ambulance. `worth`: points at the end, each.
    """

    rounds: int
    beds: int
    nurses: int
    ambulance: int
    lowest: list[str]
    start: list[int]
    ladder: list[int]
    beyond: int
    parts: dict[str, list[str]]
    alone: SoloConstants
    backs: list[list[str]]
    worth: dict[str, int]


def constants(rules: Rules, backs: Iterable[BackCard]) -> DiceHospitalConstants:
    """What a drawing of a game with these rules shows."""
    return {
        "rounds": ROUNDS,
        "beds": BEDS,
        "nurses": NURSES,
        "ambulance": DICE_IN_AMBULANCE,
        "lowest": ["bag", "first"],
        "start": rules.starting_values,
        "ladder": LADDER,
        "beyond": BEYOND_LADDER,
        "parts": _parts(rules),
        "alone": {"dice": SOLO_DICE, "bag_below": SOLO_BAG_BELOW, "columns": COLUMNS},
        "backs": [[_space(label) for label in back.spaces] for back in backs],
        "worth": {
            "empty-hospital": EMPTY_HOSPITAL,
            "bags": BAG_LEFT,
            "fatalities": rules.fatality,
            "reports-left": -rules.reports_left,
            "pick-up": ON_A_SPACE,
            "patients-left": PATIENT_LEFT,
        },
    }


def _parts(rules: Rules) -> dict[str, list[str]]:
    """The parts of a round in order, with the names of their phases."""
    parts: dict[str, list[str]] = {part: [] for part in PARTS if _happens(part, rules.options)}
    for phase in flow.PHASE_AT:
        part = phase.part_for(rules.seats)
        if part in parts:
            parts[part].append(PHASES[phase.number])
    return parts


def _space(label: str) -> str:
    """The word of a space."""
    return label if label in COLOURS else f"value-{label}"


def _happens(part: str, options: Mapping[str, str]) -> bool:
    conditions = {
        "event": options["events"] == "yes",
        "discharge": options["seats"] == "1",
        "pick-up": options["pick-up"] == "yes",
    }
    return conditions.get(part, True)


def printed(cards: Iterable[AnyCard]) -> dict[str, Card]:
    """Every card by its word."""
    return {card.id: Card(_kind(card), describe(card), _facts(card)) for card in cards}


def _kind(card: AnyCard) -> str:
    if isinstance(card, Department):
        return "department"
    if isinstance(card, Specialist):
        return "specialist"
    if isinstance(card, Administrator):
        return "administrator"
    return "report" if isinstance(card, ReportCard) else "event"


def _facts(card: AnyCard) -> Facts:
    if isinstance(card, Department):
        return {**asdict(card.treatment), "board": card.copies == 0}
    if isinstance(card, Specialist):
        return {"family": card.family, "trigger": card.trigger}
    if isinstance(card, ReportCard):
        return {"needs": dict(card.needs), "points": card.points}
    return {}
