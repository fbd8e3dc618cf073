"""Cards as records: what is printed on them, in terms of a few closed schemas.

A *treatment* chooses patients and does something to each; a *gain* gives something; a *score
rule* gives points for what was discharged; a *modifier* changes a number that the phases read.
`house` are the parts of a card that no document gives.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from wardround.games.dice_hospital.rules.words import NURSE
from wardround.table.cards.house import COLOUR, EFFECT, NAME, POINTS, Parts

NOTHING: Mapping[str, int] = MappingProxyType({})
HEAL = "heal"

CARD_PARTS = (NAME, EFFECT)
SPECIALIST_PARTS = (NAME, EFFECT, COLOUR)
REPORT_PARTS = (NAME, EFFECT, POINTS)
BACK_PARTS = (EFFECT,)


@dataclass(frozen=True)
class Treatment:
    """Choose `count` patients by shown colour, value and pattern, and treat each the same way.

    `least` below `count` makes it "up to"; 0 is exactly `count`. `op` says what is done: heal or
    lower by steps (`by_value`: six numbers instead of `steps`), flip, reroll, recolour, transfer.
    `second` is one more treatment for other patients, both or neither.
    """

    count: int
    colour: str | None
    values: tuple[int, int]
    pattern: str
    steps: int
    least: int = 0
    op: str = HEAL
    by_value: tuple[int, ...] = ()
    second: Treatment | None = None

    def fits(self, value: int, colour: str) -> bool:
        """Whether one patient of this value showing this colour may be chosen."""
        low, high = self.values
        return low <= value <= high and self.colour in (None, colour)

    def fewest(self) -> int:
        """How many patients must be chosen."""
        return self.least or self.count

    def steps_at(self, value: int) -> int:
        """How many steps a patient of this value goes."""
        return self.by_value[value - 1] if self.by_value else self.steps


@dataclass(frozen=True)
class Department:
    """A department: on every board (no copies in the deck) or an improvement.

    `alias` is the printed game's word for a card that an edition names otherwise.
    """

    id: str
    name: str
    copies: int
    treatment: Treatment
    house: Parts = ()
    alias: str = ""


@dataclass(frozen=True)
class Specialist:
    """A specialist: one more worker, with an effect after its placement's department.

    The effect is a treatment, a gain, or a hook by name. `when` says whether the department must
    have healed or discharged somebody of the trigger colour, `at` whether any department will do
    or only one that names a colour. `alias` is as with departments.
    """

    id: str
    name: str
    copies: int
    family: str
    trigger: str = "any"
    relation: str = "anyone"
    treatment: Treatment | None = None
    when: str = "heals"
    at: str = "any"
    gain: Mapping[str, int] = field(default_factory=dict)
    hook: str = ""
    house: Parts = ()
    alias: str = ""


@dataclass(frozen=True)
class AdministratorCard:
    """An administrator: points for what was discharged, or patients spared.

    `every` gives the points for every such set, not once; `spare_all` spares all of the colour.
    """

    id: str
    name: str
    needs: Mapping[str, int]
    points: int
    most: bool
    spare: str | None
    every: bool = False
    spare_all: bool = False
    house: Parts = ()


@dataclass(frozen=True)
class EventCard:
    """An event: something for everybody at once, or numbers changed for the round."""

    id: str
    name: str
    gain: Mapping[str, int] = field(default_factory=dict)
    treatment: Treatment | None = None
    extra_card: bool = False
    modifiers: Mapping[str, int] = field(default_factory=dict)
    house: Parts = ()


@dataclass(frozen=True)
class ReportCard:
    """A medical report: points for discharging these together."""

    id: str
    name: str
    needs: Mapping[str, int]
    points: int
    house: Parts = ()


@dataclass(frozen=True)
class BackCard:
    """The other side of an ambulance: three spaces, each for a colour or a value."""

    ambulance: int
    spaces: tuple[str, ...]
    house: Parts = ()


AnyCard = Department | Specialist | AdministratorCard | EventCard | ReportCard


@dataclass(frozen=True)
class Cards:
    """A set of cards, board departments first."""

    edition: str
    departments: tuple[Department, ...] = ()
    specialists: tuple[Specialist, ...] = ()
    administrators: tuple[AdministratorCard, ...] = ()
    events: tuple[EventCard, ...] = ()
    reports: tuple[ReportCard, ...] = ()
    backs: tuple[BackCard, ...] = ()

    def worded(self) -> tuple[AnyCard, ...]:
        """All cards that have a word."""
        return (
            *self.administrators,
            *self.departments,
            *self.specialists,
            *self.reports,
            *self.events,
        )

    def words(self) -> tuple[str, ...]:
        """The words of the cards, in the order of their numbers."""
        return (
            *(card.id for card in self.administrators),
            *(card.id for card in self.departments),
            NURSE,
            *(card.id for card in self.specialists),
            *(card.id for card in self.reports),
            *(card.id for card in self.events),
        )

    def names(self) -> dict[str, str]:
        """What is printed on each card, by its word."""
        return {card.id: card.name for card in self.worded()}
