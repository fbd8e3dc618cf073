"""What can be chosen before a game, and what does not go together."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.table import options as table_options
from wardround.table.game import Option, Options
from wardround.table.options import first_option, first_refusals

SEATS = ("3", "4", "5")
OPTIONS = (
    first_option(int(SEATS[-1])),
    Option("rounds", ("off", "10", "20", "50", "100"), "off"),
)
REFUSALS = first_refusals(SEATS)


def settle(options: Mapping[str, str]) -> Options:
    """All options with defaults filled in; BadOption names the option and how to mend it."""
    return table_options.settle(options, OPTIONS, SEATS, REFUSALS)
