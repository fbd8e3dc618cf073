"""What can be chosen before a game: options, sets of them, and what does not go together."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.table import options as table_options
from wardround.table.contract.data import GivenOptions, Option, Options
from wardround.table.errors import BadOption
from wardround.table.options import Refusal, first_option, first_refusals

SEATS = ("1", "2", "3", "4")
SET = "set"
OPTIONS = (
    first_option(len(SEATS)),
    Option("edition", ("final", "prototype"), "final"),
    Option("administrators", ("yes", "no"), "yes"),
    Option("activation", ("linear", "simultaneous"), "linear"),
    Option("crisis", ("no", "yes"), "no"),
    Option("epidemic", ("no", "yes"), "no"),
    Option("superbug", ("no", "yes"), "no"),
    Option("pick-up", ("no", "yes"), "no"),
    Option("events", ("no", "yes"), "no"),
    Option("experimental", ("no", "replace", "added"), "no"),
    Option("promos", ("no", "consultant", "admissions-nurse", "both"), "no"),
    Option("timer", ("no", "yes"), "no"),
    Option("fatalities", ("single", "double"), "single"),
    Option("reports", ("single", "double"), "single"),
)

_HARD = {"crisis": "yes", "epidemic": "yes", "superbug": "yes"}
_HARD_ALONE = {"crisis": "yes", "superbug": "yes", "fatalities": "double", "reports": "double"}
_MORE = {"events": "yes", "experimental": "replace", "promos": "both", "timer": "yes"}
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

NEW_DECKS = ("replace", "added")
WITH_PROMOS = ("consultant", "admissions-nurse", "both")

TIMER_START = 60
TIMER_MORE = 5


REFUSALS = (
    Refusal("epidemic", "yes", "seats", ("1",), "refused-alone-epidemic"),
    Refusal("pick-up", "yes", "seats", ("1",), "refused-alone-pick-up"),
    Refusal("administrators", "yes", "seats", ("1",), "refused-alone-administrators"),
    Refusal("edition", "prototype", "seats", ("1",), "refused-prototype-alone"),
    Refusal("edition", "prototype", "experimental", NEW_DECKS, "refused-prototype-experimental"),
    Refusal("edition", "prototype", "promos", WITH_PROMOS, "refused-prototype-promos"),
    Refusal("edition", "prototype", "events", ("yes",), "refused-prototype-events"),
    Refusal("fatalities", "double", "seats", ("2", "3", "4"), "refused-only-alone-fatalities"),
    Refusal("reports", "double", "seats", ("2", "3", "4"), "refused-only-alone-reports"),
    *first_refusals(SEATS),
)


def option_set(name: str, seats: str) -> Options:
    """The options of a set by name for so many seats, seats included; BadOption names the sets."""
    if name not in SETS:
        raise BadOption("option-value", option=SET, value=name, allowed=" ".join(SETS))
    return {"seats": seats, **(_SETS_ALONE if seats == "1" else SETS)[name]}


def default_of(option: Option, seats: str) -> str:
    """What an option is when nobody chooses. Nobody has administrators alone."""
    return "no" if option.name == "administrators" and seats == "1" else option.default


def resolve_options(given: GivenOptions) -> Options:
    """All options with defaults filled in; BadOption names the option and how to mend it.

    `set=hard` and such stand for the options of that set; what is given beside it prevails.
    """
    wanted: dict[str, str | int] = dict(given)
    if SET in given:
        wanted = {**option_set(str(given[SET]), str(given.get("seats", ""))), **given}
        del wanted[SET]
    return table_options.resolve_options(wanted, OPTIONS, SEATS, REFUSALS, default_of)


def time_limit(options: Mapping[str, str], round_number: int) -> int:
    """How long an activation may take in this round; 0 if there is no limit."""
    if options["timer"] == "no":
        return 0
    return TIMER_START + TIMER_MORE * (round_number - 1)
