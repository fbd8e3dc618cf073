"""The files that the page consists of, by the addresses that its scripts know them by."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from wardround.games import GAMES
from wardround.text.catalogues import languages, page_files, page_source

DOCUMENT = "/index.html"
REGISTRY = "/games/registry.js"
# What only developers read.
_UNSERVED = (".d.ts", ".md")
Stamp = tuple[tuple[str, int, int], ...]


def page_folder() -> Path:
    """The folder of the page in this installation, whether it is there or not."""
    return Path(str(files("wardround"))) / "web"


def drawings() -> dict[str, Path]:
    """The folders of drawings, by game."""
    pages = {name: GAMES.entry(name).page for name in GAMES}
    return {name: page for name, page in pages.items() if page is not None}


def brought() -> dict[str, Path]:
    """The folders of drawings that games from outside bring, by the address they appear at."""
    own = page_folder()
    return {
        f"/games/{name}": page for name, page in drawings().items() if not page.is_relative_to(own)
    }


def find_files() -> dict[str, Path]:
    """All files of the page, by address."""
    folders = {"": page_folder(), **brought()}
    return {
        f"{address}/{file.relative_to(folder).as_posix()}": file
        for address, folder in folders.items()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not file.name.endswith(_UNSERVED)
    }


def stamp() -> Stamp:
    """Changes when a file of the page or of its sentences does."""
    said = [file for language in languages() for file in page_files(language)]
    found = [(str(file), file.stat()) for file in [*find_files().values(), *said]]
    return tuple((name, at.st_mtime_ns, at.st_size) for name, at in found)


def read_files() -> dict[str, bytes]:
    """The contents of all files, with those that depend on which games there are."""
    contents = {address: file.read_bytes() for address, file in find_files().items()}
    listed = f"export const GAMES_WITH_DRAWINGS = {json.dumps(list(drawings()))};\n"
    contents[REGISTRY] = listed.encode()
    for language in languages():
        contents[text_address(language)] = page_source(language).encode()
    return contents


def text_address(language: str) -> str:
    """The address of the page's sentences in a language."""
    return f"/text/{language}.ftl"
