"""A card to take: the question."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.phases.phase import ask
from wardround.games.dice_hospital.views.phases.stopping import StoppingView
from wardround.table.messages import Prompt


class ImproveView(StoppingView):
    """A department or a specialist."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which card."""
        cards = len(s.display)
        if s.rules.seats == 1:
            return ask("ask-improve-alone", "reason-improve-alone", cards=cards)
        return ask("ask-improve", "reason-improve", cards=cards)
