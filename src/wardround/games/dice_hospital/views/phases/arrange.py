"""Dice of one value on the boundary of two ambulances: the question, and why not a die."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.intake import boundary_dice, boundary_places, filling
from wardround.games.dice_hospital.rules.kinds import VALUE
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Message, Prompt


class ArrangeView(PhaseView):
    """Which dice go into the ambulance being filled."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which die next."""
        dice = boundary_dice(s)
        return ask(
            "dh-ask-arrange",
            "dh-reason-arrange",
            ambulance=filling(s) + 1,
            places=boundary_places(s) - len(s.hospitals[seat].said),
            value=VALUE[dice[0]],
            dice=len(dice),
        )

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why another die that came in does not go here."""
        if word not in s.intake:
            return None
        return Message("dh-why-not-here", {"ambulance": filling(s) + 1})
