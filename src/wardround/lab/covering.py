"""Pairwise covering arrays: few option sets in which every two compatible values meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from wardround.table.contract.data import Options
from wardround.table.errors import BadOption
from wardround.table.game import AnyGame

TRIES = 60
Pair = tuple[tuple[str, str], ...]


def covering(game: AnyGame, seats: int, seed: int = 1) -> list[Options]:
    """Resolved option sets for so many seats that contain every possible value and pair of values.

    The same seed gives the same sets.
    """
    rng = Random(f"{game.name}/{seats}/{seed}")
    wanted = {pair for pair in _pairs(game) if _resolve(game, seats, dict(pair)) is not None}
    found: list[Options] = []
    while wanted:
        best = max(_tries(game, seats, wanted, rng), key=lambda o: len(wanted & _pairs_of(o)))
        wanted -= _pairs_of(best)
        found.append(best)
    return found


def _pairs(game: AnyGame) -> Iterator[Pair]:
    """Every single value, for a game with one option, and every pair."""
    for option in game.options:
        yield from (((option.name, value),) for value in option.values)
    for one, other in combinations(game.options, 2):
        for value in one.values:
            yield from (((one.name, value), (other.name, it)) for it in other.values)


def _pairs_of(options: Options) -> set[Pair]:
    chosen = [item for item in options.items() if item[0] != "seats"]
    return {*combinations(chosen, 1), *combinations(chosen, 2)}


def _resolve(game: AnyGame, seats: int, options: Options) -> Options | None:
    try:
        return game.resolve_options({"seats": str(seats), **options})
    except BadOption:
        return None


def _tries(game: AnyGame, seats: int, wanted: set[Pair], rng: Random) -> Iterator[Options]:
    """Random sets with at least one wanted pair; a refused value keeps its default."""
    pairs = sorted(wanted)
    for _ in range(TRIES):
        options = dict(pairs[int(rng.random() * len(pairs))])
        for option in sorted(game.options, key=lambda _: rng.random()):
            value = option.values[int(rng.random() * len(option.values))]
            more = {option.name: value, **options}
            options = more if _resolve(game, seats, more) is not None else options
        resolved = _resolve(game, seats, options)
        if resolved is not None:
            yield resolved
