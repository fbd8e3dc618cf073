"""Card files: a TOML text with tables of a few kinds, read with every mistake found in one go."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from wardround.table.cards.bounds import first_too_large
from wardround.table.cards.fields import Fields, Mistakes
from wardround.table.cards.toml_lines import Lines
from wardround.table.notation.vocabulary import WORD

LONGEST_WORD = 40

SomeFields = TypeVar("SomeFields", bound=Fields)


def parse_toml(text: str, mistakes: Mistakes) -> dict[str, Any]:
    """What a TOML text holds; CardMistakes with the line if it is not TOML at all."""
    large = first_too_large(text)
    if large is not None:
        mistakes.add(large.key, large.line, "", "", most=large.most)
        raise mistakes.error()
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        mistakes.add("card-toml", line, "", "", error=str(error))
        raise mistakes.error() from error


class CardFile(Generic[SomeFields]):
    """A file of cards of some `kinds`, each read by `fields`; mistakes are kept in `mistakes`.

    A card's id is its word. `taken` are words that no card may have, `known` the kinds of the
    cards, by their words, that the file may replace, `settings` what a file may say beside cards.
    CardMistakes if the text is not TOML at all.
    """

    def __init__(
        self,
        text: str,
        path: str,
        kinds: tuple[str, ...],
        fields: type[SomeFields],
        taken: Iterable[str],
        known: Mapping[str, str],
        settings: tuple[str, ...] = ("replaces",),
    ) -> None:
        self.kinds = kinds
        self.fields = fields
        self.mistakes = Mistakes(path)
        self.table = parse_toml(text, self.mistakes)
        self.lines = Lines(text)
        self._seen = set(taken)
        self._known = known
        for key in self.table:
            if key not in (*kinds, *settings):
                line = self.lines.of(key)
                self.mistakes.add("card-kind", line, "", key, known=" ".join(kinds))

    def replaces(self) -> tuple[str, ...]:
        """The kinds of card of which the file replaces all built-in ones."""
        value = self.table.get("replaces", [])
        if not isinstance(value, list) or any(kind not in self.kinds for kind in value):
            line = self.lines.of("replaces")
            allowed = f"[{', '.join(self.kinds)}]"
            self.mistakes.add(
                "card-field", line, "", "replaces", value=repr(value)[:60], allowed=allowed
            )
            return ()
        return tuple(value)

    def entries(self, kind: str, named_by: str = "id") -> list[SomeFields]:
        """The cards of a kind, each to be read field by field."""
        value = self.table.get(kind, [])
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.mistakes.add("card-tables", self.lines.of(kind), "", kind, kind=kind)
            return []
        return [
            self.fields(
                entry, self.lines, self.mistakes, (kind, place), str(entry.get(named_by, "?"))
            )
            for place, entry in enumerate(value)
        ]

    def identity(self, fields: Fields) -> tuple[str, str]:
        """A card's id, which is its word, and its name."""
        word = fields.text("id")
        if word and not (WORD.fullmatch(word) and len(word) <= LONGEST_WORD):
            fields.wrong("card-id", "id")
        else:
            self.reserve(fields, word, str(fields.path[0]))
        return word, fields.text("name")

    def reserve(self, fields: Fields, word: str, kind: str) -> None:
        """Take a word for a card of a kind; it must not be another's."""
        if word in self._seen or self._known.get(word, kind) != kind:
            fields.wrong("card-taken", "id")
        self._seen.add(word)
