"""Any view as lines: what a seat may know, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

NOTHING = "–"
INDENT = "  "


def view_lines(view: Mapping[str, Any]) -> list[str]:
    """A line for each thing; what is made of parts is indented below its name."""
    return [line for name, value in view.items() for line in _named(_words(name), value)]


def _named(name: str, value: Any) -> list[str]:
    flat = _flat(value)
    if flat is not None:
        return [f"{name}: {flat}"]
    if isinstance(value, Mapping):
        return [f"{name}:", *(INDENT + line for line in view_lines(value))]
    return [line for n, part in enumerate(value, 1) for line in _named(f"{name} {n}", part)]


def _flat(value: Any) -> str | None:
    """A value in one line; None if it is made of parts that have parts."""
    if isinstance(value, Mapping):
        counts = all(isinstance(part, int) for part in value.values())
        told = [f"{_words(name)} {part}" for name, part in value.items()]
        return ", ".join(told) or NOTHING if counts else None
    if isinstance(value, Sequence) and not isinstance(value, str):
        parts = [_flat(part) for part in value if not isinstance(part, Mapping)]
        whole = len(parts) == len(value) and None not in parts
        return ", ".join(filter(None, parts)) or NOTHING if whole else None
    return NOTHING if value in (None, "") else str(value)


def _words(name: object) -> str:
    return str(name).replace("_", " ").replace("-", " ")
