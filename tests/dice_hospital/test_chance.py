"""Chance drawn without lists says each word as often as it weighs, in every phase."""

from __future__ import annotations

from random import Random

from dice_hospital.given import given, hospital, say
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.activation import draws_a_patient
from wardround.games.dice_hospital.rules.state import NONE, PHASES, State
from wardround.lab.covering import covering
from wardround.table.speakers import is_chance

# No built-in event has dice rolled again, and no built-in department three copies.
OWN = """
[[department]]
id = "sauna"
name = "Sauna"
copies = 3
count = 2
steps = 1

[[event]]
id = "second-round"
name = "Second Round"
count = 1
op = "reroll"
"""
GAME = DiceHospital().with_cards(OWN)
PLAYED = 2 * [options for seats in GAME.seat_counts for options in covering(GAME, seats)]
FOR_THE_TABLE = {
    "first-player",
    "deck",
    "deal-reports",
    "reveal",
    "extra-department",
    "extra-specialist",
    "starting-dice",
    "deal",
    "event-card",
    "roll",
}
IN_THE_MIDDLE = {"take", "event", "activate"}


def test_every_word_of_chance_is_as_likely_as_it_weighs_wherever_chance_speaks() -> None:
    places: set[tuple[str, bool]] = set()
    for number, options in enumerate(PLAYED):
        rng = Random(number)
        state = GAME.start(options)
        while turn := GAME.turn(state):
            speaker = rng.choice(turn)
            if is_chance(speaker):
                places.add((PHASES[state.phase], state.rolling != NONE))
                check(state, speaker, rng)
            GAME.apply(state, speaker, rng.choice(GAME.legal(state, speaker)))
    wanted = {(phase, False) for phase in FOR_THE_TABLE}
    assert places == wanted | {(phase, True) for phase in IN_THE_MIDDLE}


def test_patients_are_drawn_for_the_admissions_nurse_as_likely_as_they_weigh() -> None:
    state = given(
        hospital("r6 y2", staff="admissions-nurse anaesthetist"),
        options="promos=admissions-nurse",
        joined="admissions-nurse",
        left="pharmacist",
    )
    say(state, "1", "anaesthetist clinic r6 draw")
    assert draws_a_patient(state)
    check(state, flow.only_speaker(state), Random(1))


def check(state: State, speaker: int, rng: Random) -> None:
    """What numbers fall on, from 0 on and far beyond the sum of the weights."""
    words, weights = flow.legal(state, speaker), flow.weights(state)
    wanted = [w for word, weight in zip(words, weights, strict=True) for w in [word] * weight]
    count = len(wanted)
    assert [flow.chance_word(state, n) for n in range(count)] == wanted, GAME.encode(state)
    beyond = rng.randrange(count, 2**31)
    assert flow.chance_word(state, beyond) == wanted[beyond % count], GAME.encode(state)
