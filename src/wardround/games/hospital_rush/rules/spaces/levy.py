"""Levy: a few bucks from every opponent."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import steal
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import BUCK
from wardround.native import i64


class Levy(SpaceKind):
    """`amount` each, or what they have."""

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Take them, buck by buck."""
        for victim in range(len(s.interns)):
            if victim != seat:
                for _ in range(min(space.amount, s.interns[victim].bucks)):
                    steal(s, seat, victim, BUCK)
