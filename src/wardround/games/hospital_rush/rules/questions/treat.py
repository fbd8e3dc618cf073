"""Whom to treat after stealing."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import treating
from wardround.games.hospital_rush.rules.placing import space_of
from wardround.games.hospital_rush.rules.questions.question import COMPLETE, Question
from wardround.games.hospital_rush.rules.state import ACTED, State, choose, complete, reach
from wardround.native import i64


class Treat(Question):
    """A treatment without a marker of its own. Asked only if somebody can be treated."""

    def legal(self, s: State, seat: i64) -> list[int]:
        """A bed, then tiles."""
        return legal_treatment(s, seat)

    def apply(self, s: State, seat: i64, word: i64) -> list[int]:
        """Say a word of the treatment."""
        choose(s, seat, word)
        following = legal_treatment(s, seat)
        if following:
            return following
        treating.treat(s, seat, 0, free_tiles(s))
        reach(s, ACTED)
        complete(s, seat)
        return COMPLETE


def free_tiles(s: State) -> i64:
    """Free tiles of the treatment that follows the mover's last placement."""
    return space_of(s.rules, s.interns[s.mover].places[-1]).amount


def legal_treatment(s: State, seat: i64) -> list[int]:
    """What may be said of a treatment that follows a theft."""
    return treating.offers(s, seat, 0, free_tiles(s), s.interns[seat].bucks)
