"""Pilfering medicine, then treating: the question, and what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.placing import offers
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.treating import treatable
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message


class PilferView(SpaceView):
    """An opponent or a patient, then medicine."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """From whom, then what."""
        return self.ask(s, "ask-source" if len(s.said) == 1 else "ask-medicine")

    def is_idle(self, s: State, seat: int, space: Space) -> bool:
        """A treatment may follow even if nothing is stolen."""
        bucks = s.interns[seat].bucks
        return not offers(s, seat) and not treatable(s, seat, space.amount, bucks)

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """How many it could be stolen from; none if the action cannot be paid."""
        targets = self.targets(s, seat, space) if offers(s, seat) else 0
        return message("brings-pilfer", targets=targets)
