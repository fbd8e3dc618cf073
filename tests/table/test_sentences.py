"""Whole sentences, candidates and forecasts over a tiny game."""

from __future__ import annotations

from table.high_card import HighCard
from table.picnic import DONE, Picnic
from table.tiny import Data
from wardround.table.sentences import candidates, forecast, preview, sentences, sentences_with

GAME = Picnic()
BREAD, CHEESE, PLUM = 0, 1, 2


def start() -> Data:
    return GAME.start({"seats": "2"})


def after(*words: int) -> Data:
    state = start()
    for word in words:
        GAME.apply(state, 0, word)
    return state


def test_sentences_come_in_legal_order_and_end_at_rest() -> None:
    assert list(sentences(GAME, start(), 0)) == [
        [BREAD, CHEESE],
        [BREAD, PLUM],
        [CHEESE, PLUM],
        [DONE],
    ]


def test_an_open_sentence_is_completed() -> None:
    assert list(sentences(GAME, after(BREAD), 0)) == [[CHEESE], [PLUM]]


def test_a_sentence_ends_where_chance_answers() -> None:
    game = HighCard()
    state = game.start({"seats": "2"})
    game.apply(state, -2, 0)
    game.apply(state, -3, 1)
    assert list(sentences(game, state, 0)) == [[5], [6]]


def test_sentences_that_contain_what_was_clicked() -> None:
    assert sentences_with(GAME, start(), 0, [PLUM]) == [[BREAD, PLUM], [CHEESE, PLUM]]
    assert sentences_with(GAME, start(), 0, [PLUM, BREAD]) == [[BREAD, PLUM]]
    assert sentences_with(GAME, start(), 0, [BREAD, BREAD]) == []
    assert sentences_with(GAME, start(), 0, [], limit=2) == [[BREAD, CHEESE], [BREAD, PLUM]]


def test_candidates_are_what_any_completion_holds() -> None:
    assert candidates(GAME, start(), 0) == [BREAD, CHEESE, DONE]
    assert candidates(GAME, start(), 0, [PLUM]) == [BREAD, CHEESE]
    assert candidates(GAME, after(CHEESE), 0) == [PLUM]


def test_a_preview_tells_and_changes_nothing() -> None:
    state = start()
    told = preview(GAME, state, 0, [BREAD, PLUM])
    assert {"key": "basket0-plum", "value": 1} in [happening.figures for happening in told]
    assert state == start()


def test_a_forecast_drops_half_said_sentences() -> None:
    told = forecast(GAME, after(BREAD), -1)
    changed = {str(happening.figures["key"]) for happening in told}
    assert "basket0-bread" not in changed
    assert "day" in changed


def test_nothing_is_forecast_while_chance_has_the_word() -> None:
    game = HighCard()
    assert forecast(game, game.start({"seats": "2"}), 0) == []
