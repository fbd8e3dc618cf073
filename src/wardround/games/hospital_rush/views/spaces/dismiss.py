"""Dismissing a patient: the question, and what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message


class DismissView(SpaceView):
    """A bed."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Which bed."""
        return self.ask(s, "ask-bed")

    def why_not_patient(self, s: State, seat: int, bed: int) -> Message:
        """Any patient could be named."""
        return message("why-no-answer", bed=bed + 1)

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """Prestige."""
        return message("brings-dismiss", prestige=space.amount)
