"""Setup, the order of a round, its end, and the end of the game."""

from __future__ import annotations

import pytest

from hospital_rush.given import (
    GAME,
    after,
    bed,
    bucks,
    given,
    intern,
    may_say,
    medicine,
    own,
    pass_until,
    phase,
    prestige,
    question,
    say,
    second_markers,
    speakers,
    table,
)


@pytest.mark.parametrize(("seats", "each"), [("3", 2), ("4", 3), ("5", 4)])
def test_setup(seats: str, each: int) -> None:
    state = GAME.start({"seats": seats})
    assert table(state)["chest"] == {"purple": each, "orange": each, "green": each}
    say(state, "*", "seat-2")
    dealt = ["marina", "theo", "kurt", "freddie", "vanessa"]
    order = [str((1 + i) % int(seats) + 1) for i in range(int(seats))]
    for seat, character in zip(order, dealt, strict=False):
        assert speakers(state) == [f"*{seat}"]
        say(state, f"*{seat}", character)
    for patient in ("pip-plum", "ivy-ink", "nell-nettle", "greta-glade"):
        say(state, "*", patient)
    assert bed(state, 1)["patient"] == "pip-plum"
    assert (phase(state), speakers(state)) == ("place", ["2"])
    assert (own(state, 1)["bucks"], own(state, 1)["prestige"]) == (1, 0)


def test_everybody_places_one_marker_then_the_second() -> None:
    state = given(seats=4, began=3, mover=3)
    order = []
    while phase(state) == "place":
        order += speakers(state)
        say(state, order[-1], "treat-b skip")
    assert order == ["3", "4", "1", "2"] * 2


def test_the_second_marker_begins_with_who_began_though_the_starter_moved() -> None:
    state = given()
    say(state, "1", "night-shift seat-3")
    say(state, "2", "treat-b skip")
    say(state, "3", "treat-b skip")
    assert speakers(state) == ["1"]
    pass_until(state, "admit")
    assert (table(state)["began"], table(state)["first"]) == (2, 2)


def test_a_cured_patient_gives_its_prestige_and_returns_everything() -> None:
    state = given(intern(bed=4), beds="pip-plum", tiles="4:patch.patch.purple")
    assert table(state)["chest"]["purple"] == 1
    pass_until(state, "admit")
    assert (prestige(state, 1), own(state, 1)["bed"]) == (2, 0)
    assert table(state)["chest"]["purple"] == 2
    assert table(state)["discards"] == ["pip-plum"]


def test_bed_4_leaves_uncured_and_the_rest_slide_with_tiles_and_markers() -> None:
    state = given(
        intern(bed=4), intern(bed=2), beds="pip-plum ivy-ink greta-glade", tiles="4:purple 2:patch"
    )
    pass_until(state, "admit")
    assert own(state, 1)["bed"] == 0
    assert (own(state, 2)["bed"], bed(state, 3)["patient"]) == (3, "greta-glade")
    assert bed(state, 3)["tiles"]["patch"] == 1
    assert table(state)["chest"]["purple"] == 2
    assert bed(state, 1)["patient"] is None


def test_a_gap_is_closed_and_nobody_leaves_if_bed_4_is_empty_already() -> None:
    state = given(intern(bed=4), beds="nell-nettle pip-plum ivy-ink", tiles="4:patch.patch.patch")
    pass_until(state, "admit")
    beds = [b["patient"] for b in table(state)["beds"]]
    assert beds[2:] == ["ivy-ink", "pip-plum"]
    assert beds[0] is None


def test_empty_beds_are_filled_bed_1_upwards() -> None:
    state = given(
        intern(bed=4),
        intern(bed=3),
        beds="nell-nettle pip-plum",
        tiles="4:patch.patch.patch 3:patch.patch.purple",
    )
    pass_until(state, "admit")
    say(state, "*", "ivy-ink")
    assert (bed(state, 1)["patient"], bed(state, 2)["patient"]) == ("ivy-ink", None)
    say(state, "*", "greta-glade")
    assert (phase(state), table(state)["round"]) == ("place", 2)


def test_pharmacy_and_finance_pay_for_every_cured_patient() -> None:
    state = given(
        intern(bed=4, skills="pharmacy finance"), beds="nell-nettle", tiles="4:patch.patch.patch"
    )
    while question(state) != "pharmacy":
        say(state, speakers(state)[0], "treat-b skip")
    assert may_say(state, "1") == ["purple", "orange", "green", "skip"]
    say(state, "1", "orange")
    assert (medicine(state, 1), bucks(state, 1)) == ("orange", 3)


def test_pharmacy_may_be_declined_and_is_not_asked_of_an_empty_chest() -> None:
    homes = (intern(bed=4, skills="pharmacy"), intern(medicine="purple purple orange orange"))
    full = given(*homes, beds="nell-nettle", tiles="4:patch.patch.patch")
    while question(full) != "pharmacy":
        say(full, speakers(full)[0], "treat-b skip")
    declined = after(full, "1", "skip")
    assert (medicine(declined, 1), phase(declined)) == ("", "admit")
    everything = intern(medicine="purple purple orange orange green green")
    empty = given(homes[0], everything, beds="nell-nettle", tiles="4:patch.patch.patch")
    pass_until(empty, "admit")
    assert prestige(empty, 1) == 1


def test_intensive_care_gives_a_patch_more() -> None:
    state = given(intern(skills="intensive-care", bucks=0), beds="barnaby-bump")
    say(state, "1", "treat-a bed-4 patch patch patch")
    assert bed(state, 4)["tiles"]["patch"] == 3
    medicine_only = given(
        intern(skills="intensive-care", bucks=0, medicine="purple orange green"),
        beds="quentin-quiver",
    )
    say(medicine_only, "1", "treat-a bed-4 purple orange")
    assert speakers(medicine_only) == ["2"]


@pytest.mark.parametrize(
    ("second", "ranks", "decided"),
    [
        (intern(prestige=9, bucks=9), (1, 2, 3), "prestige"),
        (intern(prestige=11, bucks=2, medicine="green"), (2, 1, 3), "tiles"),
        (intern(prestige=11, bucks=2), (1, 1, 3), "shared"),
    ],
)
def test_ranks_and_ties(second: dict[str, str], ranks: tuple[int, ...], decided: str) -> None:
    state = given(intern(prestige=11, bucks=2), second)
    pass_until(state, "over")
    outcome = GAME.outcome(state)
    assert (outcome.ranks, outcome.decided) == (ranks, decided)
    assert all(sum(s.values()) == n for s, n in zip(outcome.sources, outcome.scores, strict=True))


def test_headings() -> None:
    state = GAME.start({"seats": "3"})
    assert GAME.heading(state) == "setup"
    assert GAME.heading(given()) == "round 1 actions"
    second = second_markers()
    pass_until(second, "admit")
    assert GAME.heading(second) == "round 1 admission"
