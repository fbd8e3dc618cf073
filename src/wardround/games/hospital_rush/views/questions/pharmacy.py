"""Medicine for the owner of Pharmacy: the question."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.questions.question import QuestionView, ask
from wardround.table.messages import Prompt


class PharmacyView(QuestionView):
    """A colour, or nothing."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which colour."""
        return ask("ask-pharmacy", "reason-pharmacy")
