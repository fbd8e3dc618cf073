"""Patient markers: who treats whom, what a marker beside another may do, how beds move on."""

from __future__ import annotations

from hospital_rush.given import (
    GAME,
    State,
    bed,
    bucks,
    cannot_say,
    cost,
    given,
    intern,
    may_say,
    medicine,
    own,
    pass_until,
    prestige,
    question,
    say,
    second_markers,
    speakers,
    table,
    tiles,
    ways,
)

DEAR = """
[[character]]
id = "theo"
name = "Theo Goodberg"
first = { does = "poach", price = 3, cost = 2 }
second = { does = "take-over", price = 1 }

[[character]]
id = "kurt"
name = "Kurt von Schneider"
first = { does = "pilfer", free = 0, cost = 1 }
second = { does = "sell", price = 2 }
"""


def without(state: State, number: int) -> State:
    """The same position with a bed emptied."""
    patient = bed(state, number)["patient"]
    return GAME.decode(GAME.encode(state).replace(patient, "none", 1))


# --- claiming and treating ---


def test_an_empty_bed_cannot_be_treated_joined_or_discarded() -> None:
    state = without(given(intern("vanessa", bucks=9), intern("marina")), 3)
    assert may_say(state, "1", "treat-a") == ["bed-1", "bed-2", "bed-4", "skip"]
    assert may_say(state, "1", "vanessa-1") == ["bed-1", "bed-2", "bed-4", "skip"]


def test_a_marker_without_an_opponents_patient_has_nobody_to_join() -> None:
    state = given(intern("marina", bed=4))
    say(state, "1", "marina-2")
    assert (own(state, 1)["bed"], speakers(state)) == (4, ["2"])


def test_a_cured_patient_without_a_marker_may_be_claimed_and_is_discharged() -> None:
    state = given(intern("olga"), beds="nell-nettle", tiles="4:patch.patch.patch")
    say(state, "1", "treat-b bed-4")
    assert (own(state, 1)["bed"], prestige(state, 1)) == (4, 0)
    pass_until(state, "admit")
    assert (own(state, 1)["bed"], prestige(state, 1)) == (0, 1)


def test_a_further_tile_costs_a_buck_medicine_too() -> None:
    state = given(intern("olga", bucks=1, medicine="purple orange green"), beds="quentin-quiver")
    say(state, "1", "treat-a bed-4 purple orange green")
    assert (bucks(state, 1), tiles(state, 4)) == (0, "purple orange green")


def test_intensive_care_is_one_patch_a_treatment_not_one_a_patch() -> None:
    state = given(intern("olga", bucks=1, skills="intensive-care"), beds="barnaby-bump")
    assert ways(state, "1", "treat-b bed-4")[-1] == "done"
    say(state, "1", "treat-b bed-4 patch patch patch")
    assert (bucks(state, 1), tiles(state, 4), speakers(state)) == (0, "patch patch patch", ["2"])


# --- Marina beside an opponent ---


def test_marina_beside_is_not_asked_to_join_the_same_patient_again() -> None:
    state = given(intern("marina", bed=4, beside=1), intern(bed=4), intern(bed=3))
    assert may_say(state, "1", "marina-2") == ["bed-3", "skip"]


def test_nobody_else_may_claim_a_patient_with_two_markers() -> None:
    state = given(intern("olga"), intern("marina", bed=4, beside=1), intern(bed=4))
    assert "bed-4" not in may_say(state, "1", "treat-a")


def test_marina_beside_has_her_skills_again_with_a_patient_she_claims() -> None:
    state = given(
        intern("marina", bed=4, beside=1, skills="intensive-care", bucks=0),
        intern(bed=4),
        beds="barnaby-bump tilda-tumble",
    )
    say(state, "1", "treat-b bed-3 patch patch")
    assert (tiles(state, 3), speakers(state)) == ("patch patch", ["2"])


def test_marinas_own_management_does_not_discharge_the_patient_she_lies_beside() -> None:
    homes = (intern("marina", bed=4, beside=1, skills="management"), intern(bed=4))
    state = given(*homes, beds="nell-nettle", tiles="4:patch.patch")
    say(state, "1", "treat-b bed-4 patch")
    assert (bed(state, 4)["cured"], prestige(state, 1), prestige(state, 2)) == (1, 0, 0)
    pass_until(state, "admit")
    assert (prestige(state, 1), prestige(state, 2)) == (1, 1)


