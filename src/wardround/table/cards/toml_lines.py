"""Where in a TOML text a table or a key stands, which `tomllib` does not tell.

The text must have been parsed already: what is not valid TOML is not understood here.
"""

from __future__ import annotations

import re
from collections import Counter

Path = tuple[str | int, ...]
_KEY = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|\'([^\']*)\'|([A-Za-z0-9_-]+))\s*')
_HEADER = re.compile(r"\s*\[")


class Lines:
    """The line of every table and key of a text, by its path: `("event", 3, "gain", "bags")`.

    An array of tables counts its tables from 0. What is written inside an inline table or an
    array stands where that begins.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._found: dict[Path, int] = {}
        self._tables: Counter[Path] = Counter()
        self._here: Path = ()
        self._scan()

    def of(self, *path: str | int) -> int:
        """The line of this path, or of the nearest thing around it that is written down."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._found:
                return self._found[path[:length]]
        return 1

    def _scan(self) -> None:
        at, line = 0, 1
        while at < len(self._text):
            end = _end_of_statement(self._text, at)
            statement = self._text[at:end]
            lead = len(statement) - len(statement.lstrip())
            self._note(statement.strip(), line + statement[:lead].count("\n"))
            line += statement.count("\n")
            at = end

    def _note(self, statement: str, line: int) -> None:
        if statement.startswith("[["):
            path = self._inside(_keys(statement[2:])[0])
            self._here = (*path, self._tables[path])
            self._tables[path] += 1
            self._found.setdefault(path, line)
            self._found[self._here] = line
        elif statement.startswith("["):
            self._here = self._inside(_keys(statement[1:])[0])
            self._found[self._here] = line
        elif statement and not statement.startswith("#"):
            keys, _ = _keys(statement)
            for length in range(1, len(keys) + 1):
                self._found.setdefault((*self._here, *keys[:length]), line)

    def _inside(self, keys: Path) -> Path:
        """A path through arrays of tables means the last table of each."""
        path: Path = ()
        for place, key in enumerate(keys):
            path = (*path, key)
            if place < len(keys) - 1 and self._tables[path]:
                path = (*path, self._tables[path] - 1)
        return path


def _keys(text: str) -> tuple[Path, int]:
    """The dotted key at the beginning of a text, and where it ends."""
    keys: list[str] = []
    at = 0
    while match := _KEY.match(text, at):
        keys.append(next(part for part in match.groups() if part is not None))
        at = match.end()
        if text[at : at + 1] != ".":
            break
        at += 1
    return tuple(keys), at


def _end_of_statement(text: str, at: int) -> int:
    """Where the statement that begins here ends: after the first line end that is not inside it."""
    depth = 0
    header = _HEADER.match(text, at) is not None
    while at < len(text):
        letter = text[at]
        if letter == "#":
            at = end_of_line(text, at)
            continue
        if letter in "\"'":
            at = end_of_string(text, at)
            continue
        if not header:
            depth += (letter in "[{") - (letter in "]}")
        at += 1
        if letter == "\n" and depth == 0:
            return at
    return at


def end_of_line(text: str, at: int) -> int:
    """Where the line that this place is in ends."""
    found = text.find("\n", at)
    return len(text) if found < 0 else found


def end_of_string(text: str, at: int) -> int:
    """Where the string that begins here ends; the end of the text if it never does."""
    quote = text[at]
    mark = quote * 3 if text[at : at + 3] == quote * 3 else quote
    at += len(mark)
    while at < len(text):
        if quote == '"' and text[at] == "\\":
            at += 2
        elif text.startswith(mark, at):
            at += len(mark)
            while len(mark) == 3 and text[at : at + 1] == quote:
                at += 1
            return at
        else:
            at += 1
    return at
