"""Options of a game: filling in defaults, refusing what does not go together, who begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from wardround.table.contract.data import GivenOptions, Option, Options
from wardround.table.errors import BadOption
from wardround.table.messages import Message
from wardround.table.speakers import NOBODY, MaybeSeat

FIRST = "first"
AT_RANDOM = "random"
SEAT = "seat-"


class Refusal(NamedTuple):
    """Two choices that do not go together, and the key of the reason."""

    option: str
    value: str
    other: str
    others: tuple[str, ...]
    reason: str


def _default_of(option: Option, _seats: str) -> str:
    return option.default


def in_words(options: GivenOptions) -> dict[str, str]:
    """Every value as a word: 2 is "2". True is "True", which is a value of no option."""
    return {name: str(value) for name, value in options.items()}


def without_seats(options: Mapping[str, str]) -> Options:
    """The same options with the number of seats left open."""
    return {name: value for name, value in options.items() if name != "seats"}


def resolve_options(
    options: GivenOptions,
    known: tuple[Option, ...],
    seat_counts: tuple[str, ...],
    refusals: tuple[Refusal, ...],
    default_of: Callable[[Option, str], str] = _default_of,
) -> Options:
    """All options, `seats` first, with defaults filled in.

    A whole number will do where the values are numbers. BadOption names the option, what it can be,
    or why two do not go together.
    """
    given = in_words(options)
    names = ("seats", *(option.name for option in known))
    for name in given:
        if name not in names:
            raise BadOption("option-unknown", option=name, known=" ".join(names))
    seats = given.get("seats", "")
    if seats not in seat_counts:
        raise BadOption("option-value", option="seats", value=seats, allowed=" ".join(seat_counts))
    settled = {"seats": seats}
    for option in known:
        value = given.get(option.name, default_of(option, seats))
        if value not in option.values:
            allowed = " ".join(option.values)
            raise BadOption("option-value", option=option.name, value=value, allowed=allowed)
        settled[option.name] = value
    for refusal in refusals:
        if settled[refusal.option] == refusal.value and settled[refusal.other] in refusal.others:
            raise BadOption(refusal.reason)
    return settled


def refused_values(
    options: GivenOptions, refusals: tuple[Refusal, ...]
) -> dict[str, dict[str, Message]]:
    """Of every option, the values that do not go with those chosen so far, and why.

    Only what is given counts as chosen; `seats` is an option like the others here.
    """
    given = in_words(options)
    found: dict[str, dict[str, Message]] = {}
    for refusal in refusals:
        reason = Message(refusal.reason, {})
        if given.get(refusal.other) in refusal.others:
            found.setdefault(refusal.option, {})[refusal.value] = reason
        if given.get(refusal.option) == refusal.value:
            for value in refusal.others:
                found.setdefault(refusal.other, {})[value] = reason
    return found


def first_option(most_seats: int) -> Option:
    """Who begins: a seat at random, or the one that the table names."""
    seats = (f"{SEAT}{seat}" for seat in range(1, most_seats + 1))
    return Option(FIRST, (AT_RANDOM, *seats), AT_RANDOM)


def first_refusals(seat_counts: tuple[str, ...]) -> tuple[Refusal, ...]:
    """A seat that is not at the table cannot begin."""
    most = int(max(seat_counts))
    return tuple(
        Refusal(FIRST, f"{SEAT}{seat}", "seats", fewer, "refused-first-seat")
        for seat in range(2, most + 1)
        if (fewer := tuple(count for count in seat_counts if int(count) < seat))
    )


def first_seat(options: Mapping[str, str]) -> MaybeSeat:
    """The seat that the table named to begin, or NOBODY: chance names one."""
    chosen = options[FIRST]
    return NOBODY if chosen == AT_RANDOM else int(chosen.removeprefix(SEAT)) - 1
