"""What of the cards is house, exactly, in games with balanced and with documented characters."""

from __future__ import annotations

import pytest

from hospital_rush.given import GAME
from wardround.table.cards.fields import CardMistakes
from wardround.table.cards.house import is_whole

BALANCED = {"characters": "balanced"}
DOCUMENTED = {"characters": "documented"}
WHOLE = ("name", "effect", "price", "colour")
PUBLISHED = ("marina", "theo", "kurt", "freddie", "vanessa")
HOUSE_CHARACTERS = ("olga", "felix")
PRINTED_NAMES = {
    "marina-2": "I'll just watch and learn",
    "freddie-1": "Chillax, man",
    "theo-2": "That's my patient now",
    "kurt-1": "Calling in a favor",
    "vanessa-1": "What a malingerer",
    "vanessa-2": "I'm telling the boss",
}
SOURCES = {
    "marina-1": "visiting-card",
    "theo-1": "visiting-card",
    "theo-2": "visiting-card-price",
    "kurt-1": "visiting-card-theft",
    "kurt-2": "visiting-card",
}
PUBLISHED_SPACES = [f"{name}-{n}" for name in PUBLISHED for n in (1, 2)]
BOTH = pytest.mark.parametrize("options", [BALANCED, DOCUMENTED])
NOT_GIVEN = (
    "freddie-2",
    *HOUSE_CHARACTERS,
    *(f"{name}-{n}" for name in HOUSE_CHARACTERS for n in (1, 2)),
)


@BOTH
def test_freddies_second_space_and_two_characters_are_house_as_a_whole(
    options: dict[str, str],
) -> None:
    assert {GAME.house_parts(options)[word] for word in NOT_GIVEN} == {WHOLE}


@BOTH
def test_patients_are_house_as_a_whole(options: dict[str, str]) -> None:
    house = GAME.house_parts(options)
    assert len(GAME.cards.patients) == 23
    assert all(
        is_whole(house[card.id]) and "points" in house[card.id] for card in GAME.cards.patients
    )


@BOTH
def test_the_board_and_the_names_of_published_characters_are_not_house(
    options: dict[str, str],
) -> None:
    board = {card.id for card in GAME.cards.spaces}
    assert not {*board, *PUBLISHED} & set(GAME.house_parts(options))


def test_as_documented_nothing_of_a_published_space_is_house() -> None:
    spaces = [word for word in PUBLISHED_SPACES if word != "freddie-2"]
    assert not set(spaces) & set(GAME.house_parts(DOCUMENTED))


@pytest.mark.parametrize("word", [word for word in PUBLISHED_SPACES if word != "freddie-2"])
def test_balanced_spaces_are_house_in_exactly_what_differs_from_the_documents(word: str) -> None:
    documented, balanced = (
        next(card for card in GAME.played(options).all_spaces() if card.id == word)
        for options in (DOCUMENTED, BALANCED)
    )
    assert (documented.costs, documented.red) == ((0,), True)
    differs = [("price", balanced.costs != (0,)), ("colour", not balanced.red)]
    assert GAME.house_parts(BALANCED).get(word, ()) == tuple(
        part for part, is_so in differs if is_so
    )
    assert (documented.does, documented.numbers) == (balanced.does, balanced.numbers)


def test_balanced_is_what_is_told_without_options() -> None:
    assert GAME.house_parts() == GAME.house_parts(BALANCED) != GAME.house_parts(DOCUMENTED)


@BOTH
def test_printed_names_are_shown_with_whose_space_it_is(options: dict[str, str]) -> None:
    cards = GAME.cards_in_play(GAME.resolve_options({"seats": "3", **options}))
    own = {word: card for word, card in cards.items() if card.facts.get("character")}
    names = GAME.names(options)
    for word, card in own.items():
        first_name = names[card.facts["character"]].split()[0]
        if word in PRINTED_NAMES:
            assert card.facts["title"] == PRINTED_NAMES[word]
            assert names[word] == f"{first_name}: {PRINTED_NAMES[word]}"
        else:
            assert names[word] == card.facts["title"] == f"{first_name} {'I' * int(word[-1])}"
        assert word in NOT_GIVEN or "name" not in GAME.house_parts(options).get(word, ())


@BOTH
def test_what_comes_from_visiting_cards_says_so(options: dict[str, str]) -> None:
    cards = GAME.cards_in_play(GAME.resolve_options({"seats": "5", **options}))
    assert {word: card.source for word, card in cards.items() if card.source} == SOURCES


CHARACTER = """\
[[character]]
id = "x"
name = "X"

[character.first]
does = "levy"
bucks = 2

[character.second]
does = "sell"
price = 1
"""


@pytest.mark.parametrize(
    ("line", "field", "key"),
    [
        ('house = ["points"]', "house", "card-field"),
        ("house = true", "house", "card-field"),
        ('house = ["price", "price"]', "house", "card-field"),
        ('source = "hearsay"', "source", "card-field"),
        ("name = 1", "name", "card-field"),
        ("balanced = 2", "balanced", "card-field"),
        ("balanced = { cost = 21 }", "cost", "card-field"),
        ("balanced = { red = 1 }", "red", "card-field"),
        ("balanced = { price = 1 }", "price", "card-unknown"),
    ],
)
def test_each_mistake_in_a_label_has_its_line_and_field(line: str, field: str, key: str) -> None:
    with pytest.raises(CardMistakes) as caught:
        GAME.with_cards(CHARACTER + line + "\n")
    (mistake,) = caught.value.mistakes
    told, figures = mistake.message
    assert (told, figures["line"], figures["card"], figures["field"]) == (key, 12, "x-2", field)


def test_an_own_character_may_have_named_labelled_and_balanced_spaces() -> None:
    label = 'name = "Cheap!"\nhouse = ["effect"]\nbalanced = { cost = 1, red = false }\n'
    game = GAME.with_cards(CHARACTER + label)
    assert game.names()["x-2"] == "X: Cheap!"
    assert game.house_parts(DOCUMENTED)["x-2"] == ("effect",)
    assert game.house_parts(BALANCED)["x-2"] == ("effect", "price", "colour")


def test_an_own_character_replaces_the_printed_one_in_both() -> None:
    game = GAME.with_cards(CHARACTER.replace('id = "x"', 'id = "marina"'))
    for options in (BALANCED, DOCUMENTED):
        marina = next(card for card in game.played(options).characters if card.id == "marina")
        assert [(space.does, space.costs, space.red) for space in marina.spaces] == [
            ("levy", (0,), True),
            ("sell", (0,), True),
        ]
        assert not {"marina", "marina-1", "marina-2"} & set(game.house_parts(options))
