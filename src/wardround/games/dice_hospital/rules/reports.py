"""Medical reports that lie on the table of one player alone."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.ruleset import Report
from wardround.games.dice_hospital.rules.state import NO_DICE, NONE, State
from wardround.native import i64


def report_of(s: State, word: i64) -> Report:
    """The report of a word."""
    return s.rules.reports[s.rules.report_words.index(word)]


def end_filing(s: State) -> None:
    """The dice used for reports go home with the others."""
    s.filed = NO_DICE


def unfulfilled(s: State) -> int:
    """The points of the reports that still lie there."""
    points = 0
    for word in s.reports:
        if word != NONE:
            points += report_of(s, word).points
    return points
