"""The objective of the solver: the value of a hospital when its seat finishes.

It is the points that the rules give for the round (ladder, administrator, events, reports, an
empty hospital, fatalities) plus an estimate for what is left at stated prices: patients by their
value after neglect, the beds they take, and blood bags.
"""

from __future__ import annotations

from math import gcd
from typing import NamedTuple

from wardround.games.dice_hospital.rules.discharge import bonus_count, discharged, ladder
from wardround.games.dice_hospital.rules.kinds import DEAD, KINDS, VALUE, WAITING, WORSENED
from wardround.games.dice_hospital.rules.phases.spare import end_of_work, legal_spare
from wardround.games.dice_hospital.rules.reports import report_of
from wardround.games.dice_hospital.rules.ruleset import (
    BAG_LEFT,
    BEDS,
    COLUMNS,
    DICE_IN_AMBULANCE,
    EACH_DISCHARGED,
    EARLY_DISCHARGE,
    EMPTY_HOSPITAL,
    INSPECTION,
    NEGLECT,
    PATIENT_LEFT,
    ROUNDS,
)
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State

NO_COLOUR = -1
MOST_DISCHARGED = 60
MOST_IN_BED = 40
PRECISION = 1_000_000


class Prices(NamedTuple):
    """Prices in points for what is left at the end of a round that is not the last.

    `patient` is by value, 1 to 6. `guest` is the cost of every patient in bed, `crowd` the further
    cost of each that will find no bed next round. `bag` is a blood bag beyond its own point.
    """

    patient: tuple[float, ...] = (-0.5, 0.39, 0.5, 0.6, 1.2, 1.6)
    guest: float = 0.39
    crowd: float = 0.83
    bag: float = 0.07


PRICES = Prices()
TIE_PATIENT = 0.01
TIE_VALUE = 0.0001


class TerminalValue:
    """The objective for one seat of one position, with tables computed once.

    - `kept_value`, `left_value`: by kind of patient, in bed without neglect and with it.
    - `crowd_cost`: by number of patients in bed. `discharge_points`: by number discharged.
    - `has_end_effects`: an event changes the hospital at the end of work.
    - `granularity`: every terminal value is a multiple of it.
    """

    def __init__(self, s: State, seat: int, prices: Prices) -> None:
        self.s = s
        self.seat = seat
        rules = s.rules
        more = s.round < ROUNDS
        steps = s.modifiers[NEGLECT]
        self.guest_cost = prices.guest if more else TIE_PATIENT
        if not more and rules.pick_up:
            self.guest_cost -= PATIENT_LEFT
        self.kept_value = [
            prices.patient[VALUE[k] - 1] if more else TIE_VALUE * VALUE[k] for k in range(KINDS)
        ]
        self.left_value = [self._value_left(k, steps) for k in range(KINDS)]
        each = s.modifiers[EACH_DISCHARGED]
        self.discharge_points = [float(ladder(n) + each * n) for n in range(MOST_DISCHARGED)]
        crowd = prices.crowd if more else 0.0
        self.crowd_cost = [
            self.guest_cost * n + crowd * max(0, n + DICE_IN_AMBULANCE - BEDS)
            for n in range(MOST_IN_BED)
        ]
        self.bag_value = BAG_LEFT + (prices.bag if more else 0.0)
        self.fatality = float(rules.fatality)
        self.has_end_effects = s.modifiers[EARLY_DISCHARGE] > 0 or s.modifiers[INSPECTION] > 0
        number = s.hospitals[seat].administrator
        self.administrator = None if number == NONE else rules.administrators[number]
        self.spared_colour = NO_COLOUR
        self.spares_all = False
        if self.administrator is not None:
            self.spared_colour = self.administrator.spare
            self.spares_all = self.administrator.spare_all > 0
        self.discharged_by_seat = [discharged(h) for h in s.hospitals]
        self.report_memo: dict[tuple[int, ...], float] = {}
        prices_used = [*self.kept_value, *self.left_value, *self.crowd_cost, self.bag_value]
        self.granularity = _granularity(prices_used)

    def _value_left(self, k: int, steps: int) -> float:
        """The value of a patient in bed after neglect."""
        if k % 3 != WAITING or not steps:
            return self.kept_value[k]
        worse = WORSENED[steps][k]
        return self.s.rules.fatality + self.guest_cost if worse == DEAD else self.kept_value[worse]

    def of(self, h: Hospital) -> float:
        """The value of finishing now with this hospital in the place of the seat's own."""
        if self.has_end_effects:
            h = self._after_end_of_work(h)
        home = h.lounge[0] + h.lounge[1] + h.lounge[2]
        worth = self.discharge_points[home] - self.crowd_cost[len(h.patients)]
        worth += self.bag_value * h.bags + self.fatality * h.fatalities
        left = self.left_value
        for k in h.patients:
            worth += left[k]
        if not h.patients:
            worth += EMPTY_HOSPITAL
        for points in h.points:
            worth += points
        if self.administrator is not None:
            self.discharged_by_seat[self.seat] = home
            times = bonus_count(self.administrator, h, self.discharged_by_seat, self.seat)
            worth += self.administrator.points * times
            if self.spared_colour != NO_COLOUR:
                worth += self._spare_gain(h)
        if self.s.reports:
            worth += self.report_points(h.lounge)
        return worth

    def _after_end_of_work(self, h: Hospital) -> Hospital:
        """A copy of the hospital after what events do at the end of work."""
        s = self.s
        before = s.hospitals[self.seat]
        after = h.clone()
        s.hospitals[self.seat] = after
        end_of_work(s, self.seat)
        s.hospitals[self.seat] = before
        return after

    def _spare_gain(self, h: Hospital) -> float:
        """The value saved by the patients whom the administrator spares from neglect."""
        s = self.s
        administrator = self.administrator
        assert administrator is not None
        if administrator.spare_all:
            return sum(
                [
                    self.kept_value[k] - self.left_value[k]
                    for k in h.patients
                    if k % 3 == WAITING and k // 3 % 3 == administrator.spare
                ]
            )
        before = s.hospitals[self.seat]
        s.hospitals[self.seat] = h
        best = 0.0
        for k in legal_spare(s, self.seat):
            best = max(best, self.kept_value[k] - self.left_value[k])
        s.hospitals[self.seat] = before
        return best

    def report_points(self, lounge: list[int]) -> float:
        """The most points of reports that the discharged of this round can fulfil."""
        filed = self.s.filed
        dice = [lounge[colour] - filed[colour] for colour in range(3)]
        return self._best_report_points(dice, self.s.reports)

    def _best_report_points(self, dice: list[int], reports: list[int]) -> float:
        """A dynamic programme over which report to fulfil next with the dice left."""
        key = (*dice, *reports)
        if key in self.report_memo:
            return self.report_memo[key]
        best = 0.0
        for column in range(COLUMNS):
            word = reports[column]
            if word == NONE:
                continue
            report = report_of(self.s, word)
            rest = [dice[colour] - report.needs[colour] for colour in range(3)]
            if min(rest) >= 0:
                below = reports[:]
                below[column] = below[column + COLUMNS]
                below[column + COLUMNS] = NONE
                points = report.points * (1 + self.s.rules.reports_left)
                best = max(best, points + self._best_report_points(rest, below))
        self.report_memo[key] = best
        return best


def _granularity(numbers: list[float]) -> float:
    """The greatest common divisor of these numbers and 1: values differ by no less."""
    common = PRECISION
    for number in numbers:
        common = gcd(common, round(number * PRECISION))
    return common / PRECISION
