"""Ratted out and denounced: who answers, in what order, and what is left without a choice."""

from __future__ import annotations

import pytest

from hospital_rush.given import (
    bucks,
    cannot_say,
    given,
    intern,
    may_say,
    names,
    prestige,
    question,
    say,
    second_markers,
    speakers,
    table,
)


def test_the_victim_answers_out_of_turn_and_play_goes_on_after_the_actor() -> None:
    state = given(intern(places="sabotage", bucks=2), intern("olga"), mover=2)
    say(state, "2", "rat-out use")
    assert (speakers(state), question(state), table(state)["mover"]) == (["1"], "punishment", 1)
    assert may_say(state, "1") == ["buck", "prestige"]
    assert cannot_say(state, "2", "buck")
    say(state, "1", "prestige")
    assert (prestige(state, 1), bucks(state, 1), speakers(state)) == (-1, 2, ["3"])


def test_the_last_buck_leaves_prestige_for_the_second_marker() -> None:
    state = second_markers(
        intern(places="sabotage bribe", bucks=1), intern(places="treat-a"), intern(), mover=2
    )
    say(state, "2", "rat-out use")
    told = names(say(state, "1", "buck"))
    assert (bucks(state, 1), prestige(state, 1), speakers(state)) == (0, -1, ["3"])
    assert told.count("answered") == 2


def test_the_last_prestige_leaves_a_buck_for_the_second_marker() -> None:
    state = second_markers(
        intern(places="sabotage bribe", bucks=3, prestige=-1), intern(places="treat-a"), mover=2
    )
    say(state, "2", "rat-out use")
    say(state, "1", "prestige")
    assert (bucks(state, 1), prestige(state, 1), speakers(state)) == (2, -2, ["3"])


def test_who_has_nothing_to_lose_is_spared() -> None:
    state = second_markers(
        intern(places="sabotage bribe", bucks=0, prestige=-2), intern(places="treat-a"), mover=2
    )
    told = names(say(state, "2", "rat-out use"))
    assert (told.count("spared"), bucks(state, 1), prestige(state, 1)) == (2, 0, -2)
    assert speakers(state) == ["3"]


def test_the_bucks_of_the_punished_go_to_the_bank() -> None:
    state = given(intern(places="sabotage", bucks=2), mover=2)
    say(state, "2", "rat-out use")
    assert bucks(state, 2) == 1 + 1 + 1
    assert table(state)["fine"] == 1
    say(state, "1", "buck")
    assert (bucks(state, 1), bucks(state, 2), table(state)["fine"]) == (1, 3, 0)


def test_nobody_on_red_is_one_buck_and_no_punishment() -> None:
    state = given(intern(places="treat-b"), mover=2)
    say(state, "2", "rat-out use")
    assert (bucks(state, 2), speakers(state)) == (2, ["3"])


def test_markers_on_fair_spaces_are_not_punished() -> None:
    state = second_markers(intern(places="night-shift study"), intern(places="sabotage"), mover=2)
    say(state, "2", "rat-out use")
    assert (bucks(state, 2), prestige(state, 1), speakers(state)) == (1 + 2, 0, ["3"])


def test_a_red_space_that_was_not_used_can_be_ratted_out_all_the_same() -> None:
    state = given(intern("theo", bucks=0))
    say(state, "1", "bribe")
    say(state, "2", "rat-out use")
    assert (bucks(state, 2), prestige(state, 1)) == (3, -1)


def test_only_the_markers_standing_when_it_happens_count() -> None:
    state = second_markers(intern(places="rat-out treat-b"), intern(places="treat-a"), mover=2)
    say(state, "2", "sabotage seat-1 buck done")
    assert (prestige(state, 2), speakers(state)) == (0, ["3"])


def test_all_victims_of_one_denunciation_answer_in_seat_order_from_the_actor() -> None:
    state = given(
        intern("theo", places="theo-2 treat-b", bucks=3),
        intern("vanessa", places="treat-a"),
        intern("kurt", places="kurt-2", bucks=3),
        intern("felix", places="felix-1", bucks=3),
        seats=4,
        mover=2,
        characters="documented",
    )
    say(state, "2", "vanessa-2 use")
    order = []
    while question(state) == "punishment":
        order += speakers(state)
        say(state, order[-1], "buck")
    assert order == ["3", "4", "1"]
    assert [bucks(state, seat) for seat in (1, 2, 3, 4)] == [1, 1, 1, 1]


def test_vanessas_own_red_marker_does_not_count_against_her() -> None:
    homes = (intern(places="treat-b"), intern("vanessa", bucks=5))
    state = given(*homes, mover=2, characters="documented")
    say(state, "2", "vanessa-2 use")
    assert (bucks(state, 2), prestige(state, 2), speakers(state)) == (5, 0, ["3"])


@pytest.mark.parametrize("space", ["rat-out", "vanessa-2"])
def test_a_punishment_may_be_left_undone_as_a_whole_only(space: str) -> None:
    state = given(intern(places="sabotage"), intern("vanessa"), mover=2)
    assert may_say(state, "2", space) == ["skip", "use"]
    say(state, "2", f"{space} skip")
    assert (prestige(state, 1), bucks(state, 1), speakers(state)) == (0, 1, ["3"])
