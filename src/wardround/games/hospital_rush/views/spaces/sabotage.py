"""Sabotage: the question, and what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import robbable
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import SEAT
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message, others
from wardround.table.messages import Message


class SabotageView(SpaceView):
    """Opponents, each followed by a thing."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Whom next, or what of them."""
        said = s.said
        if len(said) % 2:
            return self.ask(s, "ask-victim", taken=len(said) // 2)
        return self.ask(s, "ask-thing", whom=said[-1] - SEAT + 1, taken=len(said) - 2)

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """How many opponents could be robbed."""
        victims = sum(robbable(s, other) for other in others(s, seat))
        return message("brings-sabotage", victims=min(space.amount, victims))
