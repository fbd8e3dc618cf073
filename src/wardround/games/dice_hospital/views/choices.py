"""A choice of patients put to people: its figures, and why it cannot be made. Keys only."""

from __future__ import annotations

from wardround.games.dice_hospital.cards.describing import treatment_figures
from wardround.games.dice_hospital.cards.records import Treatment
from wardround.games.dice_hospital.rules.kinds import COLOURS, KINDS, SHOWN, VALUE
from wardround.table.messages import Figure, Message
from wardround.table.notation.vocabulary import Vocabulary


def choice_figures(
    said: list[int], treatment: Treatment, vocabulary: Vocabulary
) -> dict[str, Figure]:
    """The figures of a choice under way: how many may follow, and if a colour is due."""
    picked = sum(word < KINDS for word in said)
    figures = treatment_figures(treatment)
    second = treatment.second
    if second is not None and picked >= treatment.count:
        picked -= treatment.count
        figures["count"] = second.count
    due = treatment.op == "recolour" and bool(said) and said[-1] < KINDS
    figures["left"] = int(figures["count"]) - picked
    figures["picked"] = picked
    figures["patient"] = vocabulary.word(said[-1]) if due else "none"
    return figures


def why_not_chosen(
    treatment: Treatment, patients: list[int], picked: list[int], k: int, vocabulary: Vocabulary
) -> Message:
    """Why a patient cannot be chosen next."""
    if treatment.op == "recolour" and picked and picked[-1] < KINDS:
        return Message("why-colour-first", {"patient": vocabulary.word(picked[-1])})
    if treatment.second is not None and len(picked) >= treatment.count:
        treatment = treatment.second
    low, high = treatment.values
    if treatment.colour not in (None, COLOURS[SHOWN[k]]):
        return Message("why-colour", {"colour": str(treatment.colour)})
    if not low <= VALUE[k] <= high:
        return Message("why-value", {"low": low, "high": high})
    if picked.count(k) == patients.count(k):
        return Message("why-picked", {"patient": vocabulary.word(k)})
    if treatment.second is not None:
        return Message("why-second", treatment_figures(treatment.second))
    return Message("why-pattern", {"pattern": treatment.pattern, "count": treatment.count})


def why_not_usable(treatment: Treatment, patients: list[int], department: str) -> Message:
    """Why a department cannot be used with these patients: whom it needs, how many there are."""
    named = {"department": department}
    if treatment.second is not None:
        return Message("why-department-two", {**_lacking_slot(treatment, patients), **named})
    fitting = _fitting(treatment, patients)
    figures = {**treatment_figures(treatment), **named, "have": len(fitting)}
    scattered = len(fitting) >= treatment.fewest()
    return Message("why-department-pattern" if scattered else "why-department-cannot", figures)


def _lacking_slot(treatment: Treatment, patients: list[int]) -> dict[str, Figure]:
    """The slot of two that finds too few patients, and how many it finds at best."""
    second = treatment.second
    assert second is not None
    ones, others = _fitting(treatment, patients), _fitting(second, patients)
    if len(ones) < treatment.count:
        return {**treatment_figures(treatment), "slot": "first", "have": len(ones)}
    only_first = sum(k not in others for k in ones)
    have = len(others) - max(0, treatment.count - only_first)
    return {**treatment_figures(second), "slot": "second", "have": have}


def _fitting(treatment: Treatment, patients: list[int]) -> list[int]:
    return [k for k in patients if treatment.fits(VALUE[k], COLOURS[SHOWN[k]])]
