"""The heuristic evaluation of Dice Hospital: what a position is worth to a seat, in points.

It adds the score so far, the ladder for patients discharged this round, the value of patients in
bed, of staff, departments and blood bags for the rounds left, and of events and medical reports.
Compiled with the rules.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import activation
from wardround.games.dice_hospital.rules.discharge import discharged, ladder, score
from wardround.games.dice_hospital.rules.kinds import (
    DISCHARGED,
    HEALED,
    OWN,
    VALUE,
    WAITING,
)
from wardround.games.dice_hospital.rules.promos import ability
from wardround.games.dice_hospital.rules.reports import report_of
from wardround.games.dice_hospital.rules.ruleset import (
    BEDS,
    COLUMNS,
    DICE_IN_AMBULANCE,
    EACH_DISCHARGED,
    EARLY_DISCHARGE,
    FATALITY,
    INSPECTION,
    NEGLECT,
    NURSES,
    ROUNDS,
    RUN,
    Choice,
)
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    EVENT,
    EVENT_CARD,
    EXTRA,
    EXTRA_DEPARTMENT,
    EXTRA_SPECIALIST,
    IMPROVE,
    NONE,
    OVER,
    OVERFLOW,
    RETURN,
    REVEAL,
    ROLL,
    SEND_BACK,
    SPARE,
    TAKE,
    Hospital,
    State,
)
from wardround.players.temperament import STANDARD, Temperament
from wardround.players.weights import Numbers, numbers

BEFORE_WORK = (EVENT, TAKE, SEND_BACK, OVERFLOW, IMPROVE, RETURN)
REVEALING = (REVEAL, EXTRA, EXTRA_DEPARTMENT, EXTRA_SPECIALIST)
BEFORE_ROLL = (EVENT_CARD, ROLL)

RIVALS: Final = 0.5
WEIGHTS: Final = "dice_hospital/weights.toml"


class Weights:
    """The weights of the evaluation, in points.

    - `patient`: by value; 0 is a fatality to come at its standard cost.
    - `guest`: the cost of any patient in bed. `crowd`: of each that will find no bed next round.
    - `step`: one step of healing a round; staff, effects and departments are counted in steps.
    - `home`: by value, the probability that a patient goes home in time for a report.
    - `suited`: a department that has enough patients of its colour when an event recolours.
    - `rivals`: the share of the best rival's value that counts against one's own in a draft.

    A temperament scales `rivals`, fatalities to come and `crowd`.
    """

    __slots__ = (
        "administrators",
        "bag",
        "crowd",
        "effect",
        "equal",
        "guest",
        "home",
        "later",
        "lowest",
        "nurse_free",
        "patient",
        "rivals",
        "run",
        "several",
        "specialist_free",
        "step",
        "suited",
        "worker",
    )

    def __init__(self, given: Numbers, temperament: Temperament = STANDARD) -> None:
        self.patient = given["patient"][:]
        self.patient[0] *= temperament.fear / 100.0
        self.crowd = given["crowd"][0] * temperament.fear / 100.0
        self.rivals = RIVALS * temperament.spite / 100.0
        self.guest = given["guest"][0]
        self.bag = given["bag"][0]
        self.step = given["step"][0]
        self.worker = given["worker"][0]
        self.effect = given["effect"][0]
        self.run = given["run"][0]
        self.equal = given["equal"][0]
        self.several = given["several"][0]
        self.nurse_free = given["nurse_free"][0]
        self.specialist_free = given["specialist_free"][0]
        self.lowest = given["lowest"][0]
        self.later = given["later"][0]
        self.administrators = given["administrators"]
        self.home = given["home"]
        self.suited = given["suited"][0]


def weights_by_seats(temperament: Temperament) -> dict[int, Weights]:
    """The weights of a player with this temperament, by number of seats."""
    return {seats: Weights(given, temperament) for seats, given in numbers(WEIGHTS).items()}


STANDARD_WEIGHTS: Final = weights_by_seats(STANDARD)
WORST: Final = -1.0e9


def standard_value(s: State, seat: int) -> float:
    """The value of a position to this seat, by the standard weights."""
    return evaluate(s, seat, STANDARD_WEIGHTS[len(s.hospitals)])


def evaluate(s: State, seat: int, weights: Weights) -> float:
    """The value of a position to this seat, by these weights."""
    return evaluate_with(s, seat, weights, steps_a_round(s, seat, weights))


def evaluate_with(s: State, seat: int, weights: Weights, steps: float) -> float:
    """As `evaluate`, if the steps a round of this seat are known already."""
    h = s.hospitals[seat]
    worth = float(score(s, seat))
    if s.phase == OVER:
        return worth
    left = _rounds_left(s)
    home = discharged(h) + _early_discharges(s, h)
    worth += ladder(home) + s.modifiers[EACH_DISCHARGED] * home
    worth += weights.bag * h.bags * min(1.0, left)
    worth += _patients_value(s, h, left, weights)
    worth += weights.step * steps * (left + _is_before_work(s))
    worth += _ambulance_value(s, h, weights)
    if h.administrator != NONE:
        worth += weights.administrators[h.administrator % 8] * left
    if s.phase == ACTIVATE and not h.ready:
        idle = len(h.staff) - bin(h.placed).count("1")
        worth += weights.nurse_free * float(h.nurses) + weights.specialist_free * idle
        worth += _pending_value(s, h, weights)
    if s.phase == ACTIVATE:
        worth += s.modifiers[INSPECTION] / (1.0 + _untreated_count(h))
    if s.phase == EVENT:
        worth += weights.suited * _usable_departments(s, h)
    if s.reports:
        worth += _reports_value(s, h, left, weights)
    return worth


def _rounds_left(s: State) -> int:
    """Rounds after the current one; a round before its dice are rolled counts as to come."""
    return ROUNDS - max(1, s.round) + (s.round > 1 and s.phase in BEFORE_ROLL)


def _is_before_work(s: State) -> bool:
    """Whether activation is still to come; in a solo game cards are revealed before it."""
    return s.phase in BEFORE_WORK or (s.rules.seats == 1 and s.phase in REVEALING)


def lead_over_rivals(worths: list[float], seat: int, rivals: float) -> float:
    """The value of a seat less a share (`rivals`) of the best rival's; `worths` are by seat."""
    best = WORST
    for other, worth in enumerate(worths):
        if other != seat:
            best = max(best, worth)
    return worths[seat] if best == WORST else worths[seat] - rivals * best


