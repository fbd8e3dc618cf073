"""What there is and what there is not: spaces by seats, bucks, medicine, prestige, and the end."""

from __future__ import annotations

import pytest

from hospital_rush.given import (
    GAME,
    PATIENTS,
    after,
    bed,
    bucks,
    cannot_say,
    chest,
    cost,
    given,
    intern,
    may_say,
    medicine,
    names,
    own,
    pass_until,
    phase,
    prestige,
    question,
    say,
    speakers,
    table,
    tiles,
)
from wardround.games.hospital_rush.rules.goods import score
from wardround.games.hospital_rush.rules.happenings import PUNISHED

SMALL_BOARD = "treat-a treat-b fetch-a fetch-b night-shift study final-exam rat-out sabotage bribe"
LARGE_BOARD = (
    "treat-a treat-b fetch-a fetch-b night-shift study final-exam late-exam rat-out sabotage "
    "small-bribe large-bribe"
)


@pytest.mark.parametrize(("seats", "board"), [(3, SMALL_BOARD), (4, SMALL_BOARD), (5, LARGE_BOARD)])
def test_the_spaces_of_both_sides_of_the_board(seats: int, board: str) -> None:
    state = given(intern("kurt"), seats=seats)
    assert may_say(state, "1") == [*board.split(), "kurt-1", "kurt-2"]


@pytest.mark.parametrize("space", LARGE_BOARD.split())
def test_each_space_of_the_large_board_holds_as_many_markers_as_it_may(space: str) -> None:
    state = given(intern("olga", places=space), intern("felix"), seats=5, mover=2)
    many = ("treat-b", "fetch-b", "study", "night-shift")
    assert (space in may_say(state, "2")) == (space in many)


def test_no_character_is_dealt_twice() -> None:
    state = GAME.start({"seats": "3"})
    say(state, "*", "seat-1")
    assert len(may_say(state, "*1")) == 7
    say(state, "*1", "kurt")
    assert "kurt" not in may_say(state, "*2")
    assert len(may_say(state, "*2")) == 6


def test_no_patient_comes_twice_and_the_stack_is_what_is_left() -> None:
    state = given(intern(bed=4), beds="nell-nettle", tiles="4:patch.patch.patch")
    pass_until(state, "admit")
    lying = [b["patient"] for b in table(state)["beds"] if b["patient"]]
    words = may_say(state, "*")
    assert set(words).isdisjoint([*lying, "nell-nettle"])
    assert len(words) == 23 - 4


def test_the_discards_are_shuffled_in_when_the_stack_ends_between_two_beds() -> None:
    beds = "nell-nettle barnaby-bump wilbur-wobble ivy-ink"
    rest = [patient for patient in PATIENTS if patient not in beds.split()]
    cured = "4:patch.patch.patch 3:patch.patch.patch.patch"
    homes = (intern(bed=4), intern(bed=3))
    state = given(*homes, beds=beds, tiles=cured, discards=" ".join(rest[1:]))
    pass_until(state, "admit")
    assert may_say(state, "*") == [rest[0]]
    assert "shuffle" in names(say(state, "*", rest[0]))
    assert set(may_say(state, "*")) == {*rest[1:], "nell-nettle", "barnaby-bump"}
    assert table(state)["discards"] == []


def test_spaces_are_free_again_in_the_next_round() -> None:
    state = given(intern("olga"))
    say(state, "1", "treat-a skip")
    say(state, "2", "night-shift skip")
    pass_until(state, "admit")
    say(state, "*", may_say(state, "*")[0])
    first = speakers(state)[0]
    assert {"treat-a", "night-shift"} <= set(may_say(state, first))
    say(state, first, f"night-shift seat-{first}")
    assert bucks(state, int(first)) == 1 + 2


# --- bucks ---


@pytest.mark.parametrize(
    ("space", "price"),
    [("study", 3), ("final-exam", 2), ("late-exam", 4), ("small-bribe", 3), ("large-bribe", 5)],
)
def test_a_space_that_cannot_be_paid_only_holds_the_marker(space: str, price: int) -> None:
    poor = given(intern("olga", bucks=price - 1), seats=5)
    say(poor, "1", space)
    assert (bucks(poor, 1), own(poor, 1)["places"], speakers(poor)) == (price - 1, [space], ["2"])
    rich = given(intern("olga", bucks=price), seats=5)
    assert speakers(after(rich, "1", space)) == ["1"]


