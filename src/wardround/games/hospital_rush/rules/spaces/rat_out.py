"""Rat out: bucks for every red marker, and every opponent answers for theirs."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import earn
from wardround.games.hospital_rush.rules.punishment import punish_for_markers, red_markers
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State
from wardround.native import i64


class RatOut(SpaceKind):
    """`amount` bucks and one for each red marker; `price` is the fine for each."""

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Earn, and punish."""
        earn(s, seat, space.amount + red_markers(s))
        punish_for_markers(s, seat, space.price)
