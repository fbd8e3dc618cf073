"""Ratting out: the question, and what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.punishment import red_markers, red_of
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message


class RatOutView(SpaceView):
    """Used or not."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Whether, for so many bucks."""
        return self.ask(s, "ask-rat-out", bucks=_bucks(s, space), hit=_hit(s, seat))

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """Bucks, and how many punishments."""
        return message("brings-rat-out", bucks=_bucks(s, space), hit=_hit(s, seat))


def _bucks(s: State, space: Space) -> int:
    return space.amount + red_markers(s)


def _hit(s: State, seat: int) -> int:
    return red_markers(s) - red_of(s, seat)
