"""The words of Dice Hospital and their numbers.

The words here are the same for every deck; administrators, departments, workers, reports and
events follow them, and after those the cards of one's own.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.kinds import COLOURS, KINDS, kind_word

COLOUR: Final = KINDS
SEAT: Final = COLOUR + 3
AMBULANCE: Final = SEAT + 4
BAG: Final = AMBULANCE + 5
HEAL: Final = BAG + 1
FINISH: Final = BAG + 2
SKIP: Final = BAG + 3
PASS: Final = BAG + 4
RETURN: Final = BAG + 5
DEPARTMENT: Final = BAG + 6
SPECIALIST: Final = BAG + 7
DONE: Final = BAG + 8
USE: Final = BAG + 9
DRAW: Final = BAG + 10
NAME: Final = BAG + 11
ROLLED: Final = BAG + 12
CARDS: Final = ROLLED + 6

FIXED_WORDS: Final = (
    *(kind_word(k) for k in range(KINDS)),
    *COLOURS,
    *(f"seat-{n}" for n in range(1, 5)),
    *(f"ambulance-{n}" for n in range(1, 6)),
    "bag",
    "heal",
    "finish",
    "skip",
    "pass",
    "return",
    "department",
    "specialist",
    "done",
    "use",
    "draw",
    "name",
    *(f"value-{n}" for n in range(1, 7)),
)
NURSE: Final = "nurse"
