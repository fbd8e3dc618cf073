"""What a choice of patients can gain at best, by the sorts of patients there are.

A sort is a kind without its own colour: value, colour shown, treated or not. Patients have a
potential: what they are worth left in bed, and the price of going home. A treatment gains the
difference of potentials, so gains add up whatever the order.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.kinds import DISCHARGED, HEALED, KINDS, SHOWN, VALUE, kind
from wardround.games.dice_hospital.rules import ANY_COLOUR, SAME, Choice, Worker
from wardround.players.solver.worth import Worth

FAR: Final = -1e9
UNTHINKABLE: Final = FAR / 2
REACH: Final = 7
SORTS: Final = 6 * 3 * 2
KIND_OF_SORT: Final = [
    kind(sort // 6 + 1, sort // 2 % 3, sort // 2 % 3, sort % 2) for sort in range(SORTS)
]
SORT: Final = [k // 9 * 2 + (1 if k % 3 else 0) for k in range(KINDS)]


class Treatment:
    """What a choice can gain on each sort of patient that others may raise by up to so much first.

    `stays[reach][sort]` if it stays in bed, `goes[reach][sort]` if it goes home, the price of that
    left out. `any_stays` and `any_goes` are for patients that may show any colour. `raises[sort]`
    is by how many steps it may heal such a patient, however far others raise it first.
    """

    def __init__(self, choice: Choice, worth: Worth, shown: int, first: int) -> None:
        self.count = choice.count
        self.steps = _most_steps(choice)
        self.stays: list[list[float]] = []
        self.goes: list[list[float]] = []
        stays = [FAR] * SORTS
        goes = [FAR] * SORTS
        for reach in range(REACH):
            for sort in range(SORTS):
                k = KIND_OF_SORT[sort]
                at = k if not reach else HEALED[reach][k]
                if reach < first or (shown < ANY_COLOUR and SHOWN[k] != shown):
                    continue
                if at == DISCHARGED or not choice.fits[at]:
                    continue
                after = choice.becomes[at]
                if after == DISCHARGED:
                    goes[sort] = max(goes[sort], -worth.left[at])
                else:
                    stays[sort] = max(stays[sort], worth.left[after] - worth.left[at])
            self.stays.append(stays[:])
            self.goes.append(goes[:])
        self.any_stays = [_any_colour(table) for table in self.stays]
        self.any_goes = [_any_colour(table) for table in self.goes]
        self.raises = _raises(self.steps, self.stays, self.goes)
        self.raises_any = _raises(self.steps, self.any_stays, self.any_goes)


def effect_of(worker: Worker, worth: Worth, pending: bool) -> Treatment:
    """One that goes on with whom the department heals finds, once `pending`, that done."""
    if worker.relation == SAME:
        return Treatment(worker.choice, worth, worker.trigger, 0 if pending else 1)
    return Treatment(worker.choice, worth, ANY_COLOUR, 0)


def _any_colour(table: list[float]) -> list[float]:
    return [
        max([table[sort // 6 * 6 + colour * 2 + sort % 2] for colour in range(3)])
        for sort in range(SORTS)
    ]


def _raises(steps: int, stays: list[list[float]], goes: list[list[float]]) -> list[int]:
    last = REACH - 1
    return [
        steps if max(stays[last][sort], goes[last][sort]) > UNTHINKABLE else 0
        for sort in range(SORTS)
    ]


def _most_steps(choice: Choice) -> int:
    most = 0
    for k in range(KINDS):
        if choice.fits[k]:
            after = choice.becomes[k]
            most = max(most, 7 - VALUE[k] if after == DISCHARGED else VALUE[after] - VALUE[k])
    return most


class Unit:
    """One treatment at its best: its gain, whom it sends home, and how much it wants each."""

    def __init__(self, treatment: Treatment, helped: list[int], department: bool) -> None:
        self.count = treatment.count
        self.department = department
        sorts = range(SORTS)
        self.stays = [treatment.stays[helped[sort]][sort] for sort in sorts]
        self.goes = [treatment.goes[helped[sort]][sort] for sort in sorts]
        self.any_stays = [treatment.any_stays[helped[sort]][sort] for sort in sorts]
        self.any_goes = [treatment.any_goes[helped[sort]][sort] for sort in sorts]
        self.gain = 0.0
        self.sent: list[int] = []
        self.wish: list[float] = []

    def choose(self, sorts: list[int], homes: list[float]) -> None:
        """Take the patients that bring most."""
        self.gain = 0.0
        self.sent = []
        self.wish = []
        if self.count == 1:
            self._choose_one(sorts, homes)
        else:
            self._choose_several(sorts, homes)

    def _choose_one(self, sorts: list[int], homes: list[float]) -> None:
        stays, goes = self.stays, self.goes
        best = second = 0.0
        sent = -1
        for i, sort in enumerate(sorts):
            gain = stays[sort]
            home = goes[sort] + homes[i]
            who = -1
            if home > gain:
                gain = home
                who = i
            if gain > best:
                second = best
                best = gain
                sent = who
            elif gain > second:
                second = gain
        self.gain = best
        if sent >= 0:
            self.sent.append(sent)
            self.wish.append(best - second)

    def _choose_several(self, sorts: list[int], homes: list[float]) -> None:
        stays, goes = self.stays, self.goes
        gains: list[tuple[float, int]] = []
        for i, sort in enumerate(sorts):
            gain = stays[sort]
            home = goes[sort] + homes[i]
            if home > gain:
                if home > UNTHINKABLE:
                    gains.append((home, i))
            elif gain > UNTHINKABLE:
                gains.append((gain, -1))
        count = self.count
        if len(gains) < count:
            return
        gains.sort(reverse=True)
        total = 0.0
        for place in range(count):
            total += gains[place][0]
        if total <= 0.0:
            return
        self.gain = total
        instead = gains[count][0] if len(gains) > count else FAR
        for place in range(count):
            gain, i = gains[place]
            if i >= 0:
                self.sent.append(i)
                self.wish.append(min(gain - instead, total))

    def with_any_colour(self, sorts: list[int], homes: list[float]) -> float:
        """The gain if every patient showed the colour it should."""
        gains: list[float] = []
        for i, sort in enumerate(sorts):
            gain = max(self.any_stays[sort], self.any_goes[sort] + homes[i])
            if gain > UNTHINKABLE:
                gains.append(gain)
        if len(gains) < self.count:
            return 0.0
        gains.sort(reverse=True)
        return max(0.0, sum(gains[: self.count]))


def contested(units: list[Unit], homes: list[float]) -> float:
    """Make everybody dearer whom several would send home; how much dearer, together."""
    highest = [0.0] * len(homes)
    second = [0.0] * len(homes)
    for unit in units:
        for place, i in enumerate(unit.sent):
            wish = unit.wish[place]
            if wish > highest[i]:
                second[i] = highest[i]
                highest[i] = wish
            elif wish > second[i]:
                second[i] = wish
    total = 0.0
    for i, price in enumerate(second):
        if price > 0.0:
            homes[i] -= price
            total += price
    return total
