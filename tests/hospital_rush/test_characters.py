"""The characters: one test and more for each of their spaces."""

from __future__ import annotations

from hospital_rush.given import (
    GAME,
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
    prestige,
    question,
    say,
    second_markers,
    speakers,
    table,
    tiles,
)

# --- Marina Clementina ---


def test_marina_steals_two_bucks_or_two_medicine_from_one_opponent() -> None:
    purse = 1 + cost("marina-1")
    state = given(intern("marina", bucks=purse), intern(bucks=3, medicine="purple green"))
    assert may_say(state, "1", "marina-1 seat-2") == ["purple", "green", "buck"]
    robbed = after(state, "1", "marina-1 seat-2 buck buck")
    assert (bucks(robbed, 1), bucks(robbed, 2)) == (3, 1)
    robbed = after(state, "1", "marina-1 seat-2 purple green")
    assert (medicine(robbed, 1), medicine(robbed, 2)) == ("purple green", "")
    assert cannot_say(state, "1", "marina-1 seat-2 buck purple")
    assert cannot_say(state, "1", "marina-1 seat-2 green buck")


def test_marina_puts_her_marker_beside_an_opponents() -> None:
    state = given(intern("marina", bed=1), intern(bed=3))
    assert may_say(state, "1", "marina-2") == ["bed-3", "skip"]
    say(state, "1", "marina-2 bed-3")
    assert (bed(state, 3)["treating"], bed(state, 3)["beside"]) == (1, 0)
    assert (own(state, 1)["bed"], own(state, 1)["beside"]) == (3, 1)
    assert bed(state, 1)["treating"] == -1


def test_marina_beside_gains_a_point_when_the_patient_is_cured() -> None:
    homes = (intern("marina", bed=4, beside=1), intern(bed=4))
    state = given(*homes, beds="barnaby-bump", tiles="4:patch.patch.patch", mover=3)
    say(state, "3", "treat-b skip")
    say(state, "1", "treat-b bed-4 patch")
    say(state, "2", "treat-b skip")
    say(state, "3", "treat-b skip")
    assert (prestige(state, 1), prestige(state, 2)) == (1, 2)
    assert own(state, 1)["points"]["character"] == 1
    assert (own(state, 1)["bed"], own(state, 1)["beside"]) == (0, 0)


# --- Theo Goodberg ---


def test_theo_buys_a_skill_from_an_opponent_for_three_bucks() -> None:
    state = given(intern("theo", bucks=4 + cost("theo-1")), intern(skills="finance management"))
    assert may_say(state, "1", "theo-1") == ["seat-2", "skip"]
    say(state, "1", "theo-1 seat-2 finance")
    assert (bucks(state, 1), bucks(state, 2)) == (1, 4)
    assert (own(state, 1)["skills"], own(state, 2)["skills"]) == (["finance"], ["management"])


def test_theo_cannot_buy_what_he_has_or_cannot_pay() -> None:
    poor = given(intern("theo", bucks=2), intern(skills="finance"), characters="documented")
    say(poor, "1", "theo-1")
    assert speakers(poor) == ["2"]
    known = given(intern("theo", bucks=9, skills="finance"), intern(skills="finance"))
    say(known, "1", "theo-1")
    assert speakers(known) == ["2"]


def test_theo_takes_a_patient_over_for_a_buck_a_tile() -> None:
    state = given(
        intern("theo", bucks=3 + cost("theo-2"), bed=1),
        intern(bed=4),
        beds="barnaby-bump",
        tiles="4:patch.patch",
    )
    say(state, "1", "theo-2 seat-2")
    assert (bucks(state, 1), bucks(state, 2)) == (1, 3)
    assert (own(state, 1)["bed"], own(state, 2)["bed"]) == (4, 0)


def test_theo_cannot_take_over_what_he_cannot_pay() -> None:
    theo = intern("theo", bucks=1 + cost("theo-2"))
    state = given(theo, intern(bed=4), intern(bed=3), tiles="4:patch.patch")
    assert may_say(state, "1", "theo-2") == ["seat-3", "skip"]


# --- Kurt von Schneider ---


def test_kurt_steals_from_an_opponent_and_then_treats() -> None:
    purse = 2 + cost("kurt-1")
    state = given(intern("kurt", bucks=purse), intern(medicine="purple"), beds="pip-plum")
    say(state, "1", "kurt-1 seat-2 purple")
    assert (medicine(state, 1), question(state), speakers(state)) == ("purple", "treat", ["1"])
    say(state, "1", "bed-4 patch purple")
    assert (tiles(state, 4), bucks(state, 1)) == ("patch purple", 0)
    assert speakers(state) == ["2"]


def test_kurt_steals_off_an_opponents_patient() -> None:
    kurt = intern("kurt", bucks=cost("kurt-1"))
    state = given(kurt, intern(bed=4), beds="pip-plum", tiles="4:purple")
    assert may_say(state, "1", "kurt-1") == ["bed-4", "skip"]
    say(state, "1", "kurt-1 bed-4 purple")
    assert (tiles(state, 4), medicine(state, 1)) == ("", "purple")


def test_kurt_sells_any_number_of_medicine_for_two_bucks_each() -> None:
    state = given(intern("kurt", medicine="purple purple green"), characters="documented")
    say(state, "1", "kurt-2 purple purple done")
    assert (bucks(state, 1), medicine(state, 1)) == (5, "green")
    assert chest(state) == "purple purple orange orange green"


# --- Freddie Funster ---


