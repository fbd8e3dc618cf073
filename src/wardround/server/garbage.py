"""When the server looks for garbage that only a full collection finds: objects in a cycle.

Python's own rule looks through every table in memory again and again, each time for a third of a
second at some hundred tables, and finds next to nothing. All wait meanwhile.
"""

from __future__ import annotations

import gc
import sys

YOUNG_OBJECTS = 20_000
NEVER = 1_000_000_000
GROWTH = 1.5


class FullCollections:
    """Collects all garbage when memory has grown by half since it was least (`blocks`).

    Tables that stay make that rarer with each time; connections that end leave cycles behind, and
    however many they are, they never take more than that half.
    """

    def __init__(self) -> None:
        self.blocks = 0

    def begin(self) -> None:
        """Take over from Python's rule. What is loaded by now is never looked through again."""
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)
        self.blocks = sys.getallocatedblocks()

    def collect_if_due(self) -> None:
        """To be called now and then."""
        now = sys.getallocatedblocks()
        if self.blocks and now > GROWTH * self.blocks:
            gc.collect()
            self.blocks = sys.getallocatedblocks()
        self.blocks = min(self.blocks, now)
