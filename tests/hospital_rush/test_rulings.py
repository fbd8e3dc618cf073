"""Every ruling by its number. `docs/rules-hospital-rush.md` has the wording."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hospital_rush.given import (
    GAME,
    PATIENTS,
    State,
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
    own,
    pass_until,
    phase,
    prestige,
    question,
    say,
    second_markers,
    speakers,
    table,
    tiles,
    ways,
)

RULES = Path(__file__).parent.parent.parent / "docs" / "rules-hospital-rush.md"


def test_every_ruling_has_a_test_by_its_number() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    tested = {int(n) for n in re.findall(r"^def test_h(\d+)_", source, re.M)}
    tested_here = {int(n) for n in re.findall(r"^def test_v(\d+)_", source, re.M)}
    assert tested == set(range(1, 28))
    written = RULES.read_text(encoding="utf-8")
    assert {int(n) for n in re.findall(r"\bH(\d+)\b", written)} == tested
    assert {int(n) for n in re.findall(r"\bV(\d+)\b", written)} == tested_here


def test_h1_bucks_patches_and_study_markers_do_not_run_out() -> None:
    every = "intensive-care pharmacy finance management"
    homes = [intern(bucks=200, skills=every) for _ in range(5)]
    state = given(*homes, seats=5, beds="tilda-tumble", tiles="4:patch.patch.patch")
    say(state, "1", "treat-a bed-4 patch patch patch")
    assert (bucks(state, 1), prestige(state, 1)) == (200 + 2, 3)


def ending(*homes: dict[str, str], **fields: str | int) -> State:
    """The last placement of a round is due, by the seat before the one that began."""
    began = int(fields.get("began", 1))
    seats = int(fields.pop("seats", 3))
    last = (began - 2) % seats + 1
    interns = [dict(h) for h in homes] + [{} for _ in range(seats - len(homes))]
    for seat, home in enumerate(interns, 1):
        home.setdefault("places", "treat-b" if seat == last else "treat-b.fetch-b")
    return given(*interns, seats=seats, mover=last, **fields)  # type: ignore[arg-type]


def end_placing(state: State) -> None:
    """The last marker is placed, for nothing."""
    seat = speakers(state)[0]
    say(state, seat, "treat-b skip")


def test_h2_each_player_resolves_discharges_completely_before_the_next() -> None:
    state = ending(
        intern(bed=3, skills="pharmacy"),
        intern(bed=4, skills="pharmacy"),
        began=2,
        beds="nell-nettle pip-plum",
        tiles="4:patch.patch.patch 3:patch.patch.purple",
    )
    end_placing(state)
    assert (speakers(state), question(state)) == (["2"], "pharmacy")
    assert bed(state, 3)["patient"] == "pip-plum"
    say(state, "2", "skip")
    assert (speakers(state), question(state)) == (["1"], "pharmacy")


def test_h3_a_pharmacy_draw_sees_the_medicine_returned_so_far() -> None:
    state = ending(
        intern(bed=4, skills="pharmacy", medicine="orange orange green green"),
        intern(bed=3, skills="pharmacy", medicine="purple"),
        beds="nell-nettle pip-plum",
        tiles="4:patch.patch.patch 3:patch.patch.purple",
    )
    end_placing(state)
    assert (speakers(state), question(state)) == (["2"], "pharmacy")
    assert may_say(state, "2") == ["purple", "skip"], "not asked before: the chest was empty"


def test_h4_counts_and_uses_of_spaces_are_data() -> None:
    spaces = {card.id: card for card in GAME.cards.spaces}
    always = {word for word, card in spaces.items() if not card.limit}
    assert always == {"treat-b", "fetch-b", "study"}
    assert spaces["night-shift"].limit == 3
    red = {word for word, card in spaces.items() if card.red}
    assert red == {"sabotage", "bribe", "small-bribe", "large-bribe"}


def test_h5_only_tiles_the_card_still_needs_may_be_placed() -> None:
    everything = "purple orange green"
    state = given(intern("olga", medicine=everything, bucks=9), beds="pip-plum")
    assert may_say(state, "1", "treat-a bed-4") == ["patch", "purple", "done"]
    assert may_say(state, "1", "treat-a bed-4 patch patch") == ["purple", "done"]
    wild = given(intern("olga", medicine=everything, bucks=9), beds="wilbur-wobble")
    assert "patch patch purple green" in ways(wild, "1", "treat-a bed-4")


def test_h5_tiles_are_not_bound_to_places_on_the_card() -> None:
    state = given(
        intern("olga", bed=4, bucks=9),
        beds="dora-dizzy",
        tiles="4:purple.purple.orange.patch.patch",
    )
    assert bed(state, 4)["open"] == ["wild"]
    say(state, "1", "treat-a bed-4 patch")
    assert bed(state, 4)["cured"] == 1


def test_h6_a_punished_player_chooses_one_marker_at_a_time_in_seat_order() -> None:
    state = second_markers(
        intern(places="sabotage bribe"),
        intern(places="treat-a"),
        intern("kurt", places="kurt-1"),
        mover=2,
        tiles="4:patch",
        characters="documented",
    )
    say(state, "2", "rat-out use")
    assert speakers(state) == ["3"]
    say(state, "3", "prestige")
    assert speakers(state) == ["1"]
    say(state, "1", "buck")
    assert (bucks(state, 1), prestige(state, 1), prestige(state, 3)) == (0, -1, -1)


@pytest.mark.parametrize(
    ("has", "stands", "left"), [(0, 0, (0, -1)), (1, -2, (0, -2)), (0, -2, (0, -2))]
)
def test_h6_what_can_only_be_answered_one_way_is_not_asked(
    has: int, stands: int, left: tuple[int, int]
) -> None:
    state = given(intern(places="sabotage", bucks=has, prestige=stands), mover=2)
    say(state, "2", "rat-out use")
    assert (bucks(state, 1), prestige(state, 1)) == left
    assert speakers(state) == ["3"]


def test_h7_management_discharges_at_the_moment_of_the_cure() -> None:
    state = given(
        intern("olga", bed=4, skills="management"), beds="barnaby-bump", tiles="4:patch.patch.patch"
    )
    say(state, "1", "treat-a bed-4 patch")
    assert (prestige(state, 1), bed(state, 4)["patient"], phase(state)) == (2, None, "place")


def test_h7_management_works_whoever_places_the_last_tile() -> None:
    state = given(
        intern("marina", bed=4, beside=1),
        intern(bed=4, skills="management pharmacy"),
        beds="barnaby-bump",
        tiles="4:patch.patch.patch",
    )
    say(state, "1", "treat-a bed-4 patch")
    assert (prestige(state, 1), prestige(state, 2)) == (1, 2)
    assert (speakers(state), question(state)) == (["2"], "pharmacy")


def test_h7_management_works_when_the_skill_or_the_patient_comes_later() -> None:
    def cured(*homes: dict[str, str]) -> State:
        return given(*homes, beds="nell-nettle", tiles="4:patch.patch.patch")

    learner = cured(intern(bed=4, bucks=3, skills="pharmacy finance"))
    say(learner, "1", "study management")
    assert prestige(learner, 1) == 1
    purse = 3 + cost("theo-2")
    theo = cured(intern("theo", bucks=purse, skills="management"), intern(bed=4))
    say(theo, "1", "theo-2 seat-2")
    assert (prestige(theo, 1), bucks(theo, 1)) == (1, 0)
    claimer = cured(intern(skills="management"))
    say(claimer, "1", "treat-b bed-4")
    assert prestige(claimer, 1) == 1


def test_h8_management_leaves_the_right_hand_option_to_the_discharge_phase() -> None:
    state = ending(
        intern(bed=4, skills="management"), beds="tilda-tumble", tiles="4:patch.patch.patch"
    )
    assert bed(state, 4)["right"] == 1
    end_placing(state)
    assert (speakers(state), question(state)) == (["1"], "right-hand")


def test_h9_theo_needs_no_prerequisite() -> None:
    state = given(intern("theo", bucks=max(0, 3 + cost("theo-1"))), intern(skills="management"))
    say(state, "1", "theo-1 seat-2 management")
    assert own(state, 1)["skills"] == ["management"]


@pytest.mark.parametrize("characters", ["balanced", "documented"])
def test_h10_costs_that_no_document_gives_are_marked_house(characters: str) -> None:
    options = {"characters": characters}
    own_spaces = [space for card in GAME.played(options).characters for space in card.spaces]
    assert any(any(space.costs) for space in own_spaces)
    for space in own_spaces:
        if any(space.costs):
            assert "price" in GAME.house_parts(options)[space.id]


PAID_BY_THE_BANK = """
[[character]]
id = "theo"
name = "Theo Goodberg"
first = { does = "poach", price = 3, cost = -2 }
second = { does = "denounce", fine = 2, cost = -1 }
"""


def test_h10_below_nothing_the_bank_pays_first() -> None:
    game = GAME.with_cards(PAID_BY_THE_BANK)
    state = given(intern("theo", bucks=1), intern(bucks=0, skills="finance"), game=game)
    say(state, "1", "theo-1 seat-2 finance", game)
    assert (bucks(state, 1), bucks(state, 2), own(state, 1)["skills"]) == (0, 3, ["finance"])


def test_h10_the_bank_pays_only_for_what_is_done() -> None:
    game = GAME.with_cards(PAID_BY_THE_BANK)
    for said, purse in (("theo-2 use", 2), ("theo-2 skip", 1), ("theo-1", 1)):
        state = given(intern("theo", bucks=1), game=game)
        say(state, "1", said, game)
        assert bucks(state, 1) == purse


def test_h11_chance_names_the_starting_player() -> None:
    state = GAME.start({"seats": "5"})
    words = GAME.vocabulary.text(GAME.legal(state, -1))
    assert words == "seat-1 seat-2 seat-3 seat-4 seat-5"
    assert GAME.weights(state) == [1] * 5


def test_h12_a_cured_patient_without_a_marker_stays() -> None:
    state = ending(beds="pip-plum nell-nettle", tiles="3:patch.patch.patch")
    end_placing(state)
    assert (phase(state), bed(state, 4)["patient"]) == ("admit", "nell-nettle")
    assert bed(state, 4)["cured"] == 1


def test_h13_the_right_hand_option_counts_as_cured() -> None:
    state = ending(
        intern(bed=4, skills="pharmacy finance"),
        intern("marina", bed=4, beside=1),
        beds="tilda-tumble",
        tiles="4:patch.patch.patch.patch",
    )
    end_placing(state)
    assert may_say(state, "1") == ["discharge", "leave"]
    say(state, "1", "discharge")
    assert (prestige(state, 1), prestige(state, 2), bucks(state, 1)) == (1, 1, 3)
    assert question(state) == "pharmacy"


def test_h13_the_right_hand_option_may_be_left() -> None:
    state = ending(intern(bed=3), beds="pip-plum tilda-tumble", tiles="3:patch.patch.patch")
    end_placing(state)
    say(state, "1", "leave")
    assert (prestige(state, 1), own(state, 1)["bed"]) == (0, 4)
    assert bed(state, 4)["patient"] == "tilda-tumble"


def test_h14_discards_are_shuffled_in_only_when_a_card_is_needed_and_none_is_left() -> None:
    beds = "barnaby-bump nell-nettle wilbur-wobble ivy-ink"
    rest = [p for p in PATIENTS if p not in beds.split()]
    state = ending(beds=beds, discards=" ".join(rest[1:]))
    end_placing(state)
    assert [GAME.vocabulary.word(w) for w in GAME.legal(state, -1)] == [rest[0]]
    told = [h.name for h in say(state, "*", rest[0])]
    assert "shuffle" not in told
    assert (phase(state), len(table(state)["discards"])) == ("place", len(rest))
    pass_until(state, "admit")
    assert len(table(state)["stack"]) == len(rest) + 1
    assert table(state)["discards"] == []


def test_h15_a_marker_may_be_placed_where_nothing_can_be_done_and_blocks_it() -> None:
    state = given(intern("theo", bucks=0))
    say(state, "1", "bribe")
    assert (own(state, 1)["places"], bucks(state, 1)) == (["bribe"], 0)
    assert "bribe" not in may_say(state, "2")


def test_h16_claiming_without_placing_a_tile_is_allowed() -> None:
    state = given(intern("olga"), beds="quentin-quiver")
    say(state, "1", "treat-a bed-4")
    assert (own(state, 1)["bed"], tiles(state, 4)) == (4, "")
    again = given(intern("olga"), beds="barnaby-bump")
    say(again, "1", "treat-a bed-4 done")
    assert own(again, 1)["bed"] == 4


def test_h16_ones_own_patient_is_named_only_to_place_a_tile() -> None:
    state = given(intern("olga", bed=4), beds="barnaby-bump")
    assert may_say(state, "1", "treat-a bed-4") == ["patch"]
    nothing = given(intern("olga", bed=4), beds="quentin-quiver")
    assert "bed-4" not in may_say(nothing, "1", "treat-a")


def test_h17_own_spaces_are_used_once_a_round() -> None:
    state = second_markers(intern("olga", places="olga-1"))
    assert "olga-1" not in may_say(state, "1")
    assert "olga-2" in may_say(state, "1")
    assert all(s.limit == 1 for c in GAME.cards.characters for s in c.spaces)


def test_h18_marina_only_places_her_marker_and_treats_later_without_her_skills() -> None:
    state = second_markers(
        intern("marina", places="marina-2", bed=4, beside=1, skills="intensive-care", bucks=0),
        intern(bed=4),
        beds="barnaby-bump",
    )
    assert ways(state, "1", "treat-b bed-4") == ["patch"]
    placed = after(state, "1", "treat-b bed-4 patch")
    assert (tiles(placed, 4), bed(placed, 4)["treating"]) == ("patch", 1)


def test_h18_marina_left_alone_is_the_ordinary_treating_player() -> None:
    state = given(
        intern(bed=4),
        intern("marina", bed=4, beside=1, skills="finance"),
        beds="nell-nettle",
        tiles="4:patch.patch.patch",
    )
    say(state, "1", "treat-a bed-3 done")
    assert (bed(state, 4)["treating"], bed(state, 4)["beside"]) == (1, -1)
    pass_until(state, "admit")
    assert (prestige(state, 2), bucks(state, 2)) == (1, 3)


def test_h18_marina_keeps_her_point_when_another_marker_has_come_to_treat() -> None:
    state = given(
        intern("theo", bucks=3 + cost("theo-2")),
        intern("marina", bed=4, beside=1),
        intern(bed=4),
        beds="nell-nettle",
        tiles="4:patch.patch.patch",
    )
    say(state, "1", "theo-2 seat-3")
    assert (bed(state, 4)["treating"], bed(state, 4)["beside"]) == (0, 1)
    pass_until(state, "admit")
    assert [prestige(state, seat) for seat in (1, 2, 3)] == [1, 1, 0]


def test_h19_marina_may_steal_fewer_than_two() -> None:
    marina = intern("marina", bucks=1 + cost("marina-1"))
    state = given(marina, intern(bucks=3), intern(bucks=1))
    say(state, "1", "marina-1 seat-2 buck done")
    assert (bucks(state, 1), bucks(state, 2)) == (2, 2)
    again = given(marina, intern(bucks=3), intern(bucks=1))
    say(again, "1", "marina-1 seat-3 buck")
    assert (bucks(again, 1), bucks(again, 3)) == (2, 0)


def test_h20_a_victim_of_theo_who_loses_a_prerequisite_keeps_management() -> None:
    price = max(0, 3 + cost("theo-1"))
    state = given(intern("theo", bucks=price), intern(skills="pharmacy finance management"))
    say(state, "1", "theo-1 seat-2 pharmacy")
    assert own(state, 2)["skills"] == ["finance", "management"]


def test_h21_kurt_may_treat_without_stealing_and_intensive_care_counts() -> None:
    state = given(
        intern("kurt", bucks=cost("kurt-1"), skills="intensive-care"),
        intern(medicine="green"),
        beds="barnaby-bump",
    )
    say(state, "1", "kurt-1 skip")
    assert question(state) == "treat"
    say(state, "1", "bed-4 patch" + " done" * min(1, cost("kurt-1")))
    assert (tiles(state, 4), medicine(state, 2), speakers(state)) == ("patch", "green", ["2"])
    assert bucks(state, 1) == cost("kurt-1")


def test_h21_their_patient_is_one_an_opponent_treats() -> None:
    state = given(
        intern("kurt", bed=3, bucks=cost("kurt-1")),
        intern(bed=4),
        beds="pip-plum otto-orchard greta-glade",
        tiles="4:purple 3:orange 2:green",
    )
    assert may_say(state, "1", "kurt-1") == ["bed-4", "skip"]


def test_h22_with_freddie_a_complete_right_hand_side_is_cured() -> None:
    state = given(
        intern("freddie"),
        intern(bed=4, bucks=1, skills="pharmacy finance"),
        intern("marina", bed=4, beside=1),
        beds="tilda-tumble",
        tiles="4:patch.patch.patch.patch",
    )
    say(state, "1", "freddie-1 use")
    assert [prestige(state, seat) for seat in (1, 2, 3)] == [0, 1, 1]
    assert (bucks(state, 2), own(state, 2)["bed"]) == (3, 0)
    assert (speakers(state), question(state)) == (["2"], "pharmacy")


def test_h22_with_freddie_an_incomplete_right_hand_side_leaves_uncured() -> None:
    state = given(intern("freddie"), intern(bed=4), beds="tilda-tumble", tiles="4:patch.patch")
    say(state, "1", "freddie-1 use")
    assert (prestige(state, 2), own(state, 2)["bed"]) == (0, 0)


def test_h22_with_freddie_a_whole_patient_brings_all_its_prestige() -> None:
    state = given(
        intern("freddie"),
        intern(bed=4),
        beds="tilda-tumble",
        tiles="4:patch.patch.patch.patch.patch.patch",
    )
    say(state, "1", "freddie-1 use")
    assert prestige(state, 2) == 3


def test_h22_with_freddie_a_right_hand_side_that_nobody_treats_brings_nothing() -> None:
    state = given(intern("freddie"), beds="tilda-tumble", tiles="4:patch.patch.patch")
    say(state, "1", "freddie-1 use")
    assert [prestige(state, seat) for seat in (1, 2, 3)] == [0, 0, 0]


def test_h22_freddie_slides_an_empty_bed_4_and_may_take_no_card() -> None:
    code = GAME.encode(given(intern("freddie"), beds="pip-plum otto-orchard"))
    state = GAME.decode(code.replace(".pip-plum", ".none"))
    assert bed(state, 4)["patient"] is None
    say(state, "1", "freddie-1 use")
    assert bed(state, 4)["patient"] == "otto-orchard"
    assert (bed(state, 1)["patient"], speakers(state)) == (None, ["2"])
    other = given(intern("freddie"), beds="pip-plum")
    say(other, "1", "freddie-1 use")
    assert may_say(other, "1") == ["skip", "pip-plum"]
    say(other, "1", "skip")
    assert (bed(other, 1)["patient"], speakers(other)) == (None, ["2"])


def test_h23_vanessas_discard_is_no_discharge() -> None:
    state = given(
        intern("vanessa", bucks=9),
        intern(bed=4, skills="pharmacy finance"),
        intern("marina", bed=4, beside=1),
        beds="nell-nettle",
        tiles="4:patch.patch.patch",
    )
    say(state, "1", "vanessa-1 bed-4")
    assert [prestige(state, seat) for seat in (1, 2, 3)] == [1, 1, 0]
    assert (bucks(state, 2), speakers(state), question(state)) == (1, ["2"], "place")
    assert bed(state, 4)["patient"] is None
    assert own(state, 3)["beside"] == 0


def test_h24_on_her_own_patient_vanessa_gains_one_not_two() -> None:
    state = given(intern("vanessa", bucks=9, bed=4))
    say(state, "1", "vanessa-1 bed-4")
    assert prestige(state, 1) == 1


@pytest.mark.parametrize(
    ("has", "stands", "left"), [(1, 0, (1, -1)), (2, -2, (0, -2)), (1, -2, (1, -2))]
)
def test_h25_vanessas_victims_with_one_way_out_are_not_asked(
    has: int, stands: int, left: tuple[int, int]
) -> None:
    state = given(intern(places="sabotage", bucks=has, prestige=stands), intern("vanessa"), mover=2)
    say(state, "2", "vanessa-2 use")
    assert (bucks(state, 1), prestige(state, 1)) == left
    assert speakers(state) == ["3"]


def test_h26_the_end_is_checked_after_the_discharges_only() -> None:
    state = given(intern(prestige=10, bucks=0, places="sabotage"), mover=2)
    say(state, "2", "rat-out use")
    assert prestige(state, 1) == 9
    pass_until(state, "admit")
    ended = ending(intern(prestige=10))
    end_placing(ended)
    assert (phase(ended), table(ended)["ended"]) == ("over", "prestige")


def test_h26_the_option_rounds_ends_a_game_with_a_reason_of_its_own() -> None:
    state = ending(round=10, rounds="10")
    end_placing(state)
    assert (phase(state), table(state)["ended"], speakers(state)) == ("over", "rounds", [])
    going_on = ending(round=9, rounds="10")
    end_placing(going_on)
    assert phase(going_on) == "admit"


def test_h27_with_freddie_the_owner_takes_pharmacy_medicine_before_the_card_is_chosen() -> None:
    state = given(
        intern("freddie"),
        intern(bed=4, skills="pharmacy"),
        beds="nell-nettle",
        tiles="4:patch.patch.patch",
    )
    say(state, "1", "freddie-1 use")
    assert (speakers(state), question(state)) == (["2"], "pharmacy")
    say(state, "2", "green")
    assert (speakers(state), question(state)) == (["1"], "card")
    assert (medicine(state, 2), chest(state)) == ("green", "purple purple orange orange green")


# --- rulings of our own ---


def test_v1_an_action_with_nothing_to_choose_is_over_with_the_marker() -> None:
    state = given(intern("theo", bucks=0))
    say(state, "1", "study")
    assert speakers(state) == ["2"]


def test_v2_freddies_slide_closes_every_gap() -> None:
    code = GAME.encode(given(intern("freddie"), beds="pip-plum otto-orchard greta-glade ivy-ink"))
    state = GAME.decode(code.replace("ivy-ink.greta-glade", "ivy-ink.none"))
    say(state, "1", "freddie-1 use")
    beds = [bed(state, n)["patient"] for n in (1, 2, 3, 4)]
    assert beds == [None, None, "ivy-ink", "otto-orchard"]


def test_v3_a_cured_patient_without_a_marker_leaves_freddies_bed_4_unscored() -> None:
    state = given(intern("freddie"), beds="nell-nettle", tiles="4:patch.patch.patch")
    say(state, "1", "freddie-1 use")
    assert [prestige(state, seat) for seat in (1, 2, 3)] == [0, 0, 0]


def test_v4_prestige_beyond_the_scale_is_lost() -> None:
    state = given(intern("olga", prestige=13, bucks=5))
    say(state, "1", "bribe 5")
    assert (prestige(state, 1), own(state, 1)["points"]["bribe"]) == (14, 1)


def test_v5_somebody_who_has_left_blocks_nothing_and_declines() -> None:
    state = given(intern(bed=4), beds="tilda-tumble", tiles="4:patch.patch.patch")
    pass_until(state, "admit")
    assert own(state, 1)["places"] == []
    assert prestige(state, 1) == 1


def test_v6_marina_beside_may_claim_another_patient_and_leaves_it() -> None:
    state = given(intern("marina", bed=4, beside=1), intern(bed=4))
    say(state, "1", "treat-a bed-3 done")
    assert (own(state, 1)["bed"], own(state, 1)["beside"]) == (3, 0)
    assert (bed(state, 4)["treating"], bed(state, 4)["beside"]) == (1, -1)


def test_v7_a_cost_is_paid_only_when_the_action_is_done() -> None:
    state = given(intern("vanessa", bucks=9))
    say(state, "1", "vanessa-1 skip")
    assert (bucks(state, 1), cannot_say(state, "1", "vanessa-1")) == (9, True)
