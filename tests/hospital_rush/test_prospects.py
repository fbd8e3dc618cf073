"""What doors, beds and answers would bring, as numbers for whoever draws them."""

from __future__ import annotations

from random import Random

import pytest

from hospital_rush.given import GAME, cost, given, intern, say, second_markers
from wardround.games.hospital_rush.rules.state import State
from wardround.table.messages import Message, Prospect
from wardround.table.speakers import is_chance

STEPS = 600


def prospect(state: State, seat: int, word: str) -> Prospect:
    return GAME.prompt(state, seat - 1).prospects[word]


def brings(state: State, seat: int, word: str) -> Message:
    return prospect(state, seat, word).brings


def test_a_treatment_tells_whom_it_could_cure_and_for_how_much() -> None:
    state = given(intern("olga", bucks=2), beds="barnaby-bump ivy-ink sam-saffron moss-mulberry")
    assert brings(state, 1, "treat-a") == (
        "brings-cure",
        {"bed": 4, "prestige": 2, "price": 2, "after": 2},
    )
    state = given(intern("olga", bucks=0), beds="barnaby-bump")
    assert brings(state, 1, "treat-b") == ("brings-treat", {"tiles": 1, "price": 0, "free": 1})
    state = given(intern("olga", bucks=1), beds="ivy-ink sam-saffron tilda-tumble ursula-umbra")
    assert brings(state, 1, "treat-a") == ("brings-treat", {"tiles": 3, "price": 1, "free": 2})


def test_intensive_care_counts_in_what_a_treatment_could_do() -> None:
    state = given(intern("olga", bucks=1, skills="intensive-care"), beds="barnaby-bump")
    assert brings(state, 1, "treat-a").figures["price"] == 1


def test_a_bed_tells_the_tiles_one_could_place_and_what_would_stay_open() -> None:
    state = given(intern("olga", bucks=0, medicine="purple"), beds="ivy-ink")
    figures = brings(state, 1, "bed-4").figures
    assert (figures["needs"], figures["missing"]) == ("patch patch", "patch purple orange")
    state = given(intern("olga"), intern("kurt", bed=4), beds="ivy-ink")
    assert "bed-4" not in GAME.prompt(state, 0).prospects


def test_tiles_tell_how_many_are_free_and_what_the_next_costs() -> None:
    state = given(intern("olga", bucks=1, medicine="purple"), beds="ivy-ink", said="treat-a bed-4")
    assert brings(state, 1, "patch") == ("brings-tile", {"price": 0, "count": 2})
    assert brings(state, 1, "purple") == ("brings-tile", {"price": 0, "count": 1})
    for word in GAME.vocabulary.numbers(["patch", "patch"]):
        GAME.tell(state, 0, word)
    assert brings(state, 1, "patch") == ("brings-tile", {"price": 1, "count": 0})


def test_after_stealing_only_intensive_care_makes_tiles_free() -> None:
    for skills, count in (("", 0), ("intensive-care", 1)):
        own = intern("kurt", bucks=2, skills=skills, places="kurt-1")
        state = given(own, beds="ivy-ink", stage="treat", said="bed-4")
        assert brings(state, 1, "patch").figures["count"] == count


def test_fetching_tells_how_many_are_to_be_had() -> None:
    state = given(intern("olga", bucks=0))
    assert brings(state, 1, "fetch-b").figures == {
        "free": 1,
        "more": 0,
        "price": 0,
        "cost": 0,
        "bonus": 0,
    }
    state = given(intern("olga", bucks=3))
    assert brings(state, 1, "fetch-b").figures == {
        "free": 1,
        "more": 1,
        "price": 1,
        "cost": 0,
        "bonus": 0,
    }


def test_sending_bed_4_off_tells_what_its_treating_player_gains() -> None:
    homes = (intern("freddie"), intern(bed=4))
    for tiles, gain in (("patch.patch", 0), ("patch.patch.patch", 1), (".".join(6 * ["patch"]), 3)):
        state = given(*homes, beds="tilda-tumble", tiles=f"4:{tiles}")
        assert brings(state, 1, "freddie-1").figures == {
            "patient": "tilda-tumble",
            "prestige": gain,
            "cost": max(0, cost("freddie-1")),
            "bonus": max(0, -cost("freddie-1")),
        }


def test_what_the_bank_pays_is_told() -> None:
    text = '[[character]]\nid = "vanessa"\nname = "Vanessa Toad"\n'
    text += 'first = { does = "sell", price = 2, cost = -1 }\n'
    text += 'second = { does = "denounce", fine = 2, cost = -2 }\n'
    game = GAME.with_cards(text)
    state = given(intern("vanessa", medicine="purple green"), game=game)
    found = game.prompt(state, 0).prospects
    assert found["vanessa-1"].brings.figures == {"bucks": 4, "cost": 0, "bonus": 1}
    assert found["vanessa-2"].brings.figures == {"hit": 0, "cost": 0, "bonus": 2}


