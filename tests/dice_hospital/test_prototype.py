"""Edition `prototype`: one test for each card that differs from the printed game."""

from __future__ import annotations

from dice_hospital.given import (
    GAME,
    State,
    after,
    cannot_say,
    finish,
    given,
    hospital,
    lounge,
    may_say,
    own,
    patients,
    points,
    say,
    ways,
)


def at(among: str, **fields: str | int) -> State:
    return given(hospital(among, **fields), options="edition=prototype")


def scored(admin: str, home: str, other: str = "") -> int:
    """What an administrator gives for these discharged."""
    state = given(
        hospital("r2t", administrator=admin, lounge=home),
        hospital("g2t", administrator="admin-1" if admin != "admin-1" else "admin-2", lounge=other),
        options="edition=prototype",
    )
    finish(state)
    return points(state, 1).get("administrator", 0)


def test_card_prototype_radiology() -> None:
    state = at("r1 y2 g3 r4", departments="radiology")
    assert may_say(state, "1", "nurse radiology r1") == ["y2", "g3", "done"]
    say(state, "1", "nurse radiology r1 done")
    assert patients(state, 1) == "r2t y2 g3 r4"
    full = at("r1 y2 g3 r4", departments="radiology")
    say(full, "1", "nurse radiology r1 y2 g3")
    assert patients(full, 1) == "r2t y3t r4 g4t"


def test_up_to_ends_by_itself_when_nobody_is_left() -> None:
    state = at("r1 y5", departments="radiology")
    say(state, "1", "nurse radiology r1")
    assert patients(state, 1) == "r2t y5"
    assert own(state, 1)["said"] == []


def test_card_prototype_triage_centre() -> None:
    state = at("r1 y2 g3", departments="triage-centre")
    assert ways(state, "1", "nurse triage-centre") == [
        "r1 y2",
        "r1 g3",
        "r1 done",
        "y2 g3",
        "y2 done",
        "g3",
    ]
    say(state, "1", "nurse triage-centre r1 done")
    assert patients(state, 1) == "y2 r3t g3"


def test_card_physiotherapy_i() -> None:
    state = at("r4 y5 g6 r3", departments="physiotherapy-i")
    say(state, "1", "nurse physiotherapy-i r4 y5 g6")
    assert (patients(state, 1), lounge(state, 1)) == ("r3 r5t y6t", "green")


def test_card_isolation_ward() -> None:
    state = at("r3 y4", departments="isolation-ward")
    assert ways(state, "1", "nurse isolation-ward") == ["r3"]
    say(state, "1", "nurse isolation-ward r3")
    assert patients(state, 1) == "y4 r6t"


def test_card_physiotherapy_ii() -> None:
    state = at("r2 y3 g4 r5 y6", departments="physiotherapy-ii")
    assert ways(state, "1", "nurse physiotherapy-ii") == ["r2 g4", "r2 r5", "y3 g4", "y3 r5"]
    say(state, "1", "nurse physiotherapy-ii r2 r5")
    assert patients(state, 1) == "y3 r4t g4 r6t y6"
    assert "physiotherapy-ii" not in may_say(at("r2 y6", departments="physiotherapy-ii"), "1")


def test_card_prototype_triage_nurse() -> None:
    state = at("r2 y3 g4", staff="triage-nurse")
    say(state, "1", "triage-nurse intensive-care r2")
    assert may_say(state, "1") == ["y3", "skip"]
    say(state, "1", "y3")
    assert patients(state, 1) == "r3t g4 y5t"


def test_card_prototype_paramedic() -> None:
    state = at("r2 y3 g4", staff="paramedic")
    say(state, "1", "paramedic intensive-care r2")
    assert ways(state, "1", "") == ["r3t y3", "r3t done", "y3", "skip"]
    assert patients(after(state, "1", "r3t y3"), 1) == "r4t y4t g4"


