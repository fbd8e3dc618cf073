"""Whether to discharge a patient by its right-hand option."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.discharge import discharge_right_hand
from wardround.games.hospital_rush.rules.questions.question import COMPLETE, Question
from wardround.games.hospital_rush.rules.state import ACTED, State, reach
from wardround.games.hospital_rush.rules.words import DISCHARGE, LEAVE
from wardround.native import i64


class RightHand(Question):
    """Of one's own patient, in discharge (H2)."""

    def legal(self, s: State, seat: i64) -> list[int]:
        """Discharge it, or leave it."""
        return [DISCHARGE, LEAVE]

    def apply(self, s: State, seat: i64, word: i64) -> list[int]:
        """Send it home, or not."""
        if word == DISCHARGE:
            discharge_right_hand(s, s.interns[seat].bed)
        reach(s, ACTED)
        return COMPLETE
