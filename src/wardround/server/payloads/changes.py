"""What has changed between two messages about a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from wardround.server.protocol.server_messages import ChangeSeen, Path, TableSeen

# Told in fields of their own.
APART = frozenset({"number", "seq", "since", "entries"})


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
    if isinstance(now, Struct) and isinstance(before, Struct):
        for name in now.__struct_fields__:
            if name not in APART:
                _compare_part(getattr(before, name), getattr(now, name), path, name, found)
    elif isinstance(now, dict) and isinstance(before, dict) and before.keys() == now.keys():
        for key, part in now.items():
            _compare_part(before[key], part, path, key, found)
    elif _are_rows(before, now):
        for place, part in enumerate(now):
            _compare_part(before[place], part, path, place, found)
    else:
        found.append((path, now))


def _compare_part(
    before: Any, now: Any, path: Path, step: str | int, found: list[tuple[Path, Any]]
) -> None:
    if before is not now and before != now:
        _compare(before, now, [*path, step], found)


def _are_rows(before: Any, now: Any) -> bool:
    """Whether these are lists of as many structures each, which can differ in a part of one."""
    lists = isinstance(now, list) and isinstance(before, list) and len(before) == len(now)
    return lists and bool(now) and isinstance(now[0], (dict, Struct))
