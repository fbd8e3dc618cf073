"""The risk of an unfair marker: who could still punish it."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import placing
from wardround.games.hospital_rush.rules.ruleset import DENOUNCE, MARKERS, RAT_OUT
from wardround.games.hospital_rush.rules.state import State
from wardround.table.messages import Message


def risk(s: State, seat: int) -> Message:
    """Who could still punish a red marker that this seat places next."""
    later = _after(s, seat)
    if not later:
        return Message("risk-last", {})
    open_to_all = _can_anyone_rat_out(s)
    strikers = [other for other in later if _can_denounce(s, other)]
    if strikers:
        figures = {"rat": int(open_to_all), "after": len(later), "whom": strikers[0] + 1}
        return Message("risk-striker", {**figures})
    if open_to_all:
        return Message("risk-open", {"after": len(later)})
    return Message("risk-used", {})


def _after(s: State, seat: int) -> list[int]:
    """The opponents who place after this seat's next marker, once for each marker."""
    seats = len(s.interns)
    order = [(s.began + n) % seats for n in range(placing.placed(s), MARKERS * seats)]
    return [other for other in order[order.index(seat) + 1 :] if other != seat]


def _can_anyone_rat_out(s: State) -> bool:
    spaces = s.rules.spaces
    return any(spaces[i].hook == RAT_OUT and s.crowd[i] < spaces[i].limit for i in s.rules.in_play)


def _can_denounce(s: State, seat: int) -> bool:
    free = placing.free_spaces(s, seat)
    return any(
        placing.space_of(s.rules, word).hook == DENOUNCE and word in free
        for word in placing.own_words(s, seat)
    )
