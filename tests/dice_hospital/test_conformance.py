"""Dice Hospital keeps every law of the table, with all options and seat counts."""

from __future__ import annotations

from itertools import product

import pytest

from shares import share
from wardround.games.dice_hospital.game import DiceHospital
from wardround.lab.covering import covering
from wardround.table.laws.conformance import check_game, same_seed_same_game

ACTIVATION = ("linear", "simultaneous")
GAME = DiceHospital()
COMBINATIONS = [
    {"seats": str(seats), "administrators": administrators, "activation": activation}
    for seats, administrators, activation in product((2, 3, 4), ("yes", "no"), ACTIVATION)
]
NAMED = [
    GAME.resolve_options({"seats": str(seats), "set": name})
    for name in GAME.option_sets
    for seats in GAME.seat_counts
]
PAIRS = [options for seats in GAME.seat_counts for options in covering(GAME, seats)]


def make() -> DiceHospital:
    return DiceHospital()


@pytest.mark.parametrize("seed", share([70_501_234_567, 80_501_234_567], every=2))
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda o: "-".join(o.values()))
def test_every_law_holds(options: dict[str, str], seed: int) -> None:
    assert check_game(GAME, options, seed, rate=0.05)


@pytest.mark.parametrize(
    "options", share(NAMED + PAIRS, every=3), ids=lambda o: "-".join(o.values())
)
def test_every_law_holds_with_every_two_options(options: dict[str, str]) -> None:
    assert check_game(GAME, options, 60_501_234_567, rate=0.04)


def test_every_two_choices_that_go_together_are_played() -> None:
    assert len(NAMED + PAIRS) >= 40
    for options in NAMED + PAIRS:
        assert GAME.resolve_options(options) == options


def test_early_positions_keep_every_law_without_exception() -> None:
    said = check_game(GAME, {"seats": "2"}, 90_501_234_567, rate=0.6)
    assert len(said) > 100


@pytest.mark.parametrize("more", [{}, {"activation": "simultaneous"}, {"set": "everything"}])
def test_the_same_seed_gives_the_same_game_in_any_process(more: dict[str, str]) -> None:
    options = {"seats": "3", **more}
    same_seed_same_game("dice_hospital.test_conformance:make", options, 40_501_234_567)
