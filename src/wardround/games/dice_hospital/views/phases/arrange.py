"""Dice on the boundary of two ambulances: the question, why not a die, where each would go."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.intake import boundary_dice, boundary_places, filling
from wardround.games.dice_hospital.rules.kinds import VALUE
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Figure, Message, Prompt, Prospect


class ArrangeView(PhaseView):
    """Which dice go into the ambulance being filled."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which die next."""
        dice = boundary_dice(s)
        return ask(
            "ask-arrange",
            "reason-arrange",
            ambulance=filling(s) + 1,
            places=boundary_places(s) - len(s.hospitals[seat].said),
            value=VALUE[dice[0]],
            dice=len(dice),
        )

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why another die that came in does not go here."""
        if word not in s.intake:
            return None
        return Message("why-not-here", {"ambulance": filling(s) + 1})

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """Of every die not loaded: `sure` to go into this ambulance, a `choice`, or for `later`.

        `places` is how many of those to choose from go in.
        """
        ambulance, places = filling(s) + 1, boundary_places(s)
        boundary = VALUE[boundary_dice(s)[0]]
        found: dict[int, Prospect] = {}
        for k in distinct(s.intake):
            goes = "choice" if VALUE[k] == boundary else "sure" if VALUE[k] < boundary else "later"
            figures: dict[str, Figure] = {"ambulance": ambulance, "places": places, "goes": goes}
            found[k] = Prospect(Message("brings-load", figures))
        return found
