"""Last round pick-up: ambulances take patients that fit their spaces, a point each."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.kinds import OWN, VALUE
from wardround.games.dice_hospital.rules.ruleset import ON_A_SPACE
from wardround.games.dice_hospital.rules.state import (
    NONE,
    State,
    choose,
    complete,
    note,
    score_points,
)
from wardround.games.dice_hospital.rules.words import COLOUR, ROLLED


def space_word(space: int) -> int:
    """The word of a kind of space: three colours, then six values."""
    return COLOUR + space if space < 3 else ROLLED + space - 3


def spaces_for(s: State, k: int) -> list[int]:
    """The words of the free spaces that a patient may be put on."""
    found: list[int] = []
    if s.spaces[OWN[k]]:
        found.append(space_word(OWN[k]))
    if s.spaces[2 + VALUE[k]]:
        found.append(space_word(2 + VALUE[k]))
    return found


def legal_pick_up(s: State, seat: int) -> list[int]:
    """A patient that fits somewhere, then the space it goes to. Nobody may pass who can (D21)."""
    h = s.hospitals[seat]
    if h.said:
        return spaces_for(s, h.said[0])
    return [k for k in distinct(h.patients) if spaces_for(s, k)]


def next_to_place(s: State, seat: int) -> int:
    """The first seat, clockwise from this one, that can put a patient somewhere; NONE: nobody."""
    seats = s.rules.seats
    for i in range(seats):
        other = (seat + i) % seats
        if legal_pick_up(s, other):
            return other
    return NONE


def only_way(s: State, seat: int) -> bool:
    """Whether there is but one thing to do, so that it is not asked."""
    kinds = legal_pick_up(s, seat)
    return len(kinds) == 1 and len(spaces_for(s, kinds[0])) == 1


def pick_up(s: State, seat: int, word: int) -> bool:
    """Say a patient, then its space. True when it is picked up."""
    choose(s, seat, word)
    said = s.hospitals[seat].said
    if len(said) < 2:
        return False
    complete(s, seat)
    place(s, seat, said[0], said[1])
    return True


def place(s: State, seat: int, k: int, word: int) -> None:
    """A patient leaves on a space, for a point; its die goes back to the bag."""
    s.hospitals[seat].patients.remove(k)
    s.bag[OWN[k]] += 1
    spaces = s.spaces[:]
    spaces[word - COLOUR if word < COLOUR + 3 else word - ROLLED + 3] -= 1
    s.spaces = spaces
    note(s, happenings.PICK_UP, seat, k, word)
    score_points(s, seat, happenings.PICKED_UP, ON_A_SPACE)
