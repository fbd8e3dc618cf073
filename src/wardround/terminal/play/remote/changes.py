"""Makes a whole `table` of the last one and of what the server says has changed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from wardround.terminal.play.remote.server import Json


class TableReader:
    """Reads the messages of one connection: a change becomes the whole table that it makes."""

    def __init__(self) -> None:
        self.table: Json | None = None

    def read(self, frame: str | bytes) -> Json:
        """The message of a frame; DoesNotFit if it is a change of something else."""
        message: Json = json.loads(frame)
        if message["type"] == "change":
            message = apply_change(self.table, message)
        if message["type"] == "table":
            self.table = message
        return message


class DoesNotFit(Exception):
    """A change of another table than the last one: the table must be asked for again."""


def apply_change(table: Json | None, change: Json) -> Json:
    """The table after a change. The one before stays as it is; DoesNotFit if it is another."""
    if table is None or change["number"] != table["number"] + 1:
        raise DoesNotFit
    now: Json = table
    for path, value in change["set"]:
        now = _with(now, path, value)
    sights = zip(now["sights"], change["entries"], strict=True)
    return now | {
        "number": change["number"],
        "since": table["seq"],
        "seq": change["seq"],
        "sights": [sight | {"entries": entries} for sight, entries in sights],
    }


def _with(part: Any, path: Sequence[str | int], value: Any) -> Any:
    """A copy of a part in which something else is at the end of a path."""
    if not path:
        return value
    copy = part.copy()
    copy[path[0]] = _with(part[path[0]], path[1:], value)
    return copy
