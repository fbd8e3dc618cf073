"""Too few beds: the question, and why not a new patient."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.phases.overflow import beds_short
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Message, Prompt


class OverflowView(PhaseView):
    """Patients that cannot be kept."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which patient next."""
        short = beds_short(s, seat) - len(s.hospitals[seat].said)
        return ask("ask-overflow", "reason-overflow", short=short)

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """New patients are kept."""
        if word in s.hospitals[seat].incoming:
            return Message("why-new-patient", {})
        return None
