"""The event in force: what it lets everyone do, the nurses it lets work, and its end."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.ruleset import WORKING_NURSES, Choice
from wardround.games.dice_hospital.rules.state import NONE, State, note


def choice_in_force(s: State) -> Choice | None:
    """What everybody may do to patients of their own now, if anything."""
    return None if s.event == NONE else s.rules.events[s.event].choice


def set_nurses(s: State) -> None:
    """As many nurses as work this round."""
    nurses = s.modifiers[WORKING_NURSES]
    for seat, h in enumerate(s.hospitals):
        if h.nurses != nurses:
            h.nurses = nurses
            note(s, happenings.CREW, seat, nurses, 0)


def end_event(s: State) -> None:
    """The event is discarded: numbers are as usual again."""
    if s.event != NONE:
        s.event = NONE
        s.modifiers = s.rules.modifiers
        note(s, happenings.EVENT_OVER, NONE, 0, 0)
