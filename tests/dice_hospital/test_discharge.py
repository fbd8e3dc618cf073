"""Phase 5, discharge, and phase 6, shift change."""

from __future__ import annotations

import pytest

from dice_hospital.given import (
    GAME,
    State,
    bags,
    chance_until,
    finish,
    given,
    hospital,
    lounge,
    may_say,
    odds,
    own,
    patients,
    phase,
    points,
    say,
    speakers,
    table,
)
from wardround.games.dice_hospital.cards.catalogue import Cards
from wardround.games.dice_hospital.game import DiceHospital

LADDER = [1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35]


def scored(home: dict[str, str]) -> dict[str, int]:
    """The points of seat 1 for this round."""
    state = given(home, round=8)
    finish(state)
    return points(state, 1)


def lying(discharged: int) -> str:
    """So many in the lounge, of all colours."""
    return " ".join((["red", "yellow", "green"] * discharged)[:discharged])


# --- phase 5 ---


@pytest.mark.parametrize("discharged", range(1, 13))
def test_points_for_the_number_discharged_this_round(discharged: int) -> None:
    found = scored(hospital("r6t", lounge=lying(discharged)))
    assert found == {"discharges": LADDER[discharged - 1]}


def test_nobody_discharged_is_no_point() -> None:
    assert scored(hospital("r6t")) == {}


@pytest.mark.parametrize("beyond", [1, 2, 5])
def test_d8_each_beyond_12_adds_5(beyond: int) -> None:
    found = scored(hospital("r6t", lounge=lying(12 + beyond)))
    assert found == {"discharges": 35 + 5 * beyond}


def test_a_hospital_with_no_patient_left_gains_5() -> None:
    assert scored(hospital(lounge="red red")) == {"discharges": 3, "empty-hospital": 5}


def test_a_hospital_emptied_by_death_gains_5_too() -> None:
    assert scored(hospital("r1")) == {"empty-hospital": 5}


def test_one_patient_left_is_not_empty() -> None:
    assert scored(hospital("r1t", lounge="red red")) == {"discharges": 3}


def test_points_add_up_over_the_rounds() -> None:
    assert scored(hospital("r6t", lounge="red", points="10.5.3")) == {
        "discharges": 11,
        "empty-hospital": 5,
        "administrator": 3,
    }


def test_the_discharged_go_back_to_the_bag() -> None:
    state = given(hospital("r6t", lounge="red red green"))
    before = table(state)["bag"]
    finish(state)
    now = table(state)["bag"]
    assert {c: now[c] - before[c] for c in now} == {"red": 2, "yellow": 0, "green": 1}
    assert lounge(state, 1) == ""


def test_no_blood_bag_for_most_discharged_in_this_edition() -> None:
    state = given(hospital("r6t", lounge="red red red"), hospital("r6t", lounge="red"), round=8)
    finish(state)
    assert (bags(state, 1), bags(state, 2)) == (0, 0)


# --- phase 6 ---


def change(round: int = 1, display: str = "", under: str = "") -> State:  # noqa: A002
    """The table after a round in which seat 2 became first player."""
    home = hospital(
        "r1t y5t", used="imaging oncology", placed="surgeon", nurses=2, staff="surgeon", ambulance=2
    )
    other = hospital("g3", ambulance=1)
    state = given(home, other, first=2, round=round, display=display, under=under)
    finish(state)
    return state


def test_workers_return_and_patients_become_untreated() -> None:
    state = change()
    h = own(state, 1)
    assert (h["used"], h["placed"], h["nurses"], h["staff"]) == ([], [], 3, ["surgeon"])
    assert patients(state, 1) == "r1 y5"


def test_ambulances_return() -> None:
    state = change()
    assert [h["ambulance"] for h in table(state)["hospitals"]] == [0, 0]


def test_what_is_left_in_the_display_goes_under_its_piles() -> None:
    state = change(display="cardiology paramedic", under="paramedic")
    assert table(state)["display"] == []
    assert table(state)["under"] == {"cardiology": 1, "paramedic": 2}


@pytest.mark.parametrize("seats", [3, 4])
def test_new_improvements_are_revealed_as_in_setup(seats: int) -> None:
    state = given(seats=seats, round=4, display="cardiology")
    finish(state)
    assert phase(state) == "reveal"
    chance_until(state, "roll")
    display = table(state)["display"]
    departments = [card.id for card in GAME.cards.departments]
    assert sum(card in departments for card in display) == seats - 1
    assert len(display) == 2 * (seats - 1)
    assert table(state)["round"] == 5


