"""Cards of one's own: what a file can do, and every mistake with its line, card and field."""

from __future__ import annotations

import pytest

from hospital_rush.given import GAME, given, intern, say
from wardround.games.hospital_rush.cards.catalogue import HOOKS
from wardround.games.hospital_rush.cards.library import FEWEST
from wardround.table.cards.fields import CardMistakes
from wardround.table.errors import BadJournal
from wardround.table.laws.conformance import check_game
from wardround.table.notation.transcript import read

PATIENT = '[[patient]]\nid = "x"\nname = "X"\nneeds = { patch = 2 }\nprestige = 1\n'
SPACE = '[[space]]\nid = "x"\nname = "X"\ndoes = "treat"\nfree = 1\n'
CHARACTER = (
    '[[character]]\nid = "x"\nname = "X"\nfirst = { does = "levy", bucks = 2 }\n'
    'second = { does = "sell", price = 1 }\n'
)

MANY_MISTAKES = """\
replaces = ["patients"]

[[patient]]
id = "Pip Plum"
name = "Bad id"
needs = { patch = 10, blood = 1 }
prestige = 0

[[patient]]
id = "kurt"
name = "Taken"
needs = { patch = 1, purple = 1 }
right = { green = 1 }
prestige = 2

[[space]]
id = "clinic"
name = "Clinic"
does = "steal"
free = 1
seats = [2]

[[character]]
id = "nurse"
name = "Nurse"
first = { does = "bribe", deals = [3] }
house = 1

[[doctor]]
id = "no-such-kind"
"""


def mistakes(text: str) -> list[tuple[int, str, str, str]]:
    """Line, card, field and key of everything wrong with a file."""
    with pytest.raises(CardMistakes) as caught:
        GAME.with_cards(text, "own.toml")
    found = [mistake.message for mistake in caught.value.mistakes]
    return [(int(f["line"]), str(f["card"]), str(f["field"]), key) for key, f in found]


def test_a_file_with_many_mistakes_names_all_of_them_at_once() -> None:
    assert mistakes(MANY_MISTAKES) == [
        (1, "", "replaces", "card-field"),
        (4, "Pip Plum", "id", "card-id"),
        (6, "Pip Plum", "needs.patch", "card-field"),
        (6, "Pip Plum", "needs.blood", "card-unknown"),
        (7, "Pip Plum", "prestige", "card-field"),
        (10, "kurt", "id", "card-taken"),
        (13, "kurt", "right", "card-right"),
        (19, "clinic", "does", "card-field"),
        (21, "clinic", "seats", "card-field"),
        (23, "nurse", "second", "card-missing"),
        (26, "nurse-1", "deals", "card-field"),
        (27, "nurse", "house", "card-field"),
        (29, "", "doctor", "card-kind"),
    ]


@pytest.mark.parametrize(
    ("text", "line", "field", "key"),
    [
        ("[", 1, "", "card-toml"),
        ("patient = 3", 1, "patient", "card-tables"),
        (PATIENT.replace('"x"', '"patch"'), 2, "id", "card-taken"),
        (PATIENT.replace('"x"', '"3"'), 2, "id", "card-taken"),
        (PATIENT.replace('"x"', '"kurt-1"'), 2, "id", "card-taken"),
        (PATIENT.replace('"x"', '"treat-a"'), 2, "id", "card-taken"),
        (CHARACTER + PATIENT.replace('"x"', '"x-2"'), 7, "id", "card-taken"),
        (PATIENT + PATIENT, 7, "id", "card-taken"),
        (PATIENT.replace("{ patch = 2 }", "{}"), 4, "needs", "card-field"),
        (PATIENT.replace("{ patch = 2 }", "{ patch = 9, any = 1 }"), 4, "needs", "card-field"),
        (PATIENT.replace("needs = { patch = 2 }\n", ""), 1, "needs", "card-missing"),
        (PATIENT + "right = { patch = 2 }\n", 6, "right", "card-right"),
        (PATIENT + "right = { green = 1 }\n", 6, "right", "card-right"),
        (PATIENT + "colour = 'red'\n", 6, "colour", "card-unknown"),
        (SPACE.replace("treat", "dance"), 4, "does", "card-field"),
        (SPACE.replace("treat", "join"), 4, "does", "card-field"),
        (SPACE.replace("free = 1", ""), 1, "free", "card-missing"),
        (SPACE + "seats = []\n", 6, "seats", "card-field"),
        (SPACE + "red = 1\n", 6, "red", "card-field"),
        (SPACE + "cost = 21\n", 6, "cost", "card-field"),
        (SPACE + "cost = -1\n", 6, "cost", "card-field"),
        (CHARACTER.replace("bucks = 2", "bucks = 2, cost = -10"), 4, "cost", "card-field"),
        (SPACE.replace('"treat"\nfree = 1', '"bribe"\ndeals = []'), 5, "deals", "card-field"),
        (SPACE.replace('"treat"\nfree = 1', '"bribe"\ndeals = [5, 2, 3, 1]'), 5, "deals", ""),
        (
            SPACE.replace('"treat"\nfree = 1', '"night-shift"\nbucks = [1]\nnames = 0')
            + "always = true\n",
            7,
            "always",
            "card-unknown",
        ),
        (CHARACTER.replace("levy", "join").replace(", bucks = 2", ""), 4, "does", "card-join"),
        (CHARACTER.replace("bucks = 2", "bucks = 2, seats = [5]"), 4, "seats", "card-unknown"),
        (CHARACTER.replace("bucks = 2", "bucks = 0"), 4, "bucks", "card-field"),
        ('replaces = ["patient"]\n' + PATIENT, 1, "patient", "card-few"),
        ('replaces = ["character"]\n' + CHARACTER, 1, "character", "card-few"),
        ('replaces = ["space"]\n' + SPACE, 2, "space", "card-no-space"),
    ],
)
def test_each_mistake_has_its_line_and_field(text: str, line: int, field: str, key: str) -> None:
    found = [(n, where, what) for n, _, where, what in mistakes(text)]
    assert (line, field, key or "card-field") in found


