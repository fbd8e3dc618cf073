"""Everyone places a marker and resolves it, then the second."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.phases.phase import Phase
from wardround.games.hospital_rush.rules.placing import next_to_place
from wardround.games.hospital_rush.rules.questions.card import legal_cards
from wardround.games.hospital_rush.rules.questions.treat import legal_treatment
from wardround.games.hospital_rush.rules.state import (
    DISCHARGE,
    NONE,
    NOTHING,
    TO_ACT,
    TO_CLAIM,
    TO_PICK_CARD,
    TO_TREAT,
    WHERE,
    WHETHER_TO_CLAIM,
    WHICH_CARD,
    WHOM_TO_TREAT,
    State,
    ask,
    enter,
    give_turn,
    reach,
)
from wardround.native import i64


class Place(Phase):
    """The mover is asked by the stage that its action has reached."""

    def __init__(self) -> None:
        super().__init__("actions")

    def step(self, s: State) -> bool:
        """Ask the mover, or let the next one move; discharge follows the last marker."""
        question = _next_question(s)
        if question != NOTHING:
            ask(s, s.mover, question)
            return False
        seat = next_to_place(s)
        reach(s, TO_ACT)
        if seat == NONE:
            enter(s, DISCHARGE)
            give_turn(s, s.began)
        else:
            give_turn(s, seat)
        return True


def _next_question(s: State) -> i64:
    """What the mover is asked; NOTHING if its action is over, or nobody could be chosen."""
    stage = s.stage
    if stage == TO_ACT:
        return WHERE
    if stage == TO_CLAIM:
        return WHETHER_TO_CLAIM
    if stage == TO_TREAT and legal_treatment(s, s.mover):
        return WHOM_TO_TREAT
    if stage == TO_PICK_CARD and legal_cards(s):
        return WHICH_CARD
    return NOTHING
