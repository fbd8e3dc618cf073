"""Last round pick-up: the question, and why not a patient or a space."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.rules.words import COLOUR, ROLLED
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Message, Prompt


class PickUpView(PhaseView):
    """A patient, then its space."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which patient, then which space."""
        said = s.hospitals[seat].said
        if not said:
            return ask("ask-pick-up", "reason-pick-up")
        return ask("ask-space", "reason-pick-up", patient=self.word(said[0]))

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why not a patient of one's own, or a space."""
        h = s.hospitals[seat]
        if word in h.patients:
            if h.said:
                return Message("why-sentence", {})
            return Message("why-no-space", {"patient": self.word(word)})
        if COLOUR <= word < COLOUR + 3 or ROLLED <= word < ROLLED + 6:
            return Message("why-space-fits" if h.said else "why-space-patient", {})
        return None
