"""The same function on many items, in one process or in several; results in the order of items."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Protocol, TypeVar

from wardround.table.errors import WardroundError

Item = TypeVar("Item")
Result = TypeVar("Result")
Outcome = TypeVar("Outcome", covariant=True)

AHEAD = 2
"""So many items a worker are under way at a time: nobody waits, and few results are in memory."""


class Pending(Protocol[Outcome]):
    """A result that is being worked on elsewhere."""

    def result(self) -> Outcome:
        """The result, waited for; or the error that the work ended in."""
        ...

    def cancel(self) -> object:
        """Not wanted any more."""
        ...


def map_in_order(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Iterator[Result]:
    """The result for each item, in their order; with one job in this process.

    WardroundError if a process was killed.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(jobs, initializer=_end_with_parent) as pool:
        try:
            yield from in_order(lambda item: pool.submit(work, item), items, AHEAD * jobs)
        except BrokenProcessPool:
            raise WardroundError("worker-killed") from None


def in_order(
    submit: Callable[[Item], Pending[Result]], items: Iterable[Item], ahead: int
) -> Iterator[Result]:
    """Submit items, so many ahead of the result that is waited for; cancels what is not wanted."""
    pending: deque[Pending[Result]] = deque()
    try:
        for item in items:
            pending.append(submit(item))
            if len(pending) > ahead:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:
        for one in pending:
            one.cancel()


def _end_with_parent() -> None:
    """A worker ends at once when it is interrupted, or when its parent was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    if parent is not None:
        Thread(target=_wait_for_end, args=(parent.sentinel,), daemon=True).start()


def _wait_for_end(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)
