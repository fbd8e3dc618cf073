"""Values of starting dice: the question."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Prompt


class StartingValuesView(PhaseView):
    """A die for each value."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which die gets the next value."""
        values = s.rules.starting_values
        return ask(
            "ask-starting",
            "reason-starting",
            value=values[len(s.hospitals[seat].said)],
            values=", ".join(str(v) for v in values),
        )
