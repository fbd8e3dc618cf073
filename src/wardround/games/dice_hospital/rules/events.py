"""Event cards: one is turned up before intake from round 2 on, until shift change."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.ruleset import REROLL, WORKING_NURSES, Choice
from wardround.games.dice_hospital.rules.state import (
    NONE,
    State,
    choose,
    complete,
    gain_bags,
    let_roll,
    make_ready,
    note,
    score_points,
)
from wardround.games.dice_hospital.rules.treating import (
    can_choose,
    choice_words,
    is_complete,
    picks_in,
    results,
    rolls_due,
    treat,
)
from wardround.games.dice_hospital.rules.words import SKIP


def legal_event_card(s: State) -> list[int]:
    """The events that have not been turned up."""
    seen = s.events
    return [word for i, word in enumerate(s.rules.event_words) if i not in seen]


def turn_up(s: State, word: int) -> None:
    """An event comes into force: what everybody gains, and the numbers of this round."""
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


def choice_in_force(s: State) -> Choice | None:
    """What everybody may do to patients of their own now, if anything."""
    return None if s.event == NONE else s.rules.events[s.event].choice


def begin_event(s: State) -> None:
    """Whoever has nobody to choose is done at once (W12)."""
    choice = choice_in_force(s)
    for seat, h in enumerate(s.hospitals):
        if choice is None or not can_choose(choice, h.patients):
            make_ready(s, seat, 1)


def legal_event(s: State, seat: int) -> list[int]:
    """Patients for the event, or `skip`."""
    choice = choice_in_force(s)
    if choice is None:
        return []
    h = s.hospitals[seat]
    words = choice_words(choice, h.patients, h.said, 0)
    if not h.said:
        words.append(SKIP)
    return words


def answer_event(s: State, seat: int, word: int) -> None:
    """Say one more word to the event."""
    choice = choice_in_force(s)
    if word == SKIP or choice is None:
        make_ready(s, seat, 1)
        return
    choose(s, seat, word)
    h = s.hospitals[seat]
    if is_complete(choice, h.patients, h.said, 0):
        if choice.op == REROLL:
            let_roll(s, seat)
        else:
            _resolve(s, seat, choice)


def roll_for_event(s: State, seat: int, word: int) -> None:
    """Chance rolls one die of those chosen."""
    choice = choice_in_force(s)
    choose(s, seat, word)
    if choice is not None and not rolls_due(choice, s.hospitals[seat].said, 0):
        let_roll(s, NONE)
        _resolve(s, seat, choice)


def _resolve(s: State, seat: int, choice: Choice) -> None:
    said = s.hospitals[seat].said
    complete(s, seat)
    picks = picks_in(said, 0)
    becomes = results(choice, picks, said)
    for i, k in enumerate(picks):
        treat(s, seat, k, becomes[i], False)
    make_ready(s, seat, 1)
