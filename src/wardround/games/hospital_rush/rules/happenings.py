"""What a word can do, as numbers for the rules and as named happenings for everyone else.

The rules note `(number, seat, a, b)` while somebody listens. `HAPPENINGS` names each number and
says what a and b are: a word of the vocabulary, a plain number, another seat, a phase, a question,
a stage, why the game ended or a source of prestige.
"""

from __future__ import annotations

from typing import Final

PHASE: Final = 0
TURN: Final = 1
ASK: Final = 2
STAGE: Final = 3
FIRST: Final = 4
CAST: Final = 5
ADMIT: Final = 6
SHUFFLE: Final = 7
PLACE: Final = 8
EARN: Final = 9
PAY: Final = 10
FETCH: Final = 11
SELL: Final = 12
STEAL: Final = 13
HAND_OVER: Final = 14
CLAIM: Final = 15
JOIN: Final = 16
ALONE: Final = 17
TREAT: Final = 18
PILFER: Final = 19
LEARN: Final = 20
POACH: Final = 21
EXAM: Final = 22
SCORE: Final = 23
CURE: Final = 24
DISMISS: Final = 25
SLIDE: Final = 26
FINED: Final = 27
SPARED: Final = 28
OWE: Final = 29
RECALL: Final = 30
TAKE_CARD: Final = 31
END: Final = 32
CHOOSE: Final = 33
COMPLETE: Final = 34
BEGAN: Final = 35
OUSTED: Final = 36
ANSWERED: Final = 37
DISCARD: Final = 38

HAPPENINGS: Final = (
    ("phase", ("round", "number"), ("phase", "phase")),
    ("turn", None, None),
    ("ask", ("question", "question"), None),
    ("stage", ("stage", "stage"), None),
    ("first", None, None),
    ("cast", ("character", "word"), None),
    ("admit", ("bed", "number"), ("patient", "word")),
    ("shuffle", None, None),
    ("place", ("space", "word"), ("red", "number")),
    ("earn", ("bucks", "number"), None),
    ("pay", ("bucks", "number"), None),
    ("fetch", ("medicine", "word"), None),
    ("sell", ("medicine", "word"), None),
    ("steal", ("thing", "word"), ("whom", "seat")),
    ("hand-over", ("bucks", "number"), ("whom", "seat")),
    ("claim", ("bed", "number"), None),
    ("join", ("bed", "number"), None),
    ("alone", ("bed", "number"), None),
    ("treat", ("bed", "number"), ("tile", "word")),
    ("pilfer", ("bed", "number"), ("medicine", "word")),
    ("learn", ("skill", "word"), None),
    ("poach", ("skill", "word"), ("whom", "seat")),
    ("exam", ("skills", "number"), None),
    ("score", ("source", "source"), ("prestige", "number")),
    ("cure", ("bed", "number"), ("patient", "word")),
    ("dismiss", ("bed", "number"), ("patient", "word")),
    ("slide", None, None),
    ("fined", ("times", "number"), ("bucks", "number")),
    ("spared", ("left", "number"), None),
    ("owe", ("owed", "number"), None),
    ("recall", None, None),
    ("take-card", ("patient", "word"), None),
    ("end", ("ended", "ended"), None),
    ("choose", ("word", "word"), None),
    ("complete", None, None),
    ("began", None, None),
    ("ousted", ("bed", "number"), ("whom", "seat")),
    ("answered", ("left", "number"), None),
    ("discard", ("bed", "number"), ("patient", "word")),
)

CURED: Final = 0
EXAM_POINTS: Final = 1
BRIBES: Final = 2
CHARACTER: Final = 3
PUNISHED: Final = 4
SOURCES: Final = ("cured", "exam", "bribe", "character", "punished")

AT_GOAL: Final = 0
AT_ROUNDS: Final = 1
REASONS: Final = ("prestige", "rounds")
