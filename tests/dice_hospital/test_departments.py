"""Section 5: one test a department. Whom it may heal, when it cannot be used, the result."""

from __future__ import annotations

from dice_hospital.given import GAME, after, cannot_say, given, hospital, lounge, patients, ways

BOARD = [card.id for card in GAME.cards.departments if not card.copies]


def there(department: str, among: str) -> dict[str, str]:
    """A hospital with this department and these patients."""
    return hospital(among, departments="" if department in BOARD else department)


def heals(department: str, among: str, groups: str) -> None:
    """Given these patients, the department may heal just these groups, parted by bars."""
    state = given(there(department, among))
    assert ways(state, "1", f"nurse {department}") == [g.strip() for g in groups.split("|")]


def becomes(department: str, among: str, group: str, result: str, home: str = "") -> None:
    """When it heals this group the hospital has these patients and the lounge these colours."""
    state = after(given(there(department, among)), "1", f"nurse {department} {group}")
    assert (patients(state, 1), lounge(state, 1)) == (result, home)


def refuses(department: str, *hospitals: str) -> None:
    """With none of these patients it can be used."""
    for among in hospitals:
        assert cannot_say(given(there(department, among)), "1", f"nurse {department}"), among


def test_card_critical_care_unit() -> None:
    heals("critical-care-unit", "y1 r2 gr3 rg4 r6t", "r2 | gr3 | r6t")
    becomes("critical-care-unit", "r2 g2", "r2", "g2 r3t")
    becomes("critical-care-unit", "r6 g2", "r6", "g2", "red")
    refuses("critical-care-unit", "y1 g3 rg4 ry5")


def test_card_oncology() -> None:
    heals("oncology", "r1 y2 gy3 yg4 y6t", "y2 | gy3 | y6t")
    becomes("oncology", "y2 g2", "y2", "g2 y3t")
    becomes("oncology", "y6t g2", "y6t", "g2", "yellow")
    refuses("oncology", "r1 g3 yg4 yr5")


def test_card_pharmacy() -> None:
    heals("pharmacy", "r1 g2 rg3 gr4 g6t", "g2 | rg3 | g6t")
    becomes("pharmacy", "g2 r2", "g2", "r2 g3t")
    becomes("pharmacy", "g6 r2", "g6", "r2", "green")
    refuses("pharmacy", "r1 y3 gr4 gy5")


def test_card_intensive_care() -> None:
    heals("intensive-care", "r1 y2 g2t r3 y4 g5 r6", "r1 | y2 | g2t")
    becomes("intensive-care", "y1 r3", "y1", "y2t r3")
    refuses("intensive-care", "r3 y4 g5 r6")


def test_card_imaging() -> None:
    heals("imaging", "r1 y2 g3 r4t y5 g6", "g3 | r4t")
    becomes("imaging", "g4 r1", "g4", "r1 g5t")
    refuses("imaging", "r1 y2 g5 r6")


def test_card_clinic() -> None:
    heals("clinic", "r1 y2 g3 r4 y5t g6", "y5t | g6")
    becomes("clinic", "g5 r1", "g5", "r1 g6t")
    becomes("clinic", "g6 r1", "g6", "r1", "green")
    refuses("clinic", "r1 y2 g3 r4")


def test_card_operating_theatre() -> None:
    heals("operating-theatre", "y1 r2 gr3 rg4 r6t", "r2 | gr3 | r6t")
    becomes("operating-theatre", "r2 y1", "r2", "y1 r5t")
    becomes("operating-theatre", "r4 y1", "r4", "y1", "red")
    refuses("operating-theatre", "y1 g2 rg3")


def test_card_ear_nose_and_throat() -> None:
    heals("ear-nose-and-throat", "y1 g2 rg3 gr4 g6t", "g2 | rg3 | g6t")
    becomes("ear-nose-and-throat", "g3 y1", "g3", "y1 g6t")
    becomes("ear-nose-and-throat", "g5 y1", "g5", "y1", "green")
    refuses("ear-nose-and-throat", "y1 r2 gr3")


def test_card_orthopaedics() -> None:
    heals("orthopaedics", "r1 y2 gy3 yg4 y6t", "y2 | gy3 | y6t")
    becomes("orthopaedics", "y1 r1", "y1", "r1 y4t")
    becomes("orthopaedics", "y6 r1", "y6", "r1", "yellow")
    refuses("orthopaedics", "r1 g2 yr3")


