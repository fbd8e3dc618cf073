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
from wardround.games.dice_hospital.rules.discharge import ladder
from wardround.games.dice_hospital.rules.kinds import COLOURS
from wardround.games.dice_hospital.rules.ruleset import (
    BAG_LEFT,
    BEDS,
    BEYOND_LADDER,
    COLUMNS,
    DICE_IN_AMBULANCE,
    EMPTY_HOSPITAL,
    LADDER,
    NEGLECT,
    NURSES,
    ON_A_SPACE,
    PATIENT_LEFT,
    ROUNDS,
    Rules,
)
from wardround.games.dice_hospital.rules.state import PHASES
from wardround.table.contract.data import Card, Facts

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


class DiceHospitalConstants(TypedDict):
    """The numbers of the board, the parts of a round with their phases, what things are worth.

    `ambulance`: how many dice one takes. `start`: values of the patients to begin with. `ladder`
    is printed, `beyond` the points for each one more; `home` has the points for any number
    discharged in one round. `neglect`: how far untreated patients go down where no event changes
    that. `columns`: those of the reports. `backs`: the words of the spaces on the other side of
    each ambulance. `worth`: points at the end, each.
    """

    rounds: int
    beds: int
    nurses: int
    ambulance: int
    start: list[int]
    ladder: list[int]
    beyond: int
    home: list[int]
    neglect: int
    parts: dict[str, list[str]]
    columns: int
    backs: list[list[str]]
    worth: dict[str, int]


def constants(rules: Rules, backs: Iterable[BackCard]) -> DiceHospitalConstants:
    """What a drawing of a game with these rules shows."""
    return {
        "rounds": ROUNDS,
        "beds": BEDS,
        "nurses": NURSES,
        "ambulance": DICE_IN_AMBULANCE,
        "start": rules.starting_values,
        "ladder": LADDER,
        "beyond": BEYOND_LADDER,
        "home": [ladder(n) for n in range(len(COLOURS) * rules.dice + 2)],
        "neglect": rules.modifiers[NEGLECT],
        "parts": _parts(rules),
        "columns": COLUMNS,
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
        talent = asdict(card.treatment) if card.treatment else None
        return {
            "family": card.family,
            "trigger": card.trigger,
            "relation": card.relation,
            "treatment": talent,
        }
    if isinstance(card, ReportCard):
        return {"needs": dict(card.needs), "points": card.points}
    return {}
