"""What the terminal knows about single games: one kit a game, found by the game's name.

A game without a kit of its own is shown by its contract alone.
"""

from __future__ import annotations

from importlib import import_module

from wardround.terminal.games.kit import TerminalKit

BUILT_IN = ("dice-hospital", "hospital-rush")
GENERIC = TerminalKit()

_paths: dict[str, str] = {}


def register(game: str, path: str) -> None:
    """Name the kit of a game as `module.path:NAME`; the module is imported when it is needed.

    A game is registered once.
    """
    if game in _paths:
        raise ValueError(f"the terminal has a kit for {game!r} already")
    _paths[game] = path


def kit_of(game: str) -> TerminalKit:
    """The kit of the game of this name, or the generic one."""
    if game not in _paths:
        return GENERIC
    module, _, name = _paths[game].partition(":")
    kit = getattr(import_module(module), name)
    if not isinstance(kit, TerminalKit):
        raise TypeError(f"{_paths[game]} is no TerminalKit")
    return kit


for _game in BUILT_IN:
    register(_game, f"{__name__}.{_game.replace('-', '_')}.kit:KIT")
