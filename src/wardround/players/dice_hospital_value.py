"""What a position of Dice Hospital is worth to a seat, in points: an estimate, quick and rough.

The score as it stands, the ladder for those discharged so far, what patients may still bring or
cost, what workers, cards and blood bags left may still do, and what events and medical reports ask
for. Compiled with the rules, so that many games can be played.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import activation, flow
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
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.temper import USUAL, Temper
from wardround.players.weights import Numbers, numbers

BEFORE_WORK = (EVENT, TAKE, SEND_BACK, OVERFLOW, IMPROVE, RETURN)
TURNING_UP = (REVEAL, EXTRA, EXTRA_DEPARTMENT, EXTRA_SPECIALIST)
NOT_BEGUN = (EVENT_CARD, ROLL)

RIVALS: Final = 0.5


class Weights:
    """What things are worth, in points.

    `patient` is by value, 0 being a fatality to come that costs what it usually does; `crowd` is
    what each patient costs that will find no bed next round, `guest` what any patient costs; `step`
    is one step of healing a round, in which workers, effects and departments are counted. `home` is
    how likely a patient of a value goes home when a report asks for it, `suited` what a department
    is worth that finds patients of its colour. `rivals` is how much the best rival's worth counts
    against one's own where that is looked at. A temper changes what rivals, deaths to come and
    missing beds count.
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

    def __init__(self, given: Numbers, temper: Temper = USUAL) -> None:
        self.patient = given["patient"][:]
        self.patient[0] *= temper.fear / 100.0
        self.crowd = given["crowd"][0] * temper.fear / 100.0
        self.rivals = RIVALS * temper.spite / 100.0
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


def tempered(temper: Temper) -> dict[int, Weights]:
    """The weights of such a player, by seats."""
    return {seats: Weights(given, temper) for seats, given in numbers("dice-hospital").items()}


STANDARD: Final = tempered(USUAL)
MOST_LOOKED_AT: Final = 1500
LEAST: Final = -1.0e9


def value(s: State, seat: int) -> float:
    """What the position is worth to this seat."""
    return judge(s, seat, STANDARD[len(s.hospitals)])


def judge(s: State, seat: int, weights: Weights) -> float:
    """As `value`, by these weights."""
    h = s.hospitals[seat]
    worth = float(score(s, seat))
    if s.phase == OVER:
        return worth
    left = _rounds_left(s)
    home = discharged(h) + _leaving(s, h)
    worth += ladder(home) + s.modifiers[EACH_DISCHARGED] * home
    worth += weights.bag * h.bags * min(1.0, left)
    worth += _patients(s, h, left, weights)
    worth += weights.step * _steps_a_round(s, h, weights) * (left + _is_before_work(s))
    worth += _draft(s, h, weights)
    if h.administrator != NONE:
        worth += weights.administrators[h.administrator % 8] * left
    if s.phase == ACTIVATE and not h.ready:
        idle = len(h.staff) - bin(h.placed).count("1")
        worth += weights.nurse_free * h.nurses + weights.specialist_free * idle
        worth += _effect(s, h, weights)
    if s.phase == ACTIVATE:
        worth += s.modifiers[INSPECTION] / (1.0 + _untreated(h))
    if s.phase == EVENT:
        worth += weights.suited * _suited(s, h)
    if s.reports:
        worth += _reports(s, h, left, weights)
    return worth


def _rounds_left(s: State) -> int:
    """Rounds that come after the one under way; one whose dice are not rolled has not begun."""
    return ROUNDS - max(1, s.round) + (s.round > 1 and s.phase in NOT_BEGUN)


def _is_before_work(s: State) -> bool:
    """Whether the work of this round is still to come; alone cards are turned up before it."""
    return s.phase in BEFORE_WORK or (s.rules.seats == 1 and s.phase in TURNING_UP)


def ahead(worths: list[float], seat: int, rivals: float) -> float:
    """What positions are worth to a seat, less such a part of what they are to the best rival."""
    best = LEAST
    for other, worth in enumerate(worths):
        if other != seat:
            best = max(best, worth)
    return worths[seat] if best == LEAST else worths[seat] - rivals * best


def _patients(s: State, h: Hospital, left: int, weights: Weights) -> float:
    """Patients in bed as they will be after neglect, new ones as they are; beds they take away."""
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
    gains = sorted(
        [_gain(k, steps, weights) for k in activation.targets(h, worker) if fits[k]], reverse=True
    )
    return max(0.0, sum(gains[:count])) if len(gains) >= worker.choice.least else 0.0


def _gain(k: int, steps: int, weights: Weights) -> float:
    before = weights.patient[VALUE[k] - (1 if k % 3 == WAITING else 0)]
    healed = HEALED[steps][k]
    return 2.0 - before if healed == DISCHARGED else weights.patient[VALUE[healed]] - before


def _leaving(s: State, h: Hospital) -> int:
    """Treated sixes that an event lets go home when activation is over."""
    if s.phase != ACTIVATE or not s.modifiers[EARLY_DISCHARGE]:
        return 0
    count = 0
    for k in h.patients:
        if VALUE[k] == 6 and k % 3 != WAITING:
            count += 1
    return count


