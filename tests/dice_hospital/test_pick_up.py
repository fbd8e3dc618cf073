"""Last round pick-up."""

from __future__ import annotations

from dice_hospital.given import (
    GAME,
    State,
    cannot_say,
    finish,
    given,
    hospital,
    may_say,
    own,
    patients,
    phase,
    points,
    say,
    speakers,
    table,
)


def last(one: str, other: str) -> State:
    state = given(hospital(one), hospital(other), options="pick-up", round=8)
    finish(state)
    return state


def test_as_many_backs_as_players_give_their_spaces() -> None:
    for seats, spaces in ((2, 6), (3, 9), (4, 12)):
        state = GAME.start({"seats": str(seats), "pick-up": "yes"})
        assert sum(table(state)["spaces"].values()) == spaces
    assert table(GAME.start({"seats": "2"}))["spaces"] == {}


def test_the_spaces_of_each_ambulance_are_printed() -> None:
    options = GAME.resolve_options({"seats": "2", "pick-up": "yes"})
    assert GAME.constants(options)["backs"] == [
        ["red", "green", "value-3"],
        ["yellow", "value-2", "value-5"],
    ]
    assert GAME.constants(GAME.resolve_options({"seats": "2"}))["backs"] == []


def test_from_the_first_player_each_puts_one_patient_on_a_space() -> None:
    state = last("r4t y5t g2t", "r3t g5t y2t")
    assert (phase(state), speakers(state)) == ("pick-up", ["1"])
    assert patients(state, 1) == "g2 r4 y5"
    assert may_say(state, "1") == ["g2", "r4", "y5"]
    assert may_say(state, "1", "y5") == ["yellow", "value-5"]
    assert may_say(state, "1", "r4") == ["red"]
    say(state, "1", "y5 yellow")
    assert points(state, 1)["pick-up"] == 1
    assert "yellow" not in table(state)["spaces"]
    assert speakers(state) == ["2"]


def test_whoever_cannot_passes_for_good_and_what_is_forced_is_not_asked() -> None:
    state = last("r4t", "y1t y1t")
    assert phase(state) == "over"
    assert own(state, 1)["patients"] == []
    assert patients(state, 2) == "y1"
    assert points(state, 1)["pick-up"] == points(state, 2)["pick-up"] == 1


def test_each_patient_left_behind_costs_a_point() -> None:
    state = last("r4t", "y1t y1t")
    sources = GAME.outcome(state).sources
    assert sources[1]["patients-left"] == -1
    assert "patients-left" not in sources[0]


def test_d21_a_patient_must_be_put_if_it_can() -> None:
    state = last("r4t y5t g2t", "r3t g5t y2t")
    assert cannot_say(state, "1", "pass")
    assert cannot_say(state, "1", "finish")


def test_the_die_goes_back_to_the_bag() -> None:
    state = last("r4t y5t g2t", "r3t g5t y2t")
    before = table(state)["bag"]["red"]
    say(state, "1", "r4 red")
    assert table(state)["bag"]["red"] == before + 1


def test_neglect_and_points_of_round_eight_come_first() -> None:
    state = last("r4 r5t", "g2t y1t")
    assert patients(state, 1) == "r3 r5"
    assert phase(state) == "pick-up"
