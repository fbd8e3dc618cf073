"""The night shift: the question, and what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.night_shift import markers_there
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message


class NightShiftView(SpaceView):
    """A starting player, or only bucks."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Who starts next, or whether to earn."""
        level = markers_there(s, seat)
        key = "ask-starter" if level < space.amount else "ask-night"
        return self.ask(s, key, bucks=space.deals[level])

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """Bucks, and whether the starting player may be named."""
        level = markers_there(s, seat)
        return message("brings-night", bucks=space.deals[level], names=int(level < space.amount))
