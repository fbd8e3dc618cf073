"""Interpreted and compiled rules are one: this suite runs on both builds."""

from __future__ import annotations

import hashlib

import pytest

from hospital_rush.given import GAME
from wardround.games.hospital_rush.rules.playout import next_random, playout

PLAYED = {
    ("balanced", 3): (25792, "dbce1426e8dcb304"),
    ("balanced", 4): (36335, "f3efc69daf858e38"),
    ("balanced", 5): (41106, "de9d2675d4853c86"),
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
