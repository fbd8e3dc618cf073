"""Option sets to test a game with: few, but every two choices that go together meet in one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from wardround.table.errors import BadOption
from wardround.table.game import Game, Options

TRIES = 60
Pair = tuple[tuple[str, str], ...]


def covering(game: Game[Any], seats: int, seed: int = 1) -> list[Options]:
    """Settled option sets for so many seats in which all values and pairs occur that can.

    The same seed gives the same sets.
    """
    rng = Random(f"{game.name}/{seats}/{seed}")
    wanted = {pair for pair in _pairs(game) if _settled(game, seats, dict(pair)) is not None}
    found: list[Options] = []
    while wanted:
        best = max(_tries(game, seats, wanted, rng), key=lambda o: len(wanted & _pairs_of(o)))
        wanted -= _pairs_of(best)
        found.append(best)
    return found


def _pairs(game: Game[Any]) -> Iterator[Pair]:
    """Every value alone, for a game with one option, and every two."""
    for option in game.options:
        yield from (((option.name, value),) for value in option.values)
    for one, other in combinations(game.options, 2):
        for value in one.values:
            yield from (((one.name, value), (other.name, it)) for it in other.values)


def _pairs_of(options: Options) -> set[Pair]:
    chosen = [item for item in options.items() if item[0] != "seats"]
    return {*combinations(chosen, 1), *combinations(chosen, 2)}


def _settled(game: Game[Any], seats: int, options: Options) -> Options | None:
    try:
        return game.resolve_options({"seats": str(seats), **options})
    except BadOption:
        return None


def _tries(game: Game[Any], seats: int, wanted: set[Pair], rng: Random) -> Iterator[Options]:
    """Random sets that hold at least one wanted pair; what is refused stays as usual."""
    pairs = sorted(wanted)
    for _ in range(TRIES):
        options = dict(pairs[int(rng.random() * len(pairs))])
        for option in sorted(game.options, key=lambda _: rng.random()):
            value = option.values[int(rng.random() * len(option.values))]
            more = {option.name: value, **options}
            options = more if _settled(game, seats, more) is not None else options
        settled = _settled(game, seats, options)
        if settled is not None:
            yield settled
