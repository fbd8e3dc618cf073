"""Section 1, components, and section 2, setup."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from dice_hospital.given import (
    GAME,
    bags,
    cannot_say,
    chance_until,
    fatalities,
    given,
    hospital,
    may_say,
    odds,
    own,
    patients,
    phase,
    said_by,
    say,
    speakers,
    table,
    ways,
)
from wardround.games.dice_hospital.game import DiceHospital
from wardround.table.errors import BadOption
from wardround.table.play.journal import Word, entry_for
from wardround.table.speakers import SPECTATOR

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def revealed(display: list[str]) -> tuple[int, int]:
    """How many departments and specialists lie in a display."""
    departments = [card.id for card in GAME.cards.departments]
    found = sum(card in departments for card in display)
    return found, len(display) - found


# --- components ---


@pytest.mark.parametrize(("seats", "left"), [(2, 15), (3, 18), (4, 21)])
def test_of_21_dice_a_colour_6_are_removed_for_two_and_3_for_three(seats: int, left: int) -> None:
    state = given(seats=seats, phase="first-player")
    assert table(state)["bag"] == {"red": left, "yellow": left, "green": left}


@SEATS
def test_there_is_one_ambulance_more_than_players(seats: int) -> None:
    state = given(seats=seats, phase="first-player")
    assert len(table(state)["ambulances"]) == seats + 1


@SEATS
def test_every_hospital_has_three_nurses_and_six_departments(seats: int) -> None:
    state = given(seats=seats, phase="first-player")
    board = ["critical-care-unit", "oncology", "pharmacy", "intensive-care", "imaging", "clinic"]
    for seat in range(1, seats + 1):
        h = own(state, seat)
        assert h["nurses"] == 3
        assert sorted(h["departments"]) == sorted(board)
        assert h["staff"] == []
        assert h["patients"] == []


def test_the_decks_are_12_departments_and_12_specialists_two_each_and_8_administrators() -> None:
    improvements = [card for card in GAME.cards.departments if card.copies]
    assert Counter(card.copies for card in improvements) == {2: 12}
    assert Counter(card.copies for card in GAME.cards.specialists) == {2: 12}
    assert len(GAME.cards.departments) == 6 + 12
    assert len(GAME.cards.administrators) == 8


@pytest.mark.parametrize("seats", ["", "0", "5", "two"])
def test_other_numbers_of_players_are_refused(seats: str) -> None:
    with pytest.raises(BadOption):
        GAME.resolve_options({"seats": seats})


def test_d2_blood_bags_and_fatality_tokens_never_run_out() -> None:
    state = given(
        hospital("r1 r1", bags=500, fatalities=500, staff="surgeon", ambulance=1), phase="return"
    )
    say(state, "1", "return surgeon")
    assert bags(state, 1) == 501
    say(state, "1", "finish")
    say(state, "2", "finish")
    assert fatalities(state, 1) == 502


# --- 1: the first player ---


@SEATS
def test_the_first_player_is_drawn_evenly(seats: int) -> None:
    state = given(seats=seats, phase="first-player")
    assert speakers(state) == ["*"]
    assert odds(state) == {f"seat-{seat}": 1 for seat in range(1, seats + 1)}


def test_the_drawn_seat_is_first() -> None:
    state = given(seats=3, phase="first-player")
    say(state, "*", "seat-3")
    assert table(state)["first"] == 2


# --- 2: cards turned up ---


@pytest.mark.parametrize("seats", [3, 4])
def test_players_less_one_departments_and_specialists_are_revealed(seats: int) -> None:
    state = given(seats=seats, phase="first-player")
    chance_until(state, "starting-dice")
    assert revealed(table(state)["display"]) == (seats - 1, seats - 1)


def test_a_card_is_turned_up_as_likely_as_there_are_copies() -> None:
    state = given(phase="reveal", seats=3, display="cardiology")
    chances = odds(state)
    assert chances["cardiology"] == 1
    assert chances["urology"] == 2
    assert sum(chances.values()) == 23
    assert set(chances) == {card.id for card in GAME.cards.departments if card.copies}


def test_both_copies_of_a_card_may_lie_there() -> None:
    state = given(phase="reveal", seats=3, display="cardiology")
    say(state, "*", "cardiology surgeon surgeon")
    assert table(state)["display"] == ["cardiology", "cardiology", "surgeon", "surgeon"]


@pytest.mark.parametrize(
    ("choice", "card", "shown"),
    [("department", "urology", (2, 1)), ("specialist", "paramedic", (1, 2))],
)
def test_with_2_players_the_first_player_chooses_one_more_card(
    choice: str, card: str, shown: tuple[int, int]
) -> None:
    state = given(seats=2, phase="first-player")
    say(state, "*", "seat-2 cardiology surgeon")
    assert speakers(state) == ["2"]
    assert may_say(state, "2") == ["department", "specialist"]
    say(state, "2", choice)
    say(state, "*", card)
    assert revealed(table(state)["display"]) == shown
    assert phase(state) == "starting-dice"


# --- 3: starting patients ---


@SEATS
def test_each_draws_3_dice_in_seat_order_from_the_first_player(seats: int) -> None:
    state = given(seats=seats, phase="starting-dice", first=2)
    drawn = []
    while phase(state) == "starting-dice":
        drawn += speakers(state)
        say(state, drawn[-1], next(iter(odds(state))))
    order = [(2 + i - 1) % seats + 1 for i in range(seats)]
    assert drawn == [f"*{seat}" for seat in order for _ in range(3)]


def test_a_colour_is_drawn_as_likely_as_there_are_dice_of_it() -> None:
    state = given(phase="starting-dice")
    say(state, "*1", "red red green")
    assert odds(state) == {"red": 13, "yellow": 15, "green": 14}


def test_each_chooses_which_die_is_a_3_a_4_and_a_5_and_all_start_untreated() -> None:
    hands = hospital(hand="red yellow green"), hospital(hand="red yellow green")
    state = given(*hands, phase="starting-values")
    wanted = {f"{a}3 {b}4 {c}5" for a, b, c in permutations("ryg")}
    found = set()
    for line in ways(state, "1", ""):
        there = given(*hands, phase="starting-values")
        say(there, "1", line)
        found.add(patients(there, 1))
    assert found == wanted


def test_two_dice_of_one_colour_are_interchangeable() -> None:
    state = given(
        hospital(hand="red red green"), hospital(hand="red green green"), phase="starting-values"
    )
    assert ways(state, "1", "") == ["r3 r4", "r3 g4", "g3 r4"]
    assert ways(state, "2", "") == ["r3 g4", "g3 r4", "g3 g4"]


def test_three_dice_of_one_colour_leave_nothing_to_ask() -> None:
    state = given(hospital(hand="red red red"), hospital(hand="red green"), phase="starting-dice")
    say(state, "*2", "green")
    assert patients(state, 1) == "r3 r4 r5"
    assert speakers(state) == ["2"]


def test_starting_values_are_chosen_by_all_at_once() -> None:
    hands = [hospital(hand="red yellow green") for _ in range(3)]
    state = given(*hands, seats=3, phase="starting-values")
    assert speakers(state) == ["1", "2", "3"]
    say(state, "3", "g3")
    say(state, "1", "y3 r4")
    say(state, "3", "y4")
    assert speakers(state) == ["2"]
    say(state, "2", "r3 g4")
    assert [patients(state, seat) for seat in (1, 2, 3)] == ["y3 r4 g5", "r3 g4 y5", "g3 y4 r5"]


# --- 4: administrators ---


def dealt(seats: int = 2) -> list[dict[str, str]]:
    """Hospitals with their starting patients."""
    return [hospital("r3 y4 g5") for _ in range(seats)]


@SEATS
def test_each_gets_two_administrators_from_the_first_player_on(seats: int) -> None:
    state = given(*dealt(seats), seats=seats, phase="deal", first=2)
    order = []
    while phase(state) == "deal":
        order += speakers(state)
        assert set(odds(state).values()) == {1}
        assert len(odds(state)) == 8 - len(order) + 1
        say(state, order[-1], list(odds(state))[-1])
    seat_order = [(2 + i - 1) % seats + 1 for i in range(seats)]
    assert order == [f"*{seat}" for seat in seat_order for _ in range(2)]
    assert own(state, 2)["hand"] == ["admin-7", "admin-8"]


def test_administrators_come_after_the_starting_patients() -> None:
    table_of_two = GAME.start({"seats": "2"})
    say(table_of_two, "*", "seat-1 cardiology surgeon")
    say(table_of_two, "1", "department")
    say(table_of_two, "*", "urology")
    say(table_of_two, "*1", "red red red")
    say(table_of_two, "*2", "red yellow green")
    assert phase(table_of_two) == "starting-values"
    say(table_of_two, "2", "r3 y4")
    assert phase(table_of_two) == "deal"


def test_dealt_administrators_are_unseen_by_the_others() -> None:
    state = given(*dealt(), phase="deal")
    say(state, "*1", "admin-1 admin-2")
    say(state, "*2", "admin-3 admin-4")
    assert own(state, 1)["hand"] == ["admin-1", "admin-2"]
    assert GAME.view(state, 1)["hospitals"][0]["hand"] == ["hidden", "hidden"]
    assert "admin" not in str(table(state)["hospitals"]).replace("administrator", "")


def test_dealt_and_kept_administrators_are_hidden_in_the_journal_and_in_what_is_told() -> None:
    state = given(*dealt(), phase="deal")
    number = GAME.vocabulary.number("admin-1")
    entry = Word(said_by("*1"), number)
    assert entry_for(GAME, state, entry, 0) == (entry.speaker, "admin-1")
    for other in (1, SPECTATOR):
        assert entry_for(GAME, state, entry, other) == (entry.speaker, "hidden")
    told = [*say(state, "*1", "admin-1 admin-2"), *say(state, "*2", "admin-3 admin-4")]
    told += say(state, "1", "admin-2")
    secrets = [h for h in told if h.name in ("deal", "keep") and h.seat == 0]
    assert [GAME.redact(h, 0).figures["administrator"] for h in secrets] == [
        "admin-1",
        "admin-2",
        "admin-2",
    ]
    assert {GAME.redact(h, 1).figures["administrator"] for h in secrets} == {"hidden"}
    kept = Word(1, GAME.vocabulary.number("admin-4"))
    assert entry_for(GAME, state, kept, 0) == (1, "hidden")


def test_other_words_are_hidden_from_nobody() -> None:
    state = given(hospital("r3"))
    word = Word(0, GAME.vocabulary.number("nurse"))
    assert entry_for(GAME, state, word, SPECTATOR) == (0, "nurse")


def test_each_keeps_one_and_it_is_face_up_once_all_have() -> None:
    state = given(
        hospital("r3 y4 g5", hand="admin-1 admin-2"),
        hospital("r3 y4 g5", hand="admin-3 admin-4"),
        phase="keep",
    )
    assert speakers(state) == ["1", "2"]
    assert may_say(state, "1") == ["admin-1", "admin-2"]
    assert cannot_say(state, "1", "admin-3")
    say(state, "1", "admin-2")
    assert GAME.view(state, 1)["hospitals"][0]["administrator"] == "hidden"
    say(state, "2", "admin-3")
    assert [h["administrator"] for h in table(state)["hospitals"]] == ["admin-2", "admin-3"]
    assert [h["hand"] for h in table(state)["hospitals"]] == [[], []]
    assert phase(state) == "roll"
    assert table(state)["round"] == 1


def test_without_administrators_the_first_round_follows_at_once() -> None:
    state = given(hospital(hand="red red red"), hospital(hand="red red"), phase="starting-dice")
    say(state, "*2", "red")
    assert phase(state) == "roll"
    assert own(state, 1)["administrator"] is None


def test_a_deck_with_too_few_administrators_is_refused_before_the_start() -> None:
    cards = replace(GAME.cards, administrators=GAME.cards.administrators[:5])
    game = DiceHospital(cards)
    with pytest.raises(BadOption) as caught:
        game.start({"seats": "3"})
    assert caught.value.message.key == "administrators-few"
    assert game.turn(game.start({"seats": "2"}))
    assert game.turn(game.start({"seats": "3", "administrators": "no"}))
