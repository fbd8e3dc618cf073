"""The files of an open database: whether they are still there and have lost nothing.

SQLite goes on writing into files that were deleted, replaced or cut off, and says nothing.
"""

from __future__ import annotations

import os
from pathlib import Path


class OpenFiles:
    """A database and its write-ahead log. While they are open neither ever gets shorter."""

    def __init__(self, database: Path) -> None:
        self._paths = (str(database), f"{database}-wal")
        self._seen: dict[str, os.stat_result] = {}
        self._problem = ""
        self.look()

    def look(self) -> str:
        """What has happened to them since they were first seen, in a key; empty if nothing has.

        What is lost stays lost: the first problem is the answer from then on.
        """
        if not self._problem:
            found = (self._look_at(path) for path in self._paths)
            self._problem = next((problem for problem in found if problem), "")
        return self._problem

    def _look_at(self, path: str) -> str:
        known = self._seen.get(path)
        try:
            now = os.stat(path)
        except OSError:
            return "store-lost-gone" if known else ""
        if known and (known.st_dev, known.st_ino) != (now.st_dev, now.st_ino):
            return "store-lost-replaced"
        if known and now.st_size < known.st_size:
            return "store-lost-short"
        self._seen[path] = now
        return ""
