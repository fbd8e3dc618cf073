"""What cards do, as keys: read off their records, never written by hand."""

from __future__ import annotations

from wardround.games.hospital_rush.cards.records import (
    NEEDS,
    CharacterCard,
    PatientCard,
    SpaceCard,
)
from wardround.table.messages import Figure, Message


def describe_space(card: SpaceCard) -> Message:
    """What a space does, for a person."""
    figures: dict[str, Figure] = {"cost": max(0, card.cost), "bonus": max(0, -card.cost)}
    figures |= card.numbers
    if card.does == "night-shift":
        figures["pays"] = " ".join(str(bucks) for bucks in card.deals)
        figures["places"] = len(card.deals)
    if card.does == "bribe":
        figures |= {
            "bucks": card.deals[0],
            "prestige": card.deals[1],
            "deals": len(card.deals) // 2,
        }
        figures |= {"bucks_two": card.deals[-2], "prestige_two": card.deals[-1]}
    return Message(f"does-space-{card.does}", figures)


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
