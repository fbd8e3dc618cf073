"""Selling medicine: the question, why not a colour, what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import COLOURS, MEDICINE
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Message


class SellView(SpaceView):
    """Colours of one's own."""

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Which colour next."""
        return self.ask(s, "ask-sell", price=space.price, sold=len(s.said) - 1)

    def why_not_thing(self, s: State, seat: int, word: int) -> Message | None:
        """Why not a colour: out of order, or none at hand."""
        if not MEDICINE <= word < MEDICINE + len(COLOURS):
            return None
        if len(s.said) > 1 and word < s.said[-1]:
            return message("why-order")
        return message("why-tile-not-yours", tile=self.vocabulary.word(word))

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """Bucks for all one has."""
        return message("brings-sell", bucks=space.price * sum(s.interns[seat].medicine))
