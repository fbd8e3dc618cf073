"""The conformance kit: good games pass, and for each law a broken game is found out."""

from __future__ import annotations

import pytest

from table.broken import BROKEN, SEED, HashBound
from table.high_card import HighCard
from table.picnic import Picnic
from table.tiny import TinyGame
from wardround.table.laws.conformance import (
    LAWS,
    WORD_LAWS,
    check_game,
    same_seed_same_game,
)
from wardround.table.laws.moment import LawBroken
from wardround.table.laws.position_laws import STATE_LAWS

TWO = {"seats": "2"}


def high_card() -> HighCard:
    return HighCard()


def picnic() -> Picnic:
    return Picnic()


def hash_bound() -> HashBound:
    return HashBound()


@pytest.mark.parametrize("game", [HighCard(), Picnic()], ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(40))
def test_a_good_game_keeps_every_law(game: TinyGame, seed: int) -> None:
    said = check_game(game, TWO, SEED + seed)
    assert said


@pytest.mark.parametrize("where", ["high_card", "picnic"])
def test_a_good_game_is_the_same_in_every_process(where: str) -> None:
    same_seed_same_game(f"table.test_conformance:{where}", TWO, SEED)


def test_every_law_has_a_broken_game() -> None:
    assert set(BROKEN) == set(LAWS)
    assert all(LAWS.values())


@pytest.mark.parametrize("law", [law for law in BROKEN if law != "same-seed-same-game"])
def test_a_broken_game_is_found_out_by_its_law(law: str) -> None:
    with pytest.raises(LawBroken) as caught:
        for seed in range(30):
            check_game(BROKEN[law](), TWO, SEED + seed, laws={law})
    assert caught.value.law == law


def test_a_game_that_depends_on_the_hash_seed_is_found_out() -> None:
    with pytest.raises(LawBroken, match="same-seed-same-game"):
        for seed in range(4):
            same_seed_same_game("table.test_conformance:hash_bound", TWO, SEED + seed)


def test_the_kit_names_the_position_in_which_a_law_fails() -> None:
    with pytest.raises(LawBroken, match="picnic:") as caught:
        check_game(BROKEN["legal-words"](), TWO, SEED)
    assert caught.value.law == "legal-words"


def test_cheap_laws_are_checked_at_every_word() -> None:
    with pytest.raises(LawBroken, match="conserved"):
        for seed in range(20):
            check_game(BROKEN["conserved"](), TWO, seed, rate=0.0)


def test_laws_are_listed_with_what_they_demand() -> None:
    assert set(STATE_LAWS) | set(WORD_LAWS) < set(LAWS)
