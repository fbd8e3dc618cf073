"""The die that goes back, alone: the question."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.kinds import VALUE
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Prompt


class SendBackView(PhaseView):
    """`return` and a die."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which die."""
        total = sum(VALUE[k] for k in s.intake)
        return ask("dh-ask-send-back", "dh-reason-send-back", sum=total)

    def default_word(self, s: State, seat: int) -> int:
        """The last die, the least ill."""
        return flow.legal(s, seat)[-1]
