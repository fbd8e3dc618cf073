"""Claiming the patient just picked: the question."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.questions.question import QuestionView, ask
from wardround.table.messages import Prompt


class ClaimView(QuestionView):
    """Claim it or not."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Whether, and where the marker lies now."""
        patient = self.vocabulary.word(s.rules.patient_word + s.beds[0])
        marked = s.interns[seat].bed + 1
        return ask("ask-claim", "reason-claim", patient=patient, marked=marked)
