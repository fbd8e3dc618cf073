"""Options: the simple switches, sets by name, and what does not go together."""

from __future__ import annotations

from itertools import product

import pytest

from dice_hospital.given import (
    GAME,
    bags,
    cannot_say,
    fatalities,
    finish,
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
from wardround.games.dice_hospital.options import OPTIONS, REFUSALS
from wardround.lab.covering import covering
from wardround.table.errors import BadOption, BadPosition
from wardround.table.options import Refusal
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Note
from wardround.table.speaking import numbers_of

# --- opening crisis ---


def test_in_a_crisis_everybody_draws_five_dice() -> None:
    state = given(seats=2, phase="starting-dice", options="crisis")
    for word in ["red", "red", "red", "green", "green"]:
        assert speakers(state) == ["*1"]
        say(state, "*1", word)
    assert speakers(state) == ["*2"]


def test_in_a_crisis_dice_start_as_3_3_4_5_5() -> None:
    state = given(
        hospital(hand="red red yellow green green"),
        hospital(hand="red red red red red"),
        phase="starting-values",
        options="crisis",
    )
    assert patients(state, 2) == ""
    say(state, "1", "r3 g3 r4 y5")
    assert patients(state, 1) == "r3 g3 r4 y5 g5"


def test_in_a_crisis_equal_values_are_said_by_colour_and_no_way_twice() -> None:
    hand = hospital(hand="red red yellow green green")
    state = given(hand, hand, phase="starting-values", options="crisis")
    found = ways(state, "1", "")
    ends = {tuple(sorted(line.split())) for line in found}
    assert len(found) == len(ends)
    three = {tuple(sorted(line.split()[:2])) for line in found}
    assert three == {("r3", "r3"), ("r3", "y3"), ("g3", "r3"), ("g3", "y3"), ("g3", "g3")}
    assert may_say(state, "1", "y3") == ["g3"]


def test_in_a_crisis_dice_of_one_colour_leave_nothing_to_ask() -> None:
    state = given(
        hospital(hand="red red red red red"),
        hospital(hand="red red red red"),
        phase="starting-dice",
        options="crisis",
    )
    say(state, "*2", "red")
    assert patients(state, 1) == patients(state, 2) == "r3 r3 r4 r5 r5"


# --- superbug ---


def test_a_resistant_superbug_lowers_by_two() -> None:
    state = given(hospital("r1 y2 g3 g3t r6"), options="superbug")
    finish(state)
    assert patients(state, 1) == "g1 g3 r4"
    assert fatalities(state, 1) == 2


# --- epidemic ---


def test_in_an_epidemic_one_more_patient_comes_at_the_moment_of_taking() -> None:
    state = given(
        hospital("r2"),
        hospital("g2"),
        phase="take",
        options="epidemic",
        ambulances="r2r2r2.y3y3y3.g4g4g4",
    )
    say(state, "1", "ambulance-2")
    assert speakers(state) == ["*1"]
    assert set(odds(state)) == {f"{c}{v}" for c, v in product("ryg", "2345")}
    say(state, "*1", "g5")
    assert own(state, 1)["incoming"] == ["y3", "y3", "y3", "g5"]
    say(state, "2", "ambulance-1")
    say(state, "*2", "r3")
    assert patients(state, 1) == "r2 y3 y3 y3 g5"
    assert patients(state, 2) == "r2 r2 r2 g2 r3"
    assert phase(state) == "activate"


def test_an_epidemic_can_cost_two_beds_more() -> None:
    full = hospital("r1 r1 r1 y2 y2 y2 g3 g3 g3 g4")
    state = given(
        full, hospital("g2"), phase="take", options="epidemic", ambulances="r2r2r2.y3y3y3.g4g4g4"
    )
    say(state, "1", "ambulance-2")
    say(state, "*1", "g5")
    say(state, "2", "ambulance-3")
    say(state, "*2", "g5")
    assert speakers(state) == ["1"]
    say(state, "1", "r1 r1")
    assert fatalities(state, 1) == 2
    assert len(own(state, 1)["patients"]) == 12


def test_d12_with_an_empty_bag_nobody_more_comes() -> None:
    dice = "r3 " * 10 + "y3 " * 2
    others = "y3 " * 9 + "r3 " * 3
    game = given(
        hospital(dice.strip(), lounge=""),
        hospital(others.strip()),
        phase="take",
        options="epidemic",
        ambulances="r2r2y2.y3y3y3.g4g4g4",
    )
    game.bag[:] = [0, 0, 0]
    say(game, "1", "ambulance-2")
    assert speakers(game) == ["2"]
    assert own(game, 1)["incoming"] == ["y3", "y3", "y3"]


# --- timer ---


def test_the_timer_gives_60_seconds_and_5_more_each_round() -> None:
    for number in (1, 2, 8):
        state = given(hospital("r3"), options="timer", round=number)
        assert GAME.time_limit(state) == 60 + 5 * (number - 1)
    assert GAME.time_limit(given(hospital("r3"))) == 0
    assert GAME.time_limit(given(phase="improve", options="timer", display="radiology")) == 0


def test_w16_when_time_is_up_the_half_sentence_is_void_and_the_rest_stays_unplaced() -> None:
    table = GameInProgress(GAME, {"seats": "2", "set": "beginner", "timer": "yes"}, 5)
    while GAME.time_limit(table.state) == 0:
        seat = GAME.turn(table.state)[0]
        table.say(seat, [GAME.default_word(table.state, seat)])
    seat = GAME.turn(table.state)[0]
    table.say(seat, [GAME.vocabulary.number("nurse")])
    told = table.time_out(seat)
    assert told[0].name == "ready"
    assert Note(seat, "timeout") in table.entries
    assert own(table.state, seat + 1)["nurses"] == 3
    assert GAME.turn(table.state) == [1 - seat]
    assert table.time_out(seat) == []
    again = GameInProgress(GAME, table.options, 5, table.entries)
    assert GAME.encode(again.state) == GAME.encode(table.state)


def test_w16_when_time_is_up_a_pending_effect_is_skipped_too() -> None:
    table = GameInProgress(GAME, {"seats": "2", "set": "beginner", "timer": "yes"}, 5)
    table.state = given(hospital("r2 r5", staff="surgeon", bags=1), options="timer")
    say(table.state, "1", "surgeon intensive-care r2")
    table.entries = []
    told = table.time_out(0)
    assert [h.name for h in told if h.name in ("settled", "ready")] == ["settled", "ready"]


# --- sets and refusals ---


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["beginner", "standard", "hard", "everything"])
def test_every_named_set_can_be_played_by_any_number(name: str, seats: int) -> None:
    options = GAME.resolve_options({"seats": str(seats), "set": name})
    assert options == GAME.resolve_options({"seats": str(seats), "set": name})
    assert GAME.resolve_options(options) == options
    assert GAME.turn(GAME.start(options))


