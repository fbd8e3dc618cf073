"""Setup of decks that chance has a part in: the second set of tiles, promos, medical reports."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.ruleset import REPORTS_DEALT
from wardround.games.dice_hospital.rules.setup import (
    DEPARTMENTS,
    SPECIALISTS,
    card_number,
    card_word,
)
from wardround.games.dice_hospital.rules.setup import pile_cards as pile
from wardround.games.dice_hospital.rules.state import NONE, State, note


def tiles_to_join(s: State) -> int:
    """How many tiles of the second set are still to be drawn."""
    left = s.rules.joining
    for card in pile(s.rules, DEPARTMENTS):
        left -= s.rules.box[card] - s.box[card]
    return left


def next_promo(s: State) -> int:
    """The card number of the promo that joins next; NONE when all have."""
    for worker in s.rules.promos:
        card = len(s.rules.departments) + worker
        if s.box[card]:
            return card
    return NONE


def is_composed(s: State) -> bool:
    """Whether the decks are as they will be played with."""
    return tiles_to_join(s) <= 0 and next_promo(s) == NONE


def _due(s: State) -> list[int]:
    """The cards chance may name, by number: to join, then to be replaced by a promo."""
    if tiles_to_join(s) > 0:
        return [card for card in pile(s.rules, DEPARTMENTS) if s.box[card]]
    first = len(s.rules.departments)
    return [
        card
        for card in pile(s.rules, SPECIALISTS)
        if s.unseen[card] and card - first not in s.rules.promos
    ]


def legal_deck(s: State) -> list[int]:
    """The words of the cards chance may name."""
    return [card_word(s.rules, card) for card in _due(s)]


def deck_weights(s: State) -> list[int]:
    """A card is as likely as there are copies of it."""
    counts = s.box if tiles_to_join(s) > 0 else s.unseen
    return [counts[card] for card in _due(s)]


def compose(s: State, word: int) -> None:
    """A tile joins its deck, or a specialist leaves it and a promo takes its place.

    Everybody sees which (W10).
    """
    card = card_number(s.rules, word)
    if tiles_to_join(s) > 0:
        _move(s, card, 1, happenings.JOIN)
        return
    promo = next_promo(s)
    _move(s, card, -1, happenings.LEAVE)
    _move(s, promo, 1, happenings.JOIN)


def _move(s: State, card: int, copies: int, told: int) -> None:
    box = s.box[:]
    box[card] -= copies
    s.box = box
    s.unseen[card] += copies
    note(s, told, NONE, card_word(s.rules, card), 0)


def legal_report(s: State) -> list[int]:
    """The reports not dealt yet."""
    return [word for word in s.rules.report_words if word not in s.reports]


def deal_report(s: State, word: int) -> bool:
    """Deal a report: three in the lower row, then three above. True when all lie there."""
    reports = s.reports[:]
    place = reports.index(NONE)
    reports[place] = word
    s.reports = reports
    note(s, happenings.REPORT, NONE, word, place)
    return place == REPORTS_DEALT - 1
