"""The option `characters`: as documented own spaces are red and cost nothing that is ours."""

from __future__ import annotations

import pytest

from hospital_rush.given import (
    GAME,
    bucks,
    given,
    intern,
    medicine,
    own,
    prestige,
    question,
    say,
    second_markers,
    speakers,
    tiles,
)
from wardround.games import GAMES
from wardround.lab.simulate import Order, play_shard
from wardround.table.contract.data import Options
from wardround.table.errors import BadOption
from wardround.table.notation.transcript import Transcript, read, write

DOCUMENTED = "documented"
PUBLISHED = ("marina", "theo", "kurt", "freddie", "vanessa")
OWN = [f"{name}-{n}" for name in PUBLISHED for n in (1, 2)]


def options(characters: str = DOCUMENTED, seats: int = 3) -> Options:
    return GAME.resolve_options({"seats": str(seats), "characters": characters})


# --- the option itself ---


def test_characters_are_balanced_unless_the_table_says_otherwise() -> None:
    assert GAME.resolve_options({"seats": "3"})["characters"] == "balanced"
    with pytest.raises(BadOption, match="characters"):
        GAME.resolve_options({"seats": "3", "characters": "strong"})


@pytest.mark.parametrize("characters", ["balanced", DOCUMENTED])
def test_a_game_knows_how_it_was_started_also_from_its_position_code(characters: str) -> None:
    state = GAME.start(options(characters))
    assert GAME.options_of(state)["characters"] == characters
    again = GAME.decode(GAME.encode(state))
    assert GAME.options_of(again) == GAME.options_of(state)
    assert GAME.view(again, -1)["options"]["characters"] == characters


def test_a_position_code_names_only_what_is_not_as_usual() -> None:
    assert ":seats=3:" in GAME.encode(GAME.start(options("balanced")))
    assert ":seats=3,characters=documented:" in GAME.encode(GAME.start(options()))


def test_a_journal_carries_the_option() -> None:
    text = write(GAME, Transcript(GAME.name, GAME.rules_version, options(), (), ()))
    assert "option characters documented" in text
    assert read(text, GAMES.find).options == options()


def test_the_digest_of_the_cards_tells_the_two_apart() -> None:
    assert GAME.cards_digest(options()) != GAME.cards_digest(options("balanced"))


def test_seat_counts_and_rounds_go_with_it() -> None:
    for seats in (3, 4, 5):
        settled = GAME.resolve_options(
            {"seats": str(seats), "characters": DOCUMENTED, "rounds": "10"}
        )
        assert len(GAME.start(settled).interns) == seats


# --- what is printed ---


@pytest.mark.parametrize("word", [word for word in OWN if word != "freddie-2"])
def test_both_spaces_of_a_published_character_are_red_and_cost_nothing(word: str) -> None:
    card = GAME.cards_in_play(options())[word]
    assert (card.facts["red"], card.facts["cost"], card.does.figures["cost"]) == (True, 0, 0)


def test_the_prices_of_the_documents_stay() -> None:
    cards = GAME.cards_in_play(options())
    assert [cards[word].facts["price"] for word in ("theo-1", "theo-2", "kurt-2")] == [3, 1, 2]
    assert cards["marina-1"].facts["amount"] == 2


def test_what_no_document_gives_is_the_same_in_both() -> None:
    documented, balanced = GAME.cards_in_play(options()), GAME.cards_in_play(options("balanced"))
    kept = [word for word in documented if word not in (*OWN, *PUBLISHED)]
    assert {"olga-1", "olga-2", "felix-1", "felix-2", "late-exam"} - set(kept) == {"late-exam"}
    for word in kept:
        assert documented[word] == balanced[word]


# --- what is played ---


