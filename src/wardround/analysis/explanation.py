"""Why advice is what it is, as a message for people."""

from __future__ import annotations

from wardround.analysis.advice import Advice
from wardround.table.messages import Message

SAME = 0.005


def figure(worth: float) -> str:
    """Points with two decimal places; never `-0.00`."""
    return f"{0.0 if abs(worth) < SAME else worth:.2f}"


def explain_advice(advice: Advice, second: str) -> Message:
    """How certain the best line is, and how much less the next best (`second`) is worth."""
    if advice.method == "only":
        return Message("hint-only", {})
    proven = "yes" if advice.proven else "no"
    if advice.second is None:
        return Message("hint-alone", {"proven": proven, "sure": "yes" if advice.sure else "no"})
    lead, off = figure(advice.lead), figure(advice.off)
    even = "yes" if advice.lead < SAME else "no"
    if advice.method == "solver":
        figures: dict[str, str | int] = {"proven": proven, "even": even}
        return Message("hint-solver", {**figures, "lead": lead, "second": second})
    told: dict[str, str | int] = {"close": _closeness(advice), "lead": lead, "off": off}
    return Message("hint-rollouts", {**told, "second": second})


def _closeness(advice: Advice) -> str:
    if advice.lead + advice.off < SAME:
        return "even"
    return "yes" if advice.lead - advice.off < SAME else "no"


def describe_trials(advice: Advice) -> Message | None:
    """How many worlds were sampled; None if the advice is not from rollouts."""
    if advice.method != "rollouts":
        return None
    return Message("hint-tried", {"worlds": advice.tried})
