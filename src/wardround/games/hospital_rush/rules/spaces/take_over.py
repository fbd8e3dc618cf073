"""Take over: buy an opponent's patient."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.beds import count_on, own_patient, replace_marker
from wardround.games.hospital_rush.rules.goods import hand_over
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import TargetKind
from wardround.games.hospital_rush.rules.state import NONE, State
from wardround.games.hospital_rush.rules.words import SEAT
from wardround.native import i64


class TakeOver(TargetKind):
    """For `price` bucks a tile, which the opponent gets."""

    def targets(self, s: State, seat: i64, space: Space) -> list[int]:
        """Opponents whose patient can be paid for."""
        bucks = s.interns[seat].bucks - space.cost
        return [
            SEAT + v
            for v in range(len(s.interns))
            if v != seat
            and own_patient(s, v) != NONE
            and space.price * count_on(s, own_patient(s, v)) <= bucks
        ]

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Pay, and replace the marker."""
        victim = s.said[1] - SEAT
        hand_over(s, seat, victim, space.price * count_on(s, s.interns[victim].bed))
        replace_marker(s, seat, victim)
