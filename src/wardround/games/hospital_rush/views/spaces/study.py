"""Studying: the question, why not a skill, what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import has
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import SKILL, SKILLS
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message


class StudyView(SpaceView):
    """A skill."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Which skill."""
        return self.ask(s, "ask-study", cost=space.cost, bucks=s.interns[seat].bucks)

    def why_not_thing(self, s: State, seat: int, word: int) -> Message | None:
        """Why not a skill: known already, or Management too early."""
        if not SKILL <= word < SKILL + len(SKILLS):
            return None
        known = has(s.interns[seat], word - SKILL)
        return message("why-skill-known" if known else "why-management")

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """How many skills there are to choose from."""
        return message("brings-study", skills=self.targets(s, seat, space))
