"""Tournaments: every bot plays every seat equally often, with the same dice and cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import combinations
from random import Random
from typing import NamedTuple

from wardround.games import game_with
from wardround.lab.parallel import map_in_order
from wardround.lab.simulate import play_out, seed_of
from wardround.players import find_player
from wardround.players.programs import closing
from wardround.table.contract.data import GivenOptions
from wardround.table.errors import BadOption

BATCH = 20
"""So many deals are played before it is asked whether that is enough."""


class Cup(NamedTuple):
    """A tournament: bots by specification, and how many deals every line-up plays in each turn."""

    game: str
    options: GivenOptions
    bots: tuple[str, ...]
    deals: int
    seed: int
    cards: str = ""


class Fixture(NamedTuple):
    """One game to be played: its number, the deal it is played with, and who sits where."""

    number: int
    deal: int
    players: tuple[str, ...]


class Result(NamedTuple):
    """One game played with a deal: ranks and scores by seat."""

    number: int
    deal: int
    players: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


def fixtures(cup: Cup) -> list[Fixture]:
    """Every choice of bots for the seats, in every turn of the table, for every deal.

    BadOption if there are fewer bots than seats; a bot may be named several times.
    """
    seats = int(game_with(cup.game, cup.cards).resolve_options(cup.options)["seats"])
    for spec in cup.bots:
        find_player(spec)
    if len(cup.bots) < seats:
        raise BadOption("tournament-few", bots=len(cup.bots), seats=seats)
    if cup.deals < 1:
        raise BadOption("deals-number", deals=cup.deals)
    found: list[Fixture] = []
    for deal in range(cup.deals):
        for chosen in combinations(cup.bots, seats):
            for turn in range(seats):
                players = chosen[turn:] + chosen[:turn]
                found.append(Fixture(len(found), deal, players))
    return found


def play_fixture(cup: Cup, fixture: Fixture) -> Result:
    """Play one game. Chance has a generator of its own: what bots draw does not change it."""
    game = game_with(cup.game, cup.cards)
    state = game.start(game.resolve_options(cup.options))
    players = [find_player(spec) for spec in fixture.players]
    with closing(players):
        chance = seed_of(cup.seed, fixture.deal)
        play_out(game, state, players, chance, Random(f"{cup.seed}:{fixture.number}"))
    outcome = game.outcome(state)
    return Result(fixture.number, fixture.deal, fixture.players, outcome.ranks, outcome.scores)


def play_cup(
    cup: Cup,
    done: Collection[int],
    jobs: int,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Result]:
    """Play the games whose numbers are not in `done`; yields results in the order of numbers."""
    left = [fixture for fixture in fixtures(cup) if fixture.number not in done]
    results = map_in_order(partial(play_fixture, cup), left, jobs)
    for count, result in enumerate(results, len(done) + 1):
        if progress:
            progress(count)
        yield result
