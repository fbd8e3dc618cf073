"""Section 9: experimental medicine, one test a card, and how its decks are made up."""

from __future__ import annotations

from dice_hospital.given import (
    GAME,
    State,
    after,
    bags,
    cannot_say,
    fatalities,
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
    ways,
)

EXPERIMENTAL = "experimental=replace"


def at(among: str, **fields: str | int) -> State:
    """Seat 1 of two at work with experimental cards."""
    return given(hospital(among, **fields), options=EXPERIMENTAL)


# --- decks ---


def test_decks_for_two_or_three_hold_every_type_once_and_the_new_ones_twice() -> None:
    for seats in (1, 2, 3):
        state = GAME.start({"seats": str(seats), "experimental": "replace"})
        copies: dict[str, int] = dict(table(state)["unseen"])
        new = {"drug-trial-centre", "experimental-therapy", "physiotherapy", "training-department"}
        departments = {word: copies[word] for word in copies if word in _departments()}
        assert sum(departments.values()) == 20
        assert all(n == (2 if word in new else 1) for word, n in departments.items())
        assert sum(copies.values()) == 20 + 24


def _departments() -> set[str]:
    sets = (GAME.library.final, GAME.library.experimental)
    return {card.id for cards in sets for card in cards.departments}


def test_for_four_chance_adds_four_tiles_of_the_second_set() -> None:
    state = GAME.start({"seats": "4", "experimental": "replace"})
    say(state, "*", "seat-1")
    assert phase(state) == "deck"
    assert set(odds(state).values()) == {1}
    assert len(odds(state)) == 12
    say(state, "*", "radiology urology cardiology")
    assert "radiology" not in odds(state)
    say(state, "*", "anaesthesia")
    assert phase(state) == "reveal"
    unseen = table(state)["unseen"]
    assert unseen["radiology"] == 2
    assert unseen["immunology"] == 1
    assert table(state)["joined"] == dict.fromkeys(
        ("cardiology", "urology", "anaesthesia", "radiology"), 1
    )


# --- departments ---


def test_card_drug_trial_centre() -> None:
    state = at("r3 y5 g1", departments="drug-trial-centre")
    assert ways(state, "1", "nurse drug-trial-centre") == ["g1 r3", "g1 y5", "r3 y5"]
    say(state, "1", "nurse drug-trial-centre r3 y5")
    assert speakers(state) == ["*1"]
    assert odds(state) == {f"value-{n}": 1 for n in range(1, 7)}
    say(state, "*1", "value-6")
    assert patients(state, 1) == "g1 r3 y5"
    say(state, "*1", "value-2")
    assert patients(state, 1) == "g1 y2t r6t"
    assert cannot_say(at("r3", departments="drug-trial-centre"), "1", "nurse drug-trial-centre")


def test_d13_a_roll_that_raises_is_a_heal_and_one_that_does_not_is_not() -> None:
    state = at("r3 y5 g1", departments="drug-trial-centre", staff="anaesthetist urologist")
    raised = after(state, "1", "anaesthetist drug-trial-centre r3 y5")
    say(raised, "*1", "value-4 value-5")
    assert own(raised, 1)["pending"] is None
    again = at("r3 r5 g1 y2", departments="drug-trial-centre", staff="anaesthetist")
    say(again, "1", "anaesthetist drug-trial-centre g1 r3")
    say(again, "*1", "value-1 value-5")
    assert own(again, 1)["pending"] == "anaesthetist"
    assert may_say(again, "1") == ["r5", "skip"]
    lowered = at("r3 r5", departments="drug-trial-centre", staff="anaesthetist")
    say(lowered, "1", "anaesthetist drug-trial-centre r3 r5")
    say(lowered, "*1", "value-3 value-4")
    assert own(lowered, 1)["pending"] is None


def test_d15_a_patient_only_treated_is_still_another_one() -> None:
    state = at("r3 r5", departments="drug-trial-centre", staff="anaesthetist")
    say(state, "1", "anaesthetist drug-trial-centre r3 r5")
    say(state, "*1", "value-4 value-2")
    assert patients(state, 1) == "r2t r4m"
    assert may_say(state, "1") == ["r2t", "skip"]


def test_card_experimental_therapy() -> None:
    state = at("r2 y6 gr3t", departments="experimental-therapy")
    say(state, "1", "nurse experimental-therapy r2")
    assert patients(state, 1) == "gr3t r5t y6"
    state = at("r2 y6", departments="experimental-therapy", staff="surgeon haematologist")
    lowered = after(state, "1", "haematologist experimental-therapy y6")
    assert (patients(lowered, 1), own(lowered, 1)["pending"]) == ("y1t r2", None)
    say(state, "1", "surgeon experimental-therapy r2 r5m")
    assert patients(state, 1) == "r6t y6"


