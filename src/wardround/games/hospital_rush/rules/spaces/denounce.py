"""Denounce: every opponent with a red marker answers once."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.punishment import punish_once
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State
from wardround.native import i64


class Denounce(SpaceKind):
    """`amount` bucks, or prestige."""

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Punish."""
        punish_once(s, seat, space.amount)
