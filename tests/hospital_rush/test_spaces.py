"""The main board: one test and more for each space."""

from __future__ import annotations

import pytest

from hospital_rush.given import (
    GAME,
    after,
    bed,
    bucks,
    cannot_say,
    chest,
    given,
    intern,
    may_say,
    medicine,
    own,
    prestige,
    question,
    say,
    second_markers,
    speakers,
    table,
    tiles,
    ways,
)

# --- treat ---


def test_treat_a_places_two_tiles_free_and_each_further_one_for_a_buck() -> None:
    state = given(intern("olga", bucks=1), beds="barnaby-bump")
    assert may_say(state, "1", "treat-a bed-4") == ["patch", "done"]
    say(state, "1", "treat-a bed-4 patch patch patch")
    assert (tiles(state, 4), bucks(state, 1)) == ("patch patch patch", 0)
    assert bed(state, 4)["treating"] == 0


def test_treat_b_places_one_tile_free() -> None:
    state = given(intern("olga", bucks=1), beds="barnaby-bump")
    say(state, "1", "treat-b bed-4 patch patch")
    assert (tiles(state, 4), bucks(state, 1)) == ("patch patch", 0)


def test_medicine_comes_from_ones_own_and_patches_from_the_supply() -> None:
    state = given(intern("olga", medicine="purple"), beds="pip-plum")
    say(state, "1", "treat-a bed-4 patch purple")
    assert (tiles(state, 4), medicine(state, 1)) == ("patch purple", "")
    assert chest(state) == "purple orange orange green green"


def test_tiles_are_named_patch_first_then_by_colour() -> None:
    state = given(intern("olga", medicine="purple orange", bucks=3), beds="ivy-ink")
    assert may_say(state, "1", "treat-a bed-4 purple") == ["orange", "done"]
    assert "patch purple orange" in ways(state, "1", "treat-a bed-4")
    assert cannot_say(state, "1", "treat-a bed-4 purple patch")


def test_a_treatment_ends_by_itself_when_nothing_more_can_be_placed() -> None:
    state = given(intern("olga", bucks=0), beds="barnaby-bump")
    say(state, "1", "treat-a bed-4 patch patch")
    assert speakers(state) == ["2"]


def test_one_may_stop_early_or_do_nothing_at_all() -> None:
    state = given(intern("olga"), beds="barnaby-bump")
    assert tiles(after(state, "1", "treat-a bed-4 patch done"), 4) == "patch"
    declined = after(state, "1", "treat-a skip")
    assert (speakers(declined), own(declined, 1)["bed"]) == (["2"], 0)


def test_a_patient_of_an_opponent_cannot_be_treated_or_claimed() -> None:
    state = given(intern("olga"), intern("felix", bed=4), intern("kurt", bed=3))
    assert may_say(state, "1", "treat-a") == ["bed-1", "bed-2", "skip"]


def test_all_taken_is_no_treatment() -> None:
    homes = [intern("olga")] + [intern(c, bed=b) for b, c in enumerate(("kurt", "theo"), 1)]
    homes += [intern(c, bed=b) for b, c in enumerate(("freddie", "vanessa"), 3)]
    state = given(*homes, seats=5)
    say(state, "1", "treat-a")
    assert (speakers(state), own(state, 1)["places"]) == (["2"], ["treat-a"])


def test_moving_ones_marker_leaves_the_tiles_behind() -> None:
    state = given(intern("olga", bed=4), beds="barnaby-bump", tiles="4:patch.patch")
    say(state, "1", "treat-a bed-3 patch patch done")
    assert (tiles(state, 4), bed(state, 4)["treating"]) == ("patch patch", -1)
    assert bed(state, 3)["treating"] == 0


@pytest.mark.parametrize("space", ["treat-a", "fetch-a", "final-exam", "rat-out", "sabotage"])
def test_spaces_for_one_marker_a_round(space: str) -> None:
    state = given(intern("olga", places=space), intern("felix"), mover=2)
    assert space not in may_say(state, "2")
    assert GAME.why_not(state, 1, GAME.vocabulary.number(space)).key == "why-taken"


@pytest.mark.parametrize("space", ["treat-b", "fetch-b", "study"])
def test_spaces_for_any_number_of_markers(space: str) -> None:
    state = second_markers(intern(places=space), intern(places=space), intern(places=space))
    assert space in may_say(state, "1")


