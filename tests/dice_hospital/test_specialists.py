"""Section 6: one test a specialist. What triggers it, whom it may choose, the result."""

from __future__ import annotations

from dice_hospital.given import after, given, hospital, lounge, own, patients, ways


def placed(worker: str, department: str, among: str) -> dict[str, str]:
    """A hospital with this specialist; the department is on the board or built."""
    board = ("critical-care-unit", "oncology", "pharmacy", "intensive-care", "imaging", "clinic")
    built = "" if department in board else department
    return hospital(among, staff=worker, departments=built)


def then(worker: str, department: str, among: str, heals: str, choices: str) -> None:
    """Given these patients, when it is placed and heals these, it may choose among these groups."""
    state = after(given(placed(worker, department, among)), "1", f"{worker} {department} {heals}")
    assert ways(state, "1", "") == [*(g.strip() for g in choices.split("|")), "skip"]


def makes(worker: str, department: str, among: str, says: str, result: str, home: str = "") -> None:
    """When it is placed and says all this, the hospital has these patients."""
    state = after(given(placed(worker, department, among)), "1", f"{worker} {department} {says}")
    assert (patients(state, 1), lounge(state, 1)) == (result, home)
    assert own(state, 1)["placed"] == [worker]


def idle(worker: str, department: str, among: str, heals: str) -> None:
    """When it is placed like this nothing more happens, with or without a blood bag."""
    for spare in (0, 1):
        home = placed(worker, department, among)
        home |= {"bags": "1"} if spare else {}
        state = after(given(home), "1", f"{worker} {department} {heals}")
        if spare and own(state, 1)["pending"]:
            assert ways(state, "1", "")[-1] == "skip"
            assert all(line.startswith(("bag", "skip")) for line in ways(state, "1", ""))
        else:
            assert own(state, 1)["pending"] is None


def untriggered(worker: str, department: str, among: str, heals: str) -> None:
    """When it is placed like this its effect is not to be had, whatever bags there are."""
    home = {**placed(worker, department, among), "bags": "1"}
    state = after(given(home), "1", f"{worker} {department} {heals}")
    assert own(state, 1)["pending"] is None


def test_card_surgeon() -> None:
    then("surgeon", "intensive-care", "r2 r3 r4t", "r2", "r3m")
    then("surgeon", "radiology", "r1 gr2 rg3 r5", "r1 gr2 rg3", "r2m | gr3m")
    makes("surgeon", "intensive-care", "r2 g1", "r2 r3m", "g1 r4t")
    makes("surgeon", "critical-care-unit", "r5 g1", "r5 r6m", "g1", "red")
    untriggered("surgeon", "intensive-care", "g2 r3 rg2", "g2")
    untriggered("surgeon", "intensive-care", "rg2 r3", "rg2")
    idle("surgeon", "clinic", "r6 r2", "r6")


def test_card_pharmacist() -> None:
    then("pharmacist", "intensive-care", "g2 g3 g4t", "g2", "g3m")
    then("pharmacist", "radiology", "g1 rg2 gr3 g5", "g1 rg2 gr3", "g2m | rg3m")
    makes("pharmacist", "intensive-care", "g2 r1", "g2 g3m", "r1 g4t")
    makes("pharmacist", "pharmacy", "g5 r1", "g5 g6m", "r1", "green")
    untriggered("pharmacist", "intensive-care", "r2 g3", "r2")
    idle("pharmacist", "clinic", "g6 g2", "g6")


def test_card_haematologist() -> None:
    then("haematologist", "intensive-care", "y2 y3 y4t", "y2", "y3m")
    then("haematologist", "radiology", "y1 gy2 yg3 y5", "y1 gy2 yg3", "y2m | gy3m")
    makes("haematologist", "intensive-care", "y2 r1", "y2 y3m", "r1 y4t")
    makes("haematologist", "oncology", "y5 r1", "y5 y6m", "r1", "yellow")
    untriggered("haematologist", "intensive-care", "r2 y3", "r2")
    idle("haematologist", "clinic", "y6 y2", "y6")


def test_card_anaesthetist() -> None:
    then("anaesthetist", "intensive-care", "r2 r3t gr4 rg5 y2", "r2", "r3t | gr4")
    makes("anaesthetist", "intensive-care", "r2 r5 y1", "r2 r5", "y1 r3t r6t")
    makes("anaesthetist", "intensive-care", "r2 r6 y1", "r2 r6", "y1 r3t", "red")
    untriggered("anaesthetist", "intensive-care", "y2 r3", "y2")
    idle("anaesthetist", "intensive-care", "r2 y3 rg4", "r2")


