"""Turning beds over: what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.discharge import gain_now
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import NONE, State
from wardround.games.hospital_rush.rules.words import BEDS
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message


class TurnOverView(SpaceView):
    """Used or not."""

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """Who leaves, and what that gives its treating player."""
        last = s.beds[BEDS - 1]
        leaves = "none" if last == NONE else self.vocabulary.word(s.rules.patient_word + last)
        return message("brings-turn-over", patient=leaves, prestige=gain_now(s, BEDS - 1))