def test_card_cardiology() -> None:
    heals("cardiology", "r2 r3 r3t gr4 r5 y4", "r2 r3 gr4 | r2 r3t gr4 | r3 gr4 r5 | r3t gr4 r5")
    becomes("cardiology", "r2 r3 r4 g1", "r2 r3 r4", "g1 r3t r4t r5t")
    becomes("cardiology", "r4 r5 r6 g1", "r4 r5 r6", "g1 r5t r6t", "red")
    refuses("cardiology", "r2 r3 r5 r6", "r1 r2 y3", "r3 r3 r3", "r2 r3 rg4", "r6 r5")


def test_card_immunology() -> None:
    heals("immunology", "g1 g2 g3 g4t r2", "g1 g2 g3 | g2 g3 g4t")
    becomes("immunology", "g2 g3 g4 r1", "g2 g3 g4", "r1 g3t g4t g5t")
    becomes("immunology", "g4 g5 g6 r1", "g4 g5 g6", "r1 g5t g6t", "green")
    refuses("immunology", "g1 g2 g4 g5", "g1 g2 r3", "g3 g3 g3", "g2 g3 gr4")


def test_card_urology() -> None:
    heals("urology", "y1 y2 y3 y4t r2", "y1 y2 y3 | y2 y3 y4t")
    becomes("urology", "y2 y3 y4 r1", "y2 y3 y4", "r1 y3t y4t y5t")
    becomes("urology", "y4 y5 y6 r1", "y4 y5 y6", "r1 y5t y6t", "yellow")
    refuses("urology", "y1 y2 y4 y5", "y1 y2 r3", "y3 y3 y3", "y2 y3 yr4")


def test_card_anaesthesia() -> None:
    heals("anaesthesia", "r3 r3 r3t gr3 r4 r4", "r3 r3 r3t | r3 r3 gr3 | r3 r3t gr3")
    becomes("anaesthesia", "r3 r3 r3 r3 g1", "r3 r3 r3", "g1 r3 r4t r4t r4t")
    becomes("anaesthesia", "r6 r6 r6 g1", "r6 r6 r6", "g1", "red red red")
    refuses("anaesthesia", "r3 r3 r4 r4", "r3 r3 y3", "r2 r3 r4", "r3 r3 rg3")


def test_card_allergy_centre() -> None:
    heals("allergy-centre", "g2 g2 g2t rg2 g4 g4", "rg2 g2 g2 | rg2 g2 g2t | g2 g2 g2t")
    becomes("allergy-centre", "g3 g3 g3 r1", "g3 g3 g3", "r1 g4t g4t g4t")
    becomes("allergy-centre", "g6 g6 g6 r1", "g6 g6 g6", "r1", "green green green")
    refuses("allergy-centre", "g3 g3 g4 g4", "g3 g3 y3", "g2 g3 g4", "g3 g3 gr3")


def test_card_renal_medicine() -> None:
    heals("renal-medicine", "y2 y2 y2t y4 y4 y4", "y2 y2 y2t | y4 y4 y4")
    becomes("renal-medicine", "y3 y3 y3 r1", "y3 y3 y3", "r1 y4t y4t y4t")
    becomes("renal-medicine", "y6 y6 y6 r1", "y6 y6 y6", "r1", "yellow yellow yellow")
    refuses("renal-medicine", "y3 y3 y4 y4", "y3 y3 r3", "y2 y3 y4", "y3 y3 yr3")


def test_card_crash_centre() -> None:
    heals("crash-centre", "r1 y2t g2 r3 y6", "r1 | y2t | g2")
    becomes("crash-centre", "r1 y6", "r1", "r5t y6")
    becomes("crash-centre", "g2 y5", "g2", "y5 g6t")
    refuses("crash-centre", "r3 y4 g5 r6")


def test_card_radiology() -> None:
    heals("radiology", "r1 y2 g3 g3t r4", "r1 y2 g3 | r1 y2 g3t | r1 g3 g3t | y2 g3 g3t")
    becomes("radiology", "r1 y2 g3 r4", "r1 y2 g3", "r2t y3t r4 g4t")
    becomes("radiology", "r3 r3 r3", "r3 r3 r3", "r4t r4t r4t")
    refuses("radiology", "r1 y2 g4 r5", "r1 y3", "r4 y4 g4")


def test_card_triage_centre() -> None:
    heals("triage-centre", "r1 y2 g3t r4", "r1 y2 | r1 g3t | y2 g3t")
    becomes("triage-centre", "r1 g3 r4", "r1 g3", "r3t r4 g5t")
    becomes("triage-centre", "r2 r2 r2", "r2 r2", "r2 r4t r4t")
    refuses("triage-centre", "r1 y4 g5", "r3", "r4 y5 g6")