def _patients_value(s: State, h: Hospital, left: int, weights: Weights) -> float:
    """Patients in bed after neglect, new ones as they are, less the cost of beds they take."""
    neglect_to_come = s.phase == ACTIVATE or (s.phase == SPARE and not h.ready)
    worth = 0.0
    leaving = s.phase == ACTIVATE and s.modifiers[EARLY_DISCHARGE] == 1
    for k in h.patients:
        if leaving and VALUE[k] == 6 and k % 3 != WAITING:
            continue
        steps = s.modifiers[NEGLECT] if neglect_to_come and k % 3 == WAITING else 0
        left_at = max(0, VALUE[k] - steps)
        if not left_at:
            worth += weights.patient[0] * s.rules.fatality / FATALITY
        else:
            worth += weights.patient[left_at] if left else 0.01 * left_at
    for k in h.incoming:
        worth += weights.patient[VALUE[k]]
    guests = len(h.patients) + len(h.incoming)
    crowd = max(0, guests + DICE_IN_AMBULANCE - BEDS)
    return worth - (weights.crowd * crowd + weights.guest * guests if left else 0.0)


def steps_a_round(s: State, seat: int, weights: Weights) -> float:
    """How many steps of healing the staff and departments of a seat give a round."""
    h = s.hospitals[seat]
    departments = s.rules.departments
    each = sorted([_steps(departments[d], weights) for d in h.departments], reverse=True)
    workers = NURSES + len(h.staff)
    extra = len(h.staff) * (weights.worker - 1.0 + weights.effect)
    return extra + sum(each[:workers])


def _steps(choice: Choice, weights: Weights) -> float:
    """How many steps a department heals a round, by how often it finds its patients."""
    if choice.count == 1:
        return 1.0 + 0.7 * (choice.steps - 1)
    together = float(choice.count * choice.steps)
    if choice.pattern:
        return together * (weights.run if choice.pattern == RUN else weights.equal)
    return together * weights.several


