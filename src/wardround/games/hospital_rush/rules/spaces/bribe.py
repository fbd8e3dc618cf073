"""Bribe: prestige for bucks, by one of the deals printed there."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.goods import pay, score
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import SKIP, USE
from wardround.native import i64


class Bribe(SpaceKind):
    """`deals` are bucks and prestige in turn."""

    def offers(self, s: State, seat: i64, space: Space) -> list[int]:
        """The deals that can be paid exactly; a single one is used or not."""
        if len(s.said) > 1:
            return []
        bucks = s.interns[seat].bucks - space.cost
        rules = s.rules
        if len(space.deals) == 2:
            return [SKIP, USE] if bucks >= space.deals[0] else []
        words: list[int] = [SKIP]
        for place, price in enumerate(rules.prices):
            if price <= bucks and price in space.deals[::2]:
                words.append(rules.price_word + place)
        return words if len(words) > 1 else []

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Pay, and gain prestige."""
        last = s.said[-1]
        bucks = space.deals[0] if last == USE else s.rules.prices[last - s.rules.price_word]
        deal = space.deals[::2].index(bucks)
        pay(s, seat, bucks)
        score(s, seat, happenings.BRIBES, space.deals[2 * deal + 1])