def test_ratting_out_counts_every_red_marker_and_hits_those_of_others() -> None:
    state = given(intern("olga"), intern("kurt"), intern("theo"))
    say(state, "1", "sabotage skip")
    assert brings(state, 2, "rat-out").figures == {"bucks": 2, "hit": 1, "cost": 0, "bonus": 0}
    assert brings(state, 1, "rat-out").figures == {"bucks": 2, "hit": 0, "cost": 0, "bonus": 0}


@pytest.mark.parametrize("characters", ["balanced", "documented"])
def test_the_price_of_an_own_space_is_told(characters: str) -> None:
    options = GAME.resolve_options({"seats": "3", "characters": characters})
    vanessa = intern("vanessa", bucks=5)
    state = given(vanessa, characters=characters)
    price = GAME.cards_in_play(options)["vanessa-1"].facts["cost"]
    assert brings(state, 1, "vanessa-1") == (
        "brings-dismiss",
        {"prestige": 1, "cost": price, "bonus": 0},
    )


def test_kurt_pays_nothing_where_there_is_nothing_he_could_steal() -> None:
    state = given(intern("kurt", bucks=5), beds="barnaby-bump")
    assert brings(state, 1, "kurt-1").figures == {"targets": 0, "cost": 0, "bonus": 0}
    poor = intern("kurt", bucks=0, skills="intensive-care")
    state = given(poor, intern(medicine="green"), beds="barnaby-bump")
    robs = int(not cost("kurt-1"))
    assert brings(state, 1, "kurt-1").figures == {"targets": robs, "cost": 0, "bonus": 0}


def test_the_price_of_a_treatment_counts_what_its_space_costs() -> None:
    felix = intern("felix", bucks=cost("felix-2"))
    state = given(felix, beds="barnaby-bump ivy-ink sam-saffron moss-mulberry")
    assert brings(state, 1, "felix-2").figures["price"] == cost("felix-2") > 0


def test_what_would_do_nothing_or_costs_too_much_says_so() -> None:
    state = given(intern("olga", bucks=1, exam=1))
    assert prospect(state, 1, "final-exam").idle
    assert brings(state, 1, "bribe") == ("brings-too-dear", {"cost": 3, "bucks": 1})
    assert brings(state, 1, "study").key == "brings-too-dear"


def test_the_risk_is_told_of_red_doors_only_and_never_said_to_be_over_too_early() -> None:
    state = given(intern("olga", bucks=5), intern("kurt"), intern("theo"))
    assert prospect(state, 1, "treat-a").risk is None
    assert prospect(state, 1, "bribe").risk == ("risk-open", {"after": 4})
    assert prospect(state, 2, "sabotage").risk == ("risk-open", {"after": 3})
    say(state, "1", "rat-out skip")
    assert prospect(state, 2, "sabotage").risk == ("risk-used", {})


def test_vanessa_can_strike_as_long_as_a_marker_of_hers_comes_later() -> None:
    state = given(intern("olga", bucks=5), intern("kurt"), intern("vanessa"))
    risk = prospect(state, 1, "bribe").risk
    assert risk == ("risk-striker", {"rat": 1, "after": 4, "whom": 3})
    last = second_markers(
        intern("olga"), intern("kurt"), intern("vanessa", places="vanessa-2"), mover=2
    )
    assert prospect(last, 2, "sabotage").risk == ("risk-open", {"after": 1})


def test_nobody_can_punish_the_last_marker() -> None:
    state = second_markers(intern("olga"), intern("kurt"), intern("theo"), mover=3)
    assert prospect(state, 3, "sabotage").risk == ("risk-last", {})


def test_a_punished_player_is_told_both_results() -> None:
    state = given(intern("olga", bucks=2), intern("kurt"), intern("theo"))
    say(state, "1", "sabotage skip")
    say(state, "2", "rat-out use")
    assert brings(state, 1, "buck").figures == {"fine": 1, "bucks": 1}
    assert brings(state, 1, "prestige").figures == {"prestige": -1}


@pytest.mark.parametrize("seats", ["3", "5"])
def test_every_door_that_is_open_has_a_prospect_and_idle_ones_end_the_sentence(seats: str) -> None:
    state, rng = GAME.start(GAME.resolve_options({"seats": seats})), Random(5)
    for _ in range(STEPS):
        turn = GAME.turn(state)
        if not turn:
            break
        legal = GAME.legal(state, turn[0])
        if not is_chance(turn[0]) and GAME.view(state, -1)["question"] == "place":
            _check_doors(state, turn[0], legal)
        GAME.apply(state, turn[0], rng.choice(legal))


def _check_doors(state: State, seat: int, legal: list[int]) -> None:
    if not GAME.is_idle(state, seat):
        return
    found = GAME.prompt(state, seat).prospects
    for word in legal:
        after = GAME.clone(state)
        GAME.apply(after, seat, word)
        goes_on = GAME.view(after, -1)["question"] in ("treat", "card")
        idle = GAME.is_idle(after, seat) and not goes_on
        assert found[GAME.vocabulary.word(word)].idle == idle
