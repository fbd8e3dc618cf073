"""Whether to put the patient marker on the patient just picked."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.beds import claim
from wardround.games.hospital_rush.rules.questions.question import COMPLETE, Question
from wardround.games.hospital_rush.rules.state import ACTED, State, reach
from wardround.games.hospital_rush.rules.words import CLAIM, SKIP
from wardround.native import i64


class Claim(Question):
    """The patient lies in bed 1."""

    def legal(self, s: State, seat: i64) -> list[int]:
        """Claim it or not."""
        return [SKIP, CLAIM]

    def apply(self, s: State, seat: i64, word: i64) -> list[int]:
        """Move the marker, or leave it."""
        if word == CLAIM:
            claim(s, seat, 0)
        reach(s, ACTED)
        return COMPLETE