def test_marina_steals_with_empty_pockets() -> None:
    rich = intern(medicine="purple green")
    state = given(intern("marina", bucks=0), rich, characters=DOCUMENTED)
    say(state, "1", "marina-1 seat-2 purple green")
    assert (medicine(state, 1), medicine(state, 2), bucks(state, 1)) == ("purple green", "", 0)


def test_theo_pays_three_bucks_to_the_opponent_and_nothing_to_the_bank() -> None:
    theo, clever = intern("theo", bucks=3), intern(skills="finance", bucks=0)
    state = given(theo, clever, characters=DOCUMENTED)
    say(state, "1", "theo-1 seat-2 finance")
    assert (bucks(state, 1), bucks(state, 2)) == (0, 3)
    assert own(state, 1)["skills"] == ["finance"]


def test_theo_pays_one_buck_for_each_tile_and_nothing_to_the_bank() -> None:
    theo, busy = intern("theo", bucks=2), intern(bed=4, bucks=0)
    state = given(theo, busy, beds="pip-plum", tiles="4:patch.purple", characters=DOCUMENTED)
    say(state, "1", "theo-2 seat-2")
    assert (bucks(state, 1), bucks(state, 2)) == (0, 2)
    assert (own(state, 1)["bed"], own(state, 2)["bed"]) == (4, 0)


def test_kurt_steals_and_treats_without_a_price() -> None:
    kurt, rich = intern("kurt", bucks=2), intern(medicine="purple")
    state = given(kurt, rich, beds="pip-plum", characters=DOCUMENTED)
    say(state, "1", "kurt-1 seat-2 purple")
    say(state, "1", "bed-4 patch purple")
    assert (tiles(state, 4), bucks(state, 1)) == ("patch purple", 0)


def test_vanessa_discards_a_patient_without_a_price() -> None:
    vanessa = intern("vanessa", bucks=0)
    state = given(vanessa, intern(bed=4), beds="pip-plum", characters=DOCUMENTED)
    say(state, "1", "vanessa-1 bed-4")
    assert (prestige(state, 1), prestige(state, 2)) == (1, 1)


@pytest.mark.parametrize("word", OWN)
def test_every_own_space_of_a_published_character_can_be_ratted_out(word: str) -> None:
    placed, spy = (
        intern(word[:-2], places=f"{word} treat-b", bucks=1),
        intern("olga", places="study"),
    )
    state = second_markers(placed, intern("felix"), spy, mover=3, characters=DOCUMENTED)
    say(state, "3", "rat-out use")
    assert (speakers(state), question(state)) == (["1"], "punishment")


@pytest.mark.parametrize("word", ["marina-1", "marina-2", "theo-1"])
def test_a_space_that_is_fair_where_it_is_balanced_is_not_punished_there(word: str) -> None:
    placed, spy = (
        intern(word[:-2], places=f"{word} treat-b", bucks=1),
        intern("olga", places="study"),
    )
    state = second_markers(placed, intern("felix"), spy, mover=3)
    say(state, "3", "rat-out use")
    red = GAME.cards_in_play(options("balanced"))[word].facts["red"]
    assert (question(state) == "punishment") == red


# --- what people are told ---


def test_prompts_and_prospects_tell_no_price_and_the_risk() -> None:
    state = given(intern("marina", bucks=0), intern(medicine="green"), characters=DOCUMENTED)
    found = GAME.prompt(state, 0).prospects["marina-1"]
    assert (found.idle, found.risk is None) == (False, False)
    say(state, "1", "marina-1")
    assert GAME.prompt(state, 0).reason.figures["cost"] == 0


@pytest.mark.parametrize("first", ["greedy", "solver"])
def test_bots_play_documented_games_to_the_end(first: str) -> None:
    bots = (first, "greedy", "greedy")
    game = Order(GAME.name, options(), bots, seed=7, first=0, games=1, journals=True)
    (played,) = play_shard(game)
    assert max(played.scores) >= 10
    journal = read(played.journal, GAMES.find)
    assert journal.options["characters"] == DOCUMENTED
