"""Cards carried out by hand: individual patients, every combination tried, nothing but the records.

Every patient is a thing of its own here. Marks are put on it as the rules say, only so that its
word can be compared with the word the game uses.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations

from wardround.games.dice_hospital.cards.catalogue import Specialist, Treatment

LETTERS = {"red": "r", "yellow": "y", "green": "g"}


@dataclass(frozen=True)
class Patient:
    """One die. `healed` and `triggered` tell what the placement's department did to it."""

    name: int
    own: str
    shown: str
    value: int
    treated: bool
    healed: bool = False
    triggered: bool = False
    marked: bool = False

    def word(self) -> str:
        """How the game writes it."""
        shown = "" if self.own == self.shown else LETTERS[self.shown]
        condition = "m" if self.marked else "t" if self.treated else ""
        return f"{LETTERS[self.own]}{shown}{self.value}{condition}"


Ward = tuple[Patient, ...]
Result = tuple[tuple[str, ...], tuple[str, ...]]


def words(patients: Iterable[Patient]) -> tuple[str, ...]:
    """These patients as the game writes them, in a fixed order."""
    return tuple(sorted(patient.word() for patient in patients))


def in_pattern(pattern: str, values: list[int]) -> bool:
    """Whether values are equal, a run, or anything."""
    low = min(values)
    if pattern == "equal":
        return values == [low] * len(values)
    return pattern == "any" or sorted(values) == list(range(low, low + len(values)))


def groups(treatment: Treatment, among: Iterable[Patient]) -> list[Ward]:
    """Every group of individuals that a treatment may be given to."""
    low, high = treatment.values
    fit = [
        patient
        for patient in among
        if low <= patient.value <= high and treatment.colour in (None, patient.shown)
    ]
    return [
        group
        for group in combinations(fit, treatment.count)
        if in_pattern(treatment.pattern, [patient.value for patient in group])
    ]


def heal(ward: Ward, chosen: Ward, steps: int) -> tuple[Ward, tuple[str, ...]]:
    """Who stays and the colours that go home when these are healed."""
    names = {patient.name for patient in chosen}
    stay = [
        replace(patient, value=patient.value + steps, treated=True)
        if patient.name in names
        else patient
        for patient in ward
    ]
    home = tuple(sorted(patient.own for patient in stay if patient.value > 6))
    return tuple(patient for patient in stay if patient.value <= 6), home


@dataclass(frozen=True)
class Pending:
    """A placement between its department and its specialist's effect."""

    ward: Ward
    home: tuple[str, ...]
    values: frozenset[int]


def place(treatment: Treatment, specialist: Specialist, ward: Ward, chosen: Ward) -> Pending | None:
    """The department heals these; None if that does not trigger the specialist."""
    triggers = [p for p in chosen if specialist.trigger in ("any", p.shown)]
    if not triggers:
        return None
    healed, home = heal(ward, chosen, treatment.steps)
    names = {patient.name for patient in chosen}
    own = {patient.name for patient in triggers}
    return Pending(
        tuple(
            replace(
                patient,
                healed=patient.name in names,
                triggered=patient.name in own,
                marked=patient.name in marked(specialist, names, own),
            )
            for patient in healed
        ),
        home,
        frozenset(patient.value for patient in triggers),
    )


def marked(specialist: Specialist, healed: set[int], triggered: set[int]) -> set[int]:
    """Those whose word must tell them from equal patients while the effect is pending."""
    if specialist.relation == "anyone":
        return set()
    return triggered if specialist.relation == "same" else healed


def effects(specialist: Specialist, pending: Pending) -> list[Ward]:
    """Every group of individuals that the pending effect may choose."""
    among = [patient for patient in pending.ward if related(specialist, pending, patient)]
    assert specialist.treatment is not None
    return groups(specialist.treatment, among)


def related(specialist: Specialist, pending: Pending, patient: Patient) -> bool:
    """Whether the effect may choose this one because of what the department did."""
    if specialist.relation == "anyone":
        return True
    if specialist.relation == "same":
        return patient.triggered
    matches = specialist.relation == "another" or patient.value in pending.values
    return matches and not patient.healed


def settled(ward: Ward) -> tuple[str, ...]:
    """The patients once the placement is over."""
    return words(replace(patient, marked=False) for patient in ward)
