"""What a position of Dice Hospital is worth to a seat, in points: an estimate, quick and rough.

The score as it stands, the ladder for those discharged so far, what patients may still bring or
cost, and what workers, cards and blood bags left may still do.
"""

from __future__ import annotations

from typing import NamedTuple

from wardround.games.dice_hospital.activation import targets
from wardround.games.dice_hospital.admissions import ability
from wardround.games.dice_hospital.discharge import discharged, ladder, score
from wardround.games.dice_hospital.kinds import DISCHARGED, HEALED, VALUE, WAITING
from wardround.games.dice_hospital.rules import (
    BEDS,
    DICE_IN_AMBULANCE,
    NEGLECT,
    NURSES,
    ROUNDS,
    RUN,
    Choice,
)
from wardround.games.dice_hospital.state import (
    ACTIVATE,
    EVENT,
    IMPROVE,
    NONE,
    OVER,
    OVERFLOW,
    RETURN,
    SEND_BACK,
    SPARE,
    TAKE,
    Hospital,
    State,
)

BEFORE_WORK = (EVENT, TAKE, SEND_BACK, OVERFLOW, IMPROVE, RETURN)


class Weights(NamedTuple):
    """What things are worth, in points.

    `patient` is by value, 0 being a fatality to come; `crowd` is what each patient costs that will
    find no bed next round, `guest` what any patient costs; `step` is one step of healing a round,
    in which workers, effects and departments are counted.
    """

    patient: tuple[float, ...] = (-2.0, -0.5, 0.39, 0.5, 0.6, 1.2, 1.6)
    crowd: float = 0.83
    guest: float = 0.39
    bag: float = 0.07
    step: float = 1.37
    worker: float = 2.17
    effect: float = 0.29
    run: float = 0.29
    equal: float = 0.9
    several: float = 0.45
    nurse_free: float = 0.11
    specialist_free: float = 0.25
    lowest: float = 1.8
    later: float = 0.1
    administrators: tuple[float, ...] = (0.4, 0.4, 0.4, 0.3, 0.6, 0.6, 0.6, 0.3)


STANDARD = Weights()


def value(s: State, seat: int, weights: Weights = STANDARD) -> float:
    """What the position is worth to this seat."""
    h = s.hospitals[seat]
    worth = float(score(s, seat))
    if s.phase == OVER:
        return worth
    left = ROUNDS - max(1, s.round)
    worth += ladder(discharged(h)) + weights.bag * h.bags * min(1.0, left)
    worth += _patients(s, h, left, weights)
    worth += weights.step * _steps_a_round(s, h, weights) * (left + (s.phase in BEFORE_WORK))
    worth += _draft(s, h, weights)
    if h.administrator != NONE:
        worth += weights.administrators[h.administrator % 8] * left
    if s.phase == ACTIVATE and not h.ready:
        idle = len(h.staff) - bin(h.placed).count("1")
        worth += weights.nurse_free * h.nurses + weights.specialist_free * idle
        worth += _effect(s, h, weights)
    return worth


def _patients(s: State, h: Hospital, left: int, weights: Weights) -> float:
    """Patients in bed as they will be after neglect, new ones as they are; beds they take away."""
    neglect_to_come = s.phase == ACTIVATE or (s.phase == SPARE and not h.ready)
    worth = 0.0
    for k in h.patients:
        steps = s.modifiers[NEGLECT] if neglect_to_come and k % 3 == WAITING else 0
        left_at = max(0, VALUE[k] - steps)
        worth += weights.patient[left_at] if left or not left_at else 0.01 * left_at
    for k in h.incoming:
        worth += weights.patient[VALUE[k]]
    guests = len(h.patients) + len(h.incoming)
    crowd = max(0, guests + DICE_IN_AMBULANCE - BEDS)
    return worth - (weights.crowd * crowd + weights.guest * guests if left else 0.0)


def _steps_a_round(s: State, h: Hospital, weights: Weights) -> float:
    """Steps of healing that staff and departments give a round."""
    departments = s.rules.departments
    each = sorted([_steps(departments[d], weights) for d in h.departments], reverse=True)
    workers = NURSES + len(h.staff)
    extra = len(h.staff) * (weights.worker - 1.0 + weights.effect)
    return extra + sum(each[:workers])


def _steps(choice: Choice, weights: Weights) -> float:
    """Steps a department heals a round, by how often its patients are there."""
    if choice.count == 1:
        return 1.0 + 0.7 * (choice.steps - 1)
    if choice.pattern:
        return (
            choice.count * choice.steps * (weights.run if choice.pattern == RUN else weights.equal)
        )
    return choice.count * choice.steps * weights.several


def _draft(s: State, h: Hospital, weights: Weights) -> float:
    """An early turn to build, and the bag and token of the lowest ambulance if nobody is lower."""
    if not h.ambulance or not h.incoming:
        return 0.0
    lower = any(s.ambulances[i] for i in range(h.ambulance - 1))
    lower = lower or any(0 < other.ambulance < h.ambulance for other in s.hospitals)
    return (0.0 if lower else weights.lowest) - weights.later * h.ambulance


def _effect(s: State, h: Hospital, weights: Weights) -> float:
    """What the pending effect will bring if used on the best patients."""
    if not h.pending:
        return 0.0
    worker = ability(h, s.rules, h.pending)
    count, steps = worker.choice.count, worker.choice.steps
    if not count:
        return float(worker.gain_points + 2 * worker.gain_fatalities) + weights.bag
    fits = worker.choice.fits
    gains = sorted([_gain(k, steps, weights) for k in targets(h, worker) if fits[k]], reverse=True)
    return max(0.0, sum(gains[:count])) if len(gains) >= worker.choice.least else 0.0


def _gain(k: int, steps: int, weights: Weights) -> float:
    before = weights.patient[VALUE[k] - (1 if k % 3 == WAITING else 0)]
    healed = HEALED[steps][k]
    return 2.0 - before if healed == DISCHARGED else weights.patient[VALUE[healed]] - before
