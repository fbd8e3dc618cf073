"""Unfair markers punished: each victim pays or loses prestige, one punishment at a time."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.state import NONE, State, in_order, note
from wardround.native import i64


def red_of(s: State, seat: i64) -> int:
    """How many markers of this seat stand on red spaces."""
    rules = s.rules
    count = 0
    for word in s.interns[seat].places:
        count += rules.spaces[word - rules.space_word].red
    return count


def red_markers(s: State) -> int:
    """How many markers stand on red spaces, everybody's."""
    count = 0
    for seat in range(len(s.interns)):
        count += red_of(s, seat)
    return count


def punish_for_markers(s: State, actor: i64, bucks: i64) -> None:
    """Every opponent answers once for each marker on red."""
    for seat in in_order(s, actor)[1:]:
        _fine(s, seat, red_of(s, seat), bucks)


def punish_once(s: State, actor: i64, bucks: i64) -> None:
    """Every opponent with a marker on red answers once, however many there are."""
    for seat in in_order(s, actor)[1:]:
        _fine(s, seat, min(1, red_of(s, seat)), bucks)


def _fine(s: State, seat: i64, times: i64, bucks: i64) -> None:
    if times:
        s.interns[seat].fines = times
        s.fine = bucks
        note(s, happenings.FINED, seat, times, bucks)


def next_fined(s: State) -> i64:
    """Who must answer next, in seat order from the actor (NONE: nobody)."""
    if not s.fine:
        return NONE
    for seat in in_order(s, s.mover):
        if s.interns[seat].fines:
            return seat
    return NONE
