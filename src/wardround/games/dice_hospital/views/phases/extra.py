"""One more card of either pile: the question."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.state import NONE, State
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Prompt


class ExtraView(PhaseView):
    """Department or specialist."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which pile; the reason is an event, or that two play."""
        by_event = s.event != NONE
        return ask("ask-extra", "reason-extra-event" if by_event else "reason-extra")
