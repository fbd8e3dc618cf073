"""Interpreted and compiled rules are one: this suite runs on both builds."""

from __future__ import annotations

import hashlib

import pytest

from hospital_rush.given import GAME
from table.elsewhere import played_elsewhere
from wardround.games.hospital_rush.rules.playout import MODULUS, next_random, playout

OWN_CARDS = """
[[patient]]
id = "own-patient"
name = "Own Patient"
needs = { green = 1 }
prestige = 1
"""
PLAYED = {
    ("balanced", 3): (25792, "dbce1426e8dcb304"),
    ("balanced", 4): (35138, "3493924483e80151"),
    ("balanced", 5): (41247, "3abad8ed6825a391"),
    ("documented", 3): (25160, "4bc83780c59e667f"),
    ("documented", 5): (39643, "de011d29332b2c48"),
}


@pytest.mark.parametrize(("characters", "seats"), PLAYED)
def test_playouts_are_the_same_in_every_build(characters: str, seats: int) -> None:
    digest = hashlib.sha256()
    words = 0
    for seed in range(1, 41):
        state = GAME.start({"seats": str(seats), "characters": characters, "rounds": "50"})
        words += playout(state, seed, 100_000)
        assert not GAME.turn(state)
        digest.update(GAME.encode(state).encode())
    assert (words, digest.hexdigest()[:16]) == PLAYED[characters, seats]


def test_a_playout_stops_when_it_is_told_to() -> None:
    state = GAME.start({"seats": "3"})
    assert playout(state, 1, 25) == 25
    assert GAME.turn(state)


def test_the_sequence_of_playouts_is_the_minimal_standard_one() -> None:
    number = 1
    for _ in range(10_000):
        number = next_random(number)
    assert number == 399268537


def test_a_pickled_state_is_played_on_in_another_process() -> None:
    """It takes its rules along, own cards and all; states pickled together share them."""
    game = GAME.with_cards(OWN_CARDS)
    states = []
    for words in (0, 60, 200):
        state = game.start({"seats": "3", "rounds": "10"})
        playout(state, 7, words)
        states.append(state)
    back = played_elsewhere("wardround.games.hospital_rush.rules.playout", states)
    assert back[0].rules is back[1].rules
    for state, there in zip(states, back, strict=True):
        playout(state, 1, 100_000)
        assert game.encode(there) == game.encode(state)
        assert not game.turn(there)


@pytest.mark.parametrize("speaker", [2**31, 2**63, -(2**63) - 1, 10**30])
def test_who_is_no_speaker_has_no_words_however_great_its_number(speaker: int) -> None:
    assert GAME.legal(GAME.start({"seats": "3"}), speaker) == []


def test_seeds_begin_anew_beyond_the_sequence() -> None:
    state, same = (GAME.start({"seats": "3", "rounds": "10"}) for _ in range(2))
    assert playout(state, 10**30, 10**30) == playout(same, 10**30 % MODULUS, 10_000)
    assert GAME.encode(state) == GAME.encode(same)
