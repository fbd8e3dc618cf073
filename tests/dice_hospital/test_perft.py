"""Perft: how many lines there are from named positions, two of them counted by brute force too."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from dice_hospital.reference import Reference, Ward, count_arrangements, die
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import State
from wardround.table.laws.perft import perft

GAME = DiceHospital()
NAMED: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)
BOARD = tuple(card.id for card in GAME.cards.departments if not card.copies)


@pytest.mark.parametrize("name", NAMED)
def test_the_number_of_lines(name: str) -> None:
    state = GAME.decode(NAMED[name]["position"])
    lines = NAMED[name]["lines"]
    assert [perft(GAME, state, depth + 1) for depth in range(len(lines))] == lines


def test_there_are_at_least_ten_positions() -> None:
    assert len(NAMED) >= 10


def ward(state: State, seat: int) -> Ward:
    """A hospital in activation as the reference sees it."""
    h = GAME.view(state, seat)["hospitals"][seat]
    departments, staff = list(h["departments"]), list(h["staff"])
    for card in h["used"]:
        departments.remove(card)
    for card in h["placed"]:
        staff.remove(card)
    return Ward(
        tuple(die(word) for word in h["patients"]),
        tuple(departments),
        (*staff, *["nurse"] * h["nurses"]),
        h["bags"],
        h["pending"] or "",
        frozenset(h["values"]),
    )


@pytest.mark.parametrize(("name", "words"), [("first-activation", 7), ("busy-activation", 5)])
def test_activation_counted_by_brute_force(name: str, words: int) -> None:
    """After the last `finish` chance turns up cards: so far all of 12 types can come."""
    state = GAME.decode(NAMED[name]["position"])
    reference = Reference(GAME.cards)
    wards = [ward(state, 0), ward(state, 1)]
    types_unseen = [12, 12, 2, 12, 12]
    counts = [reference.count(wards, types_unseen, n + 1) for n in range(words)]
    assert counts == NAMED[name]["lines"][:words]


def test_arranging_counted_by_brute_force() -> None:
    """Up to the last ambulance taken."""
    named = NAMED["arrange-three"]
    state = GAME.decode(named["position"])
    dice = tuple(die(word) for word in GAME.view(state, 0)["intake"])
    taking = [3, 3, 2]
    counts = [count_arrangements(dice, 4, taking, n + 1) for n in range(7)]
    assert counts == named["lines"][:7]
