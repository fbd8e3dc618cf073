"""Estimates with intervals, by resampling deals.

The games of one deal, and the seats of one game, are not independent. So deals are what is drawn
again with replacement (the bootstrap), with all their games and seats. Of many deals those with the
same remainder are drawn together, which makes the work independent of their number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

SAMPLES = 200
MOST_BLOCKS = 400
LEVEL = 0.95
FEWEST = 10
"""Of fewer deals (or blocks of them) that tell something, resampling tells too little."""
Key = tuple[str | int, ...]


class Estimate(NamedTuple):
    """A figure, the ends of its 95 % interval, and how many cases it is made of.

    The ends are None where fewer than FEWEST deals tell something of it, also if only one of two
    things that are compared is so rare.
    """

    value: float
    low: float | None
    high: float | None
    cases: int


def make_weights(connection: DuckDBPyConnection, deals: int) -> int:
    """Draw all samples: how often each block of deals is in each. How many blocks there are."""
    blocks = max(1, min(MOST_BLOCKS, deals))
    connection.execute("CREATE TABLE weights (sample INTEGER, block INTEGER, weight INTEGER)")
    rng = Random(0)
    for sample in range(SAMPLES if blocks > 1 else 0):
        drawn = [0] * blocks
        for _ in range(blocks):
            drawn[int(rng.random() * blocks)] += 1
        connection.execute(
            "INSERT INTO weights SELECT $sample, unnest(range($blocks)), unnest($drawn)",
            {"sample": sample, "blocks": blocks, "drawn": drawn},
        )
    return blocks


def estimate(
    connection: DuckDBPyConnection,
    source: str,
    keys: Sequence[str],
    value: str,
    cases: str,
) -> dict[Key, Estimate]:
    """An estimate for each key, in the order of keys.

    `source` selects the keys, `block` and numbers. `value` is written with sums of those numbers
    in braces, as in `{points} / {seats}`, and `cases` is the number that tells how many there are.
    """
    names = ", ".join(keys)
    sums = _Sums()
    plain = value.format_map(sums)
    weighted = value.format_map(_Sums(" * weight"))
    added = ", ".join(f"sum({name}) AS {name}" for name in dict.fromkeys([*sums, cases]))
    tail = (1 - LEVEL) / 2
    counts = [f"count_if({name} > 0)" for name in sums if name.startswith("n_")]
    rows = connection.execute(
        f"WITH sums AS MATERIALIZED (SELECT {names}, block, {added} FROM ({source}) GROUP BY ALL),"
        f" whole AS (SELECT {names}, {plain} AS value, coalesce(sum({cases}), 0) AS cases,"
        f" least({', '.join(counts)}) AS told FROM sums"
        f" GROUP BY {names}),"
        f" again AS (SELECT {names}, sample, {weighted} AS value"
        f" FROM sums JOIN weights USING (block) GROUP BY {names}, sample),"
        f" ends AS (SELECT {names}, quantile_cont(value, {tail}) AS low,"
        f" quantile_cont(value, {1 - tail}) AS high FROM again GROUP BY {names})"
        f" SELECT {names}, value, if(told >= {FEWEST}, low, NULL),"
        f" if(told >= {FEWEST}, high, NULL), cases FROM whole LEFT JOIN ends USING ({names})"
        f" WHERE value IS NOT NULL ORDER BY {names}"
    ).fetchall()
    return {
        tuple(key): Estimate(value, low, high, int(count)) for *key, value, low, high, count in rows
    }


class _Sums(dict[str, str]):
    """The sum of a number by its name. By those called `n_...` it is safe to divide."""

    def __init__(self, times: str = "") -> None:
        super().__init__()
        self._times = times

    def __missing__(self, name: str) -> str:
        added = f"sum({name}{self._times})"
        self[name] = f"nullif({added}, 0)" if name.startswith("n_") else f"coalesce({added}, 0)"
        return self[name]


def certain(found: Mapping[Key, Estimate]) -> dict[Key, Estimate]:
    """Those that have an interval; all of them if none has one."""
    having = {key: one for key, one in found.items() if one.low is not None}
    return having or dict(found)
