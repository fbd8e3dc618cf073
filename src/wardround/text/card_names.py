"""Names of cards in the language of whoever reads them; words to say stay as they are."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from wardround.table.errors import UnknownName
from wardround.table.game import AnyGame, TakesCards
from wardround.text.catalogues import names_file

TRANSLATED, PRINTED = "translated", "printed"
NAMES = (TRANSLATED, PRINTED)


def own_names() -> str:
    """Which names this environment shows: WARDROUND_NAMES, or translated ones."""
    chosen = os.environ.get("WARDROUND_NAMES") or TRANSLATED
    if chosen not in NAMES:
        raise UnknownName("unknown-names", name=chosen, known=" ".join(NAMES))
    return chosen


def translated_names(game: AnyGame, language: str) -> dict[str, str]:
    """The names that a language has for cards of a game, by their words.

    Cards of a file keep the names that the file gives them.
    """
    own = game.own_words() if isinstance(game, TakesCards) else frozenset[str]()
    return {word: name for word, name in name_file(game.name, language).items() if word not in own}


@cache
def name_file(game: str, language: str) -> Mapping[str, str]:
    """What the file of a game and language holds: names by words; nothing where there is none."""
    file = names_file(game, language)
    return MappingProxyType({} if file is None else tomllib.loads(file.read_text(encoding="utf-8")))
