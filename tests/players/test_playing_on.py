"""Rollouts: greedy players play a state on to the end of a round, and everything is repeatable."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from table.high_card import HighCard
from wardround.games import GAMES
from wardround.players.hospital_rush.value import STANDARD_WEIGHTS, best_sentence, best_word
from wardround.players.kits import kit_of
from wardround.table.game import AnyGame
from wardround.table.speakers import is_chance
from wardround.table.speaking import waits_for_chance

SEATS = [("dice-hospital", "2"), ("hospital-rush", "3")]


def midgame(name: str, seats: str) -> tuple[AnyGame, Any]:
    """A position of the second round in which a seat is asked."""
    game = GAMES.find(name)
    state = game.start(game.resolve_options({"seats": seats}))
    kit = kit_of(game)
    kit.play_on(state, 1, 5)
    while kit.round_of(state) < 2 or waits_for_chance(game.turn(state)):
        speaker = game.turn(state)[0]
        game.apply(state, speaker, game.legal(state, speaker)[0])
    return game, state


@pytest.mark.parametrize(("name", "seats", "next_begun"), [(*SEATS[0], 1), (*SEATS[1], 0)])
def test_a_state_is_played_to_the_end_of_the_round_that_was_asked_for(
    name: str, seats: str, next_begun: int
) -> None:
    """Dice Hospital begins the next round before chance speaks, Hospital Rush after it."""
    game, state = midgame(name, seats)
    play_on, round_of = kit_of(game).play_on, kit_of(game).round_of
    for last in (2, 3):
        after = game.clone(state)
        play_on(after, last, 7)
        assert round_of(after) == last + next_begun
        assert waits_for_chance(game.turn(after))
    whole = game.clone(state)
    play_on(whole, 99, 7)
    assert game.turn(whole) == []


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_chance_is_decided_by_the_seed(name: str, seats: str) -> None:
    game, state = midgame(name, seats)
    ends = []
    for seed in (1, 1, 2, 3, 4):
        after = game.clone(state)
        kit_of(game).play_on(after, 3, seed)
        ends.append(game.encode(after))
    assert ends[0] == ends[1]
    assert len(set(ends)) > 2


def test_a_game_without_a_kit_is_played_to_its_end() -> None:
    game = HighCard()
    ends = set()
    for seed in range(1, 20):
        state = game.start({"seats": "2"})
        kit_of(game).play_on(state, 1, seed)
        assert game.turn(state) == []
        ends.add(game.encode(state))
    assert len(ends) > 5


def test_a_sentence_of_hospital_rush_is_what_is_found_word_by_word() -> None:
    game, rng = GAMES.find("hospital-rush"), Random(1)
    state = game.start(game.resolve_options({"seats": "4", "rounds": "10"}))
    longest, turn = 0, game.turn(state)
    while turn:
        (speaker,) = turn
        words = [rng.choice(game.legal(state, speaker))]
        if not is_chance(speaker):
            words = best_sentence(state, speaker, STANDARD_WEIGHTS[4])
            longest = max(longest, len(words))
        for word in words:
            assert is_chance(speaker) or best_word(state, speaker) == word
            game.apply(state, speaker, word)
        turn = game.turn(state)
    assert longest > 2
