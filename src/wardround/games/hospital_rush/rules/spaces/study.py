"""Study: learn a skill."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import learn, learnable
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import TargetKind
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import SKILL
from wardround.native import i64


class Study(TargetKind):
    """Management needs two other skills first."""

    def targets(self, s: State, seat: i64, space: Space) -> list[int]:
        """The skills that can be learned."""
        return learnable(s.interns[seat])

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Learn it."""
        learn(s, seat, s.said[1] - SKILL)
