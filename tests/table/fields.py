"""The fields of a state of either build, and a way to change any of them."""

from __future__ import annotations


def fields(thing: object) -> list[str]:
    """The names of its fields: a compiled class has no `__slots__`."""
    return [
        name
        for name in dir(thing)
        if not name.startswith("_") and not callable(getattr(thing, name))
    ]


def change(thing: object, field: str) -> None:
    """Make one field another than it was."""
    value = getattr(thing, field)
    other: object = value + 1 if isinstance(value, int) else [*value, value[-1] if value else 0]
    setattr(thing, field, other)
