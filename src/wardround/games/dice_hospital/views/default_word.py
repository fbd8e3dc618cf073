"""What somebody who has left says: nothing that others would miss."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.promos import has_to_name
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    EVENT,
    SEND_BACK,
    TAKE,
    State,
)
from wardround.games.dice_hospital.rules.words import FINISH, SKIP


def default_word(s: State, seat: int) -> int:
    """Stop, decline, or take the first thing there is; of ambulances the last, the least ill (W6).

    Of dice to send back alone it is the last, the least ill.
    """
    words = flow.legal(s, seat)
    h = s.hospitals[seat]
    if not h.said and s.phase == EVENT:
        return SKIP
    if not h.said and s.phase == ACTIVATE:
        if h.pending or h.admissions:
            return SKIP
        if not has_to_name(h, s.rules):
            return FINISH
    return words[-1] if s.phase in (TAKE, SEND_BACK) else words[0]
