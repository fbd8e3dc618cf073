"""Each request of the engine: what it answers, and what it refuses."""

from __future__ import annotations

from random import Random

import pytest

from wardround import __version__, build_info
from wardround.engine import states
from wardround.games import GAMES
from wardround.table.game import TakesCards
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.sentences import sentences

from .asking import Asked

GAME = GAMES.find("dice-hospital")


@pytest.fixture
def ask() -> Asked:
    return Asked()


@pytest.fixture
def position() -> str:
    """The first decision of a game of two."""
    return GAME.encode(GameInProgress(GAME, {"seats": 2}, 1).state)


def test_hello_tells_versions_build_and_games(ask: Asked) -> None:
    assert ask("hello", version=1) == {
        "version": 1,
        "wardround": __version__,
        "build": build_info()["build"],
        "games": list(GAMES),
    }
    assert ask.refused("hello", version=2)["code"] == "engine-version"


def test_facts_tell_what_never_changes(ask: Asked) -> None:
    facts = ask("facts", game="hospital-rush")
    game = GAMES.find("hospital-rush")
    assert facts["seats"] == [3, 4, 5]
    assert tuple(facts["words"]) == game.vocabulary.words
    assert facts["vocabulary"] == game.vocabulary.digest()
    assert (facts["rules"], facts["views"]) == (game.rules_version, game.view_version)
    assert [one["name"] for one in facts["options"]] == [one.name for one in game.options]
    assert ask.refused("facts", game="chess")["code"] == "unknown-game"


def test_facts_of_a_game_with_own_cards(ask: Asked) -> None:
    assert isinstance(GAME, TakesCards)
    usual, own = (ask("facts", game=GAME.name, cards=c) for c in ("", GAME.card_example))
    assert len(own["words"]) > len(usual["words"])
    error = ask.refused("facts", game=GAME.name, cards="[[department]]\nid = 3")
    assert error["code"] == "card-mistakes"
    assert error["figures"]["mistakes"] == len(error["mistakes"]) > 1
    assert error["mistakes"][0].startswith("cards, line ")


def test_a_whole_game_can_be_played(ask: Asked) -> None:
    """Given a new game, when random legal words are said, then it is played as at a table."""
    ask("new", game=GAME.name, options={"seats": 2}, into="game")
    state, rng = GAME.start({"seats": 2}), Random(1)
    turn = ask("turn", state="game")["turn"]
    while turn:
        assert turn == GAME.turn(state)
        legal = ask("legal", state="game")
        assert legal["speaker"] == turn[0]
        if turn[0] < 0:
            assert ask("weights", state="game") == {
                "words": legal["words"],
                "weights": GAME.weights(state),
            }
        word = rng.choice(legal["words"])
        GAME.apply(state, turn[0], GAME.vocabulary.number(word))
        turn = ask("apply", state="game", speaker=turn[0], words=[word])["turn"]
    assert ask("encode", state="game")["position"] == GAME.encode(state)
    outcome, expected = ask("outcome", state="game"), GAME.outcome(state)
    assert outcome["over"]
    assert (outcome["ranks"], outcome["scores"]) == (list(expected.ranks), list(expected.scores))
    assert ask("legal", state="game")["words"] == []
    assert ask.refused("apply", state="game", words=["finish"])["code"] == "game-over"


def test_apply_says_all_or_none_and_tells_what_happened(ask: Asked, position: str) -> None:
    ask("decode", position=position, into="now")
    words = ask("legal", state="now", speaker=0)["words"]
    error = ask.refused("apply", state="now", words=[words[0], "finish"])
    assert error["code"] in ("illegal-word", "not-to-speak")
    assert ask("encode", state="now")["position"] == position
    told = ask("apply", state="now", words=words[:1], happenings=True)
    assert {"name", "seat", "figures"} == set(told["happenings"][0])
    assert ask("encode", state="now")["position"] != position


def test_apply_refuses_other_speakers_and_words(ask: Asked, position: str) -> None:
    ask("decode", position=position, into="now")
    for speaker in (1, -1, 99):
        refused = ask.refused("apply", state="now", speaker=speaker, words=["department"])
        assert refused["code"] == "not-to-speak"
    assert ask.refused("apply", state="now", words=["finish"])["code"] == "illegal-word"
    assert ask.refused("apply", state="now", words=["hocus"])["code"] == "unknown-word"