def test_card_prototype_consultant() -> None:
    state = at("r2 y1 g4", staff="consultant")
    neutral = after(state, "1", "consultant intensive-care r2")
    assert own(neutral, 1)["pending"] is None
    say(state, "1", "consultant trauma-unit r2")
    assert may_say(state, "1") == ["y1", "skip"]
    say(state, "1", "y1")
    assert patients(state, 1) == "r3t y4t g4"


def test_card_prototype_registrar() -> None:
    state = at("r6 y3 g4", staff="registrar")
    say(state, "1", "registrar clinic r6")
    assert patients(after(state, "1", "y3"), 1) == "g4 y5t"
    assert patients(after(state, "1", "g4"), 1) == "y3 g5t"
    stays = at("r5 y3", staff="registrar")
    say(stays, "1", "registrar clinic r5")
    assert own(stays, 1)["pending"] is None


def test_card_critical_specialist() -> None:
    state = at("r4 y1 g2 r2 y2", staff="critical-specialist")
    say(state, "1", "critical-specialist imaging r4")
    say(state, "1", "y1 r2 g2")
    assert patients(state, 1) == "y2 y2t r3t g3t r5t"


def test_cards_prototype_administrators_give_for_every_set() -> None:
    assert scored("admin-1", "red red red red red") == 2
    assert scored("admin-2", "yellow yellow") == 1
    assert scored("admin-3", "green green green green") == 2
    assert scored("admin-4", "red red yellow yellow green green") == 2
    assert scored("admin-8", "red red", "red") == 2
    assert scored("admin-8", "red", "red") == 0


def test_cards_prototype_administrators_spare_a_whole_colour() -> None:
    for admin, letter in (("admin-5", "r"), ("admin-6", "y"), ("admin-7", "g")):
        state = given(
            hospital("r1 r3 y1 y3 g1 g3", administrator=admin),
            hospital("g2t", administrator="admin-1"),
            options="edition=prototype",
        )
        finish(state)
        kept = f"{letter}1 {letter}3"
        others = [f"{other}2" for other in "ryg" if other != letter]
        assert sorted(patients(state, 1).split()) == sorted([*kept.split(), *others])


# --- rulings on the prototype alone ---


def test_d22_physiotherapy_ii_heals_both_or_cannot_be_used() -> None:
    assert cannot_say(at("r2 y6", departments="physiotherapy-ii"), "1", "nurse physiotherapy-ii")
    assert cannot_say(at("y4 y6", departments="physiotherapy-ii"), "1", "nurse physiotherapy-ii")
    state = at("r2 y4", departments="physiotherapy-ii")
    assert cannot_say(state, "1", "nurse physiotherapy-ii r2 done")


def test_d23_administrator_8_gives_two_points() -> None:
    assert scored("admin-8", "red red", "red") == 2


def test_d24_a_specialists_effect_may_be_left() -> None:
    state = at("r2 r3", staff="anaesthetist")
    say(state, "1", "anaesthetist intensive-care r2 skip")
    assert patients(state, 1) == "r3 r3t"
    assert "finish" in may_say(state, "1")


def test_d25_an_equal_value_is_the_one_before_healing() -> None:
    state = at("r2 g2 y3", staff="cardiologist")
    say(state, "1", "cardiologist intensive-care r2")
    assert may_say(state, "1") == ["g2", "skip"]


def test_d26_two_different_cards_are_named_physiotherapy() -> None:
    cards = [c for c in GAME.library.prototype.departments if c.name.startswith("Physiotherapy")]
    assert [card.name for card in cards] == ["Physiotherapy I", "Physiotherapy II"]
    assert ways(at("r2 y4", departments="physiotherapy-i"), "1", "nurse physiotherapy-i") == ["y4"]
    two = at("r2 y4", departments="physiotherapy-ii")
    assert ways(two, "1", "nurse physiotherapy-ii") == ["r2 y4"]