def test_freddie_sends_bed_4_off_slides_and_takes_a_card_of_the_discards() -> None:
    state = given(
        intern("freddie"), intern(bed=4), beds="barnaby-bump pip-plum", discards="ivy-ink"
    )
    say(state, "1", "freddie-1 use")
    assert (bed(state, 4)["patient"], bed(state, 1)["patient"]) == ("pip-plum", None)
    assert (own(state, 2)["bed"], question(state)) == (0, "card")
    assert may_say(state, "1") == ["skip", "barnaby-bump", "ivy-ink"]
    say(state, "1", "ivy-ink")
    assert (bed(state, 1)["patient"], question(state)) == ("ivy-ink", "claim")
    say(state, "1", "claim")
    assert (own(state, 1)["bed"], speakers(state)) == (1, ["2"])


def test_a_cured_patient_in_bed_4_is_scored_when_freddie_sends_it_off() -> None:
    state = given(intern("freddie"), intern(bed=4), beds="nell-nettle", tiles="4:patch.patch.patch")
    say(state, "1", "freddie-1 use")
    assert (prestige(state, 2), own(state, 2)["bed"]) == (1, 0)


def test_freddie_treats_with_more_tiles_free_than_others() -> None:
    own_space = next(card for card in GAME.cards.all_spaces() if card.id == "freddie-2")
    free = own_space.numbers["free"]
    state = given(intern("freddie", bucks=0), beds="tilda-tumble")
    say(state, "1", "freddie-2 bed-4" + " patch" * free)
    assert (tiles(state, 4), bucks(state, 1)) == (" ".join(["patch"] * free), 0)


def test_a_character_of_ones_own_may_levy_bucks_from_every_opponent() -> None:
    taxman = (
        '[[character]]\nid = "freddie"\nname = "Freddie"\nfirst = { does = "turn-over" }\n'
        'second = { does = "levy", bucks = 2 }\n'
    )
    game = GAME.with_cards(taxman)
    state = given(intern("freddie"), intern(bucks=1), intern(bucks=4), game=game)
    say(state, "1", "freddie-2 use", game)
    assert [intern["bucks"] for intern in game.view(state, -1)["interns"]] == [4, 0, 2]


# --- Vanessa Toad ---


def test_vanessa_discards_a_patient_for_a_point_to_her_and_its_treating_player() -> None:
    vanessa = intern("vanessa", bucks=cost("vanessa-1"))
    state = given(vanessa, intern(bed=4), beds="pip-plum", tiles="4:purple")
    say(state, "1", "vanessa-1 bed-4")
    assert (prestige(state, 1), prestige(state, 2), bucks(state, 1)) == (1, 1, 0)
    assert (bed(state, 4)["patient"], own(state, 2)["bed"]) == (None, 0)
    assert chest(state) == "purple purple orange orange green green"


def test_vanessa_fines_every_opponent_on_red_once_two_bucks_or_one_prestige() -> None:
    state = second_markers(
        intern("olga", places="sabotage bribe", bucks=2),
        intern("felix", places="felix-1 treat-b", bucks=1),
        intern("vanessa", places="vanessa-1"),
        mover=3,
        characters="documented",
    )
    told = [h.name for h in say(state, "3", "vanessa-2 use")]
    assert (speakers(state), question(state)) == (["1"], "punishment")
    assert told.count("fined") == 2
    say(state, "1", "buck")
    assert [bucks(state, seat) for seat in (1, 2, 3)] == [0, 1, 1]
    assert [prestige(state, seat) for seat in (1, 2, 3)] == [0, -1, 0]


# --- house characters ---


def test_olga_has_a_bribe_of_her_own() -> None:
    own_space = next(card for card in GAME.cards.all_spaces() if card.id == "olga-1")
    price, gain = own_space.deals
    state = given(intern("olga", bucks=price))
    say(state, "1", "olga-1 use")
    assert (prestige(state, 1), bucks(state, 1)) == (gain, 0)


def test_olga_works_by_night_and_names_who_begins_the_next_round() -> None:
    state = given(intern("olga"), first=3)
    say(state, "1", "olga-2 seat-2")
    own_space = next(card for card in GAME.cards.all_spaces() if card.id == "olga-2")
    assert (own_space.does, bucks(state, 1)) == ("night-shift", 1 + own_space.deals[0])
    assert table(state)["first"] == 1


def test_felix_studies_cheaply_and_treats_in_his_own_way() -> None:
    cards = {c.id: c for c in GAME.cards.characters}
    state = given(intern("felix", bucks=cost("felix-1")))
    say(state, "1", "felix-1 finance")
    assert (own(state, 1)["skills"], bucks(state, 1)) == (["finance"], 0)
    treating = given(intern("felix", bucks=cost("felix-2")), beds="barnaby-bump")
    free = cards["felix"].spaces[1].numbers["free"]
    say(treating, "1", "felix-2 bed-4 " + " ".join(["patch"] * free))
    assert tiles(treating, 4) == " ".join(["patch"] * free)


def test_own_spaces_are_for_their_owner_alone_and_red_but_for_five() -> None:
    state = given(intern("kurt"), intern("olga"), intern("felix"))
    assert may_say(state, "1")[-2:] == ["kurt-1", "kurt-2"]
    own_spaces = [space for card in GAME.played().characters for space in card.spaces]
    assert {space.id for space in own_spaces if not space.red} == {
        "marina-2",
        "theo-1",
        "freddie-1",
        "freddie-2",
        "olga-1",
    }
    assert table(state)["interns"][0]["character"] == "kurt"
