"""Poach: buy a skill from an opponent."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import hand_over, poach
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import TargetKind
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import SEAT, SKILL, SKILLS
from wardround.native import i64


class Poach(TargetKind):
    """For `price` bucks, which the opponent gets."""

    def targets(self, s: State, seat: i64, space: Space) -> list[int]:
        """Opponents with a skill this seat has not."""
        if s.interns[seat].bucks - space.cost < space.price:
            return []
        return [SEAT + v for v in range(len(s.interns)) if v != seat and _skills(s, seat, v)]

    def things(self, s: State, seat: i64, target: i64) -> list[int]:
        """Those skills."""
        return _skills(s, seat, target - SEAT)

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Pay, and move the skill."""
        victim = s.said[1] - SEAT
        hand_over(s, seat, victim, space.price)
        poach(s, seat, victim, s.said[2] - SKILL)


def _skills(s: State, seat: i64, victim: i64) -> list[int]:
    """The words of the skills a victim has learned and this seat has not."""
    skills = s.interns[victim].skills & ~s.interns[seat].skills
    return [SKILL + skill for skill in range(len(SKILLS)) if (skills >> skill) & 1]
