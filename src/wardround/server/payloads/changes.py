"""What has changed between two messages about a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from wardround.server.protocol.server_messages import ChangeSeen, Path, SeatPayload, TableSeen

# Told in fields of their own.
APART: dict[type, tuple[str, ...]] = {
    TableSeen: ("number", "seq", "since"),
    SeatPayload: ("entries",),
}


def change_between(before: TableSeen, now: TableSeen) -> ChangeSeen:
    """What makes the first of two messages the second. Both have the same sights.

    `now` must have the entries since `before`.
    """
    found: list[tuple[Path, Any]] = []
    _compare(before, now, [], found)
    entries = [sight.entries for sight in now.sights]
    return ChangeSeen(now.number, now.seq, found, entries)


def _compare(before: Any, now: Any, path: Path, found: list[tuple[Path, Any]]) -> None:
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