def test_a_bribe_is_exactly_one_of_the_two_deals() -> None:
    state = given(intern("olga", bucks=20))
    assert may_say(state, "1", "bribe") == ["skip", "3", "5"]
    say(state, "1", "bribe 3")
    assert (bucks(state, 1), prestige(state, 1), speakers(state)) == (17, 1, ["2"])


def test_sabotage_hits_two_different_opponents_at_most() -> None:
    state = given(intern("olga"), intern(bucks=5), intern(bucks=5), intern(bucks=5), seats=4)
    assert cannot_say(state, "1", "sabotage seat-2 buck seat-2")
    assert cannot_say(state, "1", "sabotage seat-1")
    say(state, "1", "sabotage seat-2 buck seat-4 buck")
    assert [bucks(state, seat) for seat in (1, 2, 3, 4)] == [3, 4, 5, 4]
    assert speakers(state) == ["2"]


def test_what_was_stolen_can_be_stolen_on() -> None:
    homes = (
        intern("olga", bucks=0),
        intern("marina", bucks=cost("marina-1")),
        intern("kurt", bucks=cost("kurt-1"), medicine="green"),
    )
    state = given(*homes)
    say(state, "1", "sabotage seat-3 green")
    say(state, "2", "marina-1 seat-1 green")
    say(state, "3", "kurt-1 seat-2 green")
    assert [medicine(state, seat) for seat in (1, 2, 3)] == ["", "", "green"]


def test_sabotage_offers_only_what_the_victim_has() -> None:
    homes = (intern("olga"), intern(bucks=0, medicine="orange"), intern(bucks=2))
    state = given(*homes)
    assert may_say(state, "1", "sabotage seat-2") == ["orange"]
    assert may_say(state, "1", "sabotage seat-3") == ["buck"]


# --- medicine ---


def test_medicine_sold_or_returned_can_be_fetched_again() -> None:
    homes = (intern("kurt", medicine="purple purple"), intern("olga"))
    state = given(*homes)
    assert may_say(state, "2", "") == []
    say(state, "1", "kurt-2 purple done")
    assert may_say(state, "2", "fetch-a")[0] == "purple"
    assert may_say(state, "2", "fetch-a purple") == ["orange", "green", "done"]


def test_medicine_is_sold_by_colour_in_order() -> None:
    state = given(intern("kurt", medicine="purple orange green"))
    assert may_say(state, "1", "kurt-2 orange") == ["green", "done"]


def test_medicine_on_patients_is_not_in_the_chest() -> None:
    state = given(intern("olga"), beds="violet-vane", tiles="4:purple.purple")
    assert chest(state) == "orange orange green green"
    assert "purple" not in may_say(state, "1", "fetch-a")


def test_a_patient_leaving_uncured_gives_its_medicine_back() -> None:
    state = given(intern("olga", bed=4), beds="violet-vane", tiles="4:purple.purple")
    pass_until(state, "admit")
    assert chest(state) == "purple purple orange orange green green"


# --- prestige and the end ---


def test_prestige_is_kept_between_minus_2_and_14() -> None:
    state = given(intern(prestige=-2), intern(prestige=13, bed=4), beds="pip-plum")
    score(state, 0, PUNISHED, -1)
    assert (prestige(state, 1), own(state, 1)["points"]["punished"]) == (-2, -2)
    score(state, 1, PUNISHED, 5)
    assert prestige(state, 2) == 14


def test_a_cure_beyond_the_scale_gives_what_is_left_of_it() -> None:
    state = given(
        intern(prestige=13, bed=4), beds="ivy-ink", tiles="4:patch.patch.patch.purple.orange"
    )
    pass_until(state, "over")
    assert (prestige(state, 1), own(state, 1)["points"]["cured"]) == (14, 14)


