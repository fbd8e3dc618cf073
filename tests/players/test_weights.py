"""What players think things are worth is data: for every game and every number of seats."""

from __future__ import annotations

import math
from random import Random

import pytest

from wardround.games import GAMES
from wardround.games.dice_hospital.cards.library import built_in
from wardround.players.budget import Budget
from wardround.players.dice_hospital import experience
from wardround.players.dice_hospital import value as dice_value
from wardround.players.dice_hospital.kit import DiceHospitalExpert
from wardround.players.hospital_rush import value as rush_value
from wardround.players.kits import kit_of
from wardround.players.player import SeatView
from wardround.players.temperament import STANDARD
from wardround.players.weights import Numbers, numbers

AFTER_WORK = (
    "dice-hospital:2:seats=2,administrators=no:round=4,phase=activate,first=1,mover=1"
    ":patients=r1.g3.y4,staff=surgeon,ambulance=1:ambulance=2"
)
TO_IMPROVE = (
    "dice-hospital:2:seats=2,administrators=no:round=3,phase=improve,first=1,mover=1"
    ",display=haematologist.triage-nurse:patients=r2.r3.g3.g4.y5,ambulance=1"
    ":patients=g2.y4.r4,ambulance=2"
)
REPORTS = [f"report-{number}" for number in range(1, 7)]
SEATS = {"dice-hospital": (1, 2, 3, 4), "hospital-rush": (3, 4, 5)}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_of_seats_has_all_weights(game: str) -> None:
    tuning = kit_of(GAMES.find(game)).tuning
    assert tuning is not None
    found = numbers(tuning.file)
    assert tuple(sorted(found)) == SEATS[game]
    shapes = {tuple((name, len(given)) for name, given in one.items()) for one in found.values()}
    assert len(shapes) == 1
    for one in found.values():
        assert all(math.isfinite(number) for given in one.values() for number in given)


def _changed(file: str, seats: int, **changes: float) -> Numbers:
    return {**numbers(file)[seats], **{name: [number] for name, number in changes.items()}}


def test_a_specialist_is_worth_what_the_weights_say() -> None:
    game = GAMES.find("dice-hospital")
    state = game.start(game.resolve_options({"seats": "2"}))
    before = numbers(dice_value.WEIGHTS)[2]
    dearer = _changed(dice_value.WEIGHTS, 2, worker=before["worker"][0] + 1.0)
    state.hospitals[0].staff = [0]
    plain = dice_value.evaluate(state, 0, dice_value.Weights(before))
    more = dice_value.evaluate(state, 0, dice_value.Weights(dearer))
    assert more > plain


def test_bucks_are_worth_what_the_weights_say() -> None:
    game = GAMES.find("hospital-rush")
    state = game.start(game.resolve_options({"seats": "4"}))
    free = rush_value.Weights(_changed(rush_value.WEIGHTS, 4, buck=0.0, rich=0.0))
    poor = rush_value.seat_value(state, 0, 5.0, free)
    state.interns[0].bucks += 4
    assert rush_value.seat_value(state, 0, 5.0, free) == poor
    dear = rush_value.Weights(_changed(rush_value.WEIGHTS, 4, buck=1.0))
    assert rush_value.seat_value(state, 0, 5.0, dear) > poor


def test_experience_is_of_cards_that_there_are() -> None:
    known = numbers(experience.EXPERIENCE)
    assert tuple(sorted(known)) == (1, 2)
    for given in known.values():
        assert set(experience.GENERAL) <= set(given)
        cards = set(given) - set(experience.GENERAL)
        assert len(cards) > 20
        assert cards <= set(built_in().words)
        assert all(math.isfinite(number) for numbers_ in given.values() for number in numbers_)


def _experience(**changes: float) -> experience.Experience:
    given = {**numbers(experience.EXPERIENCE)[2]}
    given |= {name.replace("_", "-"): [number] for name, number in changes.items()}
    return experience.Experience(given, numbers(dice_value.WEIGHTS)[2])


def test_a_card_is_worth_what_came_of_it_for_every_round_that_is_left() -> None:
    state = GAMES.find("dice-hospital").decode(AFTER_WORK)
    poor = experience.expected_value(state, 0, _experience(surgeon=0.0))
    rich = experience.expected_value(state, 0, _experience(surgeon=1.0))
    assert rich - poor == pytest.approx(8 - state.round)


def test_a_card_that_was_never_met_counts_as_the_usual_one() -> None:
    state = GAMES.find("dice-hospital").decode(AFTER_WORK)
    known = _experience(specialist=0.0)
    del known.cards[GAMES.find("dice-hospital").vocabulary.number("surgeon")]
    poor = experience.expected_value(state, 0, known)
    known.specialist = 2.0
    assert experience.expected_value(state, 0, known) - poor == pytest.approx(2 * 4)


@pytest.mark.parametrize("card", ["triage-nurse", "haematologist"])
def test_the_expert_takes_the_card_that_more_came_of(card: str) -> None:
    game = GAMES.find("dice-hospital")
    state, word = game.decode(TO_IMPROVE), game.vocabulary.number(card)
    expert = DiceHospitalExpert(Budget(games=2), STANDARD)
    expert.experience[2].cards[word] = 5.0
    assert expert.plan(state, SeatView(game, state, 0), Random(1)) == [word]


def test_a_death_to_come_counts_as_much_as_it_costs() -> None:
    game = GAMES.find("dice-hospital")

    def lost(fatalities: str) -> float:
        table = "round=4,phase=activate,first=1,mover=1,reports=" + ".".join(REPORTS)
        start = f"dice-hospital:2:seats=1,fatalities={fatalities}:{table}:patients=r"
        dying, well = (game.decode(f"{start}{value}") for value in (1, 4))
        return dice_value.standard_value(well, 0) - dice_value.standard_value(dying, 0)

    once = -numbers(dice_value.WEIGHTS)[1]["patient"][0]
    assert lost("double") - lost("single") == pytest.approx(once)
