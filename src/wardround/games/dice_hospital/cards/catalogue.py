"""Cards as the rest of the project sees them: records, where they come from, what they do."""

from wardround.games.dice_hospital.cards.describing import describe, describe_treatment
from wardround.games.dice_hospital.cards.library import Library, built_in, final_edition
from wardround.games.dice_hospital.cards.reading import read_cards
from wardround.games.dice_hospital.cards.records import (
    AdministratorCard,
    AnyCard,
    BackCard,
    Cards,
    Department,
    EventCard,
    ReportCard,
    Specialist,
    Treatment,
)

__all__ = [
    "AdministratorCard",
    "AnyCard",
    "BackCard",
    "Cards",
    "Department",
    "EventCard",
    "Library",
    "ReportCard",
    "Specialist",
    "Treatment",
    "built_in",
    "describe",
    "describe_treatment",
    "final_edition",
    "read_cards",
]
