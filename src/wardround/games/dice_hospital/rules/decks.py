"""The two decks, of departments and of specialists: what is in them, and cards turned up."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.ruleset import Rules
from wardround.games.dice_hospital.rules.sorted_lists import insert
from wardround.games.dice_hospital.rules.state import (
    DEAL_REPORTS,
    DECK,
    NONE,
    REVEAL,
    State,
    note,
)
from wardround.native import i64

NO_PILE: Final = -1
DEPARTMENTS: Final = 0
SPECIALISTS: Final = 1


def pile_cards(rules: Rules, pile: i64) -> list[int]:
    """The numbers of the cards that a pile may hold in this game."""
    return rules.department_pile if pile == DEPARTMENTS else rules.specialist_pile


def pile_left(s: State, pile: i64) -> bool:
    """Whether a pile has a card to turn up."""
    for card in pile_cards(s.rules, pile):
        if s.unseen[card] or s.under[card]:
            return True
    return False


def card_word(rules: Rules, card: i64) -> i64:
    """The word of a card by its number: departments come first."""
    departments = len(rules.departments)
    if card < departments:
        return rules.department_words[card]
    return rules.worker_words[card - departments]


def card_number(rules: Rules, word: i64) -> i64:
    """The number of the card of a word."""
    department = rules.department_of[word]
    return department if department >= 0 else len(rules.departments) + rules.worker_of[word]


def due_pile(s: State) -> i64:
    """The pile to turn up next, departments first; NO_PILE when enough lie there."""
    departments: i64 = 0
    for word in s.display:
        if s.rules.department_of[word] >= 0:
            departments += 1
    if departments < s.rules.reveals and pile_left(s, DEPARTMENTS):
        return DEPARTMENTS
    if len(s.display) - departments < s.rules.reveals and pile_left(s, SPECIALISTS):
        return SPECIALISTS
    return NO_PILE


def _counts(s: State, pile: i64) -> list[int]:
    """How many of each card can be turned up: unseen ones, and only after them others (D14)."""
    for card in pile_cards(s.rules, pile):
        if s.unseen[card]:
            return s.unseen
    return s.under


def pile_words(s: State, pile: i64) -> list[int]:
    """The words of the cards that can be turned up from a pile."""
    counts = _counts(s, pile)
    return [card_word(s.rules, card) for card in pile_cards(s.rules, pile) if counts[card]]


def pile_weights(s: State, pile: i64) -> list[int]:
    """A card is as likely as there are copies of it."""
    counts = _counts(s, pile)
    return [counts[card] for card in pile_cards(s.rules, pile) if counts[card]]


def pile_word_at(s: State, pile: i64, number: i64) -> i64:
    """The one of `pile_words` that a number falls on, counted along their weights."""
    card = card_at(pile_cards(s.rules, pile), _counts(s, pile), number)
    return card_word(s.rules, card)


def card_at(cards: list[int], counts: list[int], number: i64) -> i64:
    """The card that a number falls on, each counted as often as there are copies of it."""
    copies: i64 = 0
    for card in cards:
        copies += counts[card]
    point = number % copies
    place: i64 = 0
    while point >= counts[cards[place]]:
        point -= counts[cards[place]]
        place += 1
    return cards[place]


def turn_up(s: State, word: i64) -> None:
    """Put a card from its pile into the display."""
    counts = _counts(s, DEPARTMENTS if s.rules.department_of[word] >= 0 else SPECIALISTS)
    counts[card_number(s.rules, word)] -= 1
    insert(s.display, word)
    note(s, happenings.REVEAL, NONE, word, 1 if counts is s.under else 0)


def tiles_to_join(s: State) -> i64:
    """How many tiles of the second set are still to be drawn."""
    left = s.rules.joining
    for card in pile_cards(s.rules, DEPARTMENTS):
        left -= s.rules.box[card] - s.box[card]
    return left


def next_promo(s: State) -> i64:
    """The card number of the promo that joins next; NONE when all have."""
    for worker in s.rules.promos:
        card = len(s.rules.departments) + worker
        if s.box[card]:
            return card
    return NONE


def is_composed(s: State) -> bool:
    """Whether the decks are as they will be played with."""
    return tiles_to_join(s) <= 0 and next_promo(s) == NONE


def next_of_setup(s: State) -> i64:
    """The phase that follows the first player: decks, then cards turned up; alone reports."""
    if not is_composed(s):
        return DECK
    return DEAL_REPORTS if s.rules.seats == 1 else REVEAL
