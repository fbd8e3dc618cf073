"""What a seat cannot know: administrators of others, dealt anew exactly as chance deals them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from table.fields import change, fields
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import Hospital, State
from wardround.table.speakers import SPECTATOR
from wardround.table.speaking import waits_for_chance

GAME = DiceHospital()
FOLLOWS = {"modifiers"}
NOT_SEEN = {"happenings", "rules", "hospitals"}
SECRETS = {"administrator", "hand"}


class Scripted(Random):
    """A generator that shuffles into a given order and then draws given fractions."""

    def __init__(self, order: tuple[int, ...], fractions: tuple[float, ...]) -> None:
        super().__init__(0)
        self.order = order
        self.fractions = iter(fractions)

    def shuffle(self, x: Any) -> None:
        x[:] = [x[place] for place in self.order]

    def random(self) -> float:
        return next(self.fractions)


def in_phase(phase: str, seats: int, kept: int = 0) -> State:
    """The first position of a phase; so many seats have then kept an administrator."""
    state = GAME.start({"seats": seats})
    rng = Random(5)
    while GAME.view(state, SPECTATOR)["phase"] != phase:
        speaker = GAME.turn(state)[0]
        GAME.apply(state, speaker, rng.choice(GAME.legal(state, speaker)))
    for seat in range(kept):
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    return state


def hands_of(seat: int, kept: int) -> Counter[tuple[Any, ...]]:
    """How often other seats get each hand and administrator, over all that can be drawn."""
    state = in_phase("keep", 2, kept)
    found: Counter[tuple[Any, ...]] = Counter()
    free = 8 - (2 if seat != SPECTATOR else 0)
    for order in permutations(range(free)):
        for fractions in product((0.0, 0.5), repeat=kept):
            world = GAME.resample(state, seat, Scripted(order, fractions))
            held = [(*h.hand, h.administrator) for s, h in enumerate(world.hospitals) if s != seat]
            found[tuple(held)] += 1
    return found


@pytest.mark.parametrize(("kept", "outcomes"), [(0, 15), (1, 30)])
def test_hands_unseen_by_a_seat_are_dealt_alike(kept: int, outcomes: int) -> None:
    found = hands_of(1, kept)
    assert len(found) == outcomes
    assert len(set(found.values())) == 1


def test_a_spectator_is_dealt_every_hand_alike() -> None:
    found = hands_of(SPECTATOR, 1)
    assert len(found) == 28 * 2 * 15
    assert len(set(found.values())) == 1


def test_what_a_seat_holds_and_has_kept_stays() -> None:
    state = in_phase("keep", 4, kept=2)
    for seat in range(4):
        world = GAME.resample(state, seat, Random(1))
        own, before = world.hospitals[seat], state.hospitals[seat]
        assert (own.hand, own.administrator) == (before.hand, before.administrator)
        assert GAME.encode(world) != GAME.encode(state)


def test_a_half_dealt_table_is_resampled_too() -> None:
    state = in_phase("deal", 3)
    GAME.apply(state, *_dealt(state))
    GAME.apply(state, *_dealt(state))
    codes = {GAME.encode(GAME.resample(state, SPECTATOR, Random(n))) for n in range(20)}
    assert len(codes) > 10


def _dealt(state: State) -> tuple[int, int]:
    (speaker,) = GAME.turn(state)
    assert waits_for_chance([speaker])
    return speaker, GAME.legal(state, speaker)[0]


def test_nothing_is_drawn_where_nothing_is_hidden() -> None:
    state = in_phase("take", 2)
    rng = Random(3)
    world = GAME.resample(state, 0, rng)
    assert GAME.encode(world) == GAME.encode(state)
    assert rng.getstate() == Random(3).getstate()


def test_every_part_of_a_position_can_be_told_apart() -> None:
    state = in_phase("activate", 2)
    table = [name for name in fields(state) if name not in FOLLOWS | NOT_SEEN]
    own = fields(state.hospitals[0])
    assert len(table) == 17
    assert len(own) == 20
    for field in table:
        other = state.clone()
        change(other, field)
        assert not GAME.looks_alike(state, other, 0), field
    for seat in range(2):
        for field in own:
            other = state.clone()
            change(other.hospitals[seat], field)
            assert not GAME.looks_alike(state, other, 0), field


@pytest.mark.parametrize("looking", [SPECTATOR, 0, 1])
def test_secrets_are_told_apart_by_their_owner_alone(looking: int) -> None:
    state = in_phase("keep", 2, kept=1)
    for field in SECRETS:
        other = state.clone()
        kept: Hospital = other.hospitals[0]
        if field == "hand":
            kept.hand = [word + 2 for word in kept.hand]
        else:
            kept.administrator += 1
        assert GAME.looks_alike(state, other, looking) == (looking != 0)
        assert (GAME.view(state, looking) == GAME.view(other, looking)) == (looking != 0)


def test_games_of_other_options_do_not_look_alike() -> None:
    one, other = GAME.start({"seats": 2}), GAME.start({"seats": 2, "activation": "simultaneous"})
    assert GAME.looks_alike(one, GAME.start({"seats": 2}), 0)
    assert not GAME.looks_alike(one, other, 0)
