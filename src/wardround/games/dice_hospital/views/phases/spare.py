"""A patient to spare from neglect: the question."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import COLOURS
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.phases.phase import ask
from wardround.games.dice_hospital.views.phases.stopping import StoppingView
from wardround.table.messages import Prompt


class SpareView(StoppingView):
    """One patient of the administrator's colour."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which patient."""
        administrator = s.rules.administrators[s.hospitals[seat].administrator]
        return ask("ask-spare", "reason-spare", colour=COLOURS[administrator.spare])
