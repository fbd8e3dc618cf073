"""Perft: how many lines there are from named positions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hospital_rush.given import GAME
from wardround.table.laws.perft import perft

NAMED: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", NAMED)
def test_the_number_of_lines(name: str) -> None:
    state = GAME.decode(NAMED[name]["position"])
    lines = NAMED[name]["lines"]
    assert [perft(GAME, state, depth + 1) for depth in range(len(lines))] == lines


def test_there_are_ten_positions_each_with_some_depth() -> None:
    assert len(NAMED) >= 10
    assert all(len(named["lines"]) >= 3 for named in NAMED.values())


def test_setup_counted_by_hand() -> None:
    """3 starters, characters 7 x 6 x 5, then patients 23 x 22 ..."""
    counts = [3, 3 * 7, 3 * 42, 3 * 210, 3 * 210 * 23]
    assert NAMED["setup-3"]["lines"] == counts[: len(NAMED["setup-3"]["lines"])]
