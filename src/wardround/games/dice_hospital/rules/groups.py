"""Picking a group of patients one at a time, ascending, without ever reaching a dead end."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import VALUE
from wardround.games.dice_hospital.rules.ruleset import EQUAL, RUN
from wardround.native import i64


def distinct(ascending: list[int]) -> list[int]:
    """Each number of an ascending list once."""
    found: list[int] = []
    previous: i64 = -1
    for number in ascending:
        if number != previous:
            found.append(number)
            previous = number
    return found


def next_picks(fit: list[int], count: i64, pattern: i64, said: list[int], skip: i64) -> list[int]:
    """The kinds that may be picked next.

    `fit` are the patients that fit, ascending; `said[skip:]` those already picked of the `count`.
    A kind is offered only if the group can be completed with it.
    """
    picked = len(said) - skip
    need = count - picked
    last: i64 = -1
    start: i64 = 0
    if picked:
        last = said[-1]
        start = fit.index(last)
        i = len(said) - 1
        while i >= skip and said[i] == last:
            start += 1
            i -= 1
    if pattern == RUN:
        return _next_in_run(fit, need, last)
    picks: list[int] = []
    previous: i64 = -1
    for i in range(start, len(fit) - need + 1):
        k = fit[i]
        if k == previous:
            continue
        if pattern == EQUAL:
            value = VALUE[k]
            if VALUE[fit[i + need - 1]] != value or (last >= 0 and VALUE[last] != value):
                continue
        picks.append(k)
        previous = k
    return picks


def _next_in_run(fit: list[int], need: i64, last: i64) -> list[int]:
    have: i64 = 0
    for k in fit:
        have |= 1 << VALUE[k]
    run = (1 << need) - 1
    picks: list[int] = []
    previous: i64 = -1
    for k in fit:
        value = VALUE[k]
        if k == previous or (last >= 0 and value != VALUE[last] + 1):
            continue
        if (have >> value) & run == run:
            picks.append(k)
            previous = k
    return picks


def possible(fits: list[int], among: list[int], count: i64, pattern: i64) -> bool:
    """Whether a whole group of those that fit can be picked among these patients, ascending."""
    if pattern == RUN:
        return _run_possible(fits, among, count)
    found: i64 = 0
    value: i64 = 0
    for k in among:
        if not fits[k]:
            continue
        if pattern == EQUAL and VALUE[k] != value:
            value = VALUE[k]
            found = 0
        found += 1
        if found == count:
            return True
    return False


def _run_possible(fits: list[int], among: list[int], count: i64) -> bool:
    previous: i64 = 0
    length: i64 = 0
    for k in among:
        if not fits[k] or VALUE[k] == previous:
            continue
        length = length + 1 if VALUE[k] == previous + 1 else 1
        previous = VALUE[k]
        if length == count:
            return True
    return False
