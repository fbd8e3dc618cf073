"""Section 7: one test an administrator."""

from __future__ import annotations

from dice_hospital.given import (
    State,
    cannot_say,
    fatalities,
    finish,
    given,
    hospital,
    may_say,
    patients,
    phase,
    points,
    say,
    speakers,
)


def bonus(administrator: str, discharged: str, *others: str) -> int:
    """What an administrator gives for these discharged; the others discharge those."""
    names = [f"admin-{n}" for n in range(1, 9) if f"admin-{n}" != administrator]
    homes = [hospital("r6t", administrator=administrator, lounge=discharged)]
    for name, lounge in zip(names, others or ("",), strict=False):
        homes.append(hospital("r6t", administrator=name, lounge=lounge))
    state = given(*homes, seats=len(homes), round=8)
    finish(state)
    assert phase(state) == "over"
    return points(state, 1).get("administrator", 0)


def neglected(administrator: str, among: str) -> State:
    """The last round, once everybody has stopped; seat 1 has these patients."""
    state = given(
        hospital(among, administrator=administrator),
        hospital(administrator="admin-1"),
        round=8,
    )
    finish(state)
    return state


def spares(administrator: str, colour: str, others: str) -> None:
    """The administrator spares one neglected patient of a colour, of its owner's choice."""
    c, d, e = colour, others[0], others[1]
    state = neglected(administrator, f"{c}1 {d}2 {c}3 {c}3 {e}4 {c}5t")
    assert (phase(state), speakers(state)) == ("spare", ["1"])
    assert may_say(state, "1") == [f"{c}1", f"{c}3"]
    assert cannot_say(state, "1", f"{d}2")
    assert cannot_say(state, "1", f"{c}5t")
    say(state, "1", f"{c}3")
    left = [f"{d}1", f"{c}2", f"{c}3", f"{e}3", f"{c}5t"]
    assert sorted(patients(state, 1).split()) == sorted(left)
    assert fatalities(state, 1) == 1
    only = neglected(administrator, f"{c}1 {c}1 {d}3")
    assert phase(only) == "over"
    assert (patients(only, 1), fatalities(only, 1)) == (f"{c}1 {d}2", 1)
    nobody = neglected(administrator, f"{d}2 {e}2 {c}5t")
    assert set(patients(nobody, 1).split()) == {f"{d}1", f"{e}1", f"{c}5t"}
    assert points(nobody, 1) == {}


def test_card_admin_1() -> None:
    assert bonus("admin-1", "red red") == 1
    assert bonus("admin-1", "red red red red") == 1
    assert bonus("admin-1", "red yellow yellow green green") == 0


def test_card_admin_2() -> None:
    assert bonus("admin-2", "yellow yellow") == 1
    assert bonus("admin-2", "yellow yellow yellow yellow") == 1
    assert bonus("admin-2", "yellow red red green green") == 0


def test_card_admin_3() -> None:
    assert bonus("admin-3", "green green") == 1
    assert bonus("admin-3", "green green green green") == 1
    assert bonus("admin-3", "green red red yellow yellow") == 0


def test_card_admin_4() -> None:
    assert bonus("admin-4", "red yellow green") == 1
    assert bonus("admin-4", "red red yellow yellow green green") == 1
    assert bonus("admin-4", "red red yellow yellow") == 0
    assert bonus("admin-4", "green green yellow") == 0


def test_card_admin_5() -> None:
    spares("admin-5", "r", "yg")


def test_card_admin_6() -> None:
    spares("admin-6", "y", "rg")


def test_card_admin_7() -> None:
    spares("admin-7", "g", "ry")


def test_card_admin_8() -> None:
    assert bonus("admin-8", "red red", "red") == 1
    assert bonus("admin-8", "red", "red red") == 0
    assert bonus("admin-8", "red red red", "red red", "green", "") == 1
    assert bonus("admin-8", "red") == 1


def test_d11_a_tie_for_most_discharged_pleases_nobody() -> None:
    assert bonus("admin-8", "red red", "green yellow") == 0
    assert bonus("admin-8", "red red", "red", "green yellow") == 0
    assert bonus("admin-8", "", "") == 0


def test_d18_sparing_is_not_refused() -> None:
    state = neglected("admin-5", "r1 r2 g3")
    assert cannot_say(state, "1", "pass")
    assert cannot_say(state, "1", "skip")
    assert may_say(state, "1") == ["r1", "r2"]


def test_d18_several_owners_choose_at_once() -> None:
    state = given(
        hospital("r1 r2", administrator="admin-5"),
        hospital("g1 g2", administrator="admin-7"),
        hospital("g1 g2", administrator="admin-6"),
        seats=3,
        round=8,
    )
    finish(state)
    assert speakers(state) == ["1", "2"]
    say(state, "2", "g2")
    say(state, "1", "r1")
    assert [patients(state, seat) for seat in (1, 2, 3)] == ["r1 r1", "g2", "g1"]
    assert [fatalities(state, seat) for seat in (1, 2, 3)] == [0, 1, 1]


def test_d16_administrators_judge_the_dies_own_colour() -> None:
    state = given(
        hospital("rg6 rg6 y5t", administrator="admin-1"),
        hospital("r6t", administrator="admin-2"),
        round=8,
    )
    say(state, "1", "nurse pharmacy rg6 nurse clinic rg6")
    finish(state)
    assert points(state, 1) == {"discharges": 3, "administrator": 1}


def test_d16_a_patient_is_spared_by_its_own_colour() -> None:
    state = given(
        hospital("rg2 gr1", administrator="admin-5"),
        hospital("r6t", administrator="admin-2"),
        round=8,
    )
    finish(state)
    assert (patients(state, 1), fatalities(state, 1)) == ("r2", 1)


def test_a_spared_patient_is_not_treated() -> None:
    state = neglected("admin-5", "r2 g5")
    assert patients(state, 1) == "r2 g4"


def test_administrators_work_each_round() -> None:
    state = given(
        hospital("r6t", administrator="admin-1", lounge="red red", points="9.0.2"),
        hospital("r6t", administrator="admin-2"),
        round=3,
    )
    finish(state)
    assert points(state, 1) == {"discharges": 12, "administrator": 3}
