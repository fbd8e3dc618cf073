"""Watches what the server stands on: its database, the disk, its descriptors and its memory."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sys
from collections.abc import Callable

from wardround.server.garbage import FullCollections
from wardround.server.settings import Settings
from wardround.server.storage.interface import Store

LOG = logging.getLogger("wardround.server")
SPARE_DESCRIPTORS = 64
NEARLY_ALL = 0.8
DESCRIPTORS = "/proc/self/fd"


class Watch:
    """What was seen last. `lost`: what is wrong with the database, in a key; empty if nothing is.

    `disk_low`: there is less free space than the settings want to spare, so that no new table is
    made. `lag` is by how many seconds the loop was late. The log is told when any of it changes.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.lost = ""
        self.disk_low = False
        self.free_bytes = 0
        self.descriptors = 0
        self.lag = 0.0
        self.most_descriptors = allowed_descriptors()
        self._many_open = False
        self._store = store
        self._collections = FullCollections()

    @property
    def problems(self) -> list[str]:
        """What is wrong now, in keys."""
        return [*filter(None, [self.lost]), *(["disk-low"] if self.disk_low else [])]

    async def run(self) -> None:
        """Look every second."""
        self._collections.begin()
        while True:
            try:
                await self.look()
                self._collections.collect_if_due()
            except Exception:
                LOG.exception("watch")
            due = asyncio.get_running_loop().time() + self.settings.watch_seconds
            await asyncio.sleep(self.settings.watch_seconds)
            self.lag = max(0.0, asyncio.get_running_loop().time() - due)

    async def look(self) -> None:
        """Look at everything once."""
        self.lost = await self._store.look()
        self._look_at_disk()
        self._look_at_descriptors()

    def _look_at_disk(self) -> None:
        try:
            self.free_bytes = shutil.disk_usage(self.settings.database.parent).free
        except OSError:
            return
        low = self.free_bytes < self.settings.disk_spare_bytes
        megabytes = self.free_bytes // 1_000_000
        if low and not self.disk_low:
            LOG.warning("The disk is nearly full (%d MB free): no new tables.", megabytes)
        if self.disk_low and not low:
            LOG.warning("There is space on the disk again (%d MB free).", megabytes)
        self.disk_low = low

    def _look_at_descriptors(self) -> None:
        self.descriptors = open_descriptors()
        many = self.descriptors > NEARLY_ALL * self.most_descriptors
        if many and not self._many_open:
            LOG.warning("%d of %d descriptors are open.", self.descriptors, self.most_descriptors)
        self._many_open = many


def open_descriptors() -> int:
    """How many descriptors this process has open; 0 where that cannot be told."""
    try:
        return len(os.listdir(DESCRIPTORS))
    except OSError:
        return 0


def allowed_descriptors() -> int:
    """How many descriptors this process may open."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def make_room_for(connections: int, warn: Callable[..., None] = LOG.warning) -> None:
    """Allow this process as many descriptors as connections need, or say that it cannot."""
    if sys.platform == "win32":
        return
    import resource

    wanted = connections + SPARE_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    if allowed_descriptors() < wanted:
        warn(
            "%d connections are allowed, but only %d descriptors: raise `ulimit -n`, or lower the"
            " setting `connections`.",
            connections,
            allowed_descriptors(),
        )