def test_with_2_players_the_new_first_player_chooses_the_extra_card() -> None:
    state = change()
    say(state, "*", "urology surgeon")
    assert speakers(state) == ["2"]
    assert may_say(state, "2") == ["department", "specialist"]
    say(state, "2", "specialist")
    say(state, "*", "paramedic")
    assert table(state)["display"] == ["urology", "surgeon", "paramedic"]
    assert (phase(state), table(state)["round"]) == ("roll", 2)


def test_the_token_of_this_round_orders_the_next_intake() -> None:
    state = change()
    chance_until(state, "extra")
    say(state, "2", "department")
    chance_until(state, "roll")
    say(state, "*", "r2 r2 r2 r3 r3 r3 r4 r4 r4")
    assert speakers(state) == ["2"]
    assert may_say(state, "2") == ["ambulance-2", "ambulance-3"]


def test_there_is_no_shift_change_after_round_8() -> None:
    state = change(round=8, display="cardiology")
    assert phase(state) == "over"
    assert table(state)["display"] == ["cardiology"]
    assert patients(state, 1) == "r1t y5t"


def test_a_game_has_8_rounds() -> None:
    state = GAME.start({"seats": "3", "administrators": "no"})
    rounds = []
    while GAME.turn(state):
        speaker = GAME.turn(state)[0]
        seat = speaker >= 0
        word = GAME.default_word(state, speaker) if seat else GAME.legal(state, speaker)[0]
        GAME.apply(state, speaker, word)
        rounds.append(table(state)["round"])
    assert sorted(set(rounds)) == list(range(9))
    assert rounds == sorted(rounds)


# --- cards under the piles ---


ALL = [card for card in GAME.cards.departments if card.copies]


def test_d14_cards_under_a_pile_come_only_when_no_unseen_card_is_left() -> None:
    under = " ".join(f"{card.id} {card.id}" for card in ALL if card.id != "radiology")
    state = given(seats=3, phase="reveal", under=under)
    assert odds(state) == {"radiology": 2}
    say(state, "*", "radiology radiology")
    assert phase(state) == "reveal"
    assert "surgeon" in odds(state)


def test_d14_cards_under_a_pile_are_then_drawn_at_random() -> None:
    under = " ".join([*(f"{card.id} {card.id}" for card in ALL[:-1]), ALL[-1].id])
    state = given(seats=3, phase="reveal", display=ALL[-1].id, under=under)
    assert odds(state) == {card.id: 2 for card in ALL[:-1]} | {ALL[-1].id: 1}
    say(state, "*", "cardiology")
    assert table(state)["under"]["cardiology"] == 1


def test_d14_the_piles_are_looked_at_one_by_one() -> None:
    under = " ".join(f"{card.id} {card.id}" for card in ALL)
    state = given(seats=3, phase="reveal", under=under)
    say(state, "*", "cardiology urology")
    assert set(odds(state)) == {card.id for card in GAME.cards.specialists}


def small(departments: int, specialists: int) -> DiceHospital:
    """The game with a deck of so few cards."""
    cards = GAME.cards
    board = tuple(card for card in cards.departments if not card.copies)
    return DiceHospital(
        Cards(
            "small",
            board + tuple(ALL[:departments]),
            cards.specialists[:specialists],
            cards.administrators,
        )
    )


def test_an_exhausted_pile_reveals_nothing() -> None:
    game = small(1, 1)
    state = given(seats=4, phase="first-player", game=game)
    say(state, "*", "seat-1 operating-theatre operating-theatre surgeon surgeon", game)
    assert game.view(state, -1)["phase"] == "starting-dice"
    assert len(game.view(state, -1)["display"]) == 4


def test_the_extra_card_is_not_asked_about_when_only_one_pile_has_cards() -> None:
    game = small(1, 1)
    state = given(hospital(staff="surgeon"), seats=2, phase="reveal", round=1, first=2, game=game)
    say(state, "*", "operating-theatre surgeon", game)
    assert game.view(state, -1)["phase"] == "extra-department"
    say(state, "*", "operating-theatre", game)
    assert game.view(state, -1)["phase"] == "roll"


def test_no_extra_card_when_both_piles_are_empty() -> None:
    game = small(1, 1)
    homes = hospital(staff="surgeon"), hospital(departments="operating-theatre")
    state = given(*homes, seats=2, phase="reveal", round=1, game=game)
    say(state, "*", "operating-theatre surgeon", game)
    assert game.view(state, -1)["phase"] == "roll"
