"""Treating patients: which words a choice of patients is said with, and what becomes of them.

Departments, effects and events all choose patients in this one way. The words of a choice are
those said after the first `skip`: kinds in ascending order, each with a colour where it is
recoloured, `done` to stop before the most; then what chance rolled.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import next_picks, possible
from wardround.games.dice_hospital.rules.kinds import (
    DEAD,
    DISCHARGED,
    KINDS,
    MARKED_KIND,
    OF_VALUE,
    RECOLOURED,
    SENT_BACK,
    SHOWN,
    TREATED_KIND,
    VALUE,
)
from wardround.games.dice_hospital.rules.ruleset import ANY, RECOLOUR, REROLL, Choice
from wardround.games.dice_hospital.rules.sorted_lists import insert
from wardround.games.dice_hospital.rules.state import State, die, note, send_home, transfer
from wardround.games.dice_hospital.rules.words import COLOUR, DONE, ROLLED
from wardround.native import i64

VALUE_WORDS: Final = [ROLLED + value for value in range(6)]
VALUE_WEIGHTS: Final = [1] * 6


def value_word_at(number: i64) -> i64:
    """The one of VALUE_WORDS that a number falls on; they are all alike."""
    return ROLLED + number % 6


def can_choose(choice: Choice, among: list[int]) -> bool:
    """Whether the choice can be made among these patients, ascending."""
    second = choice.second
    if second is None:
        return possible(choice.fits, among, choice.least, choice.pattern)
    return _enough(choice, second, among, 0, choice.count, second.count)


def choice_words(choice: Choice, among: list[int], said: list[int], skip: i64) -> list[int]:
    """The words that go on with a choice among these patients. None is a dead end."""
    fits = choice.fits
    fit = [k for k in among if fits[k]]
    if choice.plain:
        return next_picks(fit, choice.count, choice.pattern, said, skip)
    if choice.second is not None:
        return _next_of_two(choice, choice.second, among, said, skip)
    picks = said[skip:]
    if choice.op == RECOLOUR:
        if len(picks) % 2:
            return _colours(picks)
        picks = picks[::2]
    words = _next_up_to(choice, fit, picks)
    if choice.least <= len(picks) < choice.count and picks:
        words.append(DONE)
    return words


def _next_up_to(choice: Choice, fit: list[int], picks: list[int]) -> list[int]:
    wanted = max(choice.least, len(picks) + 1)
    return next_picks(fit, wanted, choice.pattern, picks, 0)


def _colours(picks: list[int]) -> list[int]:
    """The colours the last patient may show; of equal ones the later takes no lower colour."""
    k = picks[-1]
    lowest = COLOUR
    if len(picks) >= 3 and picks[-3] == k:
        lowest = picks[-2]
    return [word for word in range(lowest, COLOUR + 3) if word != COLOUR + SHOWN[k]]


def _next_of_two(
    choice: Choice, second: Choice, among: list[int], said: list[int], skip: i64
) -> list[int]:
    left = among[:]
    for i in range(skip, min(len(said), skip + choice.count)):
        left.remove(said[i])
    picked = len(said) - skip
    if picked >= choice.count:
        fits = second.fits
        fit = [k for k in left if fits[k]]
        return next_picks(fit, second.count, ANY, said, skip + choice.count)
    fits = choice.fits
    words: list[int] = []
    previous = said[-1] if picked else 0
    for k in left:
        if k >= previous and fits[k] and (not words or words[-1] != k):
            left_then = left[:]
            left_then.remove(k)
            if _enough(choice, second, left_then, k, choice.count - picked - 1, second.count):
                words.append(k)
    return words


def _enough(
    choice: Choice, second: Choice, among: list[int], lowest: i64, first: i64, other: i64
) -> bool:
    """Whether so many can be chosen for each of two slots, nobody twice (Hall, two sets)."""
    ones = others = either = 0
    for k in among:
        one = k >= lowest and choice.fits[k] > 0
        if one:
            ones += 1
        if second.fits[k]:
            others += 1
        if one or second.fits[k]:
            either += 1
    return ones >= first and others >= other and either >= first + other


def is_complete(choice: Choice, among: list[int], said: list[int], skip: i64) -> bool:
    """Whether the choice has all its words: the most are chosen, or nobody is left to choose."""
    picked = len(said) - skip
    if choice.plain:
        return picked == choice.count
    if choice.second is not None:
        return picked == choice.count + choice.second.count
    if said[-1] == DONE:
        return True
    picks = said[skip:]
    if choice.op == RECOLOUR:
        if picked % 2:
            return False
        picks = picks[::2]
    if len(picks) == choice.count:
        return True
    fits = choice.fits
    fit = [k for k in among if fits[k]]
    return len(picks) >= choice.least and not _next_up_to(choice, fit, picks)


def picks_in(said: list[int], skip: i64) -> list[int]:
    """The patients among the words of a choice."""
    return [word for word in said[skip:] if word < KINDS]


def rolls_due(choice: Choice, said: list[int], skip: i64) -> i64:
    """How many dice chance has still to roll for a complete choice."""
    if choice.op != REROLL:
        return 0
    due = 0
    for i in range(skip, len(said)):
        if said[i] < KINDS:
            due += 1
        elif ROLLED <= said[i] < ROLLED + 6:
            due -= 1
    return due


def results(choice: Choice, picks: list[int], said: list[int]) -> list[int]:
    """What becomes of each of these patients, chosen with these words; in order."""
    if choice.op == RECOLOUR:
        return _recoloured(picks, said)
    if choice.op == REROLL:
        first = len(said) - len(picks)
        return [TREATED_KIND[OF_VALUE[said[first + i] - ROLLED][k]] for i, k in enumerate(picks)]
    second = choice.second
    if second is None:
        return [choice.becomes[k] for k in picks]
    return [
        choice.becomes[k] if i < choice.count else second.becomes[k] for i, k in enumerate(picks)
    ]


def _recoloured(picks: list[int], said: list[int]) -> list[int]:
    colours = [word - COLOUR for word in said if COLOUR <= word < COLOUR + 3]
    return [TREATED_KIND[RECOLOURED[colours[i]][k]] for i, k in enumerate(picks)]


def is_healed(k: i64, becomes: i64) -> bool:
    """Whether this raises the value: then it is a heal, however it came about (D13)."""
    return becomes == DISCHARGED or (becomes >= 0 and VALUE[becomes] > VALUE[k])


def treat(s: State, seat: i64, k: i64, becomes: i64, marks: bool) -> None:
    """Turn a patient into something else: healed, home, dead, sent back, or only treated."""
    if becomes == DISCHARGED:
        send_home(s, seat, k)
    elif becomes == DEAD:
        die(s, seat, k)
    elif becomes == SENT_BACK:
        transfer(s, seat, k)
    else:
        patients = s.hospitals[seat].patients
        patients.remove(k)
        after = MARKED_KIND[becomes] if marks else becomes
        insert(patients, after)
        note(s, _told(k, after), seat, k, after)


def _told(k: i64, after: i64) -> i64:
    if VALUE[after] > VALUE[k]:
        return happenings.HEAL
    return happenings.RECOLOUR if SHOWN[after] != SHOWN[k] else happenings.TREAT
