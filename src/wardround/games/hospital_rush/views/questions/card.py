"""Picking a discarded patient: the question."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.questions.question import QuestionView, ask
from wardround.table.messages import Prompt


class CardView(QuestionView):
    """A card, or none."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which card."""
        return ask("ask-card", "reason-card", cards=sum(s.discards))