def test_card_physiotherapy() -> None:
    state = at("r2 r2 y3", departments="physiotherapy", staff="surgeon")
    begun = "surgeon physiotherapy"
    assert may_say(state, "1", f"{begun} r2") == ["yellow", "green"]
    assert may_say(state, "1", f"{begun} r2 green") == ["r2", "y3", "done"]
    assert may_say(state, "1", f"{begun} r2 green r2") == ["green"]
    one = after(state, "1", f"{begun} y3 red")
    assert patients(one, 1) == "r2 r2 yr3t"
    two = after(state, "1", f"{begun} r2 yellow r2 green")
    assert patients(two, 1) == "ry2t rg2t y3"
    assert own(two, 1)["pending"] is None
    found = ways(state, "1", begun)
    assert len(found) == len(set(found))
    after_phase = after(state, "1", f"{begun} y3 red")
    say(after_phase, "1", "finish")
    say(after_phase, "2", "finish")
    assert patients(after_phase, 1) == "r1 r1 y3"


def test_card_training_department() -> None:
    state = at("r3 y3 g4 g5", departments="training-department")
    assert ways(state, "1", "nurse training-department") == ["r3 y3"]
    say(state, "1", "nurse training-department r3 y3")
    assert patients(state, 1) == "r4t y4t g4 g5"


# --- specialists ---


def test_card_pathologist() -> None:
    state = at("r2 y3", staff="pathologist", fatalities=2)
    say(state, "1", "pathologist intensive-care r2")
    assert may_say(state, "1") == ["skip", "use"]
    say(state, "1", "use")
    assert (fatalities(state, 1), bags(state, 1)) == (1, 1)
    nobody = at("r2 y3", staff="pathologist")
    say(nobody, "1", "pathologist intensive-care r2")
    assert own(nobody, 1)["pending"] is None


def test_card_registrar() -> None:
    state = at("r6 y6", staff="registrar")
    say(state, "1", "registrar clinic r6 use")
    assert points(state, 1) == {"effect": 1}
    healed = at("r5 y6", staff="registrar")
    say(healed, "1", "registrar clinic r5")
    assert own(healed, 1)["pending"] is None


def test_card_physiotherapist() -> None:
    state = at("r2 y3", staff="physiotherapist")
    say(state, "1", "physiotherapist intensive-care r2")
    assert ways(state, "1", "") == ["r3t yellow", "r3t green", "y3 red", "y3 green", "skip"]
    say(state, "1", "y3 red")
    assert patients(state, 1) == "r3t yr3t"


def test_card_experimental_chemist() -> None:
    state = at("r2 y3", staff="experimental-chemist")
    say(state, "1", "experimental-chemist intensive-care r2")
    assert may_say(state, "1") == ["y3", "skip"]
    say(state, "1", "y3")
    assert speakers(state) == ["*1"]
    say(state, "*1", "value-1")
    assert patients(state, 1) == "y1t r3t"
    assert own(state, 1)["pending"] is None


def test_card_medical_student() -> None:
    state = at("r2 y1 g6 g4", staff="medical-student")
    say(state, "1", "medical-student intensive-care r2")
    assert ways(state, "1", "") == ["y1 g4", "y1 g6", "g4 y1", "g4 g6", "g6 y1", "g6 g4", "skip"]
    dead = after(state, "1", "g6 y1")
    assert (fatalities(dead, 1), lounge(dead, 1)) == (1, "green")
    assert patients(dead, 1) == "r3t g4"
    assert patients(after(state, "1", "y1 g4"), 1) == "y2t r3t g3t g6"
    alone = at("r2 y1", staff="medical-student")
    say(alone, "1", "medical-student intensive-care r2")
    assert own(alone, 1)["pending"] is None


def test_d22_a_medical_student_heals_one_and_lowers_another_or_does_neither() -> None:
    state = at("r2 y1 g4", staff="medical-student")
    say(state, "1", "medical-student intensive-care r2")
    assert ways(state, "1", "") == ["y1 g4", "g4 y1", "skip"]


def test_d17_a_medical_students_dead_goes_to_the_common_bag() -> None:
    state = at("r2 y1 g6", staff="medical-student")
    say(state, "1", "medical-student intensive-care r2")
    before = table(state)["bag"]["yellow"]
    say(state, "1", "g6 y1")
    assert table(state)["bag"]["yellow"] == before + 1


def test_card_haematology_technician() -> None:
    state = at("r6 y6", staff="haematology-technician")
    say(state, "1", "haematology-technician clinic r6 use")
    assert bags(state, 1) == 1
    assert own(state, 1)["pending"] is None
