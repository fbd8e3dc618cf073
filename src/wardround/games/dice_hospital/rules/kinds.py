"""Patients as kind numbers.

A patient is a die: its value (1 very ill to 6 nearly well), the colour it shows, its own colour,
and whether it is waiting, treated this round, or marked. Equal patients are interchangeable, so a
kind number says all of it: ((value - 1) * 3 + shown) * 9 + own * 3 + condition. Value comes first
so that runs and equal values lie side by side in a sorted list.

A patient is *marked* only while a specialist's effect is pending: the effect may (or may not)
choose it because of what the placement's department did. Marked patients count as treated.
"""

from __future__ import annotations

from typing import Final, Literal

from wardround.native import i64

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
Colour = Literal["red", "yellow", "green"]
COLOURS: Final[tuple[Colour, Colour, Colour]] = ("red", "yellow", "green")

WAITING: Final = 0
TREATED: Final = 1
MARKED: Final = 2

KINDS: Final = 162
MOST_STEPS: Final = 6

DISCHARGED: Final = -1
DEAD: Final = -2
SENT_BACK: Final = -3


def kind(value: i64, shown: i64, own: i64, condition: i64) -> i64:
    """The number of the patients with these marks."""
    return ((value - 1) * 3 + shown) * 9 + own * 3 + condition


def value_of(k: i64) -> i64:
    """1 to 6."""
    return k // 27 + 1


def shown_of(k: i64) -> i64:
    """The colour it shows."""
    return k // 9 % 3


def own_of(k: i64) -> i64:
    """The colour of the die."""
    return k // 3 % 3


def condition_of(k: i64) -> i64:
    """WAITING, TREATED or MARKED."""
    return k % 3


def kind_word(k: i64) -> str:
    """`r4` waiting, `r4t` treated, `r4m` marked; `rg4` a red die that shows green."""
    own, shown = "ryg"[own_of(k)], "ryg"[shown_of(k)]
    return f"{own}{'' if own == shown else shown}{value_of(k)}{'tm'[k % 3 - 1] if k % 3 else ''}"


def _healed(steps: i64, k: i64) -> i64:
    value = value_of(k) + steps
    condition = MARKED if condition_of(k) == MARKED else TREATED
    return DISCHARGED if value > 6 else kind(value, shown_of(k), own_of(k), condition)


def _worse(steps: i64, k: i64) -> i64:
    return DEAD if value_of(k) <= steps else k - 27 * steps


VALUE: Final[list[int]] = [value_of(k) for k in range(KINDS)]
SHOWN: Final[list[int]] = [shown_of(k) for k in range(KINDS)]
OWN: Final[list[int]] = [own_of(k) for k in range(KINDS)]

HEALED: Final[list[list[int]]] = [
    [_healed(steps, k) for k in range(KINDS)] for steps in range(MOST_STEPS + 1)
]
WORSENED: Final[list[list[int]]] = [
    [_worse(steps, k) for k in range(KINDS)] for steps in range(MOST_STEPS + 1)
]
RECOLOURED: Final[list[list[int]]] = [
    [kind(value_of(k), shown, own_of(k), condition_of(k)) for k in range(KINDS)]
    for shown in range(3)
]
OWN_COLOURED: Final = [RECOLOURED[own_of(k)][k] for k in range(KINDS)]
MARKED_KIND: Final = [k - k % 3 + MARKED for k in range(KINDS)]
TREATED_KIND: Final = [k + 1 if k % 3 == WAITING else k for k in range(KINDS)]
UNMARKED: Final = [k - 1 if k % 3 == MARKED else k for k in range(KINDS)]
REFRESHED: Final = [k - k % 3 for k in range(KINDS)]
OF_VALUE: Final[list[list[int]]] = [
    [kind(value, shown_of(k), own_of(k), condition_of(k)) for k in range(KINDS)]
    for value in range(1, 7)
]
