"""An experiment as data: what is played, with which deals, and how it is cut into parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from wardround import __version__
from wardround.games import game_with
from wardround.table.contract.data import Options

FORMAT = 1
PARTS = 200
MOST_DEALS_IN_A_PART = 250
BY_CLOCK = ("expert", "rollout")
"""Players that think for some milliseconds unless they are given a number of games."""


class Variant(NamedTuple):
    """One of the things that are compared: options (resolved), who sits where, a card file's text.

    Empty `cards` are the shipped ones.
    """

    name: str
    options: Options
    players: tuple[str, ...]
    cards: str = ""


class Experiment(NamedTuple):
    """Every deal from 0 on is played by every variant, if players rotate once in every seating.

    `tables` are the tables that are written. `until`: no more deals are played when the 95 %
    interval of the mean score, or of every difference to the first variant, reaches no further
    than so many points to either side; 0: all `deals` are played.
    """

    game: str
    variants: tuple[Variant, ...]
    seed: int
    deals: int
    until: float
    rotate: bool
    tables: tuple[str, ...]


class Span(NamedTuple):
    """Deals from the first up to the last, which belongs to them."""

    first: int
    last: int


def depends_on_time(player: str) -> bool:
    """Whether this player thinks by the clock, so that its games cannot be repeated."""
    return player.partition(":")[0] in BY_CLOCK and ":games=" not in player


def turns(experiment: Experiment, variant: Variant) -> int:
    """How often a variant plays each deal."""
    return len(variant.players) if experiment.rotate else 1


def games_a_deal(experiment: Experiment) -> int:
    """How many games are played of each deal."""
    return sum(turns(experiment, variant) for variant in experiment.variants)


def deals_a_part(experiment: Experiment) -> int:
    """How many deals are played and written together: few enough that a kill costs little."""
    return max(1, min(MOST_DEALS_IN_A_PART, experiment.deals // PARTS))


def missing(done: Iterable[Span], deals: int, size: int) -> Iterator[Span]:
    """The deals that are not done yet, in order, in spans of at most so many."""
    first = 0
    for span in (*sorted(done), Span(deals, deals)):
        while first < min(span.first, deals):
            last = min(first + size, span.first, deals) - 1
            yield Span(first, last)
            first = last + 1
        first = max(first, span.last + 1)


def header(experiment: Experiment) -> dict[str, Any]:
    """What results must agree on to be of one experiment. It may go on with more deals."""
    rules = game_with(experiment.game, "").rules_version
    return {
        "format": FORMAT,
        "wardround": __version__,
        "rules": rules,
        "game": experiment.game,
        "variants": [
            {**variant._asdict(), "players": list(variant.players)}
            for variant in experiment.variants
        ],
        "seed": experiment.seed,
        "rotate": experiment.rotate,
        "tables": list(experiment.tables),
    }


def from_header(told: dict[str, Any]) -> Experiment:
    """The experiment of a header; how many deals it wants is not in it."""
    variants = tuple(
        Variant(one["name"], one["options"], tuple(one["players"]), one["cards"])
        for one in told["variants"]
    )
    seed, rotate, tables = told["seed"], told["rotate"], tuple(told["tables"])
    return Experiment(told["game"], variants, seed, 0, 0.0, rotate, tables)
