"""Options given as numbers: whole numbers are taken where values are numbers, nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.games import GAMES
from wardround.lab.simulate import Order, simulate
from wardround.table.errors import BadOption
from wardround.table.messages import Message
from wardround.table.play.game_in_progress import GameInProgress

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


@EVERY_GAME
def test_seats_may_be_a_number(name: str) -> None:
    game = GAMES.find(name)
    assert game.resolve_options({"seats": 3}) == game.resolve_options({"seats": "3"})
    assert GameInProgress(game, {"seats": 3}, seed=1).options["seats"] == "3"
    assert game.options_of(game.start({"seats": 3}))["seats"] == "3"


def test_so_may_any_option_whose_values_are_numbers() -> None:
    game = GAMES.find("hospital-rush")
    assert game.resolve_options({"seats": 4, "rounds": 20})["rounds"] == "20"


def test_what_does_not_go_with_a_number_is_told() -> None:
    game = GAMES.find("dice-hospital")
    assert game.refused_values({"seats": 1}) == game.refused_values({"seats": "1"})
    assert "epidemic" in game.refused_values({"seats": 1})


def test_a_simulation_may_be_ordered_with_numbers() -> None:
    order = Order("dice-hospital", {"seats": 2}, ("random", "random"), 1, 0, 1, journals=True)
    in_words = order._replace(options={"seats": "2"})
    assert list(simulate(order)) == list(simulate(in_words))


@EVERY_GAME
@pytest.mark.parametrize("given", [True, False, 2.0, None, [2], 9, -3])
def test_anything_else_is_refused_with_what_is_allowed(name: str, given: Any) -> None:
    game = GAMES.find(name)
    with pytest.raises(BadOption) as caught:
        game.resolve_options({"seats": given})
    allowed = " ".join(map(str, game.seat_counts))
    message = Message("option-value", {"option": "seats", "value": str(given), "allowed": allowed})
    assert caught.value.message == message


def test_yes_is_a_word_and_true_is_none() -> None:
    with pytest.raises(BadOption) as caught:
        GAMES.find("dice-hospital").resolve_options({"seats": 2, "crisis": True})
    message = Message("option-value", {"option": "crisis", "value": "True", "allowed": "no yes"})
    assert caught.value.message == message
