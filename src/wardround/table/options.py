"""Options as they are given: words, or whole numbers where the values are numbers."""

from __future__ import annotations

from collections.abc import Mapping

GivenOptions = Mapping[str, str | int]


def in_words(options: GivenOptions) -> dict[str, str]:
    """Every value as a word: 2 is "2". True is "True", which is a value of no option."""
    return {name: str(value) for name, value in options.items()}
