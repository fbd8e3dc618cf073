"""Reads the glossaries and finds sentences that do not keep to them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, NamedTuple

from .scan import SOURCE, parts_of

FOLDER = SOURCE / "text" / "glossary"
NOT_SAID = re.compile(
    r"""
    ^\#.*$ | ^\s*\*?\[[\w-]+\]        # comments, names of variants
    | CARD\("[^"]*"\) | \$[a-z_]+      # cards, figures
    | \{\ [a-z][a-z0-9-]*\ \}          # names of other messages
    | \b[\w-]+=[\w-]+                 # what is typed: administrators=no,
    | “[^”{]*” | „[^“{]*“ | «[^»{]*»    # “nurse pharmacy g4”
    """,
    re.MULTILINE | re.VERBOSE,
)


class Thing(NamedTuple):
    """What is spoken of, and the word for it in a language."""

    term: str
    forms: str
    where: str = ""
    never: tuple[str, ...] = ()
    published: bool = False
    otherwise: tuple[str, ...] = ()


def glossary(language: str) -> dict[str, Thing]:
    """A language's words, by the English name of the thing."""
    found = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    return {name: _thing(entry) for name, entry in found.items()}


def _thing(entry: dict[str, Any]) -> Thing:
    lists: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()
    }
    return Thing(**lists)


def said(key: str, catalogue: Mapping[str, str]) -> str:
    """What a sentence says, with the messages it is made of and without what is only typed."""
    parts = [catalogue[key], *(said(other, catalogue) for other in parts_of(key, catalogue))]
    return NOT_SAID.sub(" ", "\n".join(parts))


def speaks_of(forms: str, text: str) -> bool:
    """Whether one of these forms stands in a text as a word."""
    return re.search(rf"(?<![\w-])(?:{forms})(?![\w-])", text, re.IGNORECASE) is not None


def forbidden(thing: Thing, where: str, catalogue: Mapping[str, str]) -> list[str]:
    """Sentences with a word that must not stand for this thing."""
    return [
        f"{key}: {word}"
        for key in catalogue
        if re.search(where, key)
        for word in thing.never
        if speaks_of(word, NOT_SAID.sub(" ", catalogue[key]))
    ]


def unsaid(
    thing: Thing, english: Thing, catalogue: Mapping[str, str], original: Mapping[str, str]
) -> list[str]:
    """Sentences whose English speaks of this thing and that do not use the word for it."""
    return [
        key
        for key in catalogue
        if re.search(english.where, key)
        and speaks_of(english.forms, said(key, original))
        and not speaks_of(thing.forms, said(key, catalogue))
    ]