# --- fetch ---


def test_fetch_a_takes_up_to_two_medicine() -> None:
    state = given(intern("olga"))
    say(state, "1", "fetch-a purple purple")
    assert (medicine(state, 1), bucks(state, 1)) == ("purple purple", 1)
    assert chest(state) == "orange orange green green"


def test_fetch_a_sells_no_third() -> None:
    state = given(intern("olga", bucks=9))
    assert speakers(after(state, "1", "fetch-a purple green")) == ["2"]
    assert may_say(state, "1", "fetch-a orange") == ["orange", "green", "done"]


def test_fetch_b_takes_one_and_a_second_for_a_buck() -> None:
    state = given(intern("olga"))
    say(state, "1", "fetch-b purple green")
    assert (medicine(state, 1), bucks(state, 1)) == ("purple green", 0)


def test_fetch_b_without_a_buck_is_over_after_one() -> None:
    state = given(intern("olga", bucks=0))
    say(state, "1", "fetch-b green")
    assert (medicine(state, 1), speakers(state)) == ("green", ["2"])


def test_only_what_lies_in_the_chest_can_be_fetched() -> None:
    state = given(intern("olga"), intern("felix", medicine="purple purple green"))
    assert may_say(state, "1", "fetch-a") == ["orange", "green", "skip"]
    assert may_say(state, "1", "fetch-a green") == []


def test_an_empty_chest_is_not_asked_about() -> None:
    every = "purple purple orange orange green green"
    state = given(intern("olga"), intern("felix", medicine=every))
    say(state, "1", "fetch-a")
    assert speakers(state) == ["2"]


# --- night shift ---


def test_the_first_night_shift_pays_two_and_names_the_next_starting_player() -> None:
    state = given(intern("olga"))
    assert may_say(state, "1", "night-shift") == ["seat-1", "seat-2", "seat-3", "skip"]
    say(state, "1", "night-shift seat-3")
    assert (bucks(state, 1), table(state)["first"], table(state)["began"]) == (3, 2, 0)


def test_the_second_and_third_night_shift_pay_three_and_four() -> None:
    state = given(intern(places="night-shift"), mover=2)
    say(state, "2", "night-shift use")
    say(state, "3", "night-shift use")
    assert (bucks(state, 2), bucks(state, 3)) == (4, 5)
    assert "night-shift" not in may_say(state, "1")


def test_a_night_shift_may_be_idled_away() -> None:
    state = given(intern("olga"))
    say(state, "1", "night-shift skip")
    assert (bucks(state, 1), table(state)["first"]) == (1, 0)
    say(state, "2", "night-shift use")
    assert bucks(state, 2) == 4


# --- study and exam ---


def test_study_costs_three_bucks_for_a_skill() -> None:
    state = given(intern("olga", bucks=4))
    say(state, "1", "study finance")
    assert (bucks(state, 1), own(state, 1)["skills"]) == (1, ["finance"])


def test_a_skill_is_learned_once() -> None:
    state = given(intern("olga", bucks=4, skills="finance"))
    assert may_say(state, "1", "study") == ["intensive-care", "pharmacy", "skip"]


def test_management_needs_two_other_skills_first() -> None:
    state = given(intern("olga", bucks=4, skills="finance pharmacy"))
    assert "management" in may_say(state, "1", "study")


def test_without_three_bucks_studying_only_blocks_nobody() -> None:
    state = given(intern("olga", bucks=2))
    say(state, "1", "study")
    assert (bucks(state, 1), speakers(state)) == (2, ["2"])


def test_the_exam_gives_one_prestige_a_skill_for_two_bucks() -> None:
    state = given(intern("olga", bucks=2, skills="finance pharmacy"))
    say(state, "1", "final-exam use")
    assert (prestige(state, 1), bucks(state, 1), own(state, 1)["exam"]) == (2, 0, 1)
    assert own(state, 1)["points"]["exam"] == 2


def test_the_exam_is_taken_once_a_game() -> None:
    state = given(intern("olga", bucks=9, skills="finance", exam=1))
    say(state, "1", "final-exam")
    assert (prestige(state, 1), bucks(state, 1), speakers(state)) == (0, 9, ["2"])


