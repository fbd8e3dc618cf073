"""Advice: the best words by what the seat can see, and how much better than the next best."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wardround.analysis.advice import Budget, advise, seat_to_advise
from wardround.analysis.explanation import explain_advice
from wardround.analysis.lines import split_sentences
from wardround.games import GAMES, game_of
from wardround.lab.simulate import play_out
from wardround.players import PLAYERS
from wardround.table.errors import GameOver, NotToSpeak
from wardround.table.game import Game
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.speaking import in_order

WORK = (
    "dice-hospital:2:seats=2,administrators=no:round=3,phase=activate,first=1,mover=1"
    ":patients=r5.y6,staff=surgeon,used=pharmacy.imaging.clinic,nurses=0,bags=1,ambulance=1"
    ":patients=g2,ambulance=2"
)
QUICK = Budget(seconds=60.0, worlds=4)


def at(code: str) -> tuple[Game[Any], Any]:
    game = game_of(code)
    return game, game.decode(code)


def test_an_activation_is_solved_and_compared_with_lines_that_begin_otherwise() -> None:
    game, state = at(WORK)
    advice = advise(game, state, 0, QUICK)
    text = game.vocabulary.text
    assert text(advice.best.words).startswith("surgeon critical-care-unit r5 r6m")
    assert (advice.method, advice.proven, advice.sure) == ("solver", True, True)
    assert advice.second is not None
    assert text(advice.second.words).startswith("surgeon oncology y6")
    assert advice.lead == pytest.approx(advice.best.worth - advice.second.worth)
    assert advice.lead > 5


def test_without_time_for_other_beginnings_a_hint_does_not_say_that_there_are_none() -> None:
    game, state = at(WORK)
    advice = advise(game, state, 0, Budget(seconds=0.0))
    assert (advice.method, advice.second, advice.sure) == ("solver", None, False)
    told = explain_advice(advice, "")
    assert (told.key, told.figures["sure"]) == ("hint-alone", "no")


def test_another_order_of_the_same_sentences_is_not_another_line() -> None:
    quiet = WORK.replace("staff=surgeon,", "").replace("nurses=0", "nurses=2")
    game, state = at(quiet.replace("pharmacy.imaging.clinic", "clinic"))
    advice = advise(game, state, 0, QUICK)
    own = split_sentences(game, state, 0, advice.best.words)
    assert len(own) > 2
    assert advice.second is not None
    assert split_sentences(game, state, 0, advice.second.words)[0] not in own
    swapped = [*own[1], *own[0], *[word for sentence in own[2:] for word in sentence]]
    assert in_order(game, state, 0, swapped) == swapped


def test_a_half_said_sentence_is_left_out_of_account() -> None:
    game, state = at(WORK)
    whole = advise(game, state, 0, QUICK)
    game.apply(state, 0, game.vocabulary.number("surgeon"))
    assert advise(game, state, 0, QUICK).best == whole.best


def test_elsewhere_sentences_are_tried_out_with_how_far_off_that_may_be() -> None:
    game = GAMES.find("dice-hospital")
    table = GameInProgress(game, {"seats": "2"}, seed=1)
    advice = advise(game, table.state, seat_to_advise(game, table.state), QUICK)
    assert advice.method == "rollouts"
    assert advice.second is not None
    assert game.vocabulary.text(advice.best.words) == "specialist"
    assert advice.lead > advice.off > 0
    assert not advice.proven


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    """Another administrator dealt to the opponent is the same position to this seat."""
    game = GAMES.find("dice-hospital")
    table = GameInProgress(game, {"seats": "2"}, seed=3)
    while game.view(table.state, 0)["phase"] != "keep":
        seat = game.turn(table.state)[0]
        table.say(seat, [game.legal(table.state, seat)[0]])
    seat = seat_to_advise(game, table.state)
    view = game.view(table.state, seat)
    others = [game.resample_view(view, Random(number)) for number in range(6)]
    assert len({game.encode(world) for world in others}) > 1
    found = [advise(game, world, seat, QUICK) for world in [table.state, *others[:2]]]
    assert found[0] == found[1] == found[2]


def test_hospital_rush_is_advised_too() -> None:
    game = GAMES.find("hospital-rush")
    table = GameInProgress(game, {"seats": "3"}, seed=1)
    seat = seat_to_advise(game, table.state)
    advice = advise(game, table.state, seat, QUICK)
    legal = game.legal(table.state, seat)
    assert advice.best.words[0] in legal
    assert advice.tried == 4


def test_where_one_thing_can_be_said_that_is_the_advice() -> None:
    game, state = at(WORK.replace("patients=r5.y6,", ""))
    advice = advise(game, state, 0, QUICK)
    assert (game.vocabulary.text(advice.best.words), advice.method) == ("finish", "only")


def test_only_a_seat_that_is_asked_is_advised() -> None:
    game, state = at(WORK)
    with pytest.raises(NotToSpeak, match="hint-not-asked"):
        seat_to_advise(game, state, 1)
    fresh = game.start({"seats": "2"})
    with pytest.raises(NotToSpeak, match="hint-chance"):
        seat_to_advise(game, fresh)
    play_out(game, fresh, [PLAYERS.find("random")] * 2, Random(1))
    with pytest.raises(GameOver, match="hint-over"):
        seat_to_advise(game, fresh)