def _ambulance_value(s: State, h: Hospital, weights: Weights) -> float:
    """An early turn to improve, and the bonus of the lowest ambulance if no other can be lower."""
    if not h.ambulance or not h.incoming:
        return 0.0
    lower = any(s.ambulances[i] for i in range(h.ambulance - 1))
    lower = lower or any(0 < other.ambulance < h.ambulance for other in s.hospitals)
    return (0.0 if lower else weights.lowest) - weights.later * float(h.ambulance)


def _pending_value(s: State, h: Hospital, weights: Weights) -> float:
    """The value of a pending effect on the best patients for it."""
    if not h.pending:
        return 0.0
    worker = ability(h, s.rules, h.pending)
    count, steps = worker.choice.count, worker.choice.steps
    if not count:
        return float(worker.gain_points + 2 * worker.gain_fatalities) + weights.bag
    fits = worker.choice.fits
    gains = sorted(
        [_gain(k, steps, weights) for k in activation.targets(h, worker) if fits[k]], reverse=True
    )
    return max(0.0, sum(gains[:count])) if len(gains) >= worker.choice.least else 0.0


def _gain(k: int, steps: int, weights: Weights) -> float:
    before = weights.patient[VALUE[k] - (1 if k % 3 == WAITING else 0)]
    healed = HEALED[steps][k]
    return 2.0 - before if healed == DISCHARGED else weights.patient[VALUE[healed]] - before


def _early_discharges(s: State, h: Hospital) -> int:
    """How many treated sixes an event discharges at the end of activation."""
    if s.phase != ACTIVATE or not s.modifiers[EARLY_DISCHARGE]:
        return 0
    count = 0
    for k in h.patients:
        if VALUE[k] == 6 and k % 3 != WAITING:
            count += 1
    return count


def _untreated_count(h: Hospital) -> int:
    count = 0
    for k in h.patients:
        if k % 3 == WAITING:
            count += 1
    return count


def _usable_departments(s: State, h: Hospital) -> int:
    """How many departments have as many fitting patients as they need."""
    count = 0
    for d in h.departments:
        choice = s.rules.departments[d]
        fitting = 0
        for k in h.patients:
            fitting += choice.fits[k]
        if fitting >= choice.least:
            count += 1
    return count


def _reports_value(s: State, h: Hospital, left: int, weights: Weights) -> float:
    """The expected points of the reports in the lower row.

    Reports are taken greedily, the best first; no die counts for two of them.
    """
    lounge = [h.lounge[colour] - s.filed[colour] for colour in range(3)]
    chances = _discharge_chances(s, h, left, weights)
    open_reports = [word for word in s.reports[:COLUMNS] if word != NONE]
    worth = 0.0
    while open_reports:
        best = 0.0
        best_report = open_reports[0]
        for word in open_reports:
            report = report_of(s, word)
            chance = _fulfilment_chance(report.needs, lounge, chances)
            if chance * report.points > best:
                best = chance * report.points
                best_report = word
        open_reports.remove(best_report)
        worth += best * (1.0 + s.rules.reports_left)
        needs = report_of(s, best_report).needs
        for colour in range(3):
            home = min(lounge[colour], needs[colour])
            lounge[colour] -= home
            chances[colour] = chances[colour][needs[colour] - home :]
    return worth


def _discharge_chances(s: State, h: Hospital, left: int, weights: Weights) -> list[list[float]]:
    """By colour the probabilities that patients go home in time, the highest first."""
    chances: list[list[float]] = [[], [], []]
    if left or _is_before_work(s) or (s.phase == ACTIVATE and not h.ready):
        for k in h.patients:
            chances[OWN[k]].append(weights.home[VALUE[k]])
        for k in h.incoming:
            chances[OWN[k]].append(weights.home[VALUE[k]])
        for of_colour in chances:
            of_colour.sort(reverse=True)
    return chances


def _fulfilment_chance(needs: list[int], lounge: list[int], chances: list[list[float]]) -> float:
    """The probability that a report is fulfilled by the discharged and patients in bed."""
    chance = 1.0
    for colour in range(3):
        missing = needs[colour] - lounge[colour]
        if missing > len(chances[colour]):
            return 0.0
        for i in range(missing):
            chance *= chances[colour][i]
    return chance
