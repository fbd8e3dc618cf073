"""How large the parts of a card file may be, checked before it is parsed.

Parsing takes time that grows with the square of some of them, such as the dots of a key; within
these bounds it takes as long as the file is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wardround.table.cards.toml_lines import end_of_line, end_of_string

LONGEST_LINE = 2000
MOST_DOTS = 16
DEEPEST = 8
LONGEST_NUMBER = 18
_SKIPPED = re.compile("[\"'#]")
_NUMBER = re.compile(r"(?<![\w-])[+-]?\d\w*")
_BRACKET = re.compile(r"[\[\]{}]|\n")


class TooLarge(NamedTuple):
    """A part that is over its bound: the key of the sentence, the line, and the bound."""

    key: str
    line: int
    most: int


def first_too_large(text: str) -> TooLarge | None:
    """The first part of a TOML text that is over its bound."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            return TooLarge("card-line-long", number, LONGEST_LINE)
    bare = "".join(_without_strings(text))
    found = [one for one in (_too_deep(bare), _too_dotted(bare)) if one]
    return min(found, key=lambda one: one.line, default=None)


def _without_strings(text: str) -> Iterator[str]:
    """The text in parts, without what is written in strings and comments but for line ends."""
    at = 0
    while found := _SKIPPED.search(text, at):
        yield text[at : found.start()]
        end = end_of_line if found[0] == "#" else end_of_string
        at = end(text, found.start())
        yield '""' if found[0] != "#" else ""
        yield "\n" * text.count("\n", found.start(), at)
    yield text[at:]


def _too_deep(bare: str) -> TooLarge | None:
    depth, line = 0, 1
    for found in _BRACKET.finditer(bare):
        depth = max(0, depth + (found[0] in "[{") - (found[0] in "]}"))
        line += found[0] == "\n"
        if depth > DEEPEST:
            return TooLarge("card-deep", line, DEEPEST)
    return None


def _too_dotted(bare: str) -> TooLarge | None:
    for number, line in enumerate(bare.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            return TooLarge("card-dots", number, MOST_DOTS)
        if any(len(found[0]) > LONGEST_NUMBER for found in _NUMBER.finditer(line)):
            return TooLarge("card-number-long", number, LONGEST_NUMBER)
    return None
