"""Taking a patient over: the question."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.spaces.kind import SpaceView
from wardround.table.messages import Message


class TakeOverView(SpaceView):
    """A victim."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Whose patient."""
        return self.ask(s, "ask-victim", taken=0)