def test_built_in_cards_need_no_pardon() -> None:
    """What a file could be refused for as a whole holds for the cards that come with the game."""
    assert GAME.with_cards("").cards == GAME.cards
    assert GAME.own_card_count() == 0


def test_a_file_replaces_single_cards_and_adds_others() -> None:
    game = GAME.with_cards(
        PATIENT + PATIENT.replace('"x"', '"pip-plum"') + CHARACTER.replace("x", "y")
    )
    cards = {card.id: card for card in game.cards.patients}
    assert (len(cards), cards["pip-plum"].name, cards["pip-plum"].house) == (24, "X", ())
    assert len(game.cards.characters) == 8
    assert game.own_words() == {"x", "pip-plum", "y", "y-1", "y-2"}
    assert (game.own_card_count(), set(game.house_parts()) & game.own_words()) == (3, set())


def test_a_file_can_replace_all_patients() -> None:
    every = "".join(PATIENT.replace('"x"', f'"x{n}"') for n in range(FEWEST["patient"]))
    game = GAME.with_cards('replaces = ["patient"]\n' + every)
    assert {card.id for card in game.cards.patients} == {f"x{n}" for n in range(8)}
    assert check_game(game, {"seats": "5", "rounds": "10"}, 72_501_234_567, rate=0.02)


def test_h17_a_file_may_say_that_an_own_space_is_not_red_or_used_any_number_of_times() -> None:
    fair = CHARACTER.replace("bucks = 2", "bucks = 2, red = false, always = true")
    game = GAME.with_cards(fair.replace('id = "x"', 'id = "olga"'))
    first, second = next(c for c in game.cards.characters if c.id == "olga").spaces
    assert (first.red, first.limit, second.red, second.limit) == (False, 0, True, 1)
    state = given(intern("olga", places="olga-1"), mover=2, game=game)
    say(state, "2", "rat-out use", game)
    assert [game.view(state, -1)["interns"][n]["bucks"] for n in (0, 1)] == [1, 1 + 1]


def hooked(does: str) -> str:
    """A space inside a character for this hook, with numbers."""
    numbers = [f"{name} = 2" for name in HOOKS[does][1]]
    lists = {"night-shift": ["names = 1", "bucks = [2]"], "bribe": ["deals = [2, 1, 7, 3]"]}
    return "{ " + ", ".join([f'does = "{does}"', *lists.get(does, numbers)]) + " }"


@pytest.mark.parametrize("seats", ["3", "4", "5"])
def test_a_character_can_have_any_space_there_is(seats: str) -> None:
    hooks = [does for does in HOOKS if does != "join"]
    text = 'replaces = ["character"]\n'
    for number in range(9):
        first, second = hooks[2 * number % 17], hooks[(2 * number + 1) % 17]
        text += f'[[character]]\nid = "c{number}"\nname = "C {number}"\n'
        text += f"first = {hooked(first)}\nsecond = {hooked(second)}\n"
    game = GAME.with_cards(text)
    assert check_game(game, {"seats": seats, "rounds": "10"}, 73_501_234_567, rate=0.05)


def test_a_journal_of_other_cards_says_so() -> None:
    own = GAME.with_cards(PATIENT)
    digest = own.cards_digest({"seats": "3"})
    assert digest != GAME.cards_digest({"seats": "3"})
    text = f"wardround journal 1\ngame hospital-rush\nrules 3\ncards {digest}\nseats 3\n"
    assert read(text, lambda _: own)
    with pytest.raises(BadJournal) as caught:
        read(text, lambda _: GAME)
    assert caught.value.message.key == "journal-cards"
