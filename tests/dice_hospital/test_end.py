"""Section 4: the end."""

from __future__ import annotations

import pytest

from dice_hospital.given import GAME, finish, given, hospital, phase, say, speakers
from wardround.table.errors import GameOver


def over(*homes: dict[str, str]) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Ranks, scores and what decided, when the game ends with these hospitals."""
    state = given(*homes, seats=len(homes), phase="over")
    outcome = GAME.outcome(state)
    return outcome.ranks, outcome.scores, outcome.decided


def test_each_fatality_costs_2_and_each_blood_bag_left_gives_1() -> None:
    state = given(hospital("r1", points="20.5.3", bags=4, fatalities=3), phase="over")
    outcome = GAME.outcome(state)
    assert outcome.scores == (20 + 5 + 3 + 4 - 6, 0)
    assert outcome.sources[0] == {
        "discharges": 20,
        "empty-hospital": 5,
        "administrator": 3,
        "bags": 4,
        "fatalities": -6,
    }


def test_a_score_may_be_below_nothing() -> None:
    assert over(hospital("r1", fatalities=2), hospital("r1"))[1] == (-4, 0)


def test_most_points_wins() -> None:
    homes = [hospital("r1", points=f"{n}.0.0") for n in (10, 30, 20)]
    assert over(*homes) == ((3, 1, 2), (10, 30, 20), "points")


def test_a_tie_goes_to_fewest_patients_left() -> None:
    homes = hospital("r6 y6 g6", points="9.0.0"), hospital("r1 r1", points="9.0.0")
    assert over(*homes) == ((2, 1), (9, 9), "fewest-patients")


def test_then_to_the_highest_sum_of_their_values() -> None:
    homes = hospital("r2 r3"), hospital("r1 r5"), hospital("y1 g3")
    assert over(*homes) == ((2, 1, 3), (0, 0, 0), "patient-values")


def test_then_victory_is_shared() -> None:
    homes = hospital("r2 r3"), hospital("g1 y4"), hospital("r1 r3")
    assert over(*homes) == ((1, 1, 3), (0, 0, 0), "shared")


def test_a_tie_below_the_winner_is_broken_the_same_way() -> None:
    homes = (
        hospital("r1", points="5.0.0"),
        hospital("r1 r1"),
        hospital("r2"),
        hospital("r1"),
    )
    assert over(*homes) == ((1, 4, 2, 3), (5, 0, 0, 0), "points")


def test_ties_are_reckoned_after_bags_and_fatalities() -> None:
    homes = hospital("r1 r1", bags=2), hospital("r1", points="4.0.0", fatalities=1)
    assert over(*homes) == ((2, 1), (2, 2), "fewest-patients")


def test_after_round_8_nobody_speaks() -> None:
    state = given(hospital("r3"), hospital("g3"), round=8)
    finish(state)
    assert (phase(state), speakers(state)) == ("over", [])
    with pytest.raises(GameOver):
        say(state, "1", "finish")


def test_round_8_is_neglected_and_scored_before_the_end() -> None:
    state = given(hospital("r1 r3", lounge="red red", bags=1), hospital("g3t"), round=8)
    finish(state)
    outcome = GAME.outcome(state)
    assert outcome.scores == (3 + 1 - 2, 0)
    assert outcome.ranks == (1, 2)


def test_the_outcome_can_be_asked_for_at_any_time() -> None:
    state = given(hospital("r1", points="3.0.0"), hospital("r1", bags=1))
    assert GAME.outcome(state).scores == (3, 1)
