"""Medical reports: the question, and why not one of them."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import COLOURS
from wardround.games.dice_hospital.rules.reports import report_of
from wardround.games.dice_hospital.rules.ruleset import COLUMNS
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Message, Prompt


class ReportView(PhaseView):
    """A report to fulfil, or pass."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which report; how many dice of each colour are left for it."""
        lounge = s.hospitals[seat].lounge
        left = [lounge[colour] - s.filed[colour] for colour in range(3)]
        figures = dict(zip(COLOURS, left, strict=True))
        return ask("dh-ask-report", "dh-reason-report", **figures)

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why not a report: it lies above, or lacks dice."""
        if word not in s.reports:
            return None
        if word in s.reports[COLUMNS:]:
            return Message("dh-why-report-above", {})
        needs: dict[str, int] = dict(zip(COLOURS, report_of(s, word).needs, strict=True))
        return Message("dh-why-report", {**needs})
