"""Where sentences lie: folders of Fluent files, shared ones and one a game.

A game's folder may hold `LANGUAGE.ftl` (what its rules say), `terminal/LANGUAGE.ftl`,
`page/LANGUAGE.ftl` and `names/LANGUAGE.toml` (names of cards). Everything is optional.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

SHARED = ("common", "analysis", "server", "terminal")
OWN = (".", "terminal")
PAGE = "page"


class Catalogue(NamedTuple):
    """The sentences of a game: their folder, and the happenings that a log passes over."""

    folder: Traversable
    silent: frozenset[str]


_games: dict[str, Catalogue] = {}


def register(game: str, folder: Traversable, silent: Iterable[str] = ()) -> None:
    """Bring the sentences of the game of this name. `silent` happenings have no sentence.

    A game is registered once.
    """
    if game in _games:
        raise ValueError(f"the sentences of {game!r} are registered already")
    _games[game] = Catalogue(folder, frozenset(silent))


def games() -> list[str]:
    """The games that have brought sentences, in the order in which they did."""
    return list(_games)


def silent(game: str) -> frozenset[str]:
    """The happenings of a game that a log passes over."""
    return _games[game].silent if game in _games else frozenset()


def shared_files(language: str) -> list[Traversable]:
    """The files of what every game can say."""
    return _found([_package() / part for part in SHARED], f"{language}.ftl")


def game_files(game: str, language: str) -> list[Traversable]:
    """The files of what one game says; none for a game that has brought none."""
    if game not in _games:
        return []
    folder = _games[game].folder
    return _found([folder if part == "." else folder / part for part in OWN], f"{language}.ftl")


def page_files(language: str) -> list[Traversable]:
    """The files of what the page says, about itself and about every game."""
    folders = [_package() / PAGE, *(one.folder / PAGE for one in _games.values())]
    return _found(folders, f"{language}.ftl")


def page_source(language: str) -> str:
    """Everything that the page says, as one Fluent file."""
    return "\n".join(file.read_text(encoding="utf-8") for file in page_files(language))


def names_file(game: str, language: str) -> Traversable | None:
    """The file of the names that a language has for a game's cards, if there is one."""
    if game not in _games:
        return None
    file = _games[game].folder / "names" / f"{language}.toml"
    return file if file.is_file() else None


@cache
def languages() -> list[str]:
    """The languages that everything shared can be said in."""
    names = (entry.name for entry in (_package() / "common").iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def _found(folders: Iterable[Traversable], name: str) -> list[Traversable]:
    return [folder / name for folder in folders if (folder / name).is_file()]


def _package() -> Traversable:
    return files("wardround.text")


register(
    "dice-hospital",
    _package() / "dice_hospital",
    silent=(
        *("admissions", "bring", "change", "choose", "complete", "crew", "event-over", "filed"),
        *("home", "phase", "ready", "recall", "rolling", "settled", "turn", "unname"),
    ),
)
register(
    "hospital-rush",
    _package() / "hospital_rush",
    silent=(
        *("answered", "ask", "began", "choose", "complete", "owe", "phase", "recall", "slide"),
        *("stage", "turn"),
    ),
)
