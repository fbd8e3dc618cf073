"""Night shift: bucks by how many stand there already; the first ones name the starting player."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import earn
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State, hand_starter
from wardround.games.hospital_rush.rules.words import SEAT, SKIP, USE
from wardround.native import i64


class NightShift(SpaceKind):
    """The first `amount` markers name the next starting player; `deals` are bucks by marker."""

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """A seat, or only whether to use it."""
        if len(s.said) > 1:
            return []
        if markers_there(s, seat) >= space.amount:
            return [SKIP, USE]
        return [*[SEAT + other for other in range(s.rules.seats)], SKIP]

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Earn, and hand the starting player marker on."""
        earn(s, seat, space.deals[markers_there(s, seat) - 1])
        last = s.said[-1]
        if last != USE:
            hand_starter(s, last - SEAT)


def markers_there(s: State, seat: i64) -> i64:
    """How many markers stand on the space named first in this seat's sentence."""
    space = s.said[0] - s.rules.space_word
    return s.crowd[space] if space < s.rules.board else s.interns[seat].places.count(s.said[0])
