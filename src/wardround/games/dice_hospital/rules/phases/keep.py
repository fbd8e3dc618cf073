"""Everyone keeps one of two administrators, unseen until all have."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.phases.phase import JointPhase
from wardround.games.dice_hospital.rules.rounds import begin_round
from wardround.games.dice_hospital.rules.state import KEEP, State, end_together, make_ready, note
from wardround.native import i64


class Keep(JointPhase):
    """A seat keeps an administrator of its hand."""

    def __init__(self) -> None:
        super().__init__(KEEP, "setup", 1)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Its hand."""
        return s.hospitals[speaker].hand[:]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Keep one, still unseen by the others."""
        s.hospitals[speaker].administrator = s.rules.administrator_words.index(word)
        note(s, happenings.KEEP, speaker, word, 0)
        make_ready(s, speaker, 1)
        if not end_together(s):
            return self.number
        _appoint(s)
        return begin_round(s)


def _appoint(s: State) -> None:
    """Those kept are turned face up, the others leave the game, unseen (W1)."""
    for seat, h in enumerate(s.hospitals):
        h.hand = []
        note(s, happenings.APPOINT, seat, s.rules.administrator_words[h.administrator], 0)
