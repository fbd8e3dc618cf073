"""What a position of Dice Hospital is worth to a seat, in points: an estimate, quick and rough.

The score as it stands, the ladder for those discharged so far, what patients may still bring or
cost, and what workers, cards and blood bags left may still do.
"""

from __future__ import annotations

from typing import Any

from wardround.games.dice_hospital.activation import targets
from wardround.games.dice_hospital.discharge import discharged, ladder, score
from wardround.games.dice_hospital.kinds import DISCHARGED, HEALED, VALUE, WAITING
from wardround.games.dice_hospital.rules import BEDS, DICE_IN_AMBULANCE, ROUNDS, RUN, Choice, Rules
from wardround.games.dice_hospital.state import (
    ACTIVATE,
    IMPROVE,
    NONE,
    OVER,
    OVERFLOW,
    RETURN,
    SPARE,
    TAKE,
    Hospital,
    State,
)
from wardround.table.game import Game

BEFORE_WORK = (TAKE, OVERFLOW, IMPROVE, RETURN)
BY_VALUE = (-2.0, -0.4, 0.3, 0.9, 1.5, 2.0, 2.5)
BED_SHORT = 1.2
BAG = 0.5
STEP = 0.42
WORKER_STEPS = 1.3
EFFECT_STEPS = 0.7
FREE_NURSE = 0.10
FREE_SPECIALIST = 0.25
LOWEST_AMBULANCE = 1.6
LATER_BUILDER = 0.35
MOST_WORTH_USING = 7
ADMINISTRATOR = (0.4, 0.4, 0.4, 0.3, 0.6, 0.6, 0.6, 0.3)


def value(_game: Game[Any], s: State, seat: int) -> float:
    """What the position is worth to this seat."""
    h = s.hospitals[seat]
    worth = float(score(h))
    if s.phase == OVER:
        return worth
    left = rounds_left(s)
    working = s.phase == ACTIVATE and not h.ready
    worth += ladder(discharged(h)) + BAG * h.bags * min(1.0, left)
    worth += _patients(s, h, left)
    worth += _cards(s.rules, h, left + (s.phase in BEFORE_WORK))
    worth += _draft(s, h)
    if h.administrator != NONE and s.phase != OVER:
        worth += ADMINISTRATOR[h.administrator] * left
    if working:
        idle = len(h.staff) - bin(h.placed).count("1")
        worth += FREE_NURSE * h.nurses + FREE_SPECIALIST * idle + _effect(s, h)
    return worth


def rounds_left(s: State) -> int:
    """Rounds still to come after this one."""
    return ROUNDS - max(1, s.round)


def _patients(s: State, h: Hospital, left: int) -> float:
    """Patients in bed as they will be after neglect, new ones as they are; beds they take away."""
    worth = 0.0
    neglect_to_come = s.phase == ACTIVATE or (s.phase == SPARE and not h.ready)
    for k in h.patients:
        ill = VALUE[k] - (1 if neglect_to_come and k % 3 == WAITING else 0)
        worth += BY_VALUE[ill] * (1.0 if left or ill == 0 else 0.02)
    for k in h.incoming:
        worth += BY_VALUE[VALUE[k]]
    crowd = len(h.patients) + len(h.incoming) + DICE_IN_AMBULANCE - BEDS
    return worth - BED_SHORT * max(0, crowd) if left else worth


def _cards(rules: Rules, h: Hospital, rounds: int) -> float:
    workers = h.nurses + len(h.staff) if not h.used else 3 + len(h.staff)
    steps = len(h.staff) * (WORKER_STEPS + EFFECT_STEPS)
    improved = sorted((_steps(rules.departments[d]) for d in h.departments), reverse=True)
    steps += sum(improved[: min(workers, MOST_WORTH_USING)])
    return STEP * steps * rounds


def _steps(choice: Choice) -> float:
    """Steps a department heals a round, by how often its patients are there."""
    if choice.count == 1:
        return (
            choice.steps * (0.5 + 0.5 * min(1.0, sum(choice.fits) / 54))
            if choice.steps > 1
            else 1.0
        )
    if choice.pattern:
        return choice.count * choice.steps * (0.5 if choice.pattern == RUN else 0.4)
    return choice.count * choice.steps * 0.65


def _draft(s: State, h: Hospital) -> float:
    """An early turn to build, and the bag and token of the lowest ambulance if nobody is lower."""
    if not h.ambulance or not h.incoming:
        return 0.0
    lowest = not any(s.ambulances[i] for i in range(h.ambulance - 1))
    lowest = lowest and all(o is h or not 0 < o.ambulance < h.ambulance for o in s.hospitals)
    return (LOWEST_AMBULANCE if lowest else 0.0) - LATER_BUILDER * h.ambulance


def _effect(s: State, h: Hospital) -> float:
    """What the pending effect will bring if used on the best patient."""
    if not h.pending:
        return 0.0
    worker = s.rules.workers[h.pending]
    gains = sorted((_gain(k, worker.choice.steps) for k in targets(h, worker)), reverse=True)
    return sum(gains[: worker.choice.count]) if len(gains) >= worker.choice.count else 0.0


def _gain(k: int, steps: int) -> float:
    ill = VALUE[k] - (1 if k % 3 == WAITING else 0)
    healed = HEALED[steps][k]
    return (
        2.0 + 2.5 - BY_VALUE[ill]
        if healed == DISCHARGED
        else BY_VALUE[VALUE[healed]] - BY_VALUE[ill]
    )
