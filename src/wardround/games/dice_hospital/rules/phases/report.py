"""Phase 5, discharge, alone: medical reports are fulfilled with the patients of the round."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.reports import report_of
from wardround.games.dice_hospital.rules.rounds import end_round
from wardround.games.dice_hospital.rules.ruleset import COLUMNS
from wardround.games.dice_hospital.rules.state import (
    NONE,
    REPORT,
    State,
    give_word,
    note,
    score_points,
)
from wardround.games.dice_hospital.rules.words import COLOUR, PASS
from wardround.native import i64


class Report(Phase):
    """A report, or pass; nothing to fulfil is nothing to ask about."""

    def __init__(self) -> None:
        super().__init__(REPORT, "discharge", 4)

    def begin(self, s: State) -> i64:
        """The only seat has the word."""
        give_word(s, 0)
        return self._go_on(s, False)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Pass, or a report of the lower row that can be fulfilled."""
        return legal_reports(s)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Fulfil a report, or pass."""
        if word != PASS:
            _fulfil(s, word)
        return self._go_on(s, word == PASS)

    def _go_on(self, s: State, passed: bool) -> i64:
        if not passed and len(legal_reports(s)) > 1:
            return self.number
        give_word(s, NONE)
        return end_round(s)


def legal_reports(s: State) -> list[int]:
    """Pass, or a report of the lower row that can be fulfilled."""
    words = [PASS]
    for column in range(COLUMNS):
        word = s.reports[column]
        if word != NONE and _can_fulfil(s, word):
            words.append(word)
    words.sort()
    return words


def _can_fulfil(s: State, word: i64) -> bool:
    """Whether enough discharged dice of its colours are not used for a report yet."""
    lounge = s.hospitals[0].lounge
    needs = report_of(s, word).needs
    for colour in range(3):
        if lounge[colour] - s.filed[colour] < needs[colour]:
            return False
    return True


def _fulfil(s: State, word: i64) -> None:
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
