"""Phase 3, activation: place workers, treat, use effects and blood bags, finish."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import activation
from wardround.games.dice_hospital.rules.intake import (
    new_patient_at,
    new_patient_weights,
    new_patients,
)
from wardround.games.dice_hospital.rules.phases.phase import JointPhase
from wardround.games.dice_hospital.rules.promos import name_the_only_ones
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    NONE,
    SPARE,
    State,
    end_together,
    give_word,
    next_in_order,
)
from wardround.games.dice_hospital.rules.treating import VALUE_WEIGHTS, VALUE_WORDS, value_word_at
from wardround.native import i64


class Activate(JointPhase):
    """By ambulance number or, with simultaneous activation, all together.

    What a seat may say and what that does is `activation`, which solvers use without the phase.
    """

    def __init__(self) -> None:
        super().__init__(ACTIVATE, "activation", 2)

    def begin(self, s: State) -> i64:
        """A Consultant beside one kind of other specialist has nothing to name (W11)."""
        name_the_only_ones(s)
        if not s.rules.simultaneous:
            give_word(s, next_in_order(s, NONE))
        return self.number

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The words of a seat at work."""
        return activation.legal(s, speaker)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Say a word; neglect follows when everyone has finished."""
        activation.apply(s, speaker, word)
        if not s.hospitals[speaker].ready:
            return self.number
        if not s.rules.simultaneous:
            give_word(s, next_in_order(s, speaker))
        return SPARE if s.mover == NONE and end_together(s) else self.number

    def roll_words(self, s: State) -> list[int]:
        """Any patient for the Admissions Nurse, or any value of a die rolled again."""
        return new_patients(s) if activation.draws_a_patient(s) else VALUE_WORDS[:]

    def roll_weights(self, s: State) -> list[int]:
        """Patients as their dice are likely to be drawn, values all alike."""
        return new_patient_weights(s) if activation.draws_a_patient(s) else VALUE_WEIGHTS[:]

    def roll_word(self, s: State, number: i64) -> i64:
        """The patient or the value that a number falls on."""
        return new_patient_at(s, number) if activation.draws_a_patient(s) else value_word_at(number)

    def roll(self, s: State, word: i64) -> i64:
        """Chance speaks for a seat at work."""
        activation.roll(s, s.rolling, word)
        return self.number
