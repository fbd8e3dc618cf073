"""Weights of evaluation functions, kept as data: one TOML file, one table a number of seats."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

Numbers = dict[str, list[float]]

FOLDER = Path(__file__).parent


@cache
def numbers(file: str) -> dict[int, Numbers]:
    """The weights in a file of this folder, by number of seats. Do not change them.

    `file` is a path such as `dice_hospital/weights.toml`. A single number becomes a list of one.
    """
    return read_numbers(FOLDER / file)


def read_numbers(path: Path) -> dict[int, Numbers]:
    """As `numbers`, read anew from any path."""
    text = path.read_text(encoding="utf-8")
    return {int(seats): _as_lists(table) for seats, table in tomllib.loads(text).items()}


def _as_lists(table: dict[str, float | list[float]]) -> Numbers:
    return {
        name: list(given) if isinstance(given, list) else [given] for name, given in table.items()
    }
