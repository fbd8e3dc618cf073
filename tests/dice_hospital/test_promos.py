"""Section 9: the promo specialists."""

from __future__ import annotations

from dice_hospital.given import (
    GAME,
    State,
    after,
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
)


def at(among: str, staff: str, **fields: str | int) -> State:
    """Seat 1 of two at work; both promos are in the deck."""
    return given(
        hospital(among, staff=staff, **fields),
        options="promos=both",
        joined="consultant admissions-nurse",
        left="pharmacist pharmacist",
    )


def test_each_promo_replaces_a_random_specialist_but_not_the_other_promo() -> None:
    state = GAME.start({"seats": "3", "promos": "both"})
    say(state, "*", "seat-1")
    assert phase(state) == "deck"
    assert len(odds(state)) == 12
    assert set(odds(state).values()) == {2}
    say(state, "*", "surgeon")
    assert "consultant" not in odds(state)
    assert odds(state)["surgeon"] == 1
    say(state, "*", "surgeon")
    unseen = table(state)["unseen"]
    assert "surgeon" not in unseen
    assert (unseen["consultant"], unseen["admissions-nurse"]) == (1, 1)
    assert table(state)["left"] == {"surgeon": 2}
    assert phase(state) == "reveal"


def test_card_consultant() -> None:
    state = at("r2 r5 y3", "consultant surgeon anaesthetist")
    assert may_say(state, "1") == ["name"]
    assert may_say(state, "1", "name") == ["surgeon", "anaesthetist"]
    assert cannot_say(state, "1", "finish")
    say(state, "1", "name surgeon")
    assert own(state, 1)["named"] == "surgeon"
    say(state, "1", "consultant intensive-care r2")
    assert own(state, 1)["pending"] == "consultant"
    say(state, "1", "r3m")
    assert patients(state, 1) == "y3 r4t r5"
    finish(state)
    assert own(state, 1)["named"] is None


def test_the_consultant_has_nothing_to_ask_beside_one_other() -> None:
    state = given(
        hospital("r2", staff="consultant surgeon"),
        phase="return",
        options="promos=both",
        joined="consultant admissions-nurse",
        left="pharmacist pharmacist",
    )
    say(state, "1", "pass")
    assert own(state, 1)["named"] == "surgeon"
    assert "name" not in may_say(state, "1")


def test_a_consultant_alone_is_a_worker_without_ability() -> None:
    state = at("r2 r5", "consultant")
    assert "name" not in may_say(state, "1")
    say(state, "1", "consultant intensive-care r2")
    assert own(state, 1)["pending"] is None


def test_card_admissions_nurse() -> None:
    state = at("r6 y2 g3", "admissions-nurse surgeon")
    say(state, "1", "surgeon clinic r6")
    assert own(state, 1)["admissions"] == 1
    assert may_say(state, "1") == ["skip", "return", "draw"]
    returned = after(state, "1", "return y2")
    assert (patients(returned, 1), fatalities(returned, 1)) == ("g3", 0)
    assert own(returned, 1)["admissions"] == 0
    drawn = after(state, "1", "draw")
    assert speakers(drawn) == ["*1"]
    say(drawn, "*1", "g5")
    assert patients(drawn, 1) == "y2 g3 g5"
    assert speakers(drawn) == ["1"]
    assert own(after(state, "1", "skip"), 1)["admissions"] == 0


def test_a_nurse_that_discharges_calls_no_admissions_nurse() -> None:
    state = at("r6 y2", "admissions-nurse")
    say(state, "1", "nurse clinic r6")
    assert own(state, 1)["admissions"] == 0


def test_d19_admissions_come_before_the_effect_and_again_after_it_without_bags() -> None:
    state = at("r6 r6 y2", "admissions-nurse anaesthetist", bags=1)
    say(state, "1", "anaesthetist clinic r6")
    assert "bag" not in may_say(state, "1")
    assert own(state, 1)["pending"] == "anaesthetist"
    say(state, "1", "skip")
    say(state, "1", "r6")
    assert own(state, 1)["admissions"] == 1
    assert "bag" not in may_say(state, "1")
    say(state, "1", "return y2")
    assert may_say(state, "1") == ["finish"]


def test_a_full_hospital_cannot_draw() -> None:
    twelve = "r6 " + "g3 " * 11
    state = at(twelve.strip(), "admissions-nurse anaesthetist")
    say(state, "1", "anaesthetist clinic r6")
    say(state, "1", "draw")
    say(state, "*1", "r4")
    assert len(own(state, 1)["patients"]) == 12
    full = at(("r6 r6 " + "g3 " * 10).strip(), "admissions-nurse anaesthetist")
    say(full, "1", "anaesthetist clinic r6 draw")
    say(full, "*1", "r5")
    say(full, "1", "r6")
    assert "draw" in may_say(full, "1")


def test_a_consultant_that_follows_the_admissions_nurse_counts_twice() -> None:
    state = at("r6 y2 g3 g4", "consultant admissions-nurse surgeon")
    say(state, "1", "name admissions-nurse")
    say(state, "1", "surgeon clinic r6")
    assert own(state, 1)["admissions"] == 2
    say(state, "1", "return y2 return g3")
    assert own(state, 1)["admissions"] == 0


def test_admissions_lapse_when_nothing_can_be_done() -> None:
    state = at("r6", "admissions-nurse surgeon")
    state.bag[:] = [0, 0, 0]
    say(state, "1", "surgeon clinic r6")
    assert own(state, 1)["admissions"] == 0
