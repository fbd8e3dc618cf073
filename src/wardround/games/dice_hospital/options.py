"""What can be chosen before a game: options, sets of them, and what does not go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from wardround.table.errors import BadOption
from wardround.table.game import Option, Options
from wardround.table.messages import Message
from wardround.table.options import GivenOptions, in_words

SEATS = ("1", "2", "3", "4")
SET = "set"
OPTIONS = (
    Option("edition", ("final", "prototype"), "final"),
    Option("administrators", ("yes", "no"), "yes"),
    Option("activation", ("linear", "simultaneous"), "linear"),
    Option("crisis", ("no", "yes"), "no"),
    Option("epidemic", ("no", "yes"), "no"),
    Option("superbug", ("no", "yes"), "no"),
    Option("pick-up", ("no", "yes"), "no"),
    Option("events", ("no", "yes"), "no"),
    Option("experimental", ("no", "yes"), "no"),
    Option("promos", ("no", "yes"), "no"),
    Option("timer", ("no", "yes"), "no"),
    Option("fatalities", ("single", "double"), "single"),
    Option("reports", ("single", "double"), "single"),
)

_HARD = {"crisis": "yes", "epidemic": "yes", "superbug": "yes"}
_HARD_ALONE = {"crisis": "yes", "superbug": "yes", "fatalities": "double", "reports": "double"}
_MORE = {"events": "yes", "experimental": "yes", "promos": "yes", "timer": "yes"}
SETS: Mapping[str, Mapping[str, str]] = {
    "beginner": {"administrators": "no"},
    "standard": {},
    "hard": _HARD,
    "everything": {**_HARD, **_MORE, "pick-up": "yes"},
}
_SETS_ALONE: Mapping[str, Mapping[str, str]] = {
    "beginner": {},
    "standard": {},
    "hard": _HARD_ALONE,
    "everything": {**_HARD_ALONE, **_MORE},
}

TIMER_START = 60
TIMER_MORE = 5


class Refusal(NamedTuple):
    """Two choices that do not go together, and the key of the reason."""

    option: str
    value: str
    other: str
    others: tuple[str, ...]
    reason: str


REFUSALS = (
    Refusal("epidemic", "yes", "seats", ("1",), "refused-alone-epidemic"),
    Refusal("pick-up", "yes", "seats", ("1",), "refused-alone-pick-up"),
    Refusal("administrators", "yes", "seats", ("1",), "refused-alone-administrators"),
    Refusal("edition", "prototype", "seats", ("1",), "refused-prototype-alone"),
    Refusal("edition", "prototype", "experimental", ("yes",), "refused-prototype-experimental"),
    Refusal("edition", "prototype", "promos", ("yes",), "refused-prototype-promos"),
    Refusal("edition", "prototype", "events", ("yes",), "refused-prototype-events"),
    Refusal("fatalities", "double", "seats", ("2", "3", "4"), "refused-only-alone-fatalities"),
    Refusal("reports", "double", "seats", ("2", "3", "4"), "refused-only-alone-reports"),
)


def option_set(name: str, seats: str) -> Options:
    """The options of a set by name for so many seats, seats included; BadOption names the sets."""
    if name not in SETS:
        raise BadOption("option-value", option=SET, value=name, allowed=" ".join(SETS))
    return {"seats": seats, **(_SETS_ALONE if seats == "1" else SETS)[name]}


def default_of(option: Option, seats: str) -> str:
    """What an option is when nobody chooses. Nobody has administrators alone."""
    return "no" if option.name == "administrators" and seats == "1" else option.default


def settle(given: GivenOptions) -> Options:
    """All options with defaults filled in; BadOption names the option and how to mend it.

    `set=hard` and such stand for the options of that set; what is given beside it prevails.
    """
    options = in_words(given)
    seats = options.get("seats", "")
    if seats not in SEATS:
        raise BadOption("option-value", option="seats", value=seats, allowed=" ".join(SEATS))
    wanted = {**option_set(options[SET], seats), **options} if SET in options else dict(options)
    wanted.pop(SET, None)
    settled = {"seats": seats}
    for option in OPTIONS:
        value = wanted.get(option.name, default_of(option, seats))
        if value not in option.values:
            allowed = " ".join(option.values)
            raise BadOption("option-value", option=option.name, value=value, allowed=allowed)
        settled[option.name] = value
    for name in wanted:
        if name not in settled:
            raise BadOption("option-unknown", option=name, known=" ".join(settled))
    for refusal in REFUSALS:
        if settled[refusal.option] == refusal.value and settled[refusal.other] in refusal.others:
            raise BadOption(refusal.reason)
    return settled


def refused(given: GivenOptions) -> dict[str, dict[str, Message]]:
    """Of every option, the values that do not go with those chosen so far, and why.

    Only what is given counts as chosen; `seats` is an option like the others here.
    """
    options = in_words(given)
    found: dict[str, dict[str, Message]] = {}
    for refusal in REFUSALS:
        reason = Message(refusal.reason, {})
        if options.get(refusal.other) in refusal.others:
            found.setdefault(refusal.option, {})[refusal.value] = reason
        if options.get(refusal.option) == refusal.value:
            for value in refusal.others:
                found.setdefault(refusal.other, {})[value] = reason
    return found


def seconds(options: Mapping[str, str], round_number: int) -> int:
    """How long an activation may take in this round; 0 if there is no limit."""
    if options["timer"] == "no":
        return 0
    return TIMER_START + TIMER_MORE * (round_number - 1)
