"""Where games under way are kept: a journal a game, written anew after every word."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from wardround.folders import data_folder
from wardround.table.errors import WardroundError
from wardround.terminal.files import open_replacement, reason

SUFFIX = ".journal"


def unfinished_folder() -> Path:
    """Games that are kept by themselves and not over."""
    return data_folder() / "unfinished"


def finished_folder() -> Path:
    """Games that were kept by themselves and are over."""
    return data_folder() / "finished"


def journals_in(folder: Path) -> list[Path]:
    """The games kept in a folder, the newest first."""
    try:
        files = [(path.stat().st_mtime_ns, path) for path in folder.iterdir()]
    except OSError:
        return []
    return [path for _, path in sorted(files, reverse=True) if path.suffix == SUFFIX]


def newest_unfinished(but: Path | None = None) -> Path | None:
    """The game kept last that is not over, if there is one beside `but`."""
    kept = [path for path in journals_in(unfinished_folder()) if path != but]
    return kept[0] if kept else None


class Stamp(NamedTuple):
    """How a file looked when it was written or read."""

    inode: int
    time: int


class Keeper:
    """Keeps one game in one file, and never writes over what somebody else wrote there.

    Without a path of its own the game is kept in the folder of unfinished games, and moves to that
    of finished ones when it is over.
    """

    def __init__(self, game: str, path: str | None = None, resumed: bool = False) -> None:
        self.game = game
        self.by_itself = path is None
        self.path = Path(path) if path is not None else self._new_path()
        if path is not None and not resumed and self.path.exists():
            raise WardroundError("play-save-exists", path=path)
        self._stamp = _stamp(self.path)

    @classmethod
    def resuming(cls, game: str, path: Path) -> Keeper:
        """Goes on keeping a game in the file it was read from."""
        keeper = cls(game, str(path), resumed=True)
        keeper.by_itself = path.resolve().parent == unfinished_folder().resolve()
        return keeper

    def keep(self, text: str) -> None:
        """Write the game; if the file was changed by another, under a new name."""
        if _stamp(self.path) != self._stamp:
            self.path = self._new_path()
            self.by_itself = True
        if self.by_itself:
            make_folder(self.path.parent)
        write_file(self.path, text)
        self._stamp = _stamp(self.path)

    def close(self) -> None:
        """The game is over: what was kept by itself moves to the finished games."""
        if not self.by_itself:
            return
        target = finished_folder() / self.path.name
        _attempt(str(target), lambda: _move(self.path, target))
        self.path = target
        self._stamp = _stamp(target)

    def _new_path(self) -> Path:
        name = f"{self.game}-{datetime.now():%Y%m%d-%H%M%S-%f}-{os.getpid()}{SUFFIX}"
        return unfinished_folder() / name


def make_folder(path: Path) -> None:
    """Make a folder of one's own, if it is not there."""
    _attempt(str(path), lambda: path.mkdir(parents=True, exist_ok=True))


def write_file(path: Path, text: str) -> None:
    """Write a file all at once, into a folder that is there."""
    with open_replacement(str(path), force=True) as file:
        file.write(text)


def _move(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    path.replace(target)


def _attempt(path: str, action: Callable[[], Any]) -> None:
    try:
        action()
    except OSError as error:
        raise WardroundError("file-unwritable", path=path, reason=reason(error)) from None


def _stamp(path: Path) -> Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return Stamp(found.st_ino, found.st_mtime_ns)
