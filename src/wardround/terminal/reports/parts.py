"""What a report is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wardround.lab.figures.estimates import Estimate, Key, certain


class Table(NamedTuple):
    """A table of texts."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Section(NamedTuple):
    """A part of the page: its address in it, its title, what it shows, pictures and figures."""

    name: str
    title: str
    told: str
    pictures: Mapping[str, str]
    table: Table | None = None


def by_number(
    found: Mapping[Key, Estimate], variants: Sequence[str]
) -> dict[str, dict[int, Estimate]]:
    """Figures that have a variant and a number as their key, by variant; those that are certain."""
    curves: dict[str, dict[int, Estimate]] = {name: {} for name in variants}
    for (variant, place), one in certain(found).items():
        curves[str(variant)][int(place)] = one
    return {name: points for name, points in curves.items() if points}
