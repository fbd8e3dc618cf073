"""Medical reports are dealt, for one player alone."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.ruleset import REPORTS_DEALT
from wardround.games.dice_hospital.rules.state import (
    DEAL_REPORTS,
    NONE,
    STARTING_DICE,
    State,
    note,
)
from wardround.native import i64


class DealReports(Phase):
    """Chance deals three reports in the lower row, then three above."""

    def __init__(self) -> None:
        super().__init__(DEAL_REPORTS, "setup", 0)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The reports not dealt yet."""
        return [word for word in s.rules.report_words if word not in s.reports]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Deal a report; starting dice follow when all lie there."""
        reports = s.reports[:]
        place = reports.index(NONE)
        reports[place] = word
        s.reports = reports
        note(s, happenings.REPORT, NONE, word, place)
        return STARTING_DICE if place == REPORTS_DEALT - 1 else self.number
