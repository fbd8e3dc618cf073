"""Fetching medicine: the question, why not a colour, what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.fetch import affordable
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import COLOURS, MEDICINE
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message


class FetchView(SpaceView):
    """Colours of the chest."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Which colour next, and what it costs."""
        price = space.price if len(s.said) > space.amount else 0
        return self.ask(s, "ask-fetch", taken=len(s.said) - 1, paid=price)

    def why_not_thing(self, s: State, seat: int, word: int) -> Message | None:
        """Why not a colour: out of order, or none in the chest."""
        if not MEDICINE <= word < MEDICINE + len(COLOURS):
            return None
        if len(s.said) > 1 and word < s.said[-1]:
            return message("why-order")
        return message("why-chest-empty", tile=self.vocabulary.word(word))

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """How many are free, how many more could be paid for."""
        free = min(sum(s.chest), space.amount)
        more = min(sum(s.chest) - free, affordable(s, seat, space))
        return message("brings-fetch", free=free, more=more, price=more * space.price)
