"""A position for every kind of question of Dice Hospital, the crowded ones as full as they get."""

from __future__ import annotations

FULL = "r1.r2.r2.r5t.y1.y3.y3.y4.y6t.g2.g4.g4"
BUILT = "operating-theatre.ear-nose-and-throat.renal-medicine"
STAFF = "general-practitioner.microbiologist.anaesthetist"
RICH = f"departments={BUILT},staff={STAFF}"
WAITING = "r1.r2.r2.r5.y1.y3.y3.y4.y6.g2.g4.g4"
OTHER = "patients=r3.y2.g5.g5"


def code(table: str, *hospitals: str, options: str = "") -> str:
    """A position code."""
    chosen = f"seats={len(hospitals)}{',' + options if options else ''}"
    return ":".join(["dice-hospital:2", chosen, table, *hospitals])


NO_BOSS = "administrators=no"
TAKEN = ("ambulance=1", "ambulance=2", "ambulance=3")


def activation(
    own: str,
    others: tuple[str, ...] = (OTHER, OTHER),
    options: str = NO_BOSS,
    more: str = "",
) -> str:
    """Activation of round 4, with ambulances taken."""
    hospitals = [f"{text},{taken}" for text, taken in zip((own, *others), TAKEN, strict=False)]
    return code(f"round=4,phase=activate,first=1,mover=1{more}", *hospitals, options=options)


CROWDED = f"patients={FULL},{RICH},bags=2,lounge=1.1.0"
ROLLED = "ambulances=r2y2g2.y3g3r3.r4y4g4.r5y5g5"

REPORTS = "reports=report-4.report-1.report-13.report-10.report-8.report-3"
SOLO = f"patients={WAITING},{RICH},bags=1"


def alone(table: str, own: str, options: str = "") -> str:
    """A position of one player alone, with all six reports there."""
    chosen = f"administrators=no{',' + options if options else ''}"
    return code(f"{table},{REPORTS}", own, options=chosen)


MEDICINE = f"{NO_BOSS},experimental=replace"
PROMOS = f"{NO_BOSS},promos=both"
DECK = ",joined=consultant.admissions-nurse,left=paramedic.radiologist"