def test_everything_turns_on_whatever_goes_together() -> None:
    options = GAME.resolve_options({"seats": "3", "set": "everything"})
    chosen = {name for name, value in options.items() if value in ("yes", "replace", "both")}
    assert chosen == {
        "administrators",
        "crisis",
        "epidemic",
        "superbug",
        "pick-up",
        "events",
        "experimental",
        "promos",
        "timer",
    }


def test_what_is_given_beside_a_set_prevails() -> None:
    options = GAME.resolve_options({"seats": "3", "set": "hard", "epidemic": "no"})
    assert (options["epidemic"], options["crisis"]) == ("no", "yes")
    with pytest.raises(BadOption):
        GAME.resolve_options({"seats": "3", "set": "easy"})


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda r: r.reason)
def test_every_refused_pair_has_its_reason(refusal: Refusal) -> None:
    option, value, other, others, reason = refusal
    for it in others:
        chosen = {"seats": "2", option: value, other: it}
        with pytest.raises(BadOption) as caught:
            GAME.resolve_options(chosen)
        if reason != "refused-alone-administrators":
            assert caught.value.message.key == reason
        told = GAME.refused_values({other: it})
        assert told[option][value].key.startswith("refused-")
        assert it in GAME.refused_values({option: value})[other]


def test_every_combination_is_settled_or_refused_before_the_start() -> None:
    names = [option.name for option in OPTIONS]
    settled = 0
    for values in product(*(option.values for option in OPTIONS[:8])):
        for seats in "12":
            chosen = {"seats": seats, **dict(zip(names, values, strict=False))}
            refused = any(
                chosen.get(name) in told for name, told in GAME.refused_values(chosen).items()
            )
            try:
                GAME.resolve_options(chosen)
            except BadOption:
                assert refused
            else:
                assert not refused
                settled += 1
    assert settled > 100


def test_a_covering_set_holds_every_two_choices_that_go_together() -> None:
    met = {
        pair for options in covering(GAME, 2) for pair in product(options.items(), options.items())
    }
    for one, other in product(OPTIONS, OPTIONS):
        for value, it in product(one.values, other.values):
            chosen = {"seats": "2", one.name: value, other.name: it}
            if chosen[one.name] != value:
                continue
            try:
                GAME.resolve_options(chosen)
            except BadOption:
                continue
            assert ((one.name, value), (other.name, it)) in met


def test_prototype_returns_may_be_repeated_until_pass() -> None:
    home = hospital("r3", departments="radiology isolation-ward", staff="surgeon")
    state = given(home, phase="return", options="edition=prototype")
    say(state, "1", "return surgeon")
    assert speakers(state) == ["1"]
    say(state, "1", "return radiology")
    say(state, "1", "pass")
    assert bags(state, 1) == 2
    assert own(state, 1)["departments"][-1] == "isolation-ward"
    assert phase(state) == "activate"


