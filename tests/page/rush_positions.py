"""A position for every kind of question of Hospital Rush, the crowded ones as full as they get."""

from __future__ import annotations

BEDS = "beds=tilda-tumble.ivy-ink.hattie-hiccup.ursula-umbra,tiles=0000.2010.1000.2000"


def code(table: str, *interns: str) -> str:
    """A position code."""
    return ":".join(["hospital-rush:1", f"seats={len(interns)}", table, *interns])


def placing(own: str, *others: str, said: str = "", table: str = "began=1,first=3") -> str:
    """Round 4, the first seat is to place its first marker."""
    begun = f",said={said}" if said else ""
    return code(f"round=4,phase=place,mover=1,{table},{BEDS}{begun}", own, *others)


OWN = "character=kurt,bucks=5,medicine=2.0.1,skills=finance.pharmacy,bed=2,points=5.0.0.0.-1"
POOR = "character=kurt,bucks=2,bed=2,points=5.0.0.0.-1"
BEA = "character=marina,bucks=2,medicine=0.1.0,skills=intensive-care,bed=3,points=7.0.0.0.0"
CEM = "character=vanessa,bucks=0,medicine=0.0.1,exam=1,points=3.1.0.0.0"
LATER = "began=2,first=1"
BEA_IN = f"{BEA},places=sabotage"
CEM_IN = f"{CEM},places=treat-a"
FIVE = (
    "character=theo,bucks=3,medicine=1.0.0,points=2.0.0.0.0",
    "character=olga,bucks=7,medicine=0.0.2,bed=4,skills=finance,points=4.0.2.0.-2",
)

POSITIONS = {
    "doors": placing(OWN, BEA, CEM),
}
POSITIONS |= {
    "later": placing(OWN, BEA_IN, CEM_IN, table=LATER),
    "bed": placing(OWN, BEA_IN, CEM_IN, table=LATER, said="treat-b"),
    "tile": placing(OWN, BEA_IN, CEM_IN, table=LATER, said="treat-b.bed-2.patch"),
    "fetch": placing(POOR, BEA, CEM, said="fetch-b"),
    "starter": placing(OWN, BEA, CEM, said="night-shift"),
    "skill": placing(OWN, BEA, CEM, said="study"),
    "victim": placing(OWN, BEA, CEM, said="sabotage"),
    "thing": placing(OWN, BEA, CEM, said="sabotage.seat-2"),
    "deal": placing(OWN, BEA, CEM, said="bribe"),
    "sell": placing(OWN, BEA, CEM, said="kurt-2"),
    "source": placing(OWN, BEA, CEM, said="kurt-1"),
    "five": placing(OWN, BEA, CEM, *FIVE),
}
