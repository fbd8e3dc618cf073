"""Discharging by the right-hand option: the question."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.beds import count_on, patient_in
from wardround.games.hospital_rush.rules.ruleset import RIGHT_PRESTIGE
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import BEDS, DISCHARGE, LEAVE
from wardround.games.hospital_rush.views.questions.question import QuestionView, ask
from wardround.table.messages import Prompt


class RightHandView(QuestionView):
    """Now for a little, or later for more."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Whether; what it brings now and later, and for how many rounds it may stay."""
        bed = s.interns[seat].bed
        card = patient_in(s, bed)
        return ask(
            "ask-right-hand",
            "reason-right-hand",
            patient=self.vocabulary.word(s.rules.patient_word + s.beds[bed]),
            bed=bed + 1,
            now=RIGHT_PRESTIGE,
            later=card.prestige,
            missing=card.size - count_on(s, bed),
            rounds=BEDS - 1 - bed,
        )

    def default_word(self, s: State, seat: int) -> int:
        """Discharge a patient that would leave uncured."""
        return DISCHARGE if s.interns[seat].bed == BEDS - 1 else LEAVE
