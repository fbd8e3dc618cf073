"""A levy: what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message, others
from wardround.table.messages import Message


class LevyView(SpaceView):
    """Used or not."""

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """Bucks of all opponents."""
        bucks = sum(min(space.amount, s.interns[other].bucks) for other in others(s, seat))
        return message("brings-levy", bucks=bucks)
