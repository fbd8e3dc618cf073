"""A Fluent bundle that parses each sentence when it is first told.

To parse a whole language takes longer than most answers may; a program tells few of its sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

# All other lines of an entry are indented or begin with a bracket.
FIRST_LINE = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
KEPT_NUMBERS = 1000


class Whole(FluentInt):
    """A whole number, written with digits alone: in all our languages as Python writes it."""

    def format(self, locale: object) -> str:
        """Digits, and a minus where it is due; the library takes some fifty times as long."""
        return str(int(self))


@lru_cache(KEPT_NUMBERS)
def whole(value: int) -> Whole:
    """A small whole number; they are made once, which takes long."""
    made = Whole(value, useGrouping=False)
    assert isinstance(made, Whole)
    return made


class LazyBundle:
    """The sentences of a language, from Fluent files of which an earlier one prevails."""

    def __init__(
        self, language: str, sources: Sequence[str], functions: Mapping[str, Callable[[str], Any]]
    ) -> None:
        self._bundle = FluentBundle([language], dict(functions), use_isolating=False)
        self._entries: dict[str, str] = {}
        for source in reversed(sources):
            self._entries |= split_entries(source)
        self._unparsed = dict(self._entries)

    def __contains__(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return key in self._entries

    def format(self, key: str, values: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The sentence of a key, and what was wrong with it or these values.

        They are texts, whole numbers, and what Fluent makes of other numbers.
        """
        self._parse_with_references(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return "", [LookupError(f"{key}: no such key")]
        errors: list[Exception] = []
        # As `format_pattern` does, which makes every number anew.
        ready = {
            name: whole(value) if type(value) is int else value for name, value in values.items()
        }
        given = CurrentEnvironment(args=ready)
        try:
            return str(pattern(ResolverEnvironment(self._bundle, errors, current=given))), errors
        except ValueError as error:
            return "", [*errors, error]

    def _parse_with_references(self, key: str) -> None:
        wanted = [key]
        while wanted:
            entry = self._unparsed.pop(wanted.pop(), None)
            if entry is not None:
                resource, references = _parse(entry)
                self._bundle.add_resource(resource)
                wanted += references


@cache
def split_entries(source: str) -> dict[str, str]:
    """The entries of a Fluent file by key (terms with their hyphen), not yet parsed."""
    found = list(FIRST_LINE.finditer(source))
    ends = [*(match.start() for match in found[1:]), len(source)]
    entries: dict[str, str] = {}
    for match, end in zip(found, ends, strict=True):
        entries.setdefault(match[1], source[match.start() : end])
    return entries


@cache
def _parse(entry: str) -> tuple[Resource, list[str]]:
    """An entry, and the keys of others that it refers to."""
    resource = FluentResource(entry)
    references = _References()
    references.visit(resource)
    return resource, references.keys


class _References(Visitor):
    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 (Fluent's name)
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)
