"""The same parts on a cluster of dask.distributed, whose workers need this program too."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import TYPE_CHECKING

from wardround.lab.experiments.experiment import Span
from wardround.lab.experiments.playing import Part
from wardround.lab.experiments.running import Map
from wardround.lab.parallel import AHEAD, in_order
from wardround.table.errors import WardroundError

if TYPE_CHECKING:
    from distributed import Client, LocalCluster

LOCAL = "local"
SECONDS = 10
"""So long a scheduler may take to answer."""
LOGGERS = ("distributed", "distributed.client")
"""Those whose level the library sets; others have that of the first."""


@contextmanager
def cluster_map(address: str, jobs: int) -> Iterator[Map]:
    """What plays parts on the cluster of this scheduler; `local` starts one with so many workers.

    The scheduler gives the parts of a lost worker to another one. WardroundError if it cannot be
    reached, or is lost.
    """
    with ExitStack() as stack:
        with _sentences(address):
            client = _connect(stack, address, jobs)
            client.wait_for_workers(1, timeout=SECONDS)
        yield partial(_map, client, address)


def _connect(stack: ExitStack, address: str, jobs: int) -> Client:
    from distributed import Client, LocalCluster

    # Its own lines would stand in the progress bar; what matters becomes an error.
    for name in LOGGERS:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    scheduler: LocalCluster | str = address
    if address == LOCAL:
        cluster = LocalCluster(
            n_workers=jobs,
            threads_per_worker=1,
            # Any free port: without an address it takes that of every other scheduler.
            dashboard_address="127.0.0.1:0",
            silence_logs=logging.CRITICAL,
        )
        scheduler = stack.enter_context(cluster)
    return stack.enter_context(Client(scheduler, timeout=SECONDS))


def _map(
    client: Client, address: str, work: Callable[[Span], Part], items: Iterable[Span]
) -> Iterator[Part]:
    with _sentences(address):
        workers = max(1, sum(client.ncores().values()))
        yield from in_order(
            lambda item: client.submit(work, item, pure=False), items, AHEAD * workers
        )


@contextmanager
def _sentences(address: str) -> Iterator[None]:
    """What goes wrong between this process and the cluster becomes an error with a sentence."""
    from distributed import KilledWorker

    try:
        yield
    except KilledWorker:
        raise WardroundError("worker-killed") from None
    except (CancelledError, OSError, ValueError) as error:
        told = str(error).splitlines()
        lost = isinstance(error, CancelledError) or not told
        reason = "connection lost" if lost else told[0].rstrip(".")
        raise WardroundError("cluster-lost", address=address, reason=reason) from None
