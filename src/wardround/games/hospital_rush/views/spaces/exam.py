"""The final exam: the question, and what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import learned
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message


class ExamView(SpaceView):
    """Used or not."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Whether to sit it with the skills one has."""
        return self.ask(s, "ask-exam", cost=space.cost, skills=learned(s.interns[seat]))

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """Prestige for every skill."""
        return message("brings-exam", prestige=learned(s.interns[seat]))
