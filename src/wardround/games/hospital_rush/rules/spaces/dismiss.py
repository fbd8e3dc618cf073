"""Dismiss: discard a patient, for prestige."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.beds import discard, treating
from wardround.games.hospital_rush.rules.goods import score
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import TargetKind
from wardround.games.hospital_rush.rules.state import NONE, State
from wardround.games.hospital_rush.rules.words import BED, BEDS
from wardround.native import i64


class Dismiss(TargetKind):
    """`amount` prestige for the actor and for the treating player."""

    def targets(self, s: State, seat: i64, space: Space) -> list[int]:
        """Any patient."""
        return [BED + bed for bed in range(BEDS) if s.beds[bed] != NONE]

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """A discard, not a discharge (H23)."""
        bed = s.said[1] - BED
        owner = treating(s, bed)
        discard(s, seat, bed)
        score(s, seat, happenings.CHARACTER, space.amount)
        if owner not in (NONE, seat):
            score(s, owner, happenings.CHARACTER, space.amount)