# What options bring: one player alone, events, pick-up, experimental medicine, promos.
OPTIONS = {
    "crisis": code(
        "round=0,phase=starting-values,first=1",
        "hand=red.yellow.yellow.green.green",
        "hand=red.red.red.red.green",
        options=f"{NO_BOSS},crisis=yes",
    ),
    "send-back": alone("round=3,phase=send-back,first=1,mover=1,intake=r2.y3.g3.r5", SOLO),
    "improve-alone": alone(
        "round=3,phase=improve,first=1,mover=1,display=cardiology.surgeon", SOLO
    ),
    "worker-alone": alone("round=4,phase=activate,first=1,mover=1", CROWDED),
    "report": alone(
        "round=4,phase=report,first=1,mover=1",
        "patients=r2.y3.g4t,lounge=2.2.1,nurses=0,used=critical-care-unit.oncology.pharmacy",
    ),
    "event": code(
        "round=4,phase=event,first=1,event=check-ups,events=check-ups.volunteers",
        f"patients={WAITING},{RICH}",
        OTHER,
        options=f"{NO_BOSS},events=yes",
    ),
    "event-colour": code(
        "round=4,phase=event,first=1,event=reclassification,events=reclassification",
        f"patients={WAITING},{RICH},said=r2",
        OTHER,
        options=f"{NO_BOSS},events=yes",
    ),
    "in-force": code(
        "round=4,phase=activate,first=1,mover=1,event=volunteers,events=volunteers",
        f"{CROWDED},nurses=3,used=oncology,ambulance=1",
        f"{OTHER},nurses=4,ambulance=2",
        f"{OTHER},nurses=4,ambulance=3",
        options=f"{NO_BOSS},events=yes",
    ),
    "epidemic": code(
        f"round=3,phase=take,first=1,mover=1,{ROLLED}",
        "patients=r1.r2.r2.y1.y3.y3.y4.g2",
        OTHER,
        OTHER,
        options=f"{NO_BOSS},epidemic=yes",
    ),
    "experimental": activation(
        "patients=r1.r2.r2.r5t.y1.y3.y4.y6t.g2,departments=drug-trial-centre.experimental-therapy.physiotherapy."
        "training-department,staff=pathologist.registrar.physiotherapist.experimental-chemist,"
        "bags=1,fatalities=1",
        options=MEDICINE,
    ),
    "recolour": activation(
        "patients=r1.r2.r2.y1.y3.g4,departments=physiotherapy,said=nurse.physiotherapy.r2",
        options=MEDICINE,
    ),
    "two": activation(
        "patients=r1.r3m.y1.y3.g4,staff=medical-student,placed=medical-student,"
        "used=critical-care-unit,pending=medical-student,said=y3",
        options=MEDICINE,
    ),
    "use": activation(
        "patients=r1.r2.y1,staff=registrar,placed=registrar,used=clinic,pending=registrar,"
        "lounge=1.0.0,bags=1",
        options=MEDICINE,
    ),
    "name": activation(
        "patients=r1.r2.y1.g4,staff=surgeon.urologist.consultant", options=PROMOS, more=DECK
    ),
    "named": activation(
        "patients=r1.r2.y1.g4,staff=surgeon.urologist.consultant,named=urologist",
        options=PROMOS,
        more=DECK,
    ),
    "admissions": activation(
        "patients=r1.r2.y1.g4,staff=surgeon.admissions-nurse,placed=surgeon,used=clinic,"
        "lounge=1.0.0,admissions=1",
        options=PROMOS,
        more=DECK,
    ),
    "pick-up": code(
        "round=8,phase=pick-up,first=1,mover=1,"
        "spaces=red.green.value-3.yellow.value-5.value-1.value-4",
        "patients=r1.r2.r3.y5.g4,bags=1,ambulance=1",
        "patients=r3.y2.g5.g5,ambulance=2",
        "patients=g1.y1,ambulance=3",
        options=f"{NO_BOSS},pick-up=yes",
    ),
    "space": code(
        "round=8,phase=pick-up,first=1,mover=1,spaces=red.green.value-3.yellow.value-2.value-5",
        "patients=r1.r2.r3.y5.g4,bags=1,ambulance=1,said=r3",
        "patients=r3.y2.g5.g5,ambulance=2",
        options=f"{NO_BOSS},pick-up=yes",
    ),
    "prototype": activation(
        f"patients={FULL},departments=radiology.physiotherapy-i.physiotherapy-ii.isolation-ward,"
        "staff=registrar.critical-specialist.paramedic,bags=1",
        options=f"{NO_BOSS},edition=prototype",
    ),
    "up-to": activation(
        "patients=r1.r2.y3.g4,departments=radiology,said=nurse.radiology.r1",
        options=f"{NO_BOSS},edition=prototype",
    ),
}

