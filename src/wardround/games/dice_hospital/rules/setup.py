"""Setup: decks, cards turned up, starting dice, administrators; also the display anew."""

from __future__ import annotations

from bisect import insort
from typing import Final

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.kinds import WAITING, kind, own_of
from wardround.games.dice_hospital.rules.ruleset import Rules
from wardround.games.dice_hospital.rules.state import (
    EXTRA,
    EXTRA_DEPARTMENT,
    EXTRA_SPECIALIST,
    NONE,
    REVEAL,
    STARTING_DICE,
    Hospital,
    State,
    choose,
    complete,
    enter,
    make_ready,
    note,
)
from wardround.games.dice_hospital.rules.words import COLOUR, DEPARTMENT, SPECIALIST

ADMINISTRATORS_DEALT: Final = 2

NO_PILE: Final = -1
DEPARTMENTS: Final = 0
SPECIALISTS: Final = 1


def name_first(s: State, seat: int) -> None:
    """The first player, and with it the token."""
    s.first = seat
    note(s, happenings.FIRST, seat, 0, 0)


def pile_cards(rules: Rules, pile: int) -> list[int]:
    """The numbers of the cards that a pile may hold in this game."""
    return rules.department_pile if pile == DEPARTMENTS else rules.specialist_pile


def pile_left(s: State, pile: int) -> bool:
    """Whether a pile has a card to turn up."""
    for card in pile_cards(s.rules, pile):
        if s.unseen[card] or s.under[card]:
            return True
    return False


def revealed(s: State, pile: int) -> int:
    """How many cards of a pile lie in the display."""
    departments = 0
    for word in s.display:
        if s.rules.department_of[word] >= 0:
            departments += 1
    return departments if pile == DEPARTMENTS else len(s.display) - departments


def due_pile(s: State) -> int:
    """The pile to turn up next, departments first; NO_PILE when enough lie there."""
    if s.phase == EXTRA_DEPARTMENT:
        return DEPARTMENTS
    if s.phase == EXTRA_SPECIALIST:
        return SPECIALISTS
    for pile in (DEPARTMENTS, SPECIALISTS):
        if revealed(s, pile) < s.rules.reveals and pile_left(s, pile):
            return pile
    return NO_PILE


def reveal_counts(s: State, pile: int) -> list[int]:
    """How many of each card can be turned up: unseen ones, and only after them others (D14)."""
    for card in pile_cards(s.rules, pile):
        if s.unseen[card]:
            return s.unseen
    return s.under


def card_word(rules: Rules, card: int) -> int:
    """The word of a card by its number: departments come first."""
    departments = len(rules.departments)
    if card < departments:
        return rules.department_words[card]
    return rules.worker_words[card - departments]


def card_number(rules: Rules, word: int) -> int:
    """The number of the card of a word."""
    department = rules.department_of[word]
    return department if department >= 0 else len(rules.departments) + rules.worker_of[word]


def legal_reveal(s: State) -> list[int]:
    """Every card that chance can turn up."""
    pile = due_pile(s)
    counts = reveal_counts(s, pile)
    return [card_word(s.rules, card) for card in pile_cards(s.rules, pile) if counts[card]]


def reveal_weights(s: State) -> list[int]:
    """A card is as likely as there are copies of it."""
    pile = due_pile(s)
    counts = reveal_counts(s, pile)
    return [counts[card] for card in pile_cards(s.rules, pile) if counts[card]]


def reveal(s: State, word: int) -> bool:
    """Turn a card up. True when the display is complete, the extra card included."""
    extra = s.phase != REVEAL
    counts = reveal_counts(s, DEPARTMENTS if s.rules.department_of[word] >= 0 else SPECIALISTS)
    counts[card_number(s.rules, word)] -= 1
    insort(s.display, word)
    note(s, happenings.REVEAL, NONE, word, 1 if counts is s.under else 0)
    return extra or ask_for_extra(s)


def ask_for_extra(s: State) -> bool:
    """Go on to the extra card when the display is complete; True if nothing is due."""
    if due_pile(s) != NO_PILE:
        return False
    return not _has_extra(s) or begin_extra(s)


