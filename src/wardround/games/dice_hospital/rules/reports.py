"""Medical reports: one player alone fulfils them with the patients of a round."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.ruleset import COLUMNS, Report
from wardround.games.dice_hospital.rules.state import (
    NO_DICE,
    NONE,
    State,
    note,
    score_points,
)
from wardround.games.dice_hospital.rules.words import COLOUR, PASS


def report_of(s: State, word: int) -> Report:
    """The report of a word."""
    return s.rules.reports[s.rules.report_words.index(word)]


def can_fulfil(s: State, word: int) -> bool:
    """Whether enough discharged dice of its colours are not used for a report yet."""
    lounge = s.hospitals[0].lounge
    needs = report_of(s, word).needs
    for colour in range(3):
        if lounge[colour] - s.filed[colour] < needs[colour]:
            return False
    return True


def legal_fulfil(s: State) -> list[int]:
    """Pass, or a report of the lower row that can be fulfilled."""
    words = [PASS]
    for column in range(COLUMNS):
        word = s.reports[column]
        if word != NONE and can_fulfil(s, word):
            words.append(word)
    words.sort()
    return words


def fulfil(s: State, word: int) -> None:
    """Its dice are used up, the report above slides down, and its points are scored."""
    report = report_of(s, word)
    column = s.reports.index(word)
    s.filed = [s.filed[colour] + report.needs[colour] for colour in range(3)]
    for colour in range(3):
        if report.needs[colour]:
            note(s, happenings.FILED, NONE, COLOUR + colour, report.needs[colour])
    reports = s.reports[:]
    reports[column] = reports[column + COLUMNS]
    reports[column + COLUMNS] = NONE
    s.reports = reports
    note(s, happenings.FULFIL, 0, word, column)
    score_points(s, 0, happenings.REPORTS, report.points)


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