BASIC = {
    "starting": code(
        "round=0,phase=starting-values,first=1",
        "hand=red.yellow.green",
        "hand=red.red.green",
        options=NO_BOSS,
    ),
    "keep": code(
        "round=0,phase=keep,first=1",
        "patients=r3.y4.g5,hand=admin-1.admin-8",
        "patients=r3.y4.g5,hand=admin-2.admin-5",
    ),
    "extra": code(
        "round=3,phase=extra,first=1,mover=1,display=cardiology.surgeon.urologist.urology",
        f"patients={WAITING}",
        OTHER,
        options=NO_BOSS,
    ),
    "arrange": code(
        "round=3,phase=arrange,first=2,mover=1,intake=r2.r3.y3.g3.y3.g4.y4.g4.y5.g5.g5.y5",
        f"patients={WAITING},{RICH}",
        OTHER,
        OTHER,
        options=NO_BOSS,
    ),
    "take": code(
        f"round=3,phase=take,first=1,mover=1,{ROLLED}",
        "patients=r1.r2.r2.y1.y3.y3.y4.g2.g4,departments=radiology,staff=surgeon",
        OTHER,
        OTHER,
        options=NO_BOSS,
    ),
    "take-five": code(
        f"round=3,phase=take,first=4,mover=1,{ROLLED}.none",
        f"patients={WAITING},{RICH}",
        OTHER,
        OTHER,
        "patients=r5.y2.g3.g5,incoming=g5.g5.y5,ambulance=5",
        options=NO_BOSS,
    ),
    "take-last": code(
        "round=3,phase=take,first=2,mover=1,ambulances=r2y2g2.none.none.r5y5g5",
        f"patients={WAITING}",
        f"{OTHER},incoming=r3.y3.g3,ambulance=2",
        f"{OTHER},incoming=r4.y4.g4,ambulance=3",
        options=NO_BOSS,
    ),
    "overflow": code(
        "round=3,phase=overflow,first=2",
        f"patients={WAITING},incoming=r2.y2.g3,ambulance=2",
        f"{OTHER},ambulance=1,ready=1",
        f"{OTHER},ambulance=3,ready=1",
        options=NO_BOSS,
    ),
    "improve": code(
        "round=3,phase=improve,first=1,mover=1,"
        "display=cardiology.triage-centre.renal-medicine.surgeon.urologist.paramedic",
        f"patients={WAITING},departments=cardiology,staff=surgeon,ambulance=1",
        f"{OTHER},ambulance=2",
        f"{OTHER},ambulance=3",
        f"{OTHER},ambulance=4",
        options=NO_BOSS,
    ),
    "return": code(
        "round=3,phase=return,first=2,mover=1,display=surgeon",
        f"patients={WAITING},{RICH},ambulance=2",
        f"{OTHER},ambulance=1",
        f"{OTHER},ambulance=3",
        options=NO_BOSS,
    ),
    "return-card": code(
        "round=3,phase=return,first=2,mover=1,display=surgeon",
        f"patients={WAITING},{RICH},ambulance=2,said=return",
        f"{OTHER},ambulance=1",
        f"{OTHER},ambulance=3",
        options=NO_BOSS,
    ),
    "worker": activation(CROWDED),
    "department": activation(f"{CROWDED},said=nurse"),
    "patients": activation(
        "patients=r1.r2.r2.y1.y3.y3.y3.y5.g2.g4.g4.g4,bags=2,departments=radiology,"
        "said=nurse.radiology.r1"
    ),
    "effect": activation(
        "patients=r1.r3m.r2.r5t.y1.y3.y3.y4.y6t.g2.g4.g4,bags=1,staff=surgeon.anaesthetist,"
        "placed=anaesthetist,used=critical-care-unit,pending=anaesthetist"
    ),
    "bag": activation(f"{CROWDED},said=bag"),
    "bag-use": activation(f"{CROWDED},said=bag.r2"),
    "recoloured": activation("patients=ry2.rg3.r4.yr1.yg5t.gr6.y2,bags=2"),
    "nothing-left": activation(
        "patients=r1.y4t,nurses=0,used=critical-care-unit.oncology.pharmacy,lounge=1.1.1"
    ),
    "together": code(
        "round=4,phase=activate,first=1",
        f"{CROWDED},ambulance=1",
        f"{OTHER},ambulance=2",
        f"{OTHER},ambulance=3",
        options=f"{NO_BOSS},activation=simultaneous",
    ),
    "spare": code(
        "round=4,phase=spare,first=2",
        f"patients=r1.r2.r5.y3t.g4,nurses=2,used=oncology,ambulance=2,administrator=admin-5,{RICH}",
        f"{OTHER},ambulance=1,administrator=admin-1,ready=1",
        f"{OTHER},ambulance=3,administrator=admin-2,ready=1",
    ),
}
POSITIONS = {**BASIC, **OPTIONS}
