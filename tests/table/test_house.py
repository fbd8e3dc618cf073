"""Parts of a card that are house: told in one order, and when they are all of it."""

from __future__ import annotations

import pytest

from wardround.games import GAMES
from wardround.table.cards.house import PARTS, in_order, is_whole


def test_parts_are_told_in_one_order_each_once() -> None:
    assert in_order(["colour", "price", "colour"]) == ("price", "colour")
    assert in_order([]) == ()


@pytest.mark.parametrize("parts", [(), ("name",), ("price", "colour"), ("name", "points")])
def test_a_card_with_a_name_or_an_effect_from_a_document_is_not_all_house(
    parts: tuple[str, ...],
) -> None:
    assert not is_whole(parts)


@pytest.mark.parametrize("parts", [("name", "effect"), PARTS])
def test_with_name_and_effect_all_of_a_card_is_house(parts: tuple[str, ...]) -> None:
    assert is_whole(parts)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_marks_cards_it_has_by_parts_there_are(name: str) -> None:
    game = GAMES.find(name)
    for option in game.options:
        for value in option.values:
            options = {option.name: value}
            house = game.house_parts(options)
            assert set(house) <= set(game.names(options))
            assert all(parts and in_order(parts) == parts for parts in house.values())
