"""The order of a round where phases meet: how it begins, cards turned up, how it ends."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.decks import DEPARTMENTS, SPECIALISTS, pile_left
from wardround.games.dice_hospital.rules.discharge import change_shift, score_round
from wardround.games.dice_hospital.rules.ruleset import FIRST_EVENT_ROUND, ROUNDS
from wardround.games.dice_hospital.rules.state import (
    EVENT_CARD,
    EXTRA,
    EXTRA_DEPARTMENT,
    EXTRA_SPECIALIST,
    IMPROVE,
    NONE,
    OVER,
    PICK_UP,
    REVEAL,
    ROLL,
    STARTING_DICE,
    State,
)
from wardround.games.dice_hospital.rules.words import DEPARTMENT, SPECIALIST
from wardround.native import i64


def begin_round(s: State) -> i64:
    """The next round, and its first phase: from round 2 on an event if any is left (W18)."""
    s.round += 1
    due = s.rules.with_events and s.round >= FIRST_EVENT_ROUND
    return EVENT_CARD if due and len(s.events) < len(s.rules.events) else ROLL


def end_round(s: State) -> i64:
    """Score the round and change the shift; the phase that follows.

    Cards are turned up now; alone only when phase 2 begins.
    """
    score_round(s)
    if s.round < ROUNDS:
        change_shift(s)
        return begin_round(s) if s.rules.seats == 1 else REVEAL
    return PICK_UP if s.rules.pick_up else OVER


def extra_words(s: State) -> list[int]:
    """The piles that have one more card."""
    words: list[int] = []
    if pile_left(s, DEPARTMENTS):
        words.append(DEPARTMENT)
    if pile_left(s, SPECIALISTS):
        words.append(SPECIALIST)
    return words


def ask_for_extra(s: State) -> i64:
    """The phase in which one more card is asked for, or turned up if only one pile has any."""
    words = extra_words(s)
    if len(words) > 1:
        return EXTRA
    return extra_card_phase(words[0]) if words else after_display(s)


def extra_card_phase(word: i64) -> i64:
    """The phase in which one more card of this pile is turned up."""
    return EXTRA_DEPARTMENT if word == DEPARTMENT else EXTRA_SPECIALIST


def after_display(s: State) -> i64:
    """The phase that follows when the display is complete."""
    if s.rules.seats == 1:
        return IMPROVE
    if s.event != NONE:
        return ROLL
    return begin_round(s) if s.round else STARTING_DICE
