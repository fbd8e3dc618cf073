"""Last round pick-up: ambulances take patients that fit their spaces, a point each."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.kinds import OWN, REFRESHED, VALUE
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.ruleset import ON_A_SPACE
from wardround.games.dice_hospital.rules.state import (
    NONE,
    OVER,
    PICK_UP,
    State,
    change_all,
    choose,
    complete,
    give_word,
    note,
    score_points,
)
from wardround.games.dice_hospital.rules.words import COLOUR, ROLLED
from wardround.native import i64


class PickUp(Phase):
    """A patient that fits somewhere, then the space it goes to. Nobody may pass who can (D21)."""

    def __init__(self) -> None:
        super().__init__(PICK_UP, "pick-up", 4)

    def begin(self, s: State) -> i64:
        """Whether a patient was treated no longer matters (W15)."""
        for seat in range(len(s.hospitals)):
            change_all(s, seat, REFRESHED)
        return self._go_on(s, s.first)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """A patient, then its space."""
        said = s.hospitals[speaker].said
        return spaces_for(s, said[0]) if said else _placeable(s, speaker)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Say a patient, then its space."""
        choose(s, speaker, word)
        said = s.hospitals[speaker].said
        if len(said) < 2:
            return self.number
        complete(s, speaker)
        _put(s, speaker, said[0], said[1])
        return self._go_on(s, (speaker + 1) % s.rules.seats)

    def _go_on(self, s: State, seat: i64) -> i64:
        """From this seat clockwise, until nobody can; what has only one answer is not asked."""
        following = next_to_place(s, seat)
        while following != NONE and only_way(s, following):
            k = _placeable(s, following)[0]
            _put(s, following, k, spaces_for(s, k)[0])
            following = next_to_place(s, (following + 1) % s.rules.seats)
        give_word(s, following)
        return OVER if following == NONE else self.number


def space_word(space: i64) -> i64:
    """The word of a kind of space: three colours, then six values."""
    return COLOUR + space if space < 3 else ROLLED + space - 3


def spaces_for(s: State, k: i64) -> list[int]:
    """The words of the free spaces that a patient may be put on."""
    found: list[int] = []
    if s.spaces[OWN[k]]:
        found.append(space_word(OWN[k]))
    if s.spaces[2 + VALUE[k]]:
        found.append(space_word(2 + VALUE[k]))
    return found


def _placeable(s: State, seat: i64) -> list[int]:
    """The kinds of a seat's patients that fit somewhere."""
    return [k for k in distinct(s.hospitals[seat].patients) if spaces_for(s, k)]


def next_to_place(s: State, seat: i64) -> i64:
    """The first seat, clockwise from this one, that can put a patient somewhere; NONE: nobody."""
    seats = s.rules.seats
    for i in range(seats):
        other = (seat + i) % seats
        if _placeable(s, other):
            return other
    return NONE


def only_way(s: State, seat: i64) -> bool:
    """Whether there is but one thing to do, so that it is not asked."""
    kinds = _placeable(s, seat)
    return len(kinds) == 1 and len(spaces_for(s, kinds[0])) == 1


def _put(s: State, seat: i64, k: i64, word: i64) -> None:
    """A patient leaves on a space, for a point; its die goes back to the bag."""
    s.hospitals[seat].patients.remove(k)
    s.bag[OWN[k]] += 1
    spaces = s.spaces[:]
    spaces[word - COLOUR if word < COLOUR + 3 else word - ROLLED + 3] -= 1
    s.spaces = spaces
    note(s, happenings.PICK_UP, seat, k, word)
    score_points(s, seat, happenings.PICKED_UP, ON_A_SPACE)
