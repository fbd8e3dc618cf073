"""An event card is turned up before intake, from round 2 on, until shift change."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.events import choice_in_force, set_nurses
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.rounds import ask_for_extra
from wardround.games.dice_hospital.rules.state import (
    EVENT,
    EVENT_CARD,
    NONE,
    ROLL,
    State,
    gain_bags,
    note,
    score_points,
)
from wardround.native import i64


class EventCard(Phase):
    """Chance turns up an event: what everybody gains, and the numbers of this round."""

    def __init__(self) -> None:
        super().__init__(EVENT_CARD, "event", 0)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The events that have not been turned up."""
        seen = s.events
        return [word for i, word in enumerate(s.rules.event_words) if i not in seen]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """The event comes into force. Alone, its extra card waits for phase 2 (W19)."""
        _turn_up(s, word)
        if s.rules.events[s.event].extra_card and s.rules.seats > 1:
            return ask_for_extra(s)
        return ROLL if choice_in_force(s) is None else EVENT


def _turn_up(s: State, word: i64) -> None:
    number = s.rules.event_words.index(word)
    event = s.rules.events[number]
    s.event = number
    s.events = sorted([*s.events, number])
    s.modifiers = event.modifiers
    note(s, happenings.EVENT, NONE, word, 0)
    set_nurses(s)
    for seat in range(len(s.hospitals)):
        gain_bags(s, seat, event.bags)
        score_points(s, seat, happenings.EVENTS, event.points)