def test_a_clone_goes_its_own_way(ask: Asked, position: str) -> None:
    ask("decode", position=position, into="now")
    ask("clone", state="now", into="after")
    ask("playout", state="after", seed=3)
    assert ask("encode", state="now")["position"] == position
    assert ask("turn", state="after")["turn"] == []


def test_a_playout_is_that_of_the_game(ask: Asked, position: str) -> None:
    ask("decode", position=position, into="now")
    state = GAME.decode(position)
    assert ask("playout", state="now", seed=7, most=50)["words"] == GAME.playout(state, 7, 50) == 50
    assert ask("encode", state="now")["position"] == GAME.encode(state)


def test_sentences_are_those_of_the_seat(ask: Asked, position: str) -> None:
    ask("decode", position=position, into="now")
    while not (ask("turn", state="now")["turn"])[0] >= 0:
        ask("playout", state="now", seed=1, most=1)
    state = GAME.decode(ask("encode", state="now")["position"])
    seat = GAME.turn(state)[0]
    every = [GAME.vocabulary.text(words).split() for words in sentences(GAME, state, seat)]
    assert len(every) > 1
    found = ask("sentences", state="now", seat=seat)
    assert found == {"sentences": every, "complete": True}
    found = ask("sentences", state="now", seat=seat, limit=1)
    assert found == {"sentences": every[:1], "complete": False}
    assert ask.refused("sentences", state="now", seat=2)["code"] == "engine-seat"


def test_a_bot_resamples_from_its_view(ask: Asked) -> None:
    """Given hidden administrators, then a seat's world has others, and the seat sees the same."""
    ask("new", game=GAME.name, options={"seats": 2}, into="true")
    while ask("turn", state="true")["turn"] not in ([0, 1], [0], [1]) or not all(
        word.startswith("admin") for word in ask("legal", state="true")["words"]
    ):
        ask("playout", state="true", seed=5, most=1)
    view = ask("view", state="true", seat=0)["view"]
    worlds = set()
    for seed in range(1, 12):
        ask("resample_view", game=GAME.name, view=view, seed=seed, into="world")
        assert ask("view", state="world", seat=0)["view"] == view
        worlds.add(ask("encode", state="world")["position"])
        ask("resample", state="true", seat=0, seed=seed, into="other")
        assert ask("encode", state="other") == ask("encode", state="world")
    assert len(worlds) > 1


def test_a_view_that_is_none_is_refused(ask: Asked, position: str) -> None:
    ask("decode", position=position, into="now")
    view = ask("view", state="now", seat=0)["view"]
    wrong = [
        {},
        {**view, "round": "one"},
        {**view, "hospitals": []},
        {**view, "round": 10**30},
        {**view, "phase": "lunch"},
        {**view, "display": ["hocus"]},
        {**view, "options": {"seats": "2"}},
        {**view, "options": {**view["options"], "seats": "9"}},
        {**view, "bag": {"red": 99, "yellow": 0, "green": 0}},
    ]
    for one in wrong:
        error = ask.refused("resample_view", game=GAME.name, view=one, seed=1, into="world")
        assert error["text"]
    assert ask.refused("turn", state="world")["code"] == "engine-state"


def test_a_spectator_may_look_but_not_every_number(ask: Asked, position: str) -> None:
    ask("decode", position=position, into="now")
    assert ask("view", state="now", seat=-1)["view"]["seat"] == -1
    for seat, code in ((2, "engine-seat"), (-2, "engine-request"), (10**30, "engine-request")):
        assert ask.refused("view", state="now", seat=seat)["code"] == code
        assert ask.refused("resample", state="now", seat=seat, seed=1, into="x")["code"] == code


def test_states_are_named_replaced_and_dropped(
    ask: Asked, position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(states, "MOST_STATES", 2)
    for name in ("a", "b", "a"):
        ask("decode", position=position, into=name)
    assert ask.refused("decode", position=position, into="c")["code"] == "engine-full"
    ask("drop", states=["a", "nobody"])
    ask("decode", position=position, into="c")
    assert ask.refused("turn", state="a")["code"] == "engine-state"


def test_what_rules_refuse_is_told_with_its_code(ask: Asked, position: str) -> None:
    assert ask.refused("new", game=GAME.name, options={"seats": 9}, into="x")["code"] == (
        "option-value"
    )
    assert ask.refused("decode", position="chess:1", into="x")["code"] == "position-game"
    assert ask.refused("decode", position=position[:60], into="x")["text"]
    ask("decode", position=position, into="now")
    assert ask.refused("weights", state="now")["code"] == "engine-chance"
