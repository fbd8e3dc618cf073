"""Medical reports: the question, why not one of them, and how far each is fulfilled."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import COLOURS
from wardround.games.dice_hospital.rules.reports import report_of
from wardround.games.dice_hospital.rules.ruleset import COLUMNS
from wardround.games.dice_hospital.rules.state import NONE, State
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Figure, Message, Prompt, Prospect


class ReportView(PhaseView):
    """A report to fulfil, or pass."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which report; how many dice of each colour are left for it."""
        figures = dict(zip(COLOURS, _unused(s), strict=True))
        return ask("ask-report", "reason-report", **figures)

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why not a report: it lies above, or lacks dice."""
        if word not in s.reports:
            return None
        if word in s.reports[COLUMNS:]:
            return Message("why-report-above", {})
        needs: dict[str, int] = dict(zip(COLOURS, report_of(s, word).needs, strict=True))
        return Message("why-report", {**needs})


def report_prospects(s: State) -> dict[int, Prospect]:
    """Of every report that lies there, in any phase: how many of its dice have gone home."""
    return {word: Prospect(_brings(s, word)) for word in s.reports if word != NONE}


def _unused(s: State) -> list[int]:
    """The dice gone home this round that are not used for a report, by colour."""
    lounge = s.hospitals[0].lounge
    return [lounge[colour] - s.filed[colour] for colour in range(3)]


def _brings(s: State, word: int) -> Message:
    """`met` of so many dice are there, by colour too; one `above` waits for the one below it."""
    report = report_of(s, word)
    met = [min(need, have) for need, have in zip(report.needs, _unused(s), strict=True)]
    figures: dict[str, Figure] = {
        "points": report.points,
        "met": sum(met),
        "of": sum(report.needs),
        "above": int(word in s.reports[COLUMNS:]),
    }
    return Message("brings-report", {**figures, **dict(zip(COLOURS, met, strict=True))})
