"""What players think things are worth: numbers by game and number of seats, kept as data."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

Numbers = dict[str, list[float]]

FOLDER = Path(__file__).parent


@cache
def numbers(game: str) -> dict[int, Numbers]:
    """The numbers of a game by seats, not to be changed; one that stands alone is a list of one."""
    return numbers_in(FOLDER / f"{game}.toml")


def numbers_in(path: Path) -> dict[int, Numbers]:
    """As `numbers`, of a file as it is now."""
    text = path.read_text(encoding="utf-8")
    return {int(seats): _listed(table) for seats, table in tomllib.loads(text).items()}


def _listed(table: dict[str, float | list[float]]) -> Numbers:
    return {
        name: list(given) if isinstance(given, list) else [given] for name, given in table.items()
    }
