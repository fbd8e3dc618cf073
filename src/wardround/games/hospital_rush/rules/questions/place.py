"""Where to place a marker, and what to do there: one sentence."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.goods import pay_price
from wardround.games.hospital_rush.rules.placing import KIND_AT, offers, space_of
from wardround.games.hospital_rush.rules.questions.question import COMPLETE, Question
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import (
    ACTED,
    State,
    choose,
    complete,
    note,
    reach,
)
from wardround.games.hospital_rush.rules.words import SKIP
from wardround.native import i64


class Place(Question):
    """A space, then what its kind offers; an action may be forfeited (H15)."""

    def legal(self, s: State, seat: i64) -> list[int]:
        """The next word of the sentence."""
        return offers(s, seat)

    def apply(self, s: State, seat: i64, word: i64) -> list[int]:
        """After the last word the marker is placed and the action done."""
        choose(s, seat, word)
        following = offers(s, seat)
        if following:
            return following
        space = space_of(s.rules, s.said[0])
        kind = KIND_AT[space.hook]
        acts = len(s.said) > 1 and s.said[1] != SKIP
        _put_marker(s, seat, s.said[0], space)
        reach(s, ACTED)
        if acts:
            pay_price(s, seat, space.cost)
            kind.perform(s, seat, space)
        kind.follow(s)
        complete(s, seat)
        return COMPLETE


def _put_marker(s: State, seat: i64, word: i64, space: Space) -> None:
    s.interns[seat].places.append(word)
    board = word - s.rules.space_word
    if board < s.rules.board:
        s.crowd[board] += 1
    note(s, happenings.PLACE, seat, word, space.red)
