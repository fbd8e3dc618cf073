"""Hospital Rush keeps every law of the table, with all options and seat counts."""

from __future__ import annotations

import pytest

from shares import share
from wardround.games.hospital_rush.game import HospitalRush
from wardround.lab.covering import covering
from wardround.table.laws.conformance import check_game, same_seed_same_game

GAME = HospitalRush()


PAIRS = [options for seats in GAME.seat_counts for options in covering(GAME, seats)]


def make() -> HospitalRush:
    return HospitalRush()


@pytest.mark.parametrize("seed", share([70_501_234_567, 80_501_234_567], every=2))
@pytest.mark.parametrize("seats", ["3", "4", "5"])
def test_every_law_holds(seats: str, seed: int) -> None:
    assert check_game(GAME, {"seats": seats, "rounds": "10"}, seed, rate=0.05)


@pytest.mark.parametrize("options", share(PAIRS, every=4), ids=lambda o: "-".join(o.values()))
def test_every_law_holds_with_every_two_options(options: dict[str, str]) -> None:
    assert check_game(GAME, options, 50_501_234_567, rate=0.01)


def test_both_kinds_of_characters_are_played_with_every_number_of_rounds() -> None:
    played = {(o["seats"], o["characters"], o["rounds"]) for o in PAIRS}
    by_name = {option.name: option.values for option in GAME.options}
    for characters in by_name["characters"]:
        for rounds in by_name["rounds"]:
            assert {(str(n), characters, rounds) for n in GAME.seat_counts} <= played


@pytest.mark.parametrize("seats", ["3", "5"])
def test_games_to_the_goal_keep_the_cheap_laws(seats: str) -> None:
    cheap = ("legal-words", "conserved", "replay-is-play")
    assert check_game(GAME, {"seats": seats}, 90_501_234_567, rate=0.0, laws=cheap)


def test_early_positions_keep_every_law_without_exception() -> None:
    said = check_game(GAME, {"seats": "3", "rounds": "10"}, 60_501_234_567, rate=0.4)
    assert len(said) > 100


def test_the_same_seed_gives_the_same_game_in_any_process() -> None:
    options = {"seats": "4", "rounds": "20"}
    same_seed_same_game("hospital_rush.test_conformance:make", options, 40_501_234_567)
