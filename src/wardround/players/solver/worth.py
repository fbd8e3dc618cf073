"""What a hospital is worth when its seat stops working: points of the round, and what is left.

The points are those the rules give: the ladder, administrator, events, reports, an empty
hospital, fatalities. What is left is an estimate with stated prices: patients by their value after
neglect, the beds they take, and blood bags kept.
"""

from __future__ import annotations

from math import gcd
from typing import NamedTuple

from wardround.games.dice_hospital.rules.discharge import discharged, ladder, pleased
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

MOST_HOME = 60
MOST_IN_BED = 40
FINEST = 1_000_000


class Prices(NamedTuple):
    """What things are worth in points while rounds are left.

    `patient` is by value, 1 to 6; `guest` is what every patient costs who stays, `crowd` what each
    costs besides that will find no bed next round; `bag` a blood bag beyond the point it gives.
    """

    patient: tuple[float, ...] = (-0.5, 0.39, 0.5, 0.6, 1.2, 1.6)
    guest: float = 0.39
    crowd: float = 0.83
    bag: float = 0.07


PRICES = Prices()
TIE_PATIENT = 0.01
TIE_VALUE = 0.0001


class Worth:
    """Tables for one position, made once; `of` is quick."""

    def __init__(self, s: State, seat: int, prices: Prices) -> None:
        self.s = s
        self.seat = seat
        rules = s.rules
        more = s.round < ROUNDS
        steps = s.modifiers[NEGLECT]
        self.guest = prices.guest if more else TIE_PATIENT
        if not more and rules.pick_up:
            self.guest -= PATIENT_LEFT
        self.kept = [
            prices.patient[VALUE[k] - 1] if more else TIE_VALUE * VALUE[k] for k in range(KINDS)
        ]
        self.left = [self._left(k, steps) for k in range(KINDS)]
        self.home = [float(ladder(n) + s.modifiers[EACH_DISCHARGED] * n) for n in range(MOST_HOME)]
        crowd = prices.crowd if more else 0.0
        self.crowd = [
            self.guest * n + crowd * max(0, n + DICE_IN_AMBULANCE - BEDS)
            for n in range(MOST_IN_BED)
        ]
        self.bag = BAG_LEFT + (prices.bag if more else 0.0)
        self.fatality = float(rules.fatality)
        self.winds_up = s.modifiers[EARLY_DISCHARGE] > 0 or s.modifiers[INSPECTION] > 0
        number = s.hospitals[seat].administrator
        self.administrator = None if number == NONE else rules.administrators[number]
        self.spares = self.administrator is not None and self.administrator.spare >= 0
        self.spares_all = self.administrator is not None and self.administrator.spare_all > 0
        self.others = [discharged(h) for h in s.hospitals]
        self.reports: dict[tuple[int, ...], float] = {}
        self.grain = _grain([*self.kept, *self.left, *self.crowd, self.bag])

    def _left(self, k: int, steps: int) -> float:
        """A patient still in bed when neglect comes, unless it is spared."""
        if k % 3 != WAITING or not steps:
            return self.kept[k]
        worse = WORSENED[steps][k]
        return self.s.rules.fatality + self.guest if worse == DEAD else self.kept[worse]

    def of(self, h: Hospital) -> float:
        """What this hospital, put in the seat's place, is worth if its seat finishes now."""
        if self.winds_up:
            h = self._wound_up(h)
        home = h.lounge[0] + h.lounge[1] + h.lounge[2]
        worth = self.home[home] - self.crowd[len(h.patients)]
        worth += self.bag * h.bags + self.fatality * h.fatalities
        left = self.left
        for k in h.patients:
            worth += left[k]
        if not h.patients:
            worth += EMPTY_HOSPITAL
        for points in h.points:
            worth += points
        if self.administrator is not None:
            self.others[self.seat] = home
            times = pleased(self.administrator, h, self.others, self.seat)
            worth += self.administrator.points * times
            if self.spares:
                worth += self._spared(h)
        if self.s.reports:
            worth += self.filed(h.lounge)
        return worth

    def _wound_up(self, h: Hospital) -> Hospital:
        s = self.s
        before = s.hospitals[self.seat]
        after = h.clone()
        s.hospitals[self.seat] = after
        end_of_work(s, self.seat)
        s.hospitals[self.seat] = before
        return after

    def _spared(self, h: Hospital) -> float:
        """What the administrator keeps from neglect."""
        s = self.s
        administrator = self.administrator
        assert administrator is not None
        if administrator.spare_all:
            return sum(
                [
                    self.kept[k] - self.left[k]
                    for k in h.patients
                    if k % 3 == WAITING and k // 3 % 3 == administrator.spare
                ]
            )
        before = s.hospitals[self.seat]
        s.hospitals[self.seat] = h
        best = 0.0
        for k in legal_spare(s, self.seat):
            best = max(best, self.kept[k] - self.left[k])
        s.hospitals[self.seat] = before
        return best

    def filed(self, lounge: list[int]) -> float:
        """The reports that the discharged of this round fulfil at best."""
        filed = self.s.filed
        dice = [lounge[colour] - filed[colour] for colour in range(3)]
        return self._best_reports(dice, self.s.reports)

    def _best_reports(self, dice: list[int], reports: list[int]) -> float:
        key = (*dice, *reports)
        if key in self.reports:
            return self.reports[key]
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
                best = max(best, points + self._best_reports(rest, below))
        self.reports[key] = best
        return best


def _grain(numbers: list[float]) -> float:
    """What all these numbers, and whole points, are multiples of: worths differ by no less."""
    common = FINEST
    for number in numbers:
        common = gcd(common, round(number * FINEST))
    return common / FINEST
