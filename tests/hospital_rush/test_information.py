"""Nothing is hidden: a resampled state is a clone, and states look alike if they are equal."""

from __future__ import annotations

from random import Random

from table.fields import change, fields
from wardround.games.hospital_rush.game import HospitalRush
from wardround.games.hospital_rush.rules.state import State

GAME = HospitalRush()
FOLLOWS = {"crowd"}
NOT_SEEN = {"happenings", "rules", "interns"}


def midgame() -> State:
    state = GAME.start({"seats": 3})
    GAME.playout(state, 7, 90)
    return state


def test_a_resampled_state_is_equal_and_nothing_is_drawn() -> None:
    state, rng = midgame(), Random(3)
    world = GAME.resample(state, 0, rng)
    assert world is not state
    assert GAME.encode(world) == GAME.encode(state)
    assert rng.getstate() == Random(3).getstate()


def test_every_part_of_a_position_can_be_told_apart() -> None:
    state = midgame()
    table = [name for name in fields(state) if name not in FOLLOWS | NOT_SEEN]
    own = fields(state.interns[0])
    assert len(table) == 16
    assert len(own) == 11
    for field in table:
        other = state.clone()
        change(other, field)
        assert not GAME.looks_alike(state, other, 0), field
    for seat in range(3):
        for field in own:
            other = state.clone()
            change(other.interns[seat], field)
            assert not GAME.looks_alike(state, other, 0), field


def test_games_of_other_options_do_not_look_alike() -> None:
    one, other = GAME.start({"seats": 3}), GAME.start({"seats": 3, "characters": "documented"})
    assert GAME.looks_alike(one, GAME.start({"seats": 3}), 0)
    assert not GAME.looks_alike(one, other, 0)