def test_card_virologist() -> None:
    then("virologist", "intensive-care", "g2 g3t rg4 gr5 y2", "g2", "g3t | rg4")
    makes("virologist", "intensive-care", "g2 g5 y1", "g2 g5", "y1 g3t g6t")
    makes("virologist", "intensive-care", "g2 g6 y1", "g2 g6", "y1 g3t", "green")
    untriggered("virologist", "intensive-care", "y2 g3", "y2")
    idle("virologist", "intensive-care", "g2 y3 gr4", "g2")


def test_card_urologist() -> None:
    then("urologist", "intensive-care", "y2 y3t gy4 yg5 r2", "y2", "y3t | gy4")
    makes("urologist", "intensive-care", "y2 y5 r1", "y2 y5", "r1 y3t y6t")
    makes("urologist", "intensive-care", "y2 y6 r1", "y2 y6", "r1 y3t", "yellow")
    untriggered("urologist", "intensive-care", "r2 y3", "r2")
    idle("urologist", "intensive-care", "y2 r3 yr4", "y2")


def test_card_cardiologist() -> None:
    then("cardiologist", "intensive-care", "r2 r2 y2t g2 g3 r1", "r2", "r2 | y2t | g2")
    then("cardiologist", "radiology", "r1 r3 y2 g1 g2 g3", "r1 y2 r3", "g1 | g3")
    makes("cardiologist", "intensive-care", "r2 g2 y1", "r2 g2", "y1 r3t g3t")
    makes("cardiologist", "clinic", "r6 g6 y1", "r6 g6", "y1", "red green")
    untriggered("cardiologist", "intensive-care", "y2 r2 g2", "y2")
    idle("cardiologist", "intensive-care", "r2 g3 r3", "r2")


def test_card_microbiologist() -> None:
    then("microbiologist", "intensive-care", "g2 g2 y2t r2 r3 g1", "g2", "r2 | y2t | g2")
    then("microbiologist", "radiology", "g1 g3 y2 r1 r2 r3", "g1 y2 g3", "r1 | r3")
    makes("microbiologist", "intensive-care", "g2 r2 y1", "g2 r2", "y1 r3t g3t")
    makes("microbiologist", "clinic", "g6 r6 y1", "g6 r6", "y1", "red green")
    untriggered("microbiologist", "intensive-care", "y2 g2 r2", "y2")
    idle("microbiologist", "intensive-care", "g2 r3 g3", "g2")


def test_card_radiologist() -> None:
    then("radiologist", "intensive-care", "y2 y2 g2t r2 r3 y1", "y2", "r2 | y2 | g2t")
    then("radiologist", "radiology", "y1 y3 g2 r1 r2 r3", "y1 g2 y3", "r1 | r3")
    makes("radiologist", "intensive-care", "y2 r2 g1", "y2 r2", "g1 r3t y3t")
    makes("radiologist", "clinic", "y6 r6 g1", "y6 r6", "g1", "red yellow")
    untriggered("radiologist", "intensive-care", "g2 y2 r2", "g2")
    idle("radiologist", "intensive-care", "y2 r3 y3", "y2")


def test_card_triage_nurse() -> None:
    then("triage-nurse", "clinic", "g5 r1 y2t g3 r4", "g5", "r1 y2t | r1 g3 | y2t g3")
    then("triage-nurse", "intensive-care", "r2 y3", "r2", "r3t y3")
    makes("triage-nurse", "intensive-care", "r2 y3 g1", "r2 g1 r3t", "g2t y3 r4t")
    makes("triage-nurse", "clinic", "g6 y3 y3", "g6 y3 y3", "y4t y4t", "green")
    idle("triage-nurse", "imaging", "r3 r2 r4 y6", "r3")


def test_card_paramedic() -> None:
    then("paramedic", "intensive-care", "r2 r1 y3t g3 r4", "r2", "r1 | y3t | g3")
    makes("paramedic", "intensive-care", "r2 y3 g1", "r2 y3", "g1 r3t y5t")
    makes("paramedic", "clinic", "g6 y1", "g6 y1", "y3t", "green")
    idle("paramedic", "intensive-care", "r2 r4 y5 g6", "r2")


def test_card_general_practitioner() -> None:
    then("general-practitioner", "imaging", "r4 r3 y4 g5t r6", "r4", "y4 | g5t | r6")
    then("general-practitioner", "intensive-care", "g2 y5", "g2", "y5")
    then("general-practitioner", "intensive-care", "y2 y5", "y2", "y5")
    makes("general-practitioner", "imaging", "r4 y5 g1", "r4 y5", "g1 r5t y6t")
    makes("general-practitioner", "imaging", "r4 y6 g1", "r4 y6", "g1 r5t", "yellow")
    idle("general-practitioner", "imaging", "r4 r3 y2 g1", "r4")
