"""What the happenings of a game can be: their names, and the figures of each with their kinds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

# A word of the vocabulary, a seat counted from 1, a number; or one of these texts.
FigureType = Literal["word", "seat", "number"] | tuple[str, ...]
HappeningTypes = Mapping[str, Mapping[str, FigureType]]

FigureKind = tuple[str, str]
HappeningKind = tuple[str, FigureKind | None, FigureKind | None]

PLAIN: Mapping[str, FigureType] = {"word": "word", "seat": "seat", "number": "number"}


def happening_types(
    kinds: Sequence[HappeningKind], names: Mapping[str, Sequence[str]]
) -> HappeningTypes:
    """The types that a table of happenings declares.

    The kind of a figure is `word`, `seat`, `number`, or a key of `names`.
    """
    known = {**PLAIN, **{kind: tuple(texts) for kind, texts in names.items()}}
    return {
        name: {figure: known[kind] for figure, kind in filter(None, figures)}
        for name, *figures in kinds
    }
