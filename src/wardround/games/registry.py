"""One record a game: how it is made, and where the other rooms find what they hold for it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from wardround.table.errors import UnknownName
from wardround.table.game import AnyGame
from wardround.table.registry import Registry

VARIABLE = "WARDROUND_GAMES"


class GameEntry(NamedTuple):
    """A game by its name. Only `name` and `make` are needed: each room has a way for any game.

    `text` is the folder of its catalogues, `page` the folder of its drawings. `players`, `lab` and
    `terminal` name the kits of those rooms as `module:attribute`, so that games import none.
    """

    name: str
    make: Callable[[], AnyGame]
    text: Path | None = None
    page: Path | None = None
    players: str = ""
    terminal: str = ""
    lab: str = ""


class GameRegistry:
    """Games by name: those of this package, and those of modules named in WARDROUND_GAMES.

    Such a module has a `GameEntry` called `ENTRY`. Modules are separated by commas and imported
    when a game is first looked for, in every process of a server too.
    """

    kind = "game"

    def __init__(self, entries: tuple[GameEntry, ...]) -> None:
        self._entries: dict[str, GameEntry] = {}
        self._games: Registry[AnyGame] = Registry(self.kind)
        self._loaded = False
        for entry in entries:
            self.register(entry)

    def register(self, entry: GameEntry) -> None:
        """Make a game findable. A name is registered once."""
        self._games.register(entry.name, cache(entry.make))
        self._entries[entry.name] = entry

    def __iter__(self) -> Iterator[str]:
        self._load()
        return iter(self._games)

    def find(self, name: str) -> AnyGame:
        """The game of this name; UnknownName lists the names there are."""
        self._load()
        return self._games.find(name)

    def entry(self, name: str) -> GameEntry:
        """The record of the game of this name; UnknownName lists the names there are."""
        self._load()
        if name not in self._entries:
            self.find(name)
        return self._entries[name]

    def kit(self, name: str, room: str) -> Any:
        """What a room (`players`, `lab`, `terminal`) holds for a game; None if there is nothing."""
        path: str = getattr(self.entry(name), room)
        if not path:
            return None
        module, attribute = path.split(":")
        return getattr(import_module(module), attribute)

    def _load(self) -> None:
        if self._loaded:
            return
        self._loaded = True
        for module in filter(None, os.environ.get(VARIABLE, "").split(",")):
            self.register(_entry_of(module.strip()))


def _entry_of(module: str) -> GameEntry:
    try:
        entry = import_module(module).ENTRY
    except (ImportError, AttributeError) as error:
        raise UnknownName("plugin-broken", module=module, error=str(error)) from error
    if not isinstance(entry, GameEntry):
        raise UnknownName("plugin-broken", module=module, error="ENTRY is not a GameEntry")
    return entry
