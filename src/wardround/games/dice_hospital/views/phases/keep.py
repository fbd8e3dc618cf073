"""An administrator to keep: the question."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Prompt


class KeepView(PhaseView):
    """One of two administrators."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which one."""
        return ask("ask-keep", "reason-keep")
