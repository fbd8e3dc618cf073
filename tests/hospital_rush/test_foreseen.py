"""What a view foresees of the end of the round: prestige, ties, and whether the game ends."""

from __future__ import annotations

from random import Random
from typing import Any

from hospital_rush.given import GAME, given, intern
from wardround.games.hospital_rush.rules.beds import cured, own_patient
from wardround.games.hospital_rush.rules.discharge import discharge_whole, standing
from wardround.games.hospital_rush.rules.state import NONE, PLACE, State
from wardround.games.hospital_rush.rules.words import DONE
from wardround.table.speakers import is_chance

STEPS = 900
WHOLE = "4:patch.patch.patch"


def foreseen(state: State) -> Any:
    return GAME.view(state, 0)["foreseen"]


def prestige(state: State) -> list[int]:
    return [one["prestige"] for one in foreseen(state)["interns"]]


def test_a_cured_patient_will_bring_its_star() -> None:
    state = given(intern(bed=4, prestige=7), beds="nell-nettle", tiles=WHOLE)
    assert prestige(state) == [8, 0, 0]
    assert foreseen(state)["interns"][0]["gains"] == [{"bed": 4, "prestige": 1, "beside": 0}]
    assert foreseen(given(intern(bed=4, prestige=7), beds="nell-nettle"))["ending"] == ""


def test_a_cured_patient_of_nobody_brings_nothing() -> None:
    assert prestige(given(intern(prestige=7), beds="nell-nettle", tiles=WHOLE)) == [7, 0, 0]


def test_whoever_sits_beside_will_get_a_point() -> None:
    owners = (intern("marina", bed=4, beside=1), intern("kurt", bed=4))
    state = given(*owners, beds="nell-nettle", tiles=WHOLE)
    assert prestige(state)[:2] == [1, 1]
    assert foreseen(state)["interns"][0]["gains"][0]["beside"] == 1


def test_ten_after_the_round_end_the_game() -> None:
    state = given(intern(bed=4, prestige=9), beds="nell-nettle", tiles=WHOLE)
    assert foreseen(state)["ending"] == "prestige"
    assert foreseen(state)["winning"] == [0]
    assert foreseen(given(round=10, rounds="10"))["ending"] == "rounds"
    assert foreseen(given(round=9, rounds="10"))["ending"] == ""


def test_a_tie_goes_to_most_medicine_and_bucks_with_what_finance_pays() -> None:
    rich = intern(prestige=10, bucks=2, medicine="purple")
    skilled = intern(bed=4, prestige=9, bucks=2, skills="finance")
    state = given(rich, skilled, beds="nell-nettle", tiles=WHOLE)
    assert [one["tiles"] for one in foreseen(state)["interns"][:2]] == [3, 4]
    assert foreseen(state)["winning"] == [1]


def test_tiles_named_count_as_placed_and_a_claim_leaves_the_old_patient() -> None:
    lying = "4:patch.patch.patch 3:patch.patch"
    state = given(intern(bed=4), beds="nell-nettle barnaby-bump", tiles=lying)
    assert prestige(state)[0] == 1
    for word in GAME.vocabulary.numbers(["treat-a", "bed-3", "patch"]):
        GAME.tell(state, 0, word)
    assert GAME.view(state, 0)["said"] == ["treat-a", "bed-3", "patch"]
    assert prestige(state)[0] == 0


def test_what_is_foreseen_is_what_discharging_brings() -> None:
    checked = 0
    for seed in range(8):
        rng = Random(seed)
        state = GAME.start({"seats": str(3 + seed % 3)})
        for _ in range(STEPS):
            turn = GAME.turn(state)
            if not turn:
                break
            if state.phase == PLACE and not is_chance(turn[0]):
                checked += agrees(state, turn[0])
            GAME.tell(state, turn[0], rng.choice(GAME.legal(state, turn[0])))
    assert checked > STEPS


def agrees(state: State, speaker: int) -> int:
    """Compare with what the rules do: end the sentence begun, then send the cured home."""
    after = GAME.clone(state)
    begun = bool(after.said)
    if begun and DONE not in GAME.legal(after, speaker):
        return 0
    if begun:
        before = [intern.prestige for intern in after.interns]
        GAME.tell(after, speaker, DONE)
        if before != [intern.prestige for intern in after.interns] or after.phase != PLACE:
            return 0
    for seat in range(len(after.interns)):
        bed = own_patient(after, seat)
        if bed != NONE and cured(after, bed):
            discharge_whole(after, bed)
    told = foreseen(state)["interns"]
    assert [one["prestige"] for one in told] == [intern.prestige for intern in after.interns]
    if not begun:
        assert [one["tiles"] for one in told] == [standing(after, n)[1] for n in range(len(told))]
    return 1
