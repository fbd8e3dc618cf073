"""What cards do, for a person: read off their records, never written by hand."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.games.dice_hospital.cards.records import (
    AdministratorCard,
    AnyCard,
    Department,
    EventCard,
    ReportCard,
    Specialist,
    Treatment,
)
from wardround.games.dice_hospital.rules.kinds import COLOURS
from wardround.games.dice_hospital.rules.ruleset import MODIFIERS
from wardround.table.messages import Figure, Message

NOT_CHANGED = -1


def describe_treatment(treatment: Treatment) -> Message:
    """What a treatment does."""
    figures = treatment_figures(treatment)
    return Message("does-treatment", figures)


def treatment_figures(treatment: Treatment) -> dict[str, Figure]:
    """Whom a treatment chooses and what it does to them, as figures of a sentence.

    `form` tells which sentence fits: what is done, or `two` with a second slot (its figures
    begin with `also_`), or `by-value` where the steps differ by value.
    """
    low, high = treatment.values
    second = treatment.second
    form = "by-value" if treatment.by_value else treatment.op
    return {
        "form": "two" if second else form,
        "upto": "yes" if treatment.least else "no",
        "count": treatment.count,
        "colour": treatment.colour or "any",
        "low": low,
        "high": high,
        "pattern": treatment.pattern,
        "steps": treatment.steps,
        "by_value": ", ".join(str(n) for n in treatment.by_value),
        "also_count": second.count if second else 0,
        "also_colour": (second.colour or "any") if second else "any",
        "also_low": second.values[0] if second else 1,
        "also_high": second.values[1] if second else 6,
        "also_op": second.op if second else "heal",
        "also_steps": second.steps if second else 0,
    }


def describe(card: AnyCard) -> Message:
    """What a card does."""
    if isinstance(card, Department):
        return describe_treatment(card.treatment)
    if isinstance(card, Specialist):
        return _specialist(card)
    if isinstance(card, EventCard):
        return _event(card)
    if isinstance(card, ReportCard):
        return Message("does-report", {**_needs(card.needs), "points": card.points})
    return _administrator(card)


def _specialist(card: Specialist) -> Message:
    if card.hook == "consultant":
        return Message("does-specialist-consultant", {})
    if card.hook == "admissions":
        return Message("does-specialist-admissions", {})
    figures: dict[str, Figure] = {"trigger": card.trigger, "when": card.when, "at": card.at}
    if card.treatment is None:
        return Message("does-specialist-gain", figures | gain_figures(card.gain))
    figures |= {**treatment_figures(card.treatment), "relation": card.relation}
    return Message("does-specialist", figures)


def gain_figures(gain: Mapping[str, int]) -> dict[str, Figure]:
    """What an effect or an event gives."""
    return {name: gain.get(name, 0) for name in ("bags", "points", "fatalities")}


def _event(card: EventCard) -> Message:
    if card.extra_card:
        return Message("does-event-extra", {})
    if card.treatment is not None:
        figures = {**treatment_figures(card.treatment), "relation": "event"}
        return Message("does-event-treatment", figures)
    changed: dict[str, Figure] = {
        name.replace("-", "_"): card.modifiers.get(name, NOT_CHANGED) for name in MODIFIERS
    }
    if card.modifiers:
        return Message("does-event-round", {**changed, **gain_figures(card.gain)})
    return Message("does-event-gain", gain_figures(card.gain))


def _administrator(card: AdministratorCard) -> Message:
    if card.spare and card.spare_all:
        return Message("does-administrator-spare-all", {"colour": card.spare})
    if card.spare:
        return Message("does-administrator-spare", {"colour": card.spare})
    if card.most:
        return Message("does-administrator-most", {"points": card.points})
    figures = {**_needs(card.needs), "points": card.points}
    if card.every:
        return Message("does-administrator-every", figures)
    return Message("does-administrator-needs", figures)


def _needs(needs: Mapping[str, int]) -> dict[str, Figure]:
    return {colour: needs.get(colour, 0) for colour in COLOURS}
