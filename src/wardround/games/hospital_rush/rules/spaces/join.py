"""Join: put the patient marker beside an opponent's."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.beds import join, treating
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import TargetKind
from wardround.games.hospital_rush.rules.state import NONE, State
from wardround.games.hospital_rush.rules.words import BED, BEDS
from wardround.native import i64


class Join(TargetKind):
    """A bed that an opponent treats."""

    def targets(self, s: State, seat: i64, space: Space) -> list[int]:
        """The beds of opponents, but for the one already joined."""
        own = s.interns[seat].bed
        return [BED + b for b in range(BEDS) if b != own and treating(s, b) not in (NONE, seat)]

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Move the marker."""
        join(s, seat, s.said[1] - BED)
