"""Position codes: they round-trip, and whatever is typed gives a playable position or an error."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dice_hospital.playthroughs import FOLDER
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import State
from wardround.table.errors import BadPosition, WardroundError
from wardround.table.speaking import chosen_by

GAME = DiceHospital()
CODES = sorted(
    line
    for path in FOLDER.iterdir()
    for line in path.read_text(encoding="utf-8").splitlines()
    if line.startswith("dice-hospital:")
)
PARTS = sorted({part for code in CODES for part in re.split(r"[:,.=]", code)})
FIELDS = sorted({part for code in CODES for part in re.split(r"[:,]", code) if "=" in part})


def mutate(code: str, rng: Random) -> str:
    """A code with one thing changed."""
    pieces = re.split(r"([:,.=])", code)
    place = rng.randrange(len(pieces))
    how = rng.randrange(6)
    if how == 0:
        pieces[place] = rng.choice(PARTS)
    elif how == 1:
        del pieces[place]
    elif how == 2:
        pieces.insert(place, rng.choice([":", ",", ".", "=", rng.choice(PARTS)]))
    elif how == 3:
        other = rng.randrange(len(pieces))
        pieces[place], pieces[other] = pieces[other], pieces[place]
    elif how == 4:
        fields = re.split(r"([:,])", code)
        fields[rng.randrange(0, len(fields), 2)] = rng.choice(FIELDS)
        pieces = fields
    else:
        at = rng.randrange(len(code))
        return code[:at] + chr(rng.randrange(32, 300)) + code[at + 1 :]
    return "".join(pieces)


def play_some(state: State, rng: Random, words: int) -> None:
    """Say so many random words and watch that nothing is made or lost."""
    census = GAME.invariants(state)
    for _ in range(words):
        turn = GAME.turn(state)
        if not turn:
            return
        speaker = rng.choice(turn)
        legal = GAME.legal(state, speaker)
        weights = GAME.weights(state) if speaker < 0 else [1] * len(legal)
        GAME.apply(state, speaker, chosen_by(rng.random(), legal, weights))
        assert GAME.invariants(state) == census


@given(st.sampled_from(CODES), st.integers(1, 3), st.integers(0, 2**32))
@settings(max_examples=1500, deadline=None)
def test_a_changed_code_is_refused_or_can_be_played(code: str, changes: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(changes):
        code = mutate(code, rng)
    try:
        state = GAME.decode(code)
    except BadPosition:
        return
    again = GAME.encode(state)
    assert GAME.encode(GAME.decode(again)) == again
    play_some(state, rng, 60)


@given(st.text(max_size=80))
@settings(max_examples=300, deadline=None)
def test_any_text_is_refused_with_an_error_of_ours(text: str) -> None:
    with pytest.raises(WardroundError):
        GAME.decode(text)
    with pytest.raises(WardroundError):
        GAME.decode(f"dice-hospital:2:seats=2:{text}::")


@pytest.mark.parametrize("code", CODES[::7])
def test_a_position_of_a_game_reads_back(code: str) -> None:
    assert GAME.encode(GAME.decode(code)) == code


OPENING = "dice-hospital:2:seats=2,administrators=no:round=1,phase=activate,first=1,mover=1"


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("dice-hospital", "position-form"),
        ("dice-hospital:1:seats=2:phase=over::", "position-version"),
        ("dice-hospital:2:seats=7:phase=over::", "position-value"),
        ("dice-hospital:2:seats=3:phase=over::", "position-sections"),
        (f"{OPENING},colour=red:ambulance=1:ambulance=2", "position-field"),
        (f"{OPENING},round=2:ambulance=1:ambulance=2", "position-twice"),
        (f"{OPENING}:ambulance=1,patients=r9:ambulance=2", "position-value"),
        (f"{OPENING}:ambulance=1,bags=-1:ambulance=2", "position-value"),
        (f"{OPENING}:ambulance=1,patients=nurse:ambulance=2", "position-patient"),
        (f"{OPENING}:ambulance=1,patients={'.'.join(['r2'] * 13)}:ambulance=2", "position-beds"),
        (f"{OPENING}:ambulance=1,lounge=20.0.0:ambulance=2", "position-dice"),
        (f"{OPENING},display=urology.urology.urology:ambulance=1:ambulance=2", "position-copies"),
        (f"{OPENING}:ambulance=1,used=clinic:ambulance=2", "position-workers"),
        (f"{OPENING}:ambulance=1,used=urology,nurses=2:ambulance=2", "position-not-owned"),
        (f"{OPENING}:ambulance=1:ambulance=1", "position-ambulances"),
        (f"{OPENING}:ambulance=2:ambulance=1", "position-first"),
        (f"{OPENING}:ambulance=1,staff=urology:ambulance=2", "position-card"),
        (f"{OPENING}:ambulance=1,incoming=r2.r2.r2:ambulance=2", "position-not-now"),
        (f"{OPENING}:ambulance=1,patients=r2m:ambulance=2", "position-not-now"),
        (f"{OPENING}:ambulance=1,said=pharmacy:ambulance=2", "position-said"),
        (f"{OPENING}:ambulance=1,said=finish:ambulance=2", "position-said"),
        (
            "dice-hospital:2:seats=2,administrators=no:round=2,phase=roll,first=1:patients=r2t:",
            "position-treated",
        ),
        (
            "dice-hospital:2:seats=2,administrators=no:round=2,phase=roll,first=1:patients=rg2:",
            "position-recoloured",
        ),
        (
            "dice-hospital:2:seats=2:round=2,phase=roll,first=1:administrator=admin-1"
            ":administrator=admin-1",
            "position-administrators",
        ),
        (
            "dice-hospital:2:seats=2,administrators=no:round=2,phase=spare,first=1"
            ":ambulance=1:ambulance=2,ready=1",
            "position-stuck",
        ),
    ],
)
def test_each_mistake_has_its_own_error(code: str, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.decode(code)
    assert caught.value.message.key == key