def _has_extra(s: State) -> bool:
    """Two players always turn up one more card; alone only by an event (W19)."""
    if s.rules.seats == 1:
        return s.event != NONE and s.rules.events[s.event].extra_card > 0
    return s.rules.seats == 2


def begin_extra(s: State) -> bool:
    """The first player asks for one more card of either pile; True if there is none to ask for."""
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
    return len(s.rules.starting_values) if s.phase == STARTING_DICE else ADMINISTRATORS_DEALT


def draw_starting_die(s: State, seat: int, word: int) -> bool:
    """A starting die from the bag. True when every seat has its dice."""
    s.bag[word - COLOUR] -= 1
    _give(s.hospitals[seat], word)
    note(s, happenings.DRAW, seat, word, 0)
    return due_seat(s, len(s.rules.starting_values)) < 0


def begin_starting_values(s: State) -> None:
    """Everyone sets their dice; dice of one colour leave no choice."""
    for seat, h in enumerate(s.hospitals):
        if h.hand[0] == h.hand[-1]:
            colour = h.hand[0] - COLOUR
            places = range(len(s.rules.starting_values))
            _settle(s, seat, [starting_kind(s.rules, i, colour) for i in places])


def starting_kind(rules: Rules, place: int, colour: int) -> int:
    """A waiting patient with the value of this place: 3, 4, 5, or in a crisis 3, 3, 4, 5, 5."""
    return kind(rules.starting_values[place], colour, colour, WAITING)


def _unset(hand: list[int], said: list[int]) -> list[int]:
    """The starting dice that have no value yet."""
    left = hand[:]
    for k in said:
        left.remove(COLOUR + own_of(k))
    return left


def legal_starting_values(s: State, seat: int) -> list[int]:
    """Which die gets the next value, lowest value first; of equal values, by colour."""
    h = s.hospitals[seat]
    values = s.rules.starting_values
    place = len(h.said)
    left = _unset(h.hand, h.said)
    colours = distinct(left)
    if place and values[place] == values[place - 1]:
        lowest = COLOUR + own_of(h.said[-1])
        colours = [word for word in colours if word >= lowest]
    if place + 1 < len(values) and values[place] == values[place + 1]:
        colours = [word for word in colours if word < left[-1] or left.count(word) > 1]
    return [starting_kind(s.rules, place, word - COLOUR) for word in colours]


def set_starting_value(s: State, seat: int, word: int) -> None:
    """Give a die its value. The last one gets what is left."""
    choose(s, seat, word)
    h = s.hospitals[seat]
    last_place = len(s.rules.starting_values) - 1
    if len(h.said) == last_place:
        last = _unset(h.hand, h.said)[0] - COLOUR
        patients = [*h.said, starting_kind(s.rules, last_place, last)]
        complete(s, seat)
        _settle(s, seat, patients)


def _give(h: Hospital, word: int) -> None:
    h.hand = sorted([*h.hand, word])


def _settle(s: State, seat: int, patients: list[int]) -> None:
    h = s.hospitals[seat]
    hand = h.hand[:]
    for k in patients:
        hand.remove(COLOUR + own_of(k))
        insort(h.patients, k)
        note(s, happenings.SETTLE, seat, k, 0)
    h.hand = hand
    make_ready(s, seat, 1)


def legal_deal(s: State) -> list[int]:
    """The administrators that nobody holds."""
    held: list[int] = []
    for h in s.hospitals:
        held += h.hand
    return [word for word in s.rules.administrator_words if word not in held]


def deal(s: State, seat: int, word: int) -> bool:
    """An administrator for a seat, unseen by the others. True when all are dealt."""
    _give(s.hospitals[seat], word)
    note(s, happenings.DEAL, seat, word, 0)
    return due_seat(s, ADMINISTRATORS_DEALT) < 0


def keep(s: State, seat: int, word: int) -> None:
    """Keep one administrator, still unseen by the others."""
    s.hospitals[seat].administrator = s.rules.administrator_words.index(word)
    note(s, happenings.KEEP, seat, word, 0)
    make_ready(s, seat, 1)


def appoint(s: State) -> None:
    """Everyone has kept one: they are turned face up, the others leave the game, unseen (W1)."""
    for seat, h in enumerate(s.hospitals):
        h.hand = []
        note(s, happenings.APPOINT, seat, s.rules.administrator_words[h.administrator], 0)
