"""A second, naive reading of the rules, written from the rulebook and the card records alone.

Patients are tuples, groups are found by trying every combination, nothing is shared with the
engine but the records and the words. It covers activation, arranging and taking ambulances.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from wardround.games.dice_hospital.cards.catalogue import Cards, Specialist, Treatment

Sentence = tuple[str, ...]
COLOURS = ("red", "yellow", "green")


@dataclass(frozen=True)
class Die:
    """A patient. `mark` is "" while waiting, "t" when treated, "m" when marked."""

    value: int
    shown: str
    own: str
    mark: str = ""

    def word(self) -> str:
        shown = "" if self.shown == self.own else self.shown[0]
        return f"{self.own[0]}{shown}{self.value}{self.mark}"

    def order(self) -> tuple[int, int, int, int]:
        marks = ("", "t", "m").index(self.mark)
        return self.value, COLOURS.index(self.shown), COLOURS.index(self.own), marks


def die(word: str) -> Die:
    """The patient a word names."""
    names = {colour[0]: colour for colour in COLOURS}
    letters = [names[c] for c in word if c in names]
    value = int(next(c for c in word if c.isdigit()))
    return Die(value, letters[-1], letters[0], word[-1] if word[-1] in "tm" else "")


@dataclass(frozen=True)
class Ward:
    """One hospital in activation: what is left to use, and an effect that may be pending."""

    patients: tuple[Die, ...]
    departments: tuple[str, ...]
    workers: tuple[str, ...]
    bags: int
    pending: str = ""
    healed_values: frozenset[int] = frozenset()


class Reference:
    """Sentences and lines by brute force."""

    def __init__(self, cards: Cards) -> None:
        self.departments = {card.id: card.treatment for card in cards.departments}
        self.specialists = {card.id: card for card in cards.specialists}

    def groups(self, treatment: Treatment, patients: Iterable[Die]) -> set[tuple[Die, ...]]:
        """Every group of patients that a treatment may choose, equal groups once."""
        found = set()
        for group in combinations(sorted(patients, key=Die.order), treatment.count):
            values = [patient.value for patient in group]
            colours = {patient.shown for patient in group}
            low, high = treatment.values
            fits = all(low <= value <= high for value in values)
            fits = fits and (treatment.colour is None or colours == {treatment.colour})
            if treatment.pattern == "equal":
                fits = fits and len(set(values)) == 1
            if treatment.pattern == "run":
                fits = fits and values == list(range(values[0], values[0] + len(values)))
            if fits:
                found.add(group)
        return found

    def heal(
        self, ward: Ward, group: tuple[Die, ...], steps: int, marked: tuple[Die, ...] = ()
    ) -> Ward:
        """The ward after healing a group; those in `marked` are marked."""
        patients = list(ward.patients)
        for patient in group:
            patients.remove(patient)
            if patient.value + steps <= 6:
                mark = "m" if patient in marked or patient.mark == "m" else "t"
                patients.append(replace(patient, value=patient.value + steps, mark=mark))
        return replace(ward, patients=tuple(sorted(patients, key=Die.order)))

    def bag_sentences(self, ward: Ward) -> Iterator[tuple[Sentence, Ward]]:
        """Every use of a blood bag."""
        for patient in set(ward.patients) if ward.bags else ():
            spent = replace(ward, bags=ward.bags - 1)
            yield ("bag", patient.word(), "heal"), self.idle(self.heal(spent, (patient,), 1))
            for colour in COLOURS:
                if colour != patient.shown:
                    patients = list(ward.patients)
                    patients.remove(patient)
                    patients.append(replace(patient, shown=colour))
                    recoloured = replace(spent, patients=tuple(sorted(patients, key=Die.order)))
                    yield ("bag", patient.word(), colour), self.idle(recoloured)

    def targets(self, ward: Ward) -> list[Die]:
        """Those a pending effect may choose among."""
        relation = self.specialists[ward.pending].relation
        if relation == "same":
            return [patient for patient in ward.patients if patient.mark == "m"]
        if relation == "anyone":
            return list(ward.patients)
        others = [patient for patient in ward.patients if patient.mark != "m"]
        if relation == "match":
            return [patient for patient in others if patient.value in ward.healed_values]
        return others

    def idle(self, ward: Ward) -> Ward:
        """A pending effect that nobody could use, now or with a bag, is not asked about."""
        if not ward.pending or (ward.bags and ward.patients):
            return ward
        treatment = treatment_of(self.specialists[ward.pending])
        return ward if self.groups(treatment, self.targets(ward)) else self.settle(ward)

    def settle(self, ward: Ward) -> Ward:
        """The placement is over."""
        patients = [replace(p, mark="t") if p.mark == "m" else p for p in ward.patients]
        ordered = tuple(sorted(patients, key=Die.order))
        return replace(ward, patients=ordered, pending="", healed_values=frozenset())

    def effect_sentences(self, ward: Ward) -> Iterator[tuple[Sentence, Ward]]:
        """Every way to use or decline a pending effect."""
        card = self.specialists[ward.pending]
        yield ("skip",), self.settle(ward)
        treatment = treatment_of(card)
        for group in self.groups(treatment, self.targets(ward)):
            healed = self.settle(self.heal(ward, group, treatment.steps))
            yield tuple(patient.word() for patient in group), healed

    def placements(self, ward: Ward) -> Iterator[tuple[Sentence, Ward]]:
        """Every placement of a worker."""
        for worker in set(ward.workers):
            for department in set(ward.departments):
                for group in self.groups(self.departments[department], ward.patients):
                    words = (worker, department, *(patient.word() for patient in group))
                    yield words, self.placed(ward, worker, department, group)

    def placed(self, ward: Ward, worker: str, department: str, group: tuple[Die, ...]) -> Ward:
        """The ward after a placement."""
        workers, departments = list(ward.workers), list(ward.departments)
        workers.remove(worker)
        departments.remove(department)
        ward = replace(ward, workers=tuple(workers), departments=tuple(departments))
        steps = self.departments[department].steps
        card = self.specialists.get(worker)
        triggers = triggering(card, group)
        if card is None or not triggers:
            return self.heal(ward, group, steps)
        marked = {"same": triggers, "anyone": ()}.get(card.relation, group)
        values = frozenset(p.value for p in triggers) if card.relation == "match" else frozenset()
        ward = replace(self.heal(ward, group, steps, marked), pending=worker)
        return self.idle(replace(ward, healed_values=values))

    def sentences(self, ward: Ward) -> dict[Sentence, Ward]:
        """Everything that can be said from here but `finish`, and what becomes of it."""
        if ward.pending:
            return dict([*self.bag_sentences(ward), *self.effect_sentences(ward)])
        return dict([*self.bag_sentences(ward), *self.placements(ward)])

    def count(self, wards: list[Ward], after: list[int], depth: int) -> int:
        """Lines of so many words when these wards activate in order.

        `after` are the numbers of words at each step once the last ward has finished.
        """
        if not depth:
            return 1
        if not wards:
            return after[0] * (self.count([], after[1:], depth - 1) if depth > 1 else 1)
        ends = dict[Sentence, list[Ward]]()
        for sentence, ward in self.sentences(wards[0]).items():
            ends[sentence] = [ward, *wards[1:]]
        if not wards[0].pending:
            ends["finish",] = wards[1:]
        prefixes = {sentence[:depth] for sentence in ends if len(sentence) >= depth}
        shorter = [item for item in ends.items() if len(item[0]) < depth]
        return len(prefixes) + sum(
            self.count(rest, after, depth - len(sentence)) for sentence, rest in shorter
        )


def treatment_of(card: Specialist) -> Treatment:
    """What an effect does to patients; those of the printed edition all do something to them."""
    assert card.treatment is not None
    return card.treatment


def triggering(card: Specialist | None, group: tuple[Die, ...]) -> tuple[Die, ...]:
    """Those of a healed group that trigger a specialist."""
    if card is None:
        return ()
    return tuple(p for p in group if card.trigger in ("any", p.shown))


def arrangements(dice: tuple[Die, ...], ambulances: int) -> Iterator[tuple[Sentence, ...]]:
    """Every way to fill ambulances, as the sentences said for those that leave a choice."""
    if ambulances == 1:
        yield ()
        return
    ordered = sorted(dice, key=Die.order)
    boundary = ordered[2].value
    sure = [patient for patient in ordered if patient.value < boundary]
    level = [patient for patient in ordered if patient.value == boundary]
    choices = {tuple(group) for group in combinations(level, 3 - len(sure))}
    for group in sorted(choices, key=lambda group: [p.order() for p in group]):
        rest = list(ordered)
        for patient in (*sure, *group):
            rest.remove(patient)
        said = (tuple(p.word() for p in group),) if len(choices) > 1 else ()
        for further in arrangements(tuple(rest), ambulances - 1):
            yield (*said, *further)


def count_arrangements(
    dice: tuple[Die, ...], ambulances: int, taking: list[int], depth: int
) -> int:
    """Lines of so many words from an arranging position; then seats take, with so many words."""
    lines = set()
    total = 0
    for sentences in arrangements(dice, ambulances):
        words = tuple(word for sentence in sentences for word in sentence)
        if words[:depth] in lines:
            continue
        lines.add(words[:depth])
        beyond = 1
        for choices in taking[: max(0, depth - len(words))]:
            beyond *= choices
        total += beyond
    return total
