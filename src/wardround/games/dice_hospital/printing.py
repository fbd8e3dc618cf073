"""What is printed: cards and boards as plain data, for whoever draws or explains them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from wardround.games.dice_hospital.describing import describe
from wardround.games.dice_hospital.records import AdministratorCard as Administrator
from wardround.games.dice_hospital.records import AnyCard, Department, ReportCard, Specialist
from wardround.games.dice_hospital.rules import (
    BEDS,
    BEYOND_LADDER,
    DICE_IN_AMBULANCE,
    LADDER,
    NURSES,
    ROUNDS,
    Rules,
)
from wardround.table.game import Card

PARTS = {
    "event": ("event-card", "event"),
    "intake": ("roll", "arrange", "take", "send-back", "overflow"),
    "improvement": ("improve", "return"),
    "activation": ("activate",),
    "neglect": ("spare",),
    "discharge": ("report",),
    "shift-change": ("reveal", "extra", "extra-department", "extra-specialist"),
    "pick-up": ("pick-up",),
    "end": ("over",),
}


def part_of(phase: str) -> str:
    """The part of a round that a phase belongs to."""
    return next(part for part, phases in PARTS.items() if phase in phases)


def constants(rules: Rules) -> dict[str, Any]:
    """The numbers of the board, and the parts of a round with their phases.

    `lowest` is what the lowest ambulance taken brings; who has it also builds first, and so on.
    """
    return {
        "rounds": ROUNDS,
        "beds": BEDS,
        "nurses": NURSES,
        "ambulance": DICE_IN_AMBULANCE,
        "lowest": ["bag", "first"],
        "start": rules.starting_values,
        "ladder": LADDER,
        "beyond": BEYOND_LADDER,
        "parts": {part: list(PARTS[part]) for part in PARTS if _happens(part, rules.options)},
    }


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


def _facts(card: AnyCard) -> dict[str, Any]:
    if isinstance(card, Department):
        return {**asdict(card.treatment), "board": card.copies == 0}
    if isinstance(card, Specialist):
        count = card.treatment.count if card.treatment else 0
        return {"family": card.family, "trigger": card.trigger, "count": count}
    if isinstance(card, ReportCard):
        return {"needs": dict(card.needs), "points": card.points}
    return {}
