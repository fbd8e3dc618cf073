"""Setup: first player, cards turned up, starting dice, administrators; also the display anew."""

from __future__ import annotations

from bisect import insort
from typing import Final

from wardround.games.dice_hospital import happenings
from wardround.games.dice_hospital.kinds import WAITING, kind, own_of
from wardround.games.dice_hospital.rules import Rules
from wardround.games.dice_hospital.state import (
    EXTRA,
    EXTRA_DEPARTMENT,
    EXTRA_SPECIALIST,
    NONE,
    REVEAL,
    STARTING_DICE,
    State,
    choose,
    complete,
    enter,
    make_ready,
    note,
)
from wardround.games.dice_hospital.words import COLOUR, DEPARTMENT, SPECIALIST

STARTING_PATIENTS: Final = 3
LOWEST_START: Final = 3
ADMINISTRATORS_DEALT: Final = 2

NO_PILE: Final = -1
DEPARTMENTS: Final = 0
SPECIALISTS: Final = 1


def name_first(s: State, seat: int) -> None:
    """The first player, and with it the token."""
    s.first = seat
    note(s, happenings.FIRST, seat, 0, 0)


def pile_range(rules: Rules, pile: int) -> range:
    """The card numbers of a pile."""
    departments = len(rules.departments)
    return range(departments) if pile == DEPARTMENTS else range(departments, len(rules.copies))


def pile_left(s: State, pile: int) -> bool:
    """Whether a pile has a card to turn up."""
    for card in pile_range(s.rules, pile):
        if s.unseen[card] or s.under[card]:
            return True
    return False


def revealed(s: State, pile: int) -> int:
    """How many cards of a pile lie in the display."""
    departments = 0
    for word in s.display:
        if word < s.rules.worker_word:
            departments += 1
    return departments if pile == DEPARTMENTS else len(s.display) - departments


def due_pile(s: State) -> int:
    """The pile to turn up next, departments first; NO_PILE when enough lie there."""
    if s.phase == EXTRA_DEPARTMENT:
        return DEPARTMENTS
    if s.phase == EXTRA_SPECIALIST:
        return SPECIALISTS
    for pile in (DEPARTMENTS, SPECIALISTS):
        if revealed(s, pile) < s.rules.seats - 1 and pile_left(s, pile):
            return pile
    return NO_PILE


def reveal_counts(s: State, pile: int) -> list[int]:
    """How many of each card can be turned up: unseen ones, and only after them others (D14)."""
    for card in pile_range(s.rules, pile):
        if s.unseen[card]:
            return s.unseen
    return s.under


def legal_reveal(s: State) -> list[int]:
    """Every card that chance can turn up."""
    pile = due_pile(s)
    counts = reveal_counts(s, pile)
    first = s.rules.department_word
    return [first + card for card in pile_range(s.rules, pile) if counts[card]]


def reveal_weights(s: State) -> list[int]:
    """A card is as likely as there are copies of it."""
    pile = due_pile(s)
    counts = reveal_counts(s, pile)
    return [counts[card] for card in pile_range(s.rules, pile) if counts[card]]


def reveal(s: State, word: int) -> bool:
    """Turn a card up. True when the display is complete (2 players choose one more first)."""
    extra = s.phase != REVEAL
    counts = reveal_counts(s, DEPARTMENTS if word < s.rules.worker_word else SPECIALISTS)
    counts[word - s.rules.department_word] -= 1
    insort(s.display, word)
    note(s, happenings.REVEAL, NONE, word, 1 if counts is s.under else 0)
    return extra or ask_for_extra(s)


def ask_for_extra(s: State) -> bool:
    """Go on to the 2-player extra card when the display is complete; True if nothing is due."""
    if due_pile(s) != NO_PILE:
        return False
    if s.rules.seats != 2:
        return True
    choices = legal_extra(s)
    if len(choices) > 1:
        enter(s, EXTRA)
    elif choices:
        choose_extra(s, choices[0])
    return not choices


def legal_extra(s: State) -> list[int]:
    """The piles that have a card."""
    words: list[int] = []
    if pile_left(s, DEPARTMENTS):
        words.append(DEPARTMENT)
    if pile_left(s, SPECIALISTS):
        words.append(SPECIALIST)
    return words


