"""Prices of characters' spaces by the number of players, in words."""

from __future__ import annotations

from hospital_rush.test_prices import BY_SEATS, levying
from wardround.games.hospital_rush.game import HospitalRush
from wardround.text import speech_for


def told(game: HospitalRush, **options: str) -> str:
    """What Marina's first space does in a game with these options."""
    card = game.cards_in_play(game.resolve_options(options))["marina-1"]
    return speech_for(game, "en").say(card.does)


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
