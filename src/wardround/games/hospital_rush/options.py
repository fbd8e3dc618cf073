"""What can be chosen before a game, and what does not go together."""

from __future__ import annotations

from wardround.games.hospital_rush.cards.records import BALANCED, CHARACTERS
from wardround.table import options as table_options
from wardround.table.contract.data import GivenOptions, Option, Options
from wardround.table.options import first_option, first_refusals

SEATS = ("3", "4", "5")
OPTIONS = (
    first_option(int(SEATS[-1])),
    Option("characters", CHARACTERS, BALANCED),
    Option("rounds", ("off", "10", "20", "50", "100"), "off"),
)
REFUSALS = first_refusals(SEATS)


def resolve_options(options: GivenOptions) -> Options:
    """All options with defaults filled in; BadOption names the option and how to mend it."""
    return table_options.resolve_options(options, OPTIONS, SEATS, REFUSALS)
