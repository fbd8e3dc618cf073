"""Phase 2, improvement: take a department or a specialist, by ambulance number."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.state import (
    IMPROVE,
    NONE,
    RETURN,
    State,
    give_word,
    next_in_order,
    note,
)
from wardround.games.dice_hospital.rules.words import PASS
from wardround.native import i64


class Improve(Phase):
    """A card of the display, or pass (D4). One player alone must take one."""

    def __init__(self) -> None:
        super().__init__(IMPROVE, "improvement", 2)

    def begin(self, s: State) -> i64:
        """The lowest ambulance has the word."""
        give_word(s, next_in_order(s, NONE))
        return self._go_on(s)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Pass, or any card of the display."""
        words = distinct(s.display)
        if s.rules.seats > 1:
            words.insert(0, PASS)
        return words

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Take a card, or pass; the next by ambulance number has the word."""
        if word != PASS:
            _build(s, speaker, word)
        give_word(s, next_in_order(s, speaker))
        return self._go_on(s)

    def _go_on(self, s: State) -> i64:
        """Nothing left to take is nothing to ask about; nor, alone, is the only card."""
        if s.mover == NONE or not s.display:
            return RETURN
        if s.rules.seats == 1 and s.display[0] == s.display[-1]:
            return self.apply(s, 0, s.display[0])
        return self.number


def _build(s: State, seat: i64, word: i64) -> None:
    s.display.remove(word)
    h = s.hospitals[seat]
    department = s.rules.department_of[word]
    if department >= 0:
        h.departments = sorted([*h.departments, department])
        note(s, happenings.BUILD, seat, word, 0)
    else:
        h.staff = sorted([*h.staff, s.rules.worker_of[word]])
        note(s, happenings.BUILD, seat, word, 1)
