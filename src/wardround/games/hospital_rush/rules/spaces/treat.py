"""Treat: choose a patient, then tiles, some free and each further one for a buck."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import treating
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State
from wardround.native import i64


class Treat(SpaceKind):
    """`amount` tiles are free."""

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """A bed, then tiles."""
        budget = s.interns[seat].bucks - space.cost
        return treating.offers(s, seat, 1, space.amount, budget)

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Put the tiles down."""
        treating.treat(s, seat, 1, space.amount)
