"""Ambulances: the question, and why not one of them."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.ruleset import ARRIVALS, BEDS, FIRST_LOCKED
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.rules.words import AMBULANCE
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Message, Prompt


class TakeView(PhaseView):
    """An ambulance that is left."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which ambulance."""
        free = BEDS - len(s.hospitals[seat].patients)
        first = int(seat == s.first and s.modifiers[FIRST_LOCKED])
        arrivals = s.modifiers[ARRIVALS]
        return ask("dh-ask-take", "dh-reason-take", first=first, free=free, arrivals=arrivals)

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why not an ambulance: taken, or number 1 for the first player."""
        if not AMBULANCE <= word < AMBULANCE + len(s.ambulances):
            return None
        for other, h in enumerate(s.hospitals):
            if h.ambulance == word - AMBULANCE + 1:
                return Message("dh-why-ambulance-taken", {"whom": other + 1})
        return Message("dh-why-ambulance-first", {})

    def default_word(self, s: State, seat: int) -> int:
        """The last ambulance, with the least ill (W6)."""
        return flow.legal(s, seat)[-1]
