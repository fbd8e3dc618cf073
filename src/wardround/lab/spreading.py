"""The same work on many things, in one process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Thing = TypeVar("Thing")
Done = TypeVar("Done")


def spread(work: Callable[[Thing], Done], things: Sequence[Thing], jobs: int) -> Iterator[Done]:
    """What the work makes of each thing, in their order; with one job in this process."""
    if jobs == 1:
        yield from map(work, things)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, things)
