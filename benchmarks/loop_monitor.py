"""Notes what holds the server's loop: the longest steps, in processor time.

`MONITOR` is run in a server before it starts (`serving(folder, MONITOR)`), on asyncio's own loop
instead of uvloop's. `longest_steps` reads what it noted. Times are of the loop's thread alone, so a
busy machine does not lengthen them much.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

NOTES = "steps.jsonl"
MONITOR = f"""
import asyncio.events, json, sys, time
from pathlib import Path

sys.modules["uvloop"] = None
NOTES = Path(__file__).with_name({NOTES!r})
run_step = asyncio.events.Handle._run

def who(handle):
    task = getattr(handle._callback, "__self__", None)
    found = getattr(task, "get_coro", lambda: None)()
    names = []
    while found is not None and hasattr(found, "cr_await"):
        names.append(found.__qualname__)
        if found.cr_frame and "scope" in found.cr_frame.f_locals:
            names.append(str(found.cr_frame.f_locals["scope"].get("path")))
        found = found.cr_await
    return " ".join(names) or repr(handle._callback)[:200]

def timed(handle):
    began = time.thread_time()
    run_step(handle)
    spent = time.thread_time() - began
    if spent > 0.005:
        with NOTES.open("a") as notes:
            print(json.dumps([round(1000 * spent, 1), who(handle)]), file=notes)

if __name__ == "__main__":
    asyncio.events.Handle._run = timed
"""


class Step(NamedTuple):
    """One run of the loop that nothing else came between: its milliseconds, and what it was."""

    milliseconds: float
    name: str


def longest_steps(folder: Path) -> list[Step]:
    """The steps of more than 5 ms, the longest first."""
    notes = folder / NOTES
    lines = notes.read_text().splitlines() if notes.exists() else []
    return sorted((Step(*json.loads(line)) for line in lines), reverse=True)
