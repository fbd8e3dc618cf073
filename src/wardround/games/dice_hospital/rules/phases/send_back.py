"""Phase 1, intake, alone: one of the dice that came in goes back."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.intake import bring_all_but
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.state import (
    NONE,
    OVERFLOW,
    SEND_BACK,
    State,
    choose,
    complete,
    give_word,
)
from wardround.games.dice_hospital.rules.words import RETURN
from wardround.native import i64


class SendBack(Phase):
    """`return` and the one die that is not kept. Not entered if all are equal."""

    def __init__(self) -> None:
        super().__init__(SEND_BACK, "intake", 1)

    def begin(self, s: State) -> i64:
        """The only seat has the word."""
        give_word(s, 0)
        return self.number

    def legal(self, s: State, speaker: i64) -> list[int]:
        """`return`, then a die."""
        return distinct(s.intake) if s.hospitals[speaker].said else [RETURN]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Send one die back and keep the others."""
        choose(s, speaker, word)
        if word == RETURN:
            return self.number
        complete(s, speaker)
        bring_all_but(s, speaker, word)
        give_word(s, NONE)
        return OVERFLOW
