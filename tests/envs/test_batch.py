"""Batches: the same games as word by word, shown as the encoding shows each state."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from wardround.envs import Batch
from wardround.table.errors import BadOption, IllegalWord

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("dice-hospital", {"seats": 2}),
    ("dice-hospital", {"seats": 1}),
    ("dice-hospital", {"seats": 3, "set": "everything"}),
    ("dice-hospital", {"seats": 4, "activation": "simultaneous", "promos": "both"}),
    ("dice-hospital", {"seats": 2, "edition": "prototype"}),
    ("hospital-rush", {"seats": 3, "rounds": 10}),
    ("hospital-rush", {"seats": 5, "characters": "documented", "rounds": 10}),
]


class Chooser:
    """Chooses legal actions at random, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)

    def __call__(self, batch: Batch) -> npt.NDArray[np.int64]:
        return np.asarray((batch.masks * self._rng.random(batch.masks.shape)).argmax(1))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_row_is_what_the_encoding_says_of_its_state(game: str, options: dict[str, Any]) -> None:
    batch, choose = Batch(game, options, 3, seed=5, reward="score"), Chooser(1)
    ended = 0
    for _ in range(500):
        for row, state in enumerate(batch.states):
            seat = int(batch.seats[row])
            assert batch.game.turn(state)[0] == seat
            assert bytes(batch.observations[row]) == batch.encoding.observe(state, seat)
            assert bytes(batch.masks[row]) == batch.encoding.mask(state, seat)
        batch.step(choose(batch))
        ended += int(batch.over.sum())
        if ended > 3:
            return
    assert ended


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    batches = [Batch("dice-hospital", {"seats": 2}, 4, seed=seed) for seed in (3, 3, 4)]
    seen = []
    for batch in batches:
        choose = Chooser(2)
        for _ in range(60):
            batch.step(choose(batch))
        seen.append([batch.game.encode(state) for state in batch.states])
    assert seen[0] == seen[1] != seen[2]
    assert len(set(seen[0])) == 4


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_goes_on_alike_and_shares_nothing(copied: Any) -> None:
    batch, choose = Batch("dice-hospital", {"seats": 2}, 3, seed=1, reward="progress"), Chooser(3)
    for _ in range(50):
        batch.step(choose(batch))
    other = copied(batch)
    before = batch.observations.copy()
    first, second = Chooser(4), Chooser(4)
    for _ in range(200):
        other.step(first(other))
    assert (batch.observations == before).all()
    for _ in range(200):
        batch.step(second(batch))
    assert (batch.observations == other.observations).all()
    assert (batch.rewards == other.rewards).all()


def test_a_game_that_ends_pays_and_begins_anew() -> None:
    batch, choose = Batch("dice-hospital", {"seats": 2}, 2, seed=9), Chooser(5)
    while not batch.over.any():
        assert not batch.rewards.any()
        batch.step(choose(batch))
    row = int(batch.over.argmax())
    ranks = batch.outcomes[row].ranks
    assert batch.rewards[row].tolist() == [1.0 if rank == 1 else -1.0 for rank in ranks]
    assert batch.game.heading(batch.states[row]) == "setup"
    batch.step(choose(batch))
    assert not batch.over.any()
    assert not batch.rewards.any()


def test_shaped_rewards_add_up_to_the_change_of_the_score() -> None:
    batch, choose = Batch("dice-hospital", {"seats": 2}, 1, reward="progress"), Chooser(6)
    begun = batch.game.outcome(batch.states[0]).scores
    paid = np.zeros(2)
    while not batch.over.any():
        batch.step(choose(batch))
        paid += batch.rewards[0]
    assert (paid + begun).tolist() == list(batch.outcomes[0].scores)


def test_a_row_can_be_left_as_it_is() -> None:
    batch, choose = Batch("dice-hospital", {"seats": 2}, 2), Chooser(7)
    before = batch.game.encode(batch.states[1])
    actions = choose(batch)
    actions[1] = -1
    batch.step(actions)
    assert batch.game.encode(batch.states[1]) == before


def test_an_illegal_action_is_told_and_nothing_is_done() -> None:
    batch, choose = Batch("dice-hospital", {"seats": 2}, 3), Chooser(8)
    before = [batch.game.encode(state) for state in batch.states]
    for wrong in (int(batch.masks[2].argmin()), batch.masks.shape[1], 10**30):
        actions = choose(batch).tolist()
        actions[2] = wrong
        with pytest.raises(IllegalWord, match="row 2"):
            batch.step(actions)
    with pytest.raises(BadOption, match="batch-actions"):
        batch.step([0])
    assert [batch.game.encode(state) for state in batch.states] == before


def test_arrays_show_memory_that_nobody_else_writes_to() -> None:
    batch = Batch("hospital-rush", {"seats": 4}, 2)
    seen = batch.observations
    batch.step(Chooser(9)(batch))
    assert seen is batch.observations
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1


@pytest.mark.parametrize(
    ("options", "settings"),
    [
        ({}, {}),
        ({"seats": 2}, {"n": 0}),
        ({"seats": 2}, {"reward": "fame"}),
        ({"seats": 1}, {"reward": "win"}),
        ({"seats": 9}, {}),
        ({"seats": 2, "weather": "fine"}, {}),
    ],
)
def test_a_wrong_setting_is_refused(options: dict[str, Any], settings: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Batch("dice-hospital", options, **{"n": 1, **settings})
