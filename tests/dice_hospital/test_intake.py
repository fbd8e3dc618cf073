"""Phase 1: intake."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest

from dice_hospital.given import (
    GAME,
    State,
    after,
    bags,
    cannot_say,
    fatalities,
    first,
    given,
    hospital,
    may_say,
    odds,
    own,
    patients,
    phase,
    say,
    speakers,
    table,
    ways,
)

TWELVE = "r1 y1 g1 r2 y2 g2 r3 y3 g3 r4 y4 g4"


def rolled(dice: str, seats: int = 2, place: int = 1) -> State:
    """The table once these dice are rolled; `place` is the first player."""
    state = given(seats=seats, phase="roll", first=place)
    say(state, "*", dice)
    return state


def ambulances(state: State) -> list[str]:
    """What each ambulance holds."""
    return [" ".join(dice) for dice in table(state)["ambulances"]]


# --- 1: rolling ---


def test_a_die_is_any_colour_of_the_bag_with_2_to_5_evenly() -> None:
    state = given(hospital("r2 r3 g4"), phase="roll")
    left = {"r": 13, "y": 15, "g": 14}
    assert odds(state) == {f"{c}{value}": left[c] for value in (2, 3, 4, 5) for c in "ryg"}


def test_a_colour_that_is_out_is_not_rolled() -> None:
    red = " ".join(["r2"] * 12)
    state = given(hospital(red), hospital("r2 r2 r2"), phase="roll")
    assert {word[0] for word in odds(state)} == {"y", "g"}


@pytest.mark.parametrize(("seats", "dice"), [(2, 9), (3, 12), (4, 15)])
def test_three_dice_are_rolled_for_each_ambulance(seats: int, dice: int) -> None:
    state = given(seats=seats, phase="roll")
    for _ in range(dice):
        assert phase(state) == "roll"
        say(state, "*", "r3")
    assert phase(state) == "take"
    assert ambulances(state) == ["r3 r3 r3"] * (seats + 1)


def test_four_full_hospitals_leave_just_enough_dice() -> None:
    full = [hospital(TWELVE) for _ in range(4)]
    state = given(*full, seats=4, phase="roll")
    assert sum(table(state)["bag"].values()) == 15
    say(state, "*", " ".join(["r2 y3 g5"] * 5))
    assert phase(state) == "take"
    assert table(state)["bag"] == {"red": 0, "yellow": 0, "green": 0}


# --- 2: filling the ambulances ---


def test_ambulances_are_filled_in_ascending_value() -> None:
    state = rolled("g5 r2 y4 y2 g4 r3 r5 y5 r3")
    assert ambulances(state) == ["r2 y2 r3", "r3 y4 g4", "r5 y5 g5"]


def test_nothing_to_choose_is_skipped() -> None:
    state = rolled("g5 r2 y4 g2 g4 y2 r5 r4 y5")
    assert phase(state) == "take"
    assert ambulances(state) == ["r2 y2 g2", "r4 y4 g4", "r5 y5 g5"]


def test_one_colour_on_both_sides_of_a_boundary_is_no_choice() -> None:
    state = rolled("r2 y2 r3 r3 r3 r3 r4 g5 y5")
    assert phase(state) == "take"
    assert ambulances(state) == ["r2 y2 r3", "r3 r3 r3", "r4 y5 g5"]


@pytest.mark.parametrize(
    ("seats", "place", "right"), [(2, 1, "2"), (2, 2, "1"), (3, 1, "3"), (3, 3, "2"), (4, 2, "1")]
)
def test_d3_the_player_on_the_first_players_right_arranges(
    seats: int, place: int, right: str
) -> None:
    rest = " ".join(["r5"] * 3 * (seats - 1))
    state = rolled("r2 r2 g3 y3 r4 r4 " + rest, seats, place)
    assert phase(state) == "arrange"
    assert speakers(state) == [right]
    assert may_say(state, right) == ["y3", "g3"]
    say(state, right, "g3")
    assert ambulances(state)[:2] == ["r2 r2 g3", "y3 r4 r4"]


def test_only_the_value_on_the_boundary_is_chosen() -> None:
    state = rolled("r2 g3 g3 y3 y3 y4 r5 g5 y5")
    assert ways(state, "2", "") == ["y3 y3", "y3 g3", "g3 g3"]
    say(state, "2", "y3 g3")
    assert ambulances(state) == ["r2 y3 g3", "y3 g3 y4", "r5 y5 g5"]


def test_a_value_may_straddle_three_ambulances() -> None:
    state = rolled("r2 y2 r3 y3 g3 g3 y3 r4 r5")
    assert may_say(state, "2") == ["r3", "y3", "g3"]
    say(state, "2", "y3")
    assert ambulances(state) == ["r2 y2 y3", "", ""]
    assert ways(state, "2", "") == ["r3 y3 g3", "r3 g3 g3", "y3 g3 g3"]
    say(state, "2", "r3 g3 g3")
    assert ambulances(state) == ["r2 y2 y3", "r3 g3 g3", "y3 r4 r5"]


def test_an_ambulance_that_is_forced_is_not_asked_about() -> None:
    state = rolled("r2 y2 r3 y3 y3 y3 y3 r4 r5")
    say(state, "2", "r3")
    assert phase(state) == "take"
    assert ambulances(state) == ["r2 y2 r3", "y3 y3 y3", "y3 r4 r5"]


def test_two_boundaries_with_two_values_are_asked_one_after_the_other() -> None:
    state = rolled("r2 y2 r3 g3 r4 y5 g5 r5 r5")
    assert may_say(state, "2") == ["r3", "g3"]
    say(state, "2", "g3")
    assert may_say(state, "2") == ["r5", "y5", "g5"]
    say(state, "2", "y5")
    assert ambulances(state) == ["r2 y2 g3", "r3 r4 y5", "r5 r5 g5"]


@cache
def lines_of(colours: str) -> frozenset[str]:
    """Every different order of these colours."""
    if not colours:
        return frozenset([""])
    return frozenset(
        c + rest
        for c in set(colours)
        for rest in lines_of("".join(sorted(colours.replace(c, "", 1))))
    )


def by_hand(dice: list[str]) -> set[tuple[str, ...]]:
    """Every way to lay dice in a row by value and cut the row into ambulances of three."""
    rows = [
        [
            [c + value for c in line]
            for line in lines_of("".join(d[0] for d in dice if d[1] == value))
        ]
        for value in "2345"
    ]
    found = set()
    for parts in product(*rows):
        row = [die for part in parts for die in part]
        cut = [sorted(row[i : i + 3]) for i in range(0, len(row), 3)]
        found.add(tuple(" ".join(three) for three in cut))
    return found


def by_word(state: State) -> list[tuple[str, ...]]:
    """Every way the arranging seat can lead the table to full ambulances."""
    if phase(state) == "take":
        return [tuple(" ".join(sorted(a.split())) for a in ambulances(state))]
    speaker = speakers(state)[0]
    found = []
    for line in ways(state, speaker, ""):
        found += by_word(after(state, speaker, line))
    return found


def test_dice_can_be_arranged_in_just_the_ways_that_they_can_be_laid_out() -> None:
    rng = Random(3)
    most = 0
    for number in range(45):
        values = ("2345", "34", "3")[number % 3]
        dice = [rng.choice("ryg") + rng.choice(values) for _ in range(9)]
        found = by_word(rolled(" ".join(dice)))
        assert len(found) == len(set(found)), dice
        assert set(found) == by_hand(dice), dice
        most = max(most, len(found))
    assert most > 20


# --- 3 to 5: taking them ---


THREE = "r2r2r2 y3y3y3 g4g4g4"


def test_each_takes_one_from_the_first_player_clockwise() -> None:
    state = given(seats=3, phase="take", first=2, ambulances=THREE + " r5y5g5")
    order = []
    for number in (2, 3, 4):
        order += speakers(state)
        say(state, order[-1], f"ambulance-{number}")
    assert order == ["2", "3", "1"]
    assert [h["ambulance"] for h in table(state)["hospitals"]] == [4, 2, 3]
    assert [patients(state, seat) for seat in (1, 2, 3)] == ["r5 y5 g5", "y3 y3 y3", "g4 g4 g4"]


def test_the_first_player_may_not_take_number_1_but_the_others_may() -> None:
    state = given(phase="take", first=2, ambulances=THREE)
    assert may_say(state, "2") == ["ambulance-2", "ambulance-3"]
    say(state, "2", "ambulance-3")
    assert may_say(state, "1") == ["ambulance-1", "ambulance-2"]


def test_an_ambulance_is_taken_once() -> None:
    state = given(seats=3, phase="take", ambulances=THREE + " r5y5g5")
    say(state, "1", "ambulance-3")
    assert cannot_say(state, "2", "ambulance-3")


def test_the_dice_of_the_ambulance_left_over_go_back_to_the_bag() -> None:
    state = given(phase="take", ambulances="r2r2y2 y3y3y3 g4g4g4")
    before = table(state)["bag"]
    say(state, "1", "ambulance-2")
    say(state, "2", "ambulance-3")
    assert table(state)["bag"] == {**before, "red": 15, "yellow": 15 - 3}
    assert ambulances(state) == ["", "", ""]


def test_the_lowest_ambulance_taken_brings_a_blood_bag_and_the_first_player_token() -> None:
    state = given(seats=3, phase="take", ambulances=THREE + " r5y5g5")
    say(state, "1", "ambulance-4")
    say(state, "2", "ambulance-3")
    assert (bags(state, 2), first(state)) == (0, 1)
    say(state, "3", "ambulance-1")
    assert [bags(state, seat) for seat in (1, 2, 3)] == [0, 0, 1]
    assert first(state) == 3


def test_nobody_else_gains_anything_from_a_low_ambulance() -> None:
    state = given(phase="take", ambulances=THREE, first=1)
    say(state, "1", "ambulance-2")
    say(state, "2", "ambulance-1")
    assert (bags(state, 1), bags(state, 2), first(state)) == (0, 1, 2)


# --- 6: beds ---


def arrives(*homes: dict[str, str], seats: int = 2) -> State:
    """The last seat is about to take an ambulance; the others hold theirs."""
    taken = [{**h, "ambulance": str(n + 2), "incoming": "g5.g5.g5"} for n, h in enumerate(homes)]
    waiting = [*taken[:-1], homes[-1]]
    rest = " ".join(["r2r2r2"] + ["none"] * (seats - 1) + ["g5g5g5"])
    return given(*waiting, seats=seats, phase="take", ambulances=rest)


def test_new_patients_that_fit_are_bedded_without_asking() -> None:
    nine = "r1 r1 r1 r2 r2 r2 y1 y1 y1"
    state = arrives(hospital(nine), hospital("r4"))
    say(state, "2", "ambulance-3")
    assert phase(state) == "activate"
    assert len(patients(state, 1).split()) == 12
    assert patients(state, 2) == "r4 g5 g5 g5"
    assert fatalities(state, 1) == 0


@pytest.mark.parametrize("short", [1, 2, 3])
def test_one_old_patient_dies_for_each_bed_short(short: int) -> None:
    old = " ".join(TWELVE.split()[: 9 + short])
    state = arrives(hospital(old), hospital("r4"))
    say(state, "2", "ambulance-3")
    assert speakers(state) == ["1"]
    say(state, "1", " ".join(old.split()[:short]))
    assert patients(state, 1) == " ".join([*old.split()[short:], "g5 g5 g5"])
    assert fatalities(state, 1) == short
    assert phase(state) == "activate"


def test_the_dead_go_back_to_the_bag() -> None:
    state = arrives(hospital(TWELVE), hospital())
    say(state, "2", "ambulance-3")
    before = table(state)["bag"]
    say(state, "1", "r1 y1 y2")
    now = table(state)["bag"]
    assert {c: now[c] - before[c] for c in now} == {"red": 1, "yellow": 2, "green": 0}


def test_new_patients_can_never_be_chosen() -> None:
    state = arrives(hospital(TWELVE), hospital())
    say(state, "2", "ambulance-3")
    assert may_say(state, "1") == TWELVE.split()[:10]
    assert all("g5" not in line for line in ways(state, "1", ""))
    assert own(state, 1)["incoming"] == ["g5", "g5", "g5"]


def test_an_old_patient_equal_to_a_new_one_can_be_chosen() -> None:
    state = arrives(hospital(" ".join(["r1"] * 9 + ["g5"])), hospital())
    say(state, "2", "ambulance-3")
    assert may_say(state, "1") == ["r1", "g5"]
    say(state, "1", "g5")
    assert patients(state, 1) == " ".join(["r1"] * 9 + ["g5"] * 3)


def test_the_patients_to_go_are_chosen_as_a_set() -> None:
    state = arrives(hospital(" ".join(["r1"] * 9 + ["y2"] * 2)), hospital())
    say(state, "2", "ambulance-3")
    assert ways(state, "1", "") == ["r1 r1", "r1 y2", "y2 y2"]


def test_equal_patients_leave_nothing_to_ask() -> None:
    state = arrives(hospital(" ".join(["r1"] * 11)), hospital())
    say(state, "2", "ambulance-3")
    assert phase(state) == "activate"
    assert patients(state, 1) == " ".join(["r1"] * 9 + ["g5"] * 3)
    assert fatalities(state, 1) == 2


def test_several_hospitals_choose_at_once() -> None:
    state = arrives(hospital(TWELVE), hospital("r5"), hospital(TWELVE), seats=3)
    say(state, "3", "ambulance-4")
    assert speakers(state) == ["1", "3"]
    say(state, "3", "r1")
    say(state, "1", "y1 y2 y3")
    say(state, "3", "g1 y4")
    assert phase(state) == "activate"
    assert (fatalities(state, 1), fatalities(state, 2), fatalities(state, 3)) == (3, 0, 3)


def test_the_token_and_the_bag_change_hands_before_beds_are_counted() -> None:
    state = arrives(hospital(TWELVE), hospital())
    say(state, "2", "ambulance-1")
    assert phase(state) == "overflow"
    assert (first(state), bags(state, 2)) == (2, 1)
    assert GAME.vocabulary.word(GAME.default_word(state, 0)) == "r1"