def test_ten_prestige_in_the_middle_of_a_round_lets_the_round_go_on() -> None:
    state = given(intern("olga", prestige=9, bucks=3), intern(prestige=8, bed=4))
    say(state, "1", "bribe 3")
    assert (prestige(state, 1), phase(state), speakers(state)) == (10, "place", ["2"])
    placed = 0
    while phase(state) == "place":
        placed += 1
        say(state, speakers(state)[0], "treat-b skip")
    assert (placed, phase(state)) == (5, "over")


def test_whoever_overtakes_in_the_last_discharge_wins() -> None:
    state = given(
        intern(prestige=10),
        intern(prestige=9, bed=4),
        beds="pip-plum",
        tiles="4:patch.patch.purple",
    )
    pass_until(state, "over")
    assert GAME.outcome(state).ranks[:2] == (2, 1)


def test_the_end_leaves_the_beds_as_they_are() -> None:
    state = given(intern(prestige=10, bed=4), beds="pip-plum", tiles="4:patch")
    pass_until(state, "over")
    assert (bed(state, 4)["patient"], tiles(state, 4), own(state, 1)["bed"]) == (
        "pip-plum",
        "patch",
        4,
    )
    assert speakers(state) == []


def test_ten_prestige_in_the_last_round_is_the_reason_of_the_end() -> None:
    state = given(intern(prestige=10), round=10, rounds="10")
    pass_until(state, "over")
    assert table(state)["ended"] == "prestige"


@pytest.mark.parametrize(
    ("first", "second", "ranks", "decided"),
    [
        (intern(bucks=3), intern(bucks=2), (1, 2), "tiles"),
        (intern(bucks=0, medicine="green"), intern(bucks=0), (1, 2), "tiles"),
        (intern(bucks=1, medicine="green green"), intern(bucks=3), (1, 1), "shared"),
        (intern(bucks=0), intern(bucks=0, skills="finance"), (1, 1), "shared"),
    ],
)
def test_ties_are_broken_by_medicine_and_bucks_together(
    first: dict[str, str],
    second: dict[str, str],
    ranks: tuple[int, int],
    decided: str,
) -> None:
    points = intern(prestige=11)
    state = given(first | points, second | points)
    pass_until(state, "over")
    outcome = GAME.outcome(state)
    assert (outcome.ranks[:2], outcome.decided) == (ranks, decided)


# --- discharge ---


def test_a_patient_cured_whole_is_worth_its_prestige_not_the_right_hand_option() -> None:
    state = given(intern(bed=4), beds="tilda-tumble", tiles="4:patch.patch.patch.patch.patch.patch")
    pass_until(state, "admit")
    assert prestige(state, 1) == 3


@pytest.mark.parametrize(
    ("patient", "lie", "ready"),
    [
        ("rollo-rash", "purple.green", True),
        ("rollo-rash", "purple", False),
        ("casper-cough", "patch.patch.green", True),
        ("casper-cough", "patch.patch.orange", False),
        ("casper-cough", "patch.green.orange", False),
        ("lola-limp", "patch.patch.patch.patch", True),
        ("lola-limp", "patch.patch.patch.purple.green", False),
        ("bruno-bellows", "patch.patch.purple.orange", True),
    ],
)
def test_the_right_hand_option_needs_at_least_its_own_tiles(
    patient: str, lie: str, ready: bool
) -> None:
    homes = [intern(bed=4, places="treat-b fetch-b"), intern(places="treat-b fetch-b")]
    state = given(*homes, intern(places="treat-b"), mover=3, beds=patient, tiles=f"4:{lie}")
    say(state, "3", "treat-b skip")
    assert (question(state) == "right-hand") == ready


def test_the_starting_player_may_name_anybody_also_oneself() -> None:
    for seat in ("1", "2", "3"):
        state = given(began=2, first=2, mover=2)
        say(state, "2", f"night-shift seat-{seat}")
        pass_until(state, "admit")
        assert table(state)["began"] == int(seat) - 1


def test_without_a_night_shift_the_starting_player_stays() -> None:
    state = given(began=2, first=2, mover=2)
    pass_until(state, "admit")
    say(state, "*", may_say(state, "*")[0])
    assert speakers(state) == ["2"]
