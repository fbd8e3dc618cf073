"""Bribes: the question, and what each deal would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message, Prospect


class BribeView(SpaceView):
    """One of several deals, or a single one used or not."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Which deal, or whether."""
        if len(space.deals) > 2:
            return self.ask(s, "ask-deal", bucks=s.interns[seat].bucks)
        return super().question(s, seat, space)

    def least_cost(self, space: Space) -> int:
        """The cheapest deal has to be paid too."""
        return space.cost + space.deals[0]

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """The best deal that can be paid."""
        bucks = s.interns[seat].bucks
        best = [n for n in range(0, len(space.deals), 2) if space.deals[n] <= bucks][-1]
        return message("brings-bribe", bucks=space.deals[best], prestige=space.deals[best + 1])

    def answers(self, s: State, seat: int, space: Space) -> dict[int, Prospect]:
        """What each price of a bribe buys."""
        left = s.interns[seat].bucks - space.cost
        found: dict[int, Prospect] = {}
        for place, price in enumerate(s.rules.prices):
            if price in space.deals[::2]:
                prestige = space.deals[2 * space.deals[::2].index(price) + 1]
                buys = message("brings-deal", prestige=prestige, bucks=left - price)
                found[s.rules.price_word + place] = Prospect(buys)
        return found
