"""What a word can do, as numbers for the rules and as named happenings for everyone else.

The rules note `(number, seat, a, b)` while somebody listens. `HAPPENINGS` names each number and
says what a and b are: a word of the vocabulary, a plain number, a phase or a source of points.
"""

from __future__ import annotations

from typing import Final

PHASE: Final = 0
TURN: Final = 1
FIRST: Final = 2
REVEAL: Final = 3
SHELVE: Final = 4
DRAW: Final = 5
SETTLE: Final = 6
DEAL: Final = 7
KEEP: Final = 8
APPOINT: Final = 9
ROLL: Final = 10
LOAD: Final = 11
TAKE: Final = 12
UNLOAD: Final = 13
GAIN: Final = 14
ADMIT: Final = 15
DIE: Final = 16
BUILD: Final = 17
GIVE_BACK: Final = 18
PLACE: Final = 19
HEAL: Final = 20
DISCHARGE: Final = 21
RECOLOUR: Final = 22
SPEND: Final = 23
CHANGE: Final = 24
PENDING: Final = 25
SETTLED: Final = 26
READY: Final = 27
SPARE: Final = 28
WORSEN: Final = 29
SCORE: Final = 30
HOME: Final = 31
RECALL: Final = 32
CHOOSE: Final = 33
COMPLETE: Final = 34
TREAT: Final = 35
JOIN: Final = 36
LEAVE: Final = 37
REPORT: Final = 38
FULFIL: Final = 39
EVENT: Final = 40
EVENT_OVER: Final = 41
CREW: Final = 42
ARRIVE: Final = 43
BRING: Final = 44
SEND_BACK: Final = 45
TRANSFER: Final = 46
WELCOME: Final = 47
NAME: Final = 48
UNNAME: Final = 49
ADMISSIONS: Final = 50
ROLLING: Final = 51
RELIEVE: Final = 52
PICK_UP: Final = 53
FILED: Final = 54

HAPPENINGS: Final = (
    ("phase", ("round", "number"), ("phase", "phase")),
    ("turn", None, None),
    ("first", None, None),
    ("reveal", ("card", "word"), ("from_under", "number")),
    ("shelve", ("card", "word"), None),
    ("draw", ("colour", "word"), None),
    ("settle", ("patient", "word"), None),
    ("deal", ("administrator", "word"), None),
    ("keep", ("administrator", "word"), None),
    ("appoint", ("administrator", "word"), None),
    ("roll", ("patient", "word"), None),
    ("load", ("ambulance", "number"), ("patient", "word")),
    ("take", ("ambulance", "number"), None),
    ("unload", ("ambulance", "number"), ("patient", "word")),
    ("gain", ("bags", "number"), None),
    ("admit", ("patient", "word"), None),
    ("die", ("patient", "word"), None),
    ("build", ("card", "word"), ("hired", "number")),
    ("give-back", ("card", "word"), ("hired", "number")),
    ("place", ("worker", "word"), ("department", "word")),
    ("heal", ("patient", "word"), ("becomes", "word")),
    ("discharge", ("patient", "word"), None),
    ("recolour", ("patient", "word"), ("becomes", "word")),
    ("spend", ("bags", "number"), None),
    ("change", ("patient", "word"), ("becomes", "word")),
    ("pending", ("worker", "word"), ("values", "number")),
    ("settled", None, None),
    ("ready", ("ready", "number"), None),
    ("spare", ("patient", "word"), None),
    ("worsen", ("patient", "word"), ("becomes", "word")),
    ("score", ("source", "source"), ("points", "number")),
    ("home", None, None),
    ("recall", None, None),
    ("choose", ("word", "word"), None),
    ("complete", None, None),
    ("treat", ("patient", "word"), ("becomes", "word")),
    ("join", ("card", "word"), None),
    ("leave", ("card", "word"), None),
    ("report", ("report", "word"), ("place", "number")),
    ("fulfil", ("report", "word"), ("column", "number")),
    ("event", ("event", "word"), None),
    ("event-over", None, None),
    ("crew", ("nurses", "number"), None),
    ("arrive", ("patient", "word"), None),
    ("bring", ("patient", "word"), None),
    ("send-back", ("patient", "word"), None),
    ("transfer", ("patient", "word"), None),
    ("welcome", ("patient", "word"), None),
    ("name", ("worker", "word"), None),
    ("unname", None, None),
    ("admissions", ("left", "number"), None),
    ("rolling", None, None),
    ("relieve", ("fatalities", "number"), None),
    ("pick-up", ("patient", "word"), ("space", "word")),
    ("filed", ("colour", "word"), ("dice", "number")),
)
SECRET: Final = ("deal", "keep")

DISCHARGES: Final = 0
EMPTY: Final = 1
ADMINISTRATOR: Final = 2
EFFECT: Final = 3
EVENTS: Final = 4
REPORTS: Final = 5
PICKED_UP: Final = 6
SOURCES: Final = (
    "discharges",
    "empty-hospital",
    "administrator",
    "effect",
    "event",
    "reports",
    "pick-up",
)
