"""What of the cards is house, exactly: no documented fact is, and nothing else is left out."""

from __future__ import annotations

import pytest

from wardround.games.dice_hospital.cards.catalogue import AnyCard
from wardround.games.dice_hospital.game import DiceHospital
from wardround.table.cards.fields import CardMistakes
from wardround.table.cards.house import is_whole

GAME = DiceHospital()
FINAL = GAME.house_parts()
PROTOTYPE = GAME.house_parts({"edition": "prototype"})
LIBRARY = GAME.library
ATTESTED = (
    {"yellow": 2, "green": 1},
    {"yellow": 1, "green": 2},
    {"yellow": 2},
    {"green": 2},
)


def test_administrators_have_house_names_and_documented_effects() -> None:
    assert len(LIBRARY.final.administrators) == 8
    for cards, house in ((LIBRARY.final, FINAL), (LIBRARY.prototype, PROTOTYPE)):
        assert {house[card.id] for card in cards.administrators} == {("name",)}


def test_events_are_house_as_a_whole() -> None:
    assert len(LIBRARY.house.events) == 15
    assert all(is_whole(FINAL[card.id]) for card in LIBRARY.house.events)


def test_the_needs_of_four_reports_are_attested_by_the_printed_example() -> None:
    reports = LIBRARY.house.reports
    assert len(reports) == 15
    attested = [card for card in reports if dict(card.needs) in ATTESTED]
    assert len(attested) == 4
    assert all(FINAL[card.id] == ("name", "points") for card in attested)


def test_the_other_eleven_reports_are_house_as_a_whole() -> None:
    others = [card for card in LIBRARY.house.reports if dict(card.needs) not in ATTESTED]
    assert len(others) == 11
    assert all(FINAL[card.id] == ("name", "effect", "points") for card in others)


def test_backs_of_ambulances_are_house() -> None:
    assert {card.house for card in LIBRARY.house.backs} == {("effect",)}


def test_experimental_and_promo_specialists_have_house_colours_and_nothing_else() -> None:
    for cards in (LIBRARY.experimental, LIBRARY.promos):
        assert {FINAL[card.id] for card in cards.specialists} == {("colour",)}


def test_nothing_else_is_house() -> None:
    documented: list[AnyCard] = [
        *LIBRARY.final.departments,
        *LIBRARY.final.specialists,
        *LIBRARY.experimental.departments,
    ]
    assert not {card.id for card in documented} & set(FINAL)
    prototype: list[AnyCard] = [*LIBRARY.prototype.departments, *LIBRARY.prototype.specialists]
    assert not {card.id for card in prototype} & set(PROTOTYPE)


def test_a_card_that_both_editions_have_is_house_only_where_it_is() -> None:
    """The prototype's Registrar and Consultant are documented whole; later ones have no colour."""
    for word in ("registrar", "consultant"):
        assert FINAL[word] == ("colour",)
        assert word not in PROTOTYPE


def test_labels_are_no_part_of_what_a_game_is_played_with() -> None:
    options = GAME.resolve_options({"seats": "2"})
    surgeon = LIBRARY.known()["surgeon"]
    text = (
        f'[[specialist]]\nid = "surgeon"\nname = "{surgeon.name}"\ncopies = 2\nfamily = "red"\n'
        'trigger = "red"\nrelation = "same"\ncount = 1\nsteps = 1\n'
    )
    plain, labelled = (
        GAME.with_cards(text + more) for more in ("", 'house = ["colour", "name"]\n')
    )
    assert labelled.house_parts()["surgeon"] == ("name", "colour")
    assert labelled.cards_digest(options) == plain.cards_digest(options)
    assert plain.cards_digest(options) == GAME.cards_digest(options)


@pytest.mark.parametrize(
    "value", ["true", '"name"', '["price"]', '["name", "name"]', "[1]", '["hat"]', "[[]]"]
)
def test_a_part_that_no_administrator_has_is_a_mistake_with_its_line(value: str) -> None:
    text = f'[[administrator]]\nid = "x"\nname = "X"\nspare = "red"\npoints = 1\nhouse = {value}\n'
    with pytest.raises(CardMistakes) as caught:
        GAME.with_cards(text)
    (mistake,) = caught.value.mistakes
    key, figures = mistake.message
    assert (key, figures["line"], figures["card"], figures["field"]) == (
        "card-field",
        6,
        "x",
        "house",
    )
    assert figures["allowed"] == "[name, effect]"
