"""Placing an action marker: where it may stand, whose turn that is, what may be said of it."""

from __future__ import annotations

from typing import Final

from wardround.games.hospital_rush.rules.ruleset import MARKERS, Rules, Space
from wardround.games.hospital_rush.rules.spaces.bribe import Bribe
from wardround.games.hospital_rush.rules.spaces.denounce import Denounce
from wardround.games.hospital_rush.rules.spaces.dismiss import Dismiss
from wardround.games.hospital_rush.rules.spaces.exam import Exam
from wardround.games.hospital_rush.rules.spaces.fetch import Fetch
from wardround.games.hospital_rush.rules.spaces.join import Join
from wardround.games.hospital_rush.rules.spaces.kind import SpaceKind
from wardround.games.hospital_rush.rules.spaces.levy import Levy
from wardround.games.hospital_rush.rules.spaces.night_shift import NightShift
from wardround.games.hospital_rush.rules.spaces.pilfer import Pilfer
from wardround.games.hospital_rush.rules.spaces.poach import Poach
from wardround.games.hospital_rush.rules.spaces.rat_out import RatOut
from wardround.games.hospital_rush.rules.spaces.sabotage import Sabotage
from wardround.games.hospital_rush.rules.spaces.sell import Sell
from wardround.games.hospital_rush.rules.spaces.steal import Steal
from wardround.games.hospital_rush.rules.spaces.study import Study
from wardround.games.hospital_rush.rules.spaces.take_over import TakeOver
from wardround.games.hospital_rush.rules.spaces.treat import Treat
from wardround.games.hospital_rush.rules.spaces.turn_over import TurnOver
from wardround.games.hospital_rush.rules.state import NONE, State
from wardround.native import i64

# By the number of the hook.
KIND_AT: Final[list[SpaceKind]] = [
    Treat(),
    Fetch(),
    NightShift(),
    Study(),
    Exam(),
    RatOut(),
    Sabotage(),
    Bribe(),
    Steal(),
    Join(),
    Poach(),
    TakeOver(),
    Pilfer(),
    Sell(),
    TurnOver(),
    Levy(),
    Dismiss(),
    Denounce(),
]


def space_of(rules: Rules, word: i64) -> Space:
    """The space of a word."""
    return rules.spaces[word - rules.space_word]


def free_spaces(s: State, seat: i64) -> list[int]:
    """The words of the spaces where this seat may place a marker."""
    rules = s.rules
    words: list[int] = []
    for i in rules.in_play:
        limit = rules.spaces[i].limit
        if not limit or s.crowd[i] < limit:
            words.append(rules.space_word + i)
    for word in own_words(s, seat):
        limit = space_of(rules, word).limit
        if not limit or s.interns[seat].places.count(word) < limit:
            words.append(word)
    return words


def own_words(s: State, seat: i64) -> list[int]:
    """The words of a character's own two spaces."""
    first = s.rules.space_word + s.rules.board + 2 * s.interns[seat].character
    return [first, first + 1]


def offers(s: State, seat: i64) -> list[int]:
    """What this seat may say next of its placement; nothing: the sentence is complete."""
    if not s.said:
        return free_spaces(s, seat)
    space = space_of(s.rules, s.said[0])
    if s.interns[seat].bucks < space.cost:
        return []
    return KIND_AT[space.hook].offers(s, seat, space)


def placed(s: State) -> i64:
    """How many markers have been placed this round."""
    count: i64 = 0
    for intern in s.interns:
        count += len(intern.places)
    return count


def next_to_place(s: State) -> i64:
    """Who places next: all their first markers, then their second, from whoever began (NONE)."""
    seats = len(s.interns)
    count = placed(s)
    return (s.began + count) % seats if count < MARKERS * seats else NONE