def test_marinas_management_works_when_she_is_left_alone_with_a_cured_patient() -> None:
    homes = (intern("olga", bed=4), intern("marina", bed=4, beside=1, skills="management"))
    state = given(*homes, beds="nell-nettle", tiles="4:patch.patch.patch")
    say(state, "1", "treat-b bed-3 done")
    assert (prestige(state, 1), prestige(state, 2), own(state, 2)["bed"]) == (0, 1, 0)


def test_only_the_treating_player_is_asked_for_the_right_hand_option() -> None:
    state = second_markers(
        intern("marina", bed=4, beside=1, places="treat-b fetch-b"),
        intern(bed=4, places="treat-b fetch-b"),
        intern(places="treat-b"),
        mover=3,
        beds="tilda-tumble",
        tiles="4:patch.patch.patch",
    )
    say(state, "3", "treat-b skip")
    assert (speakers(state), question(state)) == (["2"], "right-hand")
    say(state, "2", "leave")
    assert (question(state), prestige(state, 1)) == ("nothing", 0)


def test_marina_gains_her_point_when_freddie_sends_a_cured_patient_off() -> None:
    homes = (intern("freddie"), intern(bed=4), intern("marina", bed=4, beside=1))
    state = given(*homes, beds="nell-nettle", tiles="4:patch.patch.patch")
    say(state, "1", "freddie-1 use")
    assert [prestige(state, seat) for seat in (1, 2, 3)] == [0, 1, 1]
    assert (own(state, 3)["bed"], own(state, 3)["beside"]) == (0, 0)


def test_marinas_marker_moves_on_with_the_patient_she_lies_beside() -> None:
    homes = (intern("marina", bed=2, beside=1), intern(bed=2))
    state = given(*homes, beds="pip-plum ivy-ink greta-glade", tiles="2:patch")
    pass_until(state, "admit")
    assert (own(state, 1)["bed"], own(state, 1)["beside"], own(state, 2)["bed"]) == (3, 1, 3)


def test_a_patient_leaving_bed_4_gives_both_markers_back() -> None:
    state = given(intern("marina", bed=4, beside=1), intern(bed=4), tiles="4:patch")
    pass_until(state, "admit")
    assert [own(state, seat)["bed"] for seat in (1, 2)] == [0, 0]
    assert (own(state, 1)["beside"], prestige(state, 1)) == (0, 0)


# --- Theo ---


def test_theo_takes_over_from_who_treats_not_from_who_lies_beside() -> None:
    state = given(intern("theo", bucks=9), intern("marina", bed=4, beside=1), intern(bed=4))
    assert may_say(state, "1", "theo-2") == ["seat-3", "skip"]


def test_theo_pays_for_a_skill_what_the_space_costs_and_what_the_opponent_gets() -> None:
    game = GAME.with_cards(DEAR)
    poor = given(intern("theo", bucks=4), intern(skills="finance"), game=game)
    say(poor, "1", "theo-1", game)
    assert (bucks(poor, 1), speakers(poor)) == (4, ["2"])
    rich = given(intern("theo", bucks=5), intern(skills="finance"), game=game)
    assert may_say(rich, "1", "theo-1") == ["seat-2", "skip"]


def test_theo_takes_a_patient_without_tiles_for_nothing() -> None:
    state = given(intern("theo", bucks=cost("theo-2")), intern(bed=4))
    say(state, "1", "theo-2 seat-2")
    assert (own(state, 1)["bed"], own(state, 2)["bed"], bucks(state, 2)) == (4, 0, 1)


def test_theo_leaving_his_patient_leaves_marina_alone_with_it() -> None:
    state = given(intern("theo", bed=3, bucks=2), intern("marina", bed=3, beside=1), intern(bed=4))
    say(state, "1", "theo-2 seat-3")
    assert (bed(state, 3)["treating"], bed(state, 3)["beside"]) == (1, -1)


# --- Kurt, Freddie, Vanessa ---


def test_kurt_steals_from_opponents_only() -> None:
    kurt = intern("kurt", bucks=cost("kurt-1"), medicine="purple")
    state = given(kurt, intern(medicine="green"))
    assert may_say(state, "1", "kurt-1") == ["seat-2", "skip"]


