"""Decks that chance has a part in: the second set of tiles, and promos that take a place."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.decks import (
    DEPARTMENTS,
    SPECIALISTS,
    card_at,
    card_number,
    card_word,
    next_of_setup,
    next_promo,
    pile_cards,
    tiles_to_join,
)
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.state import DECK, NONE, State, note
from wardround.native import i64


class Deck(Phase):
    """A tile joins its deck, or a specialist leaves it and a promo takes its place.

    Everybody sees which (W10).
    """

    def __init__(self) -> None:
        super().__init__(DECK, "setup", 0)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The words of the cards chance may name."""
        return [card_word(s.rules, card) for card in _due(s)]

    def weights(self, s: State) -> list[int]:
        """A card is as likely as there are copies of it."""
        counts = s.box if tiles_to_join(s) > 0 else s.unseen
        return [counts[card] for card in _due(s)]

    def chance_word(self, s: State, number: i64) -> i64:
        """The card that a number falls on."""
        counts = s.box if tiles_to_join(s) > 0 else s.unseen
        return card_word(s.rules, card_at(_due(s), counts, number))

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Move the card, and go on when the decks are complete."""
        card = card_number(s.rules, word)
        if tiles_to_join(s) > 0:
            _move(s, card, 1, happenings.JOIN)
        else:
            promo = next_promo(s)
            _move(s, card, -1, happenings.LEAVE)
            _move(s, promo, 1, happenings.JOIN)
        return next_of_setup(s)


def _due(s: State) -> list[int]:
    """The cards chance may name, by number: to join, then to be replaced by a promo."""
    if tiles_to_join(s) > 0:
        return [card for card in pile_cards(s.rules, DEPARTMENTS) if s.box[card]]
    first = len(s.rules.departments)
    return [
        card
        for card in pile_cards(s.rules, SPECIALISTS)
        if s.unseen[card] and card - first not in s.rules.promos
    ]


def _move(s: State, card: i64, copies: i64, told: i64) -> None:
    box = s.box[:]
    box[card] -= copies
    s.box = box
    s.unseen[card] += copies
    note(s, told, NONE, card_word(s.rules, card), 0)
