"""The build of the rules that workers think on: in a clone, a compiled one is made meanwhile."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from typing import Protocol

from wardround.build import COMPILE_SCRIPT, build_info, cannot_compile
from wardround.server.protocol.bodies import BuildName
from wardround.server.workers.pool import Workers, WorkFailed

LOG = logging.getLogger("wardround.server")
PATIENCE = 60.0


class Renewable(Protocol):
    """Whoever has worker processes."""

    async def renew(self) -> None:
        """Replace them by new ones between two pieces of work."""


class _NotMade(Exception):
    """There is no compiled build to change over to; the text says why."""


class RulesBuild:
    """Which build workers think on, and whether a compiled one is being made."""

    def __init__(self) -> None:
        info = build_info()
        self.name: BuildName = "compiled" if info["build"] == "compiled" else "interpreted"
        self.compiling = False
        self._digest = info["digest"]

    def tell(self, wanted: bool) -> None:
        """Say which build runs; if a compiled one is wanted and cannot be made, also why."""
        why_not = cannot_compile() if wanted and self.name == "interpreted" else ""
        LOG.info("The rules run %s%s.", self.name, f": {why_not}" if why_not else "")

    async def compile_for(self, workers: Sequence[Renewable]) -> None:
        """Make compiled rules if these are not, then let the workers change over to them.

        Nothing is begun if they cannot be made here. Whatever else prevents it is told once, in a
        sentence; the workers stay as they are.
        """
        if self.name == "compiled" or cannot_compile():
            return
        self.compiling = True
        try:
            await self._compile()
            await asyncio.gather(*(one.renew() for one in workers))
        except _NotMade as error:
            LOG.warning("The rules stay interpreted: %s.", error)
        else:
            self.name = "compiled"
            LOG.info("Bots, hints and reviews think on compiled rules from here on.")
        finally:
            self.compiling = False

    async def _compile(self) -> None:
        """Make compiled rules and try them in a new worker; _NotMade if there are none to use."""
        LOG.info("A faster, compiled build of the rules is being made in the background.")
        await _run_compile_script()
        scout = Workers()
        try:
            found = await scout.run(PATIENCE, build_info)
        except (WorkFailed, OSError):
            raise _NotMade("a worker that uses the compiled ones does not start") from None
        finally:
            scout.close()
        if (found["build"], found["digest"]) != ("compiled", self._digest):
            raise _NotMade("their sources have changed since this server started")


async def _run_compile_script() -> None:
    """Run it in a session of its own, so that it and what it started can be ended together."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(COMPILE_SCRIPT),
        "--background",
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=PIPE,
        start_new_session=True,
    )
    try:
        _, said = await process.communicate()
    finally:
        _end(process)
    if process.returncode:
        lines = said.decode(errors="replace").strip().splitlines()
        raise _NotMade(lines[-1] if lines else "compiling them was ended")


def _end(process: Process) -> None:
    if process.returncode is not None:
        return
    if sys.platform == "win32":
        process.terminate()
    else:
        os.killpg(process.pid, signal.SIGTERM)
