"""What is printed: cards and board as plain data, for whoever draws or explains them."""

from __future__ import annotations

from typing import TypedDict

from wardround.games.hospital_rush.cards.catalogue import (
    MEDICINE,
    NEEDS,
    Cards,
    SpaceCard,
    describe,
    listed,
)
from wardround.games.hospital_rush.rules import flow
from wardround.games.hospital_rush.rules.ruleset import (
    GOAL,
    HIGHEST,
    LOWEST,
    MARKERS,
    RIGHT_PRESTIGE,
    STARTING_BUCKS,
)
from wardround.games.hospital_rush.rules.state import PHASES
from wardround.games.hospital_rush.rules.words import BEDS, COLOURS, SKILLS, TILES
from wardround.table.contract.data import Card
from wardround.table.messages import Message


class HospitalRushConstants(TypedDict):
    """The numbers of the board, and the parts of a round with their phases."""

    beds: int
    goal: int
    lowest: int
    highest: int
    markers: int
    bucks: int
    medicine: dict[str, int]
    rounds: str
    right_prestige: int
    tiles: list[str]
    needs: list[str]
    skills: list[str]
    parts: dict[str, list[str]]


def constants(seats: int, rounds: str) -> HospitalRushConstants:
    """What a drawing of a game with so many seats and rounds shows."""
    return {
        "beds": BEDS,
        "goal": GOAL,
        "lowest": LOWEST,
        "highest": HIGHEST,
        "markers": MARKERS,
        "bucks": STARTING_BUCKS,
        "medicine": dict.fromkeys(COLOURS, MEDICINE[seats]),
        "rounds": rounds,
        "right_prestige": RIGHT_PRESTIGE,
        "tiles": list(TILES),
        "needs": list(NEEDS),
        "skills": list(SKILLS),
        "parts": _parts(),
    }


def _parts() -> dict[str, list[str]]:
    """The parts of a round in order, with the names of their phases."""
    parts: dict[str, list[str]] = {}
    for phase, name in zip(flow.PHASE_AT, PHASES, strict=True):
        parts.setdefault(phase.part, []).append(name)
    return parts


def printed(cards: Cards, seats: int) -> dict[str, Card]:
    """Every card in play with so many players by its word: spaces, characters, patients, skills."""
    found: dict[str, Card] = {}
    for space in cards.spaces:
        if seats in space.seats:
            found[space.id] = _space(space, seats, None)
    for character in cards.characters:
        own = [space.id for space in character.spaces]
        found[character.id] = Card("character", describe(character), {"spaces": own})
        for space in character.spaces:
            found[space.id] = _space(space, seats, character.id)
    for patient in cards.patients:
        facts = {
            "needs": listed(patient.needs).split(),
            "right": listed(patient.right).split(),
            "prestige": patient.prestige,
        }
        found[patient.id] = Card("patient", describe(patient), facts)
    for skill in SKILLS:
        found[skill] = Card("skill", Message(f"does-skill-{skill}", {}), {})
    return found


def _space(space: SpaceCard, seats: int, character: str | None) -> Card:
    here = space.with_seats(seats)
    facts = {
        "title": space.name,
        "does": space.does,
        "limit": space.limit,
        "red": space.red,
        "cost": here.costs[0],
        "character": character,
        "deals": list(space.deals),
        **space.numbers,
    }
    general = describe(space) if space.costs[1:] else None
    return Card("space", describe(here), facts, space.source, general)