def test_the_exam_without_skills_is_legal_and_gives_nothing() -> None:
    state = given(intern("olga", bucks=2))
    say(state, "1", "final-exam use")
    assert (prestige(state, 1), bucks(state, 1), own(state, 1)["exam"]) == (0, 0, 1)


def test_five_players_have_a_second_exam_for_four_bucks() -> None:
    state = given(intern(places="final-exam"), intern(bucks=4, skills="finance"), seats=5, mover=2)
    say(state, "2", "late-exam use")
    assert (prestige(state, 2), bucks(state, 2)) == (1, 0)
    assert "late-exam" not in may_say(given(), "1")


# --- sabotage and bribe ---


def test_sabotage_takes_a_buck_or_medicine_from_each_of_two_opponents() -> None:
    homes = (intern("olga"), intern(bucks=2), intern(medicine="green", bucks=0), intern())
    state = given(*homes, seats=4)
    assert may_say(state, "1", "sabotage seat-2 buck") == ["seat-3", "seat-4", "done"]
    say(state, "1", "sabotage seat-2 buck seat-3 green")
    assert (bucks(state, 1), bucks(state, 2)) == (2, 1)
    assert (medicine(state, 1), medicine(state, 3)) == ("green", "")
    assert speakers(state) == ["2"]


def test_sabotage_may_hit_one_only() -> None:
    state = given(intern("olga"))
    say(state, "1", "sabotage seat-3 buck")
    assert speakers(state) == ["2"]
    again = given(intern("olga"))
    say(again, "1", "sabotage seat-2 buck done")
    assert (bucks(again, 2), bucks(again, 3)) == (0, 1)


def test_who_has_nothing_cannot_be_sabotaged() -> None:
    state = given(intern("olga"), intern(bucks=0), intern(bucks=0))
    say(state, "1", "sabotage")
    assert speakers(state) == ["2"]


@pytest.mark.parametrize(("price", "gain"), [("3", 1), ("5", 2)])
def test_a_bribe_is_three_bucks_for_one_or_five_for_two(price: str, gain: int) -> None:
    state = given(intern("olga", bucks=5))
    say(state, "1", f"bribe {price}")
    assert (prestige(state, 1), bucks(state, 1)) == (gain, 5 - int(price))
    assert own(state, 1)["points"]["bribe"] == gain


def test_only_a_bribe_that_can_be_paid_is_offered() -> None:
    state = given(intern("olga", bucks=4))
    assert may_say(state, "1", "bribe") == ["skip", "3"]
    say(state, "1", "bribe skip")
    assert bucks(state, 1) == 4


def test_five_players_have_a_space_for_each_bribe() -> None:
    state = given(intern("olga", bucks=5), intern(bucks=3), seats=5)
    assert "bribe" not in may_say(state, "1")
    say(state, "1", "large-bribe use")
    say(state, "2", "small-bribe use")
    assert (prestige(state, 1), prestige(state, 2)) == (2, 1)


# --- rat out ---


def test_ratting_out_pays_one_and_one_for_each_marker_on_red() -> None:
    homes = (intern("olga"), intern(places="sabotage"), intern("kurt", places="kurt-2"))
    state = given(
        intern("olga", places="bribe"), *homes[1:], mover=1, began=1, characters="documented"
    )
    assert question(state) == "place"
    say(state, "1", "rat-out use")
    assert bucks(state, 1) == 1 + 1 + 3


def test_every_opponent_answers_for_each_of_their_red_markers() -> None:
    state = second_markers(
        intern("olga"),
        intern("felix", places="sabotage felix-1", bucks=2),
        intern("kurt", places="kurt-2"),
        mover=3,
        began=1,
        characters="documented",
    )
    # Seat 1 has placed both, seat 2 both, seat 3 rats out.
    say(state, "3", "rat-out use")
    assert bucks(state, 3) == 1 + 1 + 3
    assert (speakers(state), question(state)) == (["2"], "punishment")
    say(state, "2", "buck")
    assert speakers(state) == ["2"]
    say(state, "2", "prestige")
    assert (bucks(state, 2), prestige(state, 2)) == (1, -1)
    assert table(state)["phase"] == "admit"


def test_ratting_out_may_be_left_undone() -> None:
    state = given(intern(places="sabotage"), mover=2)
    say(state, "2", "rat-out skip")
    assert (bucks(state, 2), speakers(state)) == (1, ["3"])
