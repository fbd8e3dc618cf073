"""Things found by name: games, players."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from wardround.table.errors import UnknownName

Thing = TypeVar("Thing")


class Registry(Generic[Thing]):
    """Names and how to make what they name. `kind` is what an error calls the things."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._makers: dict[str, Callable[[], Thing]] = {}

    def register(self, name: str, maker: Callable[[], Thing]) -> None:
        """Make a thing findable. A name is registered once."""
        if name in self._makers:
            raise ValueError(f"{self.kind} {name!r} is registered already")
        self._makers[name] = maker

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._makers))

    def find(self, name: str) -> Thing:
        """The thing with this name; UnknownName lists the names there are."""
        if name not in self._makers:
            near = difflib.get_close_matches(name, self._makers, 1)
            raise UnknownName(
                f"unknown-{self.kind}", name=name, near=" ".join(near), known=" ".join(self)
            )
        return self._makers[name]()
