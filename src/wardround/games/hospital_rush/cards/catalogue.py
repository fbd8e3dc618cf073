"""Cards as the rest of the project sees them: records, where they come from, what they do."""

from wardround.games.hospital_rush.cards.compiling import compile_rules
from wardround.games.hospital_rush.cards.describing import (
    describe,
    describe_patient,
    describe_space,
    listed,
)
from wardround.games.hospital_rush.cards.library import example, standard_cards, with_own
from wardround.games.hospital_rush.cards.records import (
    BALANCED,
    CHARACTERS,
    DOCUMENTED,
    HOOKS,
    MEDICINE,
    NEEDS,
    Cards,
    CharacterCard,
    Need,
    PatientCard,
    SpaceCard,
)

__all__ = [
    "BALANCED",
    "CHARACTERS",
    "DOCUMENTED",
    "HOOKS",
    "MEDICINE",
    "NEEDS",
    "Cards",
    "CharacterCard",
    "Need",
    "PatientCard",
    "SpaceCard",
    "compile_rules",
    "describe",
    "describe_patient",
    "describe_space",
    "example",
    "listed",
    "standard_cards",
    "with_own",
]
