"""What players think things are worth is data: for every game and every number of seats."""

from __future__ import annotations

import math

import pytest

from wardround.games import GAMES
from wardround.players import dice_hospital_value, hospital_rush_value
from wardround.players.weights import Numbers, numbers

SEATS = {"dice-hospital": (1, 2, 3, 4), "hospital-rush": (3, 4, 5)}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_of_seats_has_all_weights(game: str) -> None:
    found = numbers(game)
    assert tuple(sorted(found)) == SEATS[game]
    shapes = {tuple((name, len(given)) for name, given in one.items()) for one in found.values()}
    assert len(shapes) == 1
    for one in found.values():
        assert all(math.isfinite(number) for given in one.values() for number in given)


def _changed(game: str, seats: int, **changes: float) -> Numbers:
    return {**numbers(game)[seats], **{name: [number] for name, number in changes.items()}}


def test_a_specialist_is_worth_what_the_weights_say() -> None:
    game = GAMES.find("dice-hospital")
    state = game.start(game.settle({"seats": "2"}))
    before = numbers("dice-hospital")[2]
    dearer = _changed("dice-hospital", 2, worker=before["worker"][0] + 1.0)
    state.hospitals[0].staff = [0]
    plain = dice_hospital_value.judge(state, 0, dice_hospital_value.Weights(before))
    more = dice_hospital_value.judge(state, 0, dice_hospital_value.Weights(dearer))
    assert more > plain


def test_bucks_are_worth_what_the_weights_say() -> None:
    game = GAMES.find("hospital-rush")
    state = game.start(game.settle({"seats": "4"}))
    free = hospital_rush_value.Weights(_changed("hospital-rush", 4, buck=0.0, rich=0.0))
    poor = hospital_rush_value.fortune(state, 0, 5.0, free)
    state.interns[0].bucks += 4
    assert hospital_rush_value.fortune(state, 0, 5.0, free) == poor
    dear = hospital_rush_value.Weights(_changed("hospital-rush", 4, buck=1.0))
    assert hospital_rush_value.fortune(state, 0, 5.0, dear) > poor
