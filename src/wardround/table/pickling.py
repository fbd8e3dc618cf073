"""Pickling objects of classes that may be compiled.

A compiled class has neither `__slots__` nor `__dict__`, and it is made by its constructor alone. So
such a class names its fields once, and its `__reduce__` gives what this module rebuilds it from.
Pickles are the same in every build, and each build reads those of the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

Made = TypeVar("Made")


def reduced(
    kind: Callable[..., object], parts: tuple[object, ...], thing: object, fields: Sequence[str]
) -> tuple[Any, ...]:
    """What `__reduce__` gives for a thing that `kind(*parts)` makes, all fields set anew."""
    return rebuilt, (kind, parts, {name: getattr(thing, name) for name in fields})


def rebuilt(
    kind: Callable[..., Made], parts: tuple[object, ...], fields: Mapping[str, object]
) -> Made:
    """The thing that was reduced."""
    made = kind(*parts)
    for name, value in fields.items():
        setattr(made, name, value)
    return made
