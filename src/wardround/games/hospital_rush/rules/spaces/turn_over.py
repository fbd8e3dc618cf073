"""Turn over: bed 4 leaves, cured or not, the others slide; a discard may be picked next."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.beds import slide
from wardround.games.hospital_rush.rules.discharge import send_off
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.state import NONE, TO_PICK_CARD, State, reach
from wardround.games.hospital_rush.rules.words import BEDS
from wardround.native import i64


class TurnOver(SpaceKind):
    """Used or not."""

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Empty bed 4 and slide."""
        if s.beds[BEDS - 1] != NONE:
            send_off(s, BEDS - 1)
        slide(s)
        reach(s, TO_PICK_CARD)
