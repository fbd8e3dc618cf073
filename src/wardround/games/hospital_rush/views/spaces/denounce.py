"""Denouncing: what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.punishment import red_of
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message, others
from wardround.table.messages import Message


class DenounceView(SpaceView):
    """Used or not."""

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """How many opponents would be punished."""
        hit = sum(red_of(s, other) > 0 for other in others(s, seat))
        return message("brings-denounce", hit=hit)
