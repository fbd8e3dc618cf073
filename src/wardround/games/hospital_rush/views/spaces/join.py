"""Joining an opponent's patient: the question."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.spaces.kind import SpaceView
from wardround.table.messages import Message


class JoinView(SpaceView):
    """A bed."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Which bed."""
        return self.ask(s, "ask-bed")
