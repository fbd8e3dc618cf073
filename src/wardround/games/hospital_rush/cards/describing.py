"""What cards do, as keys: read off their records, never written by hand."""

from __future__ import annotations

from wardround.games.hospital_rush.cards.records import (
    MEDICINE,
    NEEDS,
    CharacterCard,
    PatientCard,
    SpaceCard,
)
from wardround.table.messages import Figure, Message


def describe_space(card: SpaceCard) -> Message:
    """What a space does, for a person; with every price if it has one a number of players."""
    figures: dict[str, Figure] = {
        "cost": _by_seats([max(0, cost) for cost in card.costs]),
        "bonus": _by_seats([max(0, -cost) for cost in card.costs]),
        "seats": _by_seats(list(MEDICINE)) if card.costs[1:] else 0,
    }
    figures |= card.numbers
    if card.does == "night-shift":
        figures["pays"] = ", ".join(str(bucks) for bucks in card.deals)
        figures["places"] = len(card.deals)
    if card.does == "bribe":
        figures |= {
            "bucks": card.deals[0],
            "prestige": card.deals[1],
            "deals": len(card.deals) // 2,
        }
        figures |= {"bucks_two": card.deals[-2], "prestige_two": card.deals[-1]}
    return Message(f"does-space-{card.does}", figures)


def _by_seats(bucks: list[int]) -> Figure:
    """One number, if it is the same with any number of players; otherwise all."""
    return " / ".join(map(str, bucks)) if len(set(bucks)) > 1 else bucks[0]


def describe_patient(card: PatientCard) -> Message:
    """What a patient needs and brings."""
    right = listed(card.right) or "none"
    return Message(
        "does-patient", {"needs": listed(card.needs), "right": right, "prestige": card.prestige}
    )


def listed(counts: tuple[int, ...]) -> str:
    """Needs as a list of words."""
    return " ".join(need for need, n in zip(NEEDS, counts, strict=True) for _ in range(n))


def describe(card: SpaceCard | CharacterCard | PatientCard) -> Message:
    """What a card does, for a person."""
    if isinstance(card, SpaceCard):
        return describe_space(card)
    if isinstance(card, PatientCard):
        return describe_patient(card)
    first, second = card.spaces
    unfair = int(first.red) + int(second.red)
    return Message("does-character", {"first": first.id, "second": second.id, "unfair": unfair})
