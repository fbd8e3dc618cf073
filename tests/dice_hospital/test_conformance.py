"""Dice Hospital keeps every law of the table, with all options and seat counts."""

from __future__ import annotations

from itertools import product

import pytest

from wardround.games.dice_hospital.game import DiceHospital
from wardround.table.conformance import check_game, same_seed_same_game

GAME = DiceHospital()
COMBINATIONS = [
    {"seats": str(seats), "administrators": administrators, "activation": activation}
    for seats, administrators, activation in product(
        GAME.seat_counts, ("yes", "no"), ("linear", "simultaneous")
    )
]


def make() -> DiceHospital:
    return DiceHospital()


@pytest.mark.parametrize("seed", [70_501_234_567, 80_501_234_567])
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda o: "-".join(o.values()))
def test_every_law_holds(options: dict[str, str], seed: int) -> None:
    assert check_game(GAME, options, seed, rate=0.05)


def test_early_positions_keep_every_law_without_exception() -> None:
    said = check_game(GAME, {"seats": "2"}, 90_501_234_567, rate=0.6)
    assert len(said) > 100


@pytest.mark.parametrize("activation", ["linear", "simultaneous"])
def test_the_same_seed_gives_the_same_game_in_any_process(activation: str) -> None:
    options = {"seats": "3", "activation": activation}
    same_seed_same_game("dice_hospital.test_conformance:make", options, 40_501_234_567)
