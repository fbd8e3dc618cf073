"""Cured patients go home, seat by seat; then the round ends, or the game."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import discharge, happenings
from wardround.games.hospital_rush.rules.beds import cured, own_patient, refill, right_ready
from wardround.games.hospital_rush.rules.phases.phase import Phase
from wardround.games.hospital_rush.rules.state import (
    ACTED,
    ADMIT,
    NONE,
    OVER,
    TO_ACT,
    WHETHER_TO_DISCHARGE,
    State,
    ask,
    enter,
    give_turn,
    reach,
)


class Discharge(Phase):
    """The mover's patient goes home, may go home, or stays; then the next seat's (H2)."""

    def __init__(self) -> None:
        super().__init__("discharge")

    def step(self, s: State) -> bool:
        """Discharge or ask the mover, or let the next one move."""
        bed = own_patient(s, s.mover)
        if s.stage == TO_ACT and bed != NONE:
            if cured(s, bed):
                reach(s, ACTED)
                discharge.discharge_whole(s, bed)
                return True
            if right_ready(s, bed):
                ask(s, s.mover, WHETHER_TO_DISCHARGE)
                return False
        reach(s, TO_ACT)
        seat = discharge.next_to_discharge(s)
        give_turn(s, seat)
        if seat == NONE:
            _end_round(s)
        return True


def _end_round(s: State) -> None:
    if discharge.goal_reached(s):
        discharge.end(s, happenings.AT_GOAL)
        enter(s, OVER)
    elif s.round == s.rules.rounds:
        discharge.end(s, happenings.AT_ROUNDS)
        enter(s, OVER)
    else:
        discharge.clear_round(s)
        discharge.begin_order(s)
        enter(s, ADMIT)
        refill(s)
