"""Final exam: prestige for every skill, once a game."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.goods import learned, score
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State, note
from wardround.games.hospital_rush.rules.words import SKIP, USE
from wardround.native import i64


class Exam(SpaceKind):
    """Whoever has sat it cannot sit it again."""

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """Whether to sit it."""
        return [] if len(s.said) > 1 or s.interns[seat].exam else [SKIP, USE]

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Sit it."""
        intern = s.interns[seat]
        intern.exam = 1
        skills = learned(intern)
        note(s, happenings.EXAM, seat, skills, 0)
        score(s, seat, happenings.EXAM_POINTS, skills)
