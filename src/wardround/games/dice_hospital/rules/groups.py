"""Picking a group of patients one at a time, ascending, without ever reaching a dead end."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import VALUE
from wardround.games.dice_hospital.rules.ruleset import ANY, EQUAL, RUN


def distinct(ascending: list[int]) -> list[int]:
    """Each number of an ascending list once."""
    found: list[int] = []
    previous = -1
    for number in ascending:
        if number != previous:
            found.append(number)
            previous = number
    return found


def next_picks(fit: list[int], count: int, pattern: int, said: list[int], skip: int) -> list[int]:
    """The kinds that may be picked next.

    `fit` are the patients that fit, ascending; `said[skip:]` those already picked of the `count`.
    A kind is offered only if the group can be completed with it.
    """
    picked = len(said) - skip
    need = count - picked
    last = -1
    start = 0
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
    previous = -1
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


def _next_in_run(fit: list[int], need: int, last: int) -> list[int]:
    have = 0
    for k in fit:
        have |= 1 << VALUE[k]
    run = (1 << need) - 1
    picks: list[int] = []
    previous = -1
    for k in fit:
        value = VALUE[k]
        if k == previous or (last >= 0 and value != VALUE[last] + 1):
            continue
        if (have >> value) & run == run:
            picks.append(k)
            previous = k
    return picks


def possible(fit: list[int], count: int, pattern: int) -> bool:
    """Whether a whole group can be picked from the patients that fit."""
    if len(fit) < count:
        return False
    if pattern == ANY or count == 1:
        return True
    if pattern == EQUAL:
        for i in range(len(fit) - count + 1):
            if VALUE[fit[i]] == VALUE[fit[i + count - 1]]:
                return True
        return False
    return len(_next_in_run(fit, count, -1)) > 0
