"""A position for every kind of question of Hospital Rush, the crowded ones as full as they get."""

from __future__ import annotations

BEDS = "beds=tilda-tumble.ivy-ink.hattie-hiccup.ursula-umbra,tiles=0000.2010.1000.2000"
OWN = "character=kurt,bucks=5,medicine=2.0.1,skills=finance.pharmacy,bed=2,points=5.0.0.0.-1"
POOR = "character=kurt,bucks=2,bed=2,points=5.0.0.0.-1"
BEA = "character=marina,bucks=2,medicine=0.1.0,skills=intensive-care,bed=3,points=7.0.0.0.0"
CEM = "character=vanessa,bucks=0,medicine=0.0.1,exam=1,points=3.1.0.0.0"
BEA_IN, CEM_IN = f"{BEA},places=sabotage", f"{CEM},places=treat-a"
LAST = "began=2,first=1"
FIVE = (
    "character=theo,bucks=3,medicine=1.0.0,points=2.0.0.0.0",
    "character=olga,bucks=7,medicine=0.0.2,bed=4,skills=finance,points=4.0.2.0.-2",
)
DONE = ("character=marina,places=fetch-b.treat-b", "character=vanessa,places=fetch-b.treat-b")
QUIET = ("character=marina,bed=3", "character=vanessa")
UNFAIR = "character=kurt,bucks=2,medicine=0.0.1,bed=2,places=sabotage.kurt-2,points=5.0.0.0.-1"
RATTING = "character=marina,bucks=5,bed=3,places=treat-b.rat-out,points=7.0.0.0.0"


def code(table: str, *interns: str) -> str:
    """A position code of round 4, which the first seat began unless told otherwise."""
    began = "" if "began" in table else "began=1,first=1,"
    return ":".join(
        ["hospital-rush:3", f"seats={len(interns)}", f"round=4,{began}{table}", *interns]
    )


def placing(own: str, *others: str, said: str = "", table: str = "began=1,first=3") -> str:
    """The first seat is to place its first marker, or has begun to say where."""
    begun = f",said={said}" if said else ""
    return code(f"phase=place,mover=1,{table},{BEDS}{begun}", own, *others)


def acting(stage: str, own: str, beds: str = BEDS) -> str:
    """The first seat's action goes on."""
    return code(f"phase=place,mover=1,stage={stage},{beds}", own, *QUIET)


def discharging(beds: str, own: str) -> str:
    """The markers are placed, the first seat's patient goes home or stays."""
    return code(f"phase=discharge,mover=1,{beds}", own, *DONE)


def punished(fines: int, own: str = UNFAIR) -> str:
    """The second seat has ratted out the first."""
    table = f"phase=place,mover=2,stage=acted,fine=1,{BEDS}"
    return code(table, f"{own},fines={fines}", RATTING, "character=vanessa,places=treat-a")


PICKING = "beds=none.ivy-ink.hattie-hiccup.ursula-umbra,discards=tilda-tumble.nell-nettle.pip-plum"
PICKED = "beds=pip-plum.ivy-ink.hattie-hiccup.ursula-umbra,discards=tilda-tumble.nell-nettle"
CORNER = "beds=ivy-ink.hattie-hiccup.ursula-umbra.tilda-tumble,tiles=0000.0000.0000.4000"
LEFT = "stage=acted,owed=1,beds=ivy-ink.hattie-hiccup.ursula-umbra.none,discards=tilda-tumble"

DOCUMENTED = placing(BEA, OWN, CEM).replace("seats=3", "seats=3,characters=documented")

POSITIONS = {
    "doors": placing(OWN, BEA, CEM),
    "fair": placing(BEA.replace("marina", "theo"), OWN, CEM),
    "last": placing(OWN, BEA_IN, CEM_IN, table=LAST),
    "five": placing(OWN, BEA, CEM, *FIVE),
    "bed": placing(OWN, BEA_IN, CEM_IN, table=LAST, said="treat-b"),
    "tile": placing(OWN, BEA_IN, CEM_IN, table=LAST, said="treat-b.bed-2.patch"),
    "fetch": placing(POOR, BEA, CEM, said="fetch-b"),
    "starter": placing(OWN, BEA, CEM, said="night-shift"),
    "skill": placing(OWN, BEA, CEM, said="study"),
    "victim": placing(OWN, BEA, CEM, *FIVE, said="sabotage"),
    "thing": placing(OWN, BEA, CEM, said="sabotage.seat-2"),
    "deal": placing(OWN, BEA, CEM, said="bribe"),
    "sell": placing(OWN, BEA, CEM, said="kurt-2"),
    "source": placing(OWN, BEA, CEM, said="kurt-1"),
    "treat-after": acting("treat", "character=kurt,bucks=2,medicine=1.0.0,bed=2,places=kurt-1"),
    "card": acting("card", "character=freddie,bucks=2,bed=2,places=freddie-1", PICKING),
    "claim": acting("claim", "character=freddie,bucks=2,bed=2,places=freddie-1", PICKED),
    "punishment": punished(2),
    "right-hand": discharging(CORNER, "character=kurt,bucks=2,bed=4,places=treat-b.treat-a"),
    "pharmacy": discharging(LEFT, "character=kurt,skills=pharmacy,places=treat-b.treat-a"),
}


def placed(intern: str, *places: str) -> str:
    """The same intern, with markers on these spaces."""
    character, comma, rest = intern.partition(",")
    return f"{character}{comma}places={'.'.join(places)}{comma}{rest}"


# All markers but mine are placed, most of them together; I have no bucks.
CROWD = (
    placed(OWN.replace("bucks=5", "bucks=0"), "treat-b"),
    placed(BEA, "treat-b", "night-shift"),
    placed(CEM, "treat-b", "night-shift"),
    placed(FIVE[0], "night-shift", "treat-b"),
)
RICH = FIVE[1].replace("bucks=7", "bucks=12")
CROWDED = {
    "four": placing(*CROWD, table="began=2,first=3"),
    "five": placing(*CROWD, placed(RICH, "fetch-b", "sabotage"), table="began=2,first=3"),
}
