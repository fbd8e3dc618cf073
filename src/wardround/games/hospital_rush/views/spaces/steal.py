"""Stealing from one opponent: the question."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import SEAT
from wardround.games.hospital_rush.views.spaces.kind import SpaceView
from wardround.table.messages import Message


class StealView(SpaceView):
    """A victim, then things."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Whom, then what next."""
        said = s.said
        if len(said) == 1:
            return self.ask(s, "ask-victim", taken=0)
        return self.ask(s, "ask-thing", whom=said[1] - SEAT + 1, taken=len(said) - 2)
