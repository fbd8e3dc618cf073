"""What all tests together must hold: a test a card and a ruling, and no idle question."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from dice_hospital import (
    test_administrators,
    test_departments,
    test_events,
    test_experimental,
    test_promos,
    test_prototype,
    test_specialists,
)
from dice_hospital.given import GAME, given, hospital, may_say
from wardround.games.dice_hospital.cards.catalogue import AnyCard, Cards, describe
from wardround.table.sentences import sentences
from wardround.table.speaking import chosen_by

HERE = Path(__file__).parent
RULINGS = range(1, 27)


def card_tests(module: object) -> set[str]:
    return {name for name in dir(module) if name.startswith("test_card_")}


def named(ids: list[str]) -> set[str]:
    return {"test_card_" + card.replace("-", "_") for card in ids}


def test_every_department_has_its_test() -> None:
    assert card_tests(test_departments) == named([card.id for card in GAME.cards.departments])


def test_every_specialist_has_its_test() -> None:
    assert card_tests(test_specialists) == named([card.id for card in GAME.cards.specialists])


def test_every_administrator_has_its_test() -> None:
    administrators = [card.id for card in GAME.cards.administrators]
    assert card_tests(test_administrators) == named(administrators)


def test_every_card_of_the_expansions_has_its_test() -> None:
    library = GAME.library
    assert card_tests(test_experimental) == ids(library.experimental)
    assert card_tests(test_promos) == ids(library.promos)
    assert card_tests(test_events) == {
        "test_card_" + c.id.replace("-", "_") for c in library.house.events
    }


def ids(cards: Cards) -> set[str]:
    return named([card.id for card in cards.worded()])


def test_every_card_that_the_prototype_changes_has_its_test() -> None:
    printed = {card.id: card for card in GAME.cards.worded()}
    printed |= {word: printed[name] for name, word in GAME.library.aliases("prototype").items()}
    changed = [card.id for card in GAME.library.prototype.worded() if _differs(card, printed)]
    tests = {name.replace("prototype_", "") for name in card_tests(test_prototype)}
    assert tests == named([word for word in changed if not word.startswith("admin-")])


def _differs(card: AnyCard, printed: dict[str, AnyCard]) -> bool:
    """Whether it does something else than the printed card of that word, if there is one."""
    there = printed.get(card.id)
    return there is None or describe(there) != describe(card)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_its_test(ruling: int) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    assert re.search(rf"^def test_d{ruling}_", text, re.MULTILINE)


OPTION_SETS = [
    {"seats": seats, "administrators": administrators, "activation": activation}
    for seats in "234"
    for administrators in ("yes", "no")
    for activation in ("linear", "simultaneous")
]
OPTION_SETS += [{"seats": seats, "set": "everything"} for seats in "1234"]
OPTION_SETS += [{"seats": "1"}, {"seats": "3", "edition": "prototype", "pick-up": "yes"}]


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda o: "-".join(o.values()))
def test_w2_nothing_is_asked_that_has_one_answer_but_finish(options: dict[str, str]) -> None:
    rng = Random(" ".join(options.values()))
    asked = 0
    for _ in range(6):
        state = GAME.start(options)
        while turn := GAME.turn(state):
            speaker = turn[0] if turn[0] < 0 else rng.choice(turn)
            words = GAME.legal(state, speaker)
            if speaker >= 0 and GAME.is_idle(state, speaker):
                answers = list(islice(sentences(GAME, state, speaker), 2))
                finish = [[GAME.vocabulary.number("finish")]]
                assert len(answers) == 2 or answers == finish, GAME.encode(state)
                asked += 1
            weights = GAME.weights(state) if speaker < 0 else [1] * len(words)
            GAME.apply(state, speaker, chosen_by(rng.random(), words, weights))
    assert asked > 150


def test_a_position_with_one_legal_word_is_that_of_a_seat_with_nothing_to_do() -> None:
    assert may_say(given(hospital("r1 r1", nurses=0, used="oncology pharmacy clinic")), "1") == [
        "finish"
    ]
