"""Position codes: they round-trip, and whatever is typed gives a playable position or an error."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hospital_rush.playthroughs import FOLDER
from wardround.games.hospital_rush.game import HospitalRush
from wardround.games.hospital_rush.rules.state import State
from wardround.table.errors import BadPosition, WardroundError
from wardround.table.speaking import chosen_by

GAME = HospitalRush()
CODES = sorted(
    line
    for path in FOLDER.iterdir()
    for line in path.read_text(encoding="utf-8").splitlines()
    if line.startswith("hospital-rush:")
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
def test_a_changed_code_is_refused_or_can_be_played(text: str, changes: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(changes):
        text = mutate(text, rng)
    try:
        state = GAME.decode(text)
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
        GAME.decode(f"hospital-rush:3:seats=3:{text}:::")


@pytest.mark.parametrize("text", CODES[::3])
def test_a_position_of_a_game_reads_back(text: str) -> None:
    assert GAME.encode(GAME.decode(text)) == text


OPENING = "hospital-rush:3:seats=3:round=1,phase=place,began=1,first=1"
BEDS = "beds=pip-plum.barnaby-bump.ivy-ink.tilda-tumble"
NOW = f"{OPENING},mover=1,{BEDS}"
CAST = ("character=marina", "character=theo", "character=kurt")


def code(table: str, *changes: str) -> str:
    """A position with these fields added to its interns."""
    added = [*changes, "", "", ""][:3]
    interns = [f"{who},{more}".rstrip(",") for who, more in zip(CAST, added, strict=True)]
    return ":".join([table, *interns])


NOT_NOW = "position-not-now"
PLACED = ("places=treat-b.fetch-b",) * 3
DEALING = OPENING.replace("round=1,phase=place", "round=0,phase=admit")
FIRST_DONE = NOW.replace("mover=1", "mover=1,stage=acted")
FREDDIE = "character=freddie,places=freddie-1"
PHARMACIST = "character=kurt,places=treat-a,skills=pharmacy"
WON = "points=10.0.0.0.0"
REST = "character=theo:character=marina"


@pytest.mark.parametrize(
    ("bad", "key"),
    [
        ("hospital-rush", "position-form"),
        (code(NOW).replace(":3:", ":4:", 1), "position-version"),
        (code(NOW).replace("seats=3", "seats=2"), "position-value"),
        (code(NOW).replace("seats=3", "seats=4"), "position-sections"),
        (code(NOW).replace("seats=3", "seats=3,rounds=7"), "position-value"),
        (code(f"{NOW},colour=red"), "position-field"),
        (code(f"{NOW},round=2"), "position-twice"),
        (code(NOW, "bucks=-1"), "position-value"),
        (code(NOW, "points=9.9.0.0.0"), "position-value"),
        (code(NOW, "points=0.0.0.0.-3"), "position-value"),
        (code(NOW, "skills=treat-a"), "position-card"),
        (code(NOW, "skills=finance.finance"), "position-card"),
        (code(NOW, "medicine=3.0.0"), "position-medicine"),
        (code(f"{NOW},tiles=0200.0000.0000.0000"), "position-tiles"),
        (
            code(f"{OPENING},mover=1,beds=none.none.none.ivy-ink,tiles=1000.0000.0000.0000"),
            "position-tiles",
        ),
        (code(f"{NOW},discards=pip-plum"), "position-copies"),
        (code(f"{NOW},discards=theo"), "position-card"),
        (code(NOW).replace("theo", "marina"), "position-characters"),
        (code(NOW).replace("character=theo", ""), "position-not-now"),
        (code(NOW, "bed=2", "bed=2"), "position-markers"),
        (code(NOW, "bed=2,beside=1"), "position-markers"),
        (code(NOW, "", "bed=2,beside=1", "bed=2"), "position-not-now"),
        (code(NOW, "places=treat-b"), "position-not-now"),
        (code(NOW.replace("mover=1", "mover=2")), "position-not-now"),
        (code(NOW.replace("mover=1", "mover=2"), "places=kurt-1"), "position-space"),
        (code(NOW.replace("mover=1", "mover=2"), "places=late-exam"), "position-space"),
        (
            code(NOW.replace("mover=1", "mover=3"), "places=treat-a", "places=treat-a"),
            "position-space",
        ),
        (code(f"{NOW},stage=treat"), "position-not-now"),
        (code(NOW.replace("mover=1", "mover=1,stage=treat"), "places=treat-a"), "position-not-now"),
        (code(NOW.replace("mover=1", "mover=1,stage=acted"), "places=treat-a"), "position-stuck"),
        (code(f"{NOW},owed=2"), "position-not-now"),
        (code(f"{NOW},fine=1"), "position-not-now"),
        (code(NOW, "", "fines=1"), "position-not-now"),
        (code(f"{NOW},said=patch"), "position-said"),
        (code(f"{NOW},said=treat-a.bed-1.patch.patch.done"), "position-said"),
        (code(NOW.replace("phase=place", "phase=over")), "position-not-now"),
        (code(NOW.replace("phase=place", "phase=admit")), "position-not-now"),
        (code(NOW.replace("phase=place", "phase=nowhere")), "position-value"),
        (code(NOW.replace("began=1,", "")), "position-not-now"),
        (code(NOW.replace("first=1,", "")), "position-not-now"),
        (code(NOW.replace("round=1", "round=0")), "position-not-now"),
        (code(NOW.replace("round=1", "round=11").replace("seats=3", "seats=3,rounds=10")), NOT_NOW),
        (code(NOW, "", "bed=2,beside=1"), NOT_NOW),
        (code(f"{OPENING},{BEDS}".replace("=place", "=over"), *PLACED), NOT_NOW),
        (code(f"{DEALING},discards=pip-plum"), NOT_NOW),
        (code(f"{OPENING},mover=1,beds=none.none.none.ivy-ink", "bed=1"), NOT_NOW),
        (f"{FIRST_DONE.replace('acted', 'card')}:character=kurt,places=kurt-1:{REST}", NOT_NOW),
        (f"{FIRST_DONE.replace('acted', 'card')}:{FREDDIE}:{REST}", NOT_NOW),
        (
            f"{FIRST_DONE.replace('acted', 'claim')}:{FREDDIE},bed=1:{REST}",
            NOT_NOW,
        ),
        (f"{FIRST_DONE},fine=1:character=kurt,places=rat-out,fines=1:{REST}", NOT_NOW),
        (f"{FIRST_DONE}:character=kurt,places=rat-out:{REST},fines=1", NOT_NOW),
        (f"{FIRST_DONE},owed=1:character=kurt,places=treat-a:{REST}", NOT_NOW),
        (f"{FIRST_DONE},owed=1:{PHARMACIST},bed=2:{REST}", NOT_NOW),
        (f"{NOW.replace('mover=1', 'mover=2')},owed=1:{PHARMACIST}:{REST}", NOT_NOW),
    ],
)
def test_each_mistake_has_its_own_error(bad: str, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.decode(bad)
    assert caught.value.message.key == key


@pytest.mark.parametrize(
    "right",
    [
        code(NOW),
        code(DEALING),
        code(f"{OPENING},{BEDS}".replace("=place", "=over"), *PLACED[:2], f"{PLACED[2]},{WON}"),
        f"{FIRST_DONE},owed=1:{PHARMACIST}:{REST}",
        f"{FIRST_DONE.replace('acted', 'claim')}:{FREDDIE}:{REST}",
        f"{FIRST_DONE.replace('acted', 'card').replace('=pip-plum', '=none')},discards=pip-plum"
        f":{FREDDIE}:{REST}",
    ],
)
def test_the_positions_the_mistakes_are_made_in_are_right(right: str) -> None:
    again = GAME.encode(GAME.decode(right))
    assert sorted(re.split("[:,]", again)) == sorted(re.split("[:,]", right))
