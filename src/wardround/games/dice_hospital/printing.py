"""What is printed: cards and boards as plain data, for whoever draws or explains them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from wardround.games.dice_hospital.cards import Cards, describe
from wardround.games.dice_hospital.rules import (
    BEDS,
    BEYOND_LADDER,
    DICE_IN_AMBULANCE,
    LADDER,
    NURSES,
    ROUNDS,
)
from wardround.table.game import Card

PARTS = {
    "shift-change": ("reveal", "extra", "extra-department", "extra-specialist"),
    "intake": ("roll", "arrange", "take", "overflow"),
    "improvement": ("improve", "return"),
    "activation": ("activate",),
    "neglect": ("spare",),
    "end": ("over",),
}


def part_of(phase: str) -> str:
    """The part of a round that a phase belongs to."""
    return next(part for part, phases in PARTS.items() if phase in phases)


def constants() -> dict[str, Any]:
    """The numbers of the board, and the parts of a round with their phases."""
    return {
        "rounds": ROUNDS,
        "beds": BEDS,
        "nurses": NURSES,
        "ambulance": DICE_IN_AMBULANCE,
        "ladder": LADDER,
        "beyond": BEYOND_LADDER,
        "parts": {part: list(phases) for part, phases in PARTS.items()},
    }


def printed(cards: Cards) -> dict[str, Card]:
    """Every card by its word."""
    found: dict[str, Card] = {}
    for department in cards.departments:
        facts = {**asdict(department.treatment), "board": department.copies == 0}
        found[department.id] = Card("department", describe(department), facts)
    for specialist in cards.specialists:
        facts = {"family": specialist.family, "trigger": specialist.trigger}
        found[specialist.id] = Card("specialist", describe(specialist), facts)
    for administrator in cards.administrators:
        found[administrator.id] = Card("administrator", describe(administrator), {})
    return found
