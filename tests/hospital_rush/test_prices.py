"""Prices of characters' spaces by the number of players: read, paid, told and marked."""

from __future__ import annotations

import pytest

from hospital_rush.given import GAME, bucks, given, intern, say
from wardround.games.hospital_rush.game import HospitalRush
from wardround.table.cards.fields import CardMistakes
from wardround.text import speech_for

LEVY = """\
[[character]]
id = "marina"
name = "Marina Clementina"

[character.first]
does = "levy"
bucks = 1
PRICE

[character.second]
does = "sell"
price = 1
"""
BY_SEATS = (3, 4, 5)


def levying(price: str) -> HospitalRush:
    """The game with a Marina who takes 1 buck from each opponent at this price."""
    return GAME.with_cards(LEVY.replace("PRICE", price))


def told(game: HospitalRush, **options: str) -> str:
    """What Marina's first space does in a game with these options."""
    card = game.cards_in_play(game.resolve_options(options))["marina-1"]
    return speech_for(game, "en").say(card.does)


@pytest.mark.parametrize("price", ["cost = [2, 0, -1]", "balanced = { cost = [2, 0, -1] }"])
@pytest.mark.parametrize(("seats", "paid"), [(3, 2), (4, 0), (5, -1)])
def test_h10_each_number_of_players_pays_its_own_price(price: str, seats: int, paid: int) -> None:
    game = levying(price)
    state = given(intern("marina", bucks=2), seats=seats, game=game)
    earned = sum(bucks(state, seat) for seat in range(2, seats + 1))
    say(state, "1", "marina-1 use", game)
    assert bucks(state, 1) == 2 - paid + earned
    assert game.cards_in_play(state.rules.options)["marina-1"].facts["cost"] == paid


def test_with_documented_characters_balanced_prices_are_not_paid() -> None:
    game = levying("balanced = { cost = [2, 0, -1] }")
    for seats in BY_SEATS:
        options = game.resolve_options({"seats": seats, "characters": "documented"})
        assert game.cards_in_play(options)["marina-1"].facts["cost"] == 0


def test_a_card_in_a_game_tells_the_price_that_holds_there_and_a_list_all_of_them() -> None:
    game = levying("cost = [2, 0, -1]")
    levy = "Take 1 buck from every opponent who has any."
    assert told(game, seats="3") == f"{levy} It costs 2 bucks."
    assert told(game, seats="4") == levy
    assert told(game, seats="5") == f"{levy} The bank pays you 1 buck first."
    for seats in BY_SEATS:
        card = game.cards_in_play(game.resolve_options({"seats": seats}))["marina-1"]
        assert card.general is not None
        assert speech_for(game, "en").say(card.general) == (
            f"{levy} It costs 2 / 0 / 0 bucks with 3 / 4 / 5 players."
            " The bank pays you 0 / 0 / 1 bucks first with 3 / 4 / 5 players."
        )


def test_three_equal_prices_are_one() -> None:
    game = levying("cost = [1, 1, 1]")
    assert game.cards == levying("cost = 1").cards
    assert game.cards_in_play(game.resolve_options({"seats": "4"}))["marina-1"].general is None


def test_a_price_is_house_where_it_differs_from_the_documents() -> None:
    game = levying("balanced = { cost = [2, 0, -1] }")
    marked = {seats: game.house_parts({"seats": str(seats)}).get("marina-1") for seats in BY_SEATS}
    assert marked == {3: ("price",), 4: None, 5: ("price",)}
    assert game.house_parts()["marina-1"] == ("price",)


@pytest.mark.parametrize(
    "cost", ["[]", "[1]", "[1, 0]", "[1, 0, 1, 0]", "[1, 0, 21]", "[1, -10, 0]", '[1, "a", 0]']
)
@pytest.mark.parametrize("field", ["cost = COST", "balanced = { red = false, cost = COST }"])
def test_a_wrong_list_of_prices_is_told_with_its_line(field: str, cost: str) -> None:
    with pytest.raises(CardMistakes) as caught:
        levying(field.replace("COST", cost))
    (mistake,) = caught.value.mistakes
    key, figures = mistake.message
    assert (key, figures["line"], figures["card"]) == ("card-field", 8, "marina-1")
    assert (figures["field"], figures["allowed"]) == ("cost", "-9..20 | [-9..20, -9..20, -9..20]")
