"""What has changed between two moments of a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from wardround.server.payloads.table_payload import Picture, Sight
from wardround.server.protocol.server_messages import Path, SeatPayload, TableSeen
from wardround.table.contract.data import View

# Told in fields of their own, or compared apart.
APART: dict[type, tuple[str, ...]] = {
    TableSeen: ("number", "seq", "since", "sights"),
    SeatPayload: ("entries", "view"),
}
Changed = list[tuple[Path, Any]]


class Differences:
    """The parts of a table that differ at two moments, found once for all who are shown them."""

    def __init__(self) -> None:
        # What was compared is kept with what was found, so that no other has its id.
        self._found: dict[tuple[int, int], tuple[object, object, Changed]] = {}

    def between(self, before: Picture, now: Picture) -> Changed:
        """What makes the first of two pictures the second. Both have the same sights."""
        found = [*self._of(before.table, now.table)]
        for place, (was, sight) in enumerate(zip(before.sights, now.sights, strict=True)):
            found += [(["sights", place, *path], part) for path, part in self._in(was, sight)]
        return found

    def _in(self, before: Sight, now: Sight) -> Changed:
        """What differs in a sight: the public part of its view is compared for all at once."""
        found: Changed = []
        _compare(before.payload, now.payload, [], found)
        if _have_same_names(before.public, now.public) and _have_same_names(before.own, now.own):
            public = self._of(before.public, now.public)
            view = [(path, part) for path, part in public if path[0] not in now.own]
            _compare(before.own, now.own, [], view)
        else:
            view = [([], now.payload.view)]
        return found + [(["view", *path], part) for path, part in view]

    def _of(self, before: object, now: object) -> Changed:
        key = id(before), id(now)
        if key not in self._found:
            found: Changed = []
            _compare(before, now, [], found)
            self._found[key] = before, now, found
        return self._found[key][2]


def _have_same_names(before: View, now: View) -> bool:
    return before is now or before.keys() == now.keys()


def _compare(before: Any, now: Any, path: Path, found: Changed) -> None:
    """Note the innermost parts that differ, of what has the same parts in both."""
    parts = _differing_parts(before, now)
    if parts is None:
        found.append((path, now))
        return
    for step, was, part in parts:
        _compare(was, part, [*path, step], found)


def _differing_parts(before: Any, now: Any) -> list[tuple[str | int, Any, Any]] | None:
    """The parts that differ, with what they were; None if these have not the same parts.

    Done for every word and everybody at a table, so without a call for each part.
    """
    if isinstance(now, Struct) and isinstance(before, Struct):
        apart = APART.get(type(now), ())
        return [
            (name, was, part)
            for name in now.__struct_fields__
            if (was := getattr(before, name)) is not (part := getattr(now, name))
            and name not in apart
            and was != part
        ]
    if isinstance(now, dict) and isinstance(before, dict) and before.keys() == now.keys():
        return [
            (key, was, part)
            for key, part in now.items()
            if (was := before[key]) is not part and was != part
        ]
    if _are_rows(before, now):
        rows = zip(before, now, strict=True)
        return [(place, was, part) for place, (was, part) in enumerate(rows) if was != part]
    return None


def _are_rows(before: Any, now: Any) -> bool:
    """Whether these are lists of as many structures each, which can differ in a part of one."""
    lists = isinstance(now, list) and isinstance(before, list) and len(before) == len(now)
    return lists and bool(now) and isinstance(now[0], (dict, Struct))