def _untreated(h: Hospital) -> int:
    count = 0
    for k in h.patients:
        if k % 3 == WAITING:
            count += 1
    return count


def _suited(s: State, h: Hospital) -> int:
    """How many departments find as many patients as they need."""
    count = 0
    for d in h.departments:
        choice = s.rules.departments[d]
        fitting = 0
        for k in h.patients:
            fitting += choice.fits[k]
        if fitting >= choice.least:
            count += 1
    return count


def _reports(s: State, h: Hospital, left: int, weights: Weights) -> float:
    """What the reports of the lower row may still bring; no die counts for two of them."""
    lounge = [h.lounge[colour] - s.filed[colour] for colour in range(3)]
    hopes = _hopes(s, h, left, weights)
    open_reports = [word for word in s.reports[:COLUMNS] if word != NONE]
    worth = 0.0
    while open_reports:
        best = 0.0
        taken = open_reports[0]
        for word in open_reports:
            report = report_of(s, word)
            reach = _reach(report.needs, lounge, hopes)
            if reach * report.points > best:
                best = reach * report.points
                taken = word
        open_reports.remove(taken)
        worth += best * (1.0 + s.rules.reports_left)
        needs = report_of(s, taken).needs
        for colour in range(3):
            home = min(lounge[colour], needs[colour])
            lounge[colour] -= home
            hopes[colour] = hopes[colour][needs[colour] - home :]
    return worth


def _hopes(s: State, h: Hospital, left: int, weights: Weights) -> list[list[float]]:
    """Of each colour, how likely its patients go home in time, the likeliest first."""
    hopes: list[list[float]] = [[], [], []]
    if left or _is_before_work(s) or (s.phase == ACTIVATE and not h.ready):
        for k in h.patients:
            hopes[OWN[k]].append(weights.home[VALUE[k]])
        for k in h.incoming:
            hopes[OWN[k]].append(weights.home[VALUE[k]])
        for hope in hopes:
            hope.sort(reverse=True)
    return hopes


def _reach(needs: list[int], lounge: list[int], hopes: list[list[float]]) -> float:
    """How likely a report will be fulfilled: by those discharged, then by patients in bed."""
    reach = 1.0
    for colour in range(3):
        missing = needs[colour] - lounge[colour]
        if missing > len(hopes[colour]):
            return 0.0
        for i in range(missing):
            reach *= hopes[colour][i]
    return reach


class _Search:
    """The best sentence found so far, and how many have been looked at."""

    __slots__ = ("best", "looked_at", "sentence")

    def __init__(self) -> None:
        self.sentence: list[int] = []
        self.best = LEAST
        self.looked_at = 0


def best_word(s: State, seat: int, weights: Weights | None = None) -> int:
    """The first word of the best sentence."""
    return best_sentence(s, seat, weights)[0]


def best_sentence(s: State, seat: int, weights: Weights | None = None) -> list[int]:
    """The sentence that leaves this seat best off, the first of equals; a lone word as it is."""
    words = flow.words(s, seat)
    if len(words) == 1:
        return words
    if weights is None:
        weights = STANDARD[len(s.hospitals)]
    search = _Search()
    if s.phase == ACTIVATE and s.rolling == NONE:
        _look_at_work(s.clone(), seat, [], search, weights)
        return search.sentence
    for word in words:
        _look(s, seat, [word], search, weights)
    return search.sentence


def _look(s: State, seat: int, line: list[int], search: _Search, weights: Weights) -> None:
    """Judge every sentence that begins so; one ends at rest or where chance speaks."""
    if search.looked_at >= MOST_LOOKED_AT:
        return
    there = s.clone()
    flow.apply(there, seat, line[-1])
    if there.hospitals[seat].said and there.rolling == NONE:
        for word in flow.words(there, seat):
            _look(there, seat, [*line, word], search, weights)
        return
    _judge_line(there, seat, line, search, weights)


def _look_at_work(s: State, seat: int, line: list[int], search: _Search, weights: Weights) -> None:
    """As `_look` for all that may be said next: work changes no more than a hospital and the bag.

    Both are put back, so that nothing else has to be cloned.
    """
    h = s.hospitals[seat]
    bag = s.bag
    for word in activation.legal(s, seat):
        said = [*line, word]
        if word == FINISH:
            _look(s, seat, said, search, weights)
            continue
        if search.looked_at >= MOST_LOOKED_AT:
            return
        if activation.only_begins(h, word):
            h.said.append(word)
            _look_at_work(s, seat, said, search, weights)
            h.said.pop()
            continue
        after = h.clone()
        s.hospitals[seat] = after
        s.bag = bag[:]
        activation.apply(s, seat, word)
        if after.said and s.rolling == NONE:
            _look_at_work(s, seat, said, search, weights)
        else:
            _judge_line(s, seat, said, search, weights)
        s.rolling = NONE
        s.hospitals[seat] = h
        s.bag = bag


def _judge_line(s: State, seat: int, line: list[int], search: _Search, weights: Weights) -> None:
    search.looked_at += 1
    worth = judge(s, seat, weights)
    if worth > search.best:
        search.best = worth
        search.sentence = line
