"""Where sentences lie: folders of Fluent files, shared ones and one a game.

A game's record (`GameEntry.text`) names its folder. It may hold `LANGUAGE.ftl` (what its rules
say), `terminal/LANGUAGE.ftl`, `page/LANGUAGE.ftl`, `names/LANGUAGE.toml` (names of cards) and
`silent.toml` (happenings that a log passes over). Everything is optional.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from wardround.games import GAMES

SHARED = ("common", "analysis", "server", "terminal")
PAGE = "page"
ENGLISH = "en"
SILENT = "silent.toml"


def games() -> list[str]:
    """The games that bring sentences of their own."""
    return [game for game in GAMES if GAMES.entry(game).text is not None]


@cache
def silent(game: str) -> frozenset[str]:
    """The happenings of a game that a log passes over, from `silent.toml` of its folder."""
    folder = _folder(game)
    if folder is None or not (folder / SILENT).is_file():
        return frozenset()
    found = tomllib.loads((folder / SILENT).read_text(encoding="utf-8"))
    return frozenset(found["happenings"])


def shared_files(language: str) -> list[Path]:
    """The files of what every game can say."""
    return _found([_package() / part for part in SHARED], f"{language}.ftl")


def game_files(game: str, language: str) -> list[Path]:
    """The files of what one game says, in English where it does not speak this language."""
    folder = _folder(game)
    if folder is None:
        return []
    own = [folder, folder / "terminal"]
    return _found(own, f"{language}.ftl") or _found(own, f"{ENGLISH}.ftl")


def page_files(language: str) -> list[Path]:
    """The files of what the page says, about itself and about every game."""
    own = [folder / PAGE for folder in map(_folder, games()) if folder is not None]
    found = [
        _found([folder], f"{language}.ftl") or _found([folder], f"{ENGLISH}.ftl") for folder in own
    ]
    return [_package() / PAGE / f"{language}.ftl", *(file for files in found for file in files)]


def page_source(language: str) -> str:
    """Everything that the page says, as one Fluent file; put together again when a file changes."""
    found = page_files(language)
    return _joined(tuple((file, file.stat().st_mtime_ns) for file in found))


@lru_cache(maxsize=16)
def _joined(files: tuple[tuple[Path, int], ...]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file, _ in files)


def names_file(game: str, language: str) -> Path | None:
    """The file of the names that a language has for a game's cards, if there is one."""
    folder = _folder(game)
    file = None if folder is None else folder / "names" / f"{language}.toml"
    return file if file is not None and file.is_file() else None


@cache
def languages() -> list[str]:
    """The languages that everything shared can be said in."""
    names = (entry.name for entry in (_package() / "common").iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def _found(folders: Iterable[Path], name: str) -> list[Path]:
    return [folder / name for folder in folders if (folder / name).is_file()]


def _folder(game: str) -> Path | None:
    """The folder of a game's sentences, as its record in `wardround.games` names it."""
    return GAMES.entry(game).text if game in GAMES else None


def _package() -> Path:
    return Path(__file__).parent