def choose_extra(s: State, word: int) -> None:
    """The first player's choice of one more card."""
    enter(s, EXTRA_DEPARTMENT if word == DEPARTMENT else EXTRA_SPECIALIST)


def due_seat(s: State, hand: int) -> int:
    """The first seat, in order from the first player, that does not hold so many yet; -1: none."""
    seats = s.rules.seats
    for i in range(seats):
        seat = (s.first + i) % seats
        if len(s.hospitals[seat].hand) < hand:
            return seat
    return -1


def hand_size(s: State) -> int:
    """How much each seat is dealt in this phase."""
    return STARTING_PATIENTS if s.phase == STARTING_DICE else ADMINISTRATORS_DEALT


def draw_starting_die(s: State, seat: int, word: int) -> bool:
    """A starting die from the bag. True when every seat has its dice."""
    s.bag[word - COLOUR] -= 1
    insort(s.hospitals[seat].hand, word)
    note(s, happenings.DRAW, seat, word, 0)
    return due_seat(s, STARTING_PATIENTS) < 0


def begin_starting_values(s: State) -> None:
    """Everyone sets their dice; three of one colour leave no choice."""
    for seat, h in enumerate(s.hospitals):
        if h.hand[0] == h.hand[-1]:
            colour = h.hand[0] - COLOUR
            _settle(s, seat, [starting_kind(i, colour) for i in range(STARTING_PATIENTS)])


def starting_kind(place: int, colour: int) -> int:
    """A waiting patient with the value of this place: 3, 4, 5."""
    return kind(LOWEST_START + place, colour, colour, WAITING)


def _unset(hand: list[int], said: list[int]) -> list[int]:
    """The starting dice that have no value yet."""
    left = hand[:]
    for k in said:
        left.remove(COLOUR + own_of(k))
    return left


def legal_starting_values(s: State, seat: int) -> list[int]:
    """Which die gets the next value, lowest value first."""
    h = s.hospitals[seat]
    colours = sorted(set(_unset(h.hand, h.said)))
    return [starting_kind(len(h.said), word - COLOUR) for word in colours]


def set_starting_value(s: State, seat: int, word: int) -> None:
    """Give a die its value. The last one gets what is left."""
    choose(s, seat, word)
    h = s.hospitals[seat]
    if len(h.said) == STARTING_PATIENTS - 1:
        last = _unset(h.hand, h.said)[0] - COLOUR
        patients = [*h.said, starting_kind(STARTING_PATIENTS - 1, last)]
        complete(s, seat)
        _settle(s, seat, patients)


def _settle(s: State, seat: int, patients: list[int]) -> None:
    h = s.hospitals[seat]
    for k in patients:
        h.hand.remove(COLOUR + own_of(k))
        insort(h.patients, k)
        note(s, happenings.SETTLE, seat, k, 0)
    make_ready(s, seat, 1)


def legal_deal(s: State) -> list[int]:
    """The administrators that nobody holds."""
    held: list[int] = []
    for h in s.hospitals:
        held += h.hand
    first = s.rules.administrator_word
    words = range(first, first + len(s.rules.administrators))
    return [word for word in words if word not in held]


def deal(s: State, seat: int, word: int) -> bool:
    """An administrator for a seat, unseen by the others. True when all are dealt."""
    insort(s.hospitals[seat].hand, word)
    note(s, happenings.DEAL, seat, word, 0)
    return due_seat(s, ADMINISTRATORS_DEALT) < 0


def keep(s: State, seat: int, word: int) -> None:
    """Keep one administrator, still unseen by the others."""
    s.hospitals[seat].administrator = word - s.rules.administrator_word
    note(s, happenings.KEEP, seat, word, 0)
    make_ready(s, seat, 1)


def appoint(s: State) -> None:
    """Everyone has kept one: they are turned face up, the others leave the game."""
    for seat, h in enumerate(s.hospitals):
        h.hand = []
        note(s, happenings.APPOINT, seat, s.rules.administrator_word + h.administrator, 0)