def test_kurt_who_cannot_pay_for_stealing_still_treats() -> None:
    homes = (intern("kurt", bucks=0, medicine="purple"), intern(medicine="green"))
    game = GAME.with_cards(DEAR)
    state = given(*homes, beds="pip-plum", game=game)
    say(state, "1", "kurt-1", game)
    assert (question(state), medicine(state, 2)) == ("treat", "green")
    assert may_say(state, "1", "bed-4") == []
    say(state, "1", "bed-4")
    assert (own(state, 1)["bed"], tiles(state, 4), speakers(state)) == (4, "", ["2"])


def test_freddie_may_leave_the_new_patient_unclaimed_and_it_leaves_the_discards() -> None:
    state = given(intern("freddie", bed=2), beds="barnaby-bump", discards="ivy-ink")
    say(state, "1", "freddie-1 use")
    say(state, "1", "ivy-ink")
    assert table(state)["discards"] == ["barnaby-bump"]
    say(state, "1", "skip")
    assert (own(state, 1)["bed"], bed(state, 1)["treating"]) == (3, -1)


def test_freddies_claim_leaves_his_old_patient_behind() -> None:
    state = given(intern("freddie", bed=2), beds="barnaby-bump", tiles="2:patch")
    say(state, "1", "freddie-1 use")
    say(state, "1", "barnaby-bump")
    say(state, "1", "claim")
    assert (own(state, 1)["bed"], bed(state, 3)["treating"], tiles(state, 3)) == (1, -1, "patch")


def test_the_patient_freddie_takes_is_no_treatment() -> None:
    state = given(intern("freddie", bucks=9), beds="barnaby-bump", discards="ivy-ink")
    say(state, "1", "freddie-1 use")
    say(state, "1", "ivy-ink")
    assert may_say(state, "1") == ["skip", "claim"]


def test_vanessa_alone_gains_from_a_patient_without_a_marker() -> None:
    state = given(intern("vanessa", bucks=9), beds="pip-plum", tiles="4:purple")
    say(state, "1", "vanessa-1 bed-4")
    assert [prestige(state, seat) for seat in (1, 2, 3)] == [1, 0, 0]
    assert table(state)["discards"] == ["pip-plum"]


def test_a_bed_emptied_in_the_round_stays_empty_until_patients_slide() -> None:
    state = given(intern("vanessa", bucks=9), beds="pip-plum otto-orchard greta-glade ivy-ink")
    say(state, "1", "vanessa-1 bed-3")
    assert bed(state, 3)["patient"] is None
    pass_until(state, "admit")
    assert [b["patient"] for b in table(state)["beds"]] == [None, None, "ivy-ink", "greta-glade"]


def test_tiles_go_with_their_patient_and_a_new_one_comes_without() -> None:
    homes = (intern("olga", bed=4), intern(bed=1))
    lie = "4:patch.patch.purple 3:orange 1:patch.patch"
    beds = "pip-plum otto-orchard greta-glade barnaby-bump"
    state = given(*homes, beds=beds, tiles=lie)
    pass_until(state, "admit")
    assert [tiles(state, number) for number in (1, 2, 3, 4)] == ["", "patch patch", "", "orange"]
    say(state, "*", "ivy-ink")
    assert (bed(state, 1)["patient"], tiles(state, 1)) == ("ivy-ink", "")


def test_a_patient_freddie_takes_back_comes_without_tiles() -> None:
    state = given(intern("freddie"), beds="barnaby-bump", tiles="4:patch.patch")
    say(state, "1", "freddie-1 use")
    say(state, "1", "barnaby-bump")
    assert (bed(state, 1)["patient"], tiles(state, 1)) == ("barnaby-bump", "")


def test_an_emptied_bed_holds_no_tiles() -> None:
    state = given(intern("vanessa", bucks=9), beds="pip-plum", tiles="4:patch.purple")
    say(state, "1", "vanessa-1 bed-4")
    assert tiles(state, 4) == ""


def test_marina_steals_from_nobody_who_has_nothing() -> None:
    state = given(intern("marina", bucks=5), intern(bucks=0), intern(bucks=0, medicine="green"))
    assert may_say(state, "1", "marina-1") == ["seat-3", "skip"]


def test_stolen_medicine_is_named_by_colour_in_order() -> None:
    state = given(intern("marina", bucks=5), intern(medicine="purple orange green"))
    assert may_say(state, "1", "marina-1 seat-2 orange") == ["green", "done"]
    assert cannot_say(state, "1", "marina-1 seat-2 green purple")