def test_prototype_ends_returning_when_nothing_is_left() -> None:
    state = given(hospital("r3", staff="surgeon"), phase="return", options="edition=prototype")
    say(state, "1", "return surgeon")
    assert phase(state) == "activate"


def test_d11_prototype_whoever_discharges_strictly_most_gains_a_bag() -> None:
    first = hospital("r2", lounge="red red", ready=1)
    second = hospital("g2", lounge="red")
    state = given(first, second, activation="simultaneous", options="edition=prototype")
    say(state, "2", "finish")
    assert (bags(state, 1), bags(state, 2)) == (1, 0)
    tie = given(
        hospital("r2", lounge="red", ready=1),
        second,
        activation="simultaneous",
        options="edition=prototype",
    )
    say(tie, "2", "finish")
    assert (bags(tie, 1), bags(tie, 2)) == (0, 0)


def test_d1_the_prototype_has_nine_types_twice_and_six_once() -> None:
    cards = GAME.library.prototype
    for kind in (cards.departments, cards.specialists):
        copies = sorted(card.copies for card in kind if card.copies)
        assert copies == [1] * 6 + [2] * 9


def test_the_prototype_speaks_its_own_names_and_understands_those_of_the_printed_game() -> None:
    aliases = GAME.aliases({"edition": "prototype"})
    assert aliases == {
        "critical-care-unit": "trauma-unit",
        "operating-theatre": "surgical-theatre",
        "renal-medicine": "renal-unit",
        "radiologist": "neurologist",
    }
    assert GAME.aliases({"edition": "final"}) == {}
    assert GAME.names()["neurologist"] == "Neurologist"
    cards = {card.id for card in GAME.library.prototype.worded()}
    assert cards >= set(aliases.values())
    assert not cards & set(aliases)


def test_a_position_of_the_prototype_may_be_written_with_printed_names() -> None:
    home = hospital("r2", departments="operating-theatre", staff="radiologist")
    state = given(home, options="edition=prototype")
    assert own(state, 1)["departments"][0] == "trauma-unit"
    assert own(state, 1)["departments"][-1] == "surgical-theatre"
    assert own(state, 1)["staff"] == ["neurologist"]
    assert "operating-theatre" not in GAME.encode(state)


def test_printed_names_are_understood_at_a_table_of_the_prototype() -> None:
    options = {"seats": "2", "edition": "prototype"}
    (number,) = numbers_of(GAME, options, ["critical-care-unit"])
    assert GAME.vocabulary.word(number) == "trauma-unit"
    (number,) = numbers_of(GAME, {"seats": "2"}, ["critical-care-unit"])
    assert GAME.vocabulary.word(number) == "critical-care-unit"


# --- who begins, experimental medicine and promos one by one ---


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_table_may_name_who_begins(seat: int) -> None:
    state = GAME.start({"seats": "3", "first": f"seat-{seat}"})
    assert table(state)["first"] == seat - 1
    assert (phase(state), speakers(state)) == ("reveal", ["*"])
    assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption, match="refused-first-seat"):
        GAME.resolve_options({"seats": "2", "first": "seat-3"})
    assert list(GAME.refused_values({"seats": "2"})["first"]) == ["seat-3", "seat-4"]


def test_a_position_in_which_chance_still_names_who_begins_is_refused_if_the_table_did() -> None:
    with pytest.raises(BadPosition, match="phase"):
        given(seats=2, phase="first-player", options="first=seat-2")
    with pytest.raises(BadPosition, match="first"):
        given(seats=2, phase="starting-dice", first=1, options="first=seat-2")


def test_experimental_cards_may_be_added_to_both_full_decks() -> None:
    for seats in "1234":
        deck = GAME.library.deck(GAME.resolve_options({"seats": seats, "experimental": "added"}))
        assert sum(card.copies for card in deck.cards.departments) == 32
        assert sum(card.copies for card in deck.cards.specialists) == 36
        assert deck.joining == 0


@pytest.mark.parametrize("promo", ["consultant", "admissions-nurse"])
def test_each_promo_may_be_played_by_itself(promo: str) -> None:
    deck = GAME.library.deck(GAME.resolve_options({"seats": "2", "promos": promo}))
    assert deck.promos == (promo,)
    state = GAME.start({"seats": "2", "promos": promo, "first": "seat-1"})
    assert phase(state) == "deck"
    say(state, "*", "surgeon")
    assert phase(state) == "reveal"
    assert table(state)["joined"] == {promo: 1}
    assert table(state)["left"] == {"surgeon": 1}


def test_no_option_changes_what_the_table_hides() -> None:
    state = given(phase="deal", options="crisis events", seats=2, display="radiology surgeon")
    say(state, "*1", "admin-3")
    assert table(state)["hospitals"][0]["hand"] == ["hidden"]
    assert not cannot_say(state, "*1", "admin-4")
