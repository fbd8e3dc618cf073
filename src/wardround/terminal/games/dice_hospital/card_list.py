"""The cards of Dice Hospital by the set they belong to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from wardround.games.dice_hospital.cards.catalogue import (
    AdministratorCard,
    AnyCard,
    BackCard,
    Department,
    Library,
    Specialist,
    describe,
)
from wardround.games.dice_hospital.game import DiceHospital
from wardround.table.contract.data import Card
from wardround.table.game import AnyGame
from wardround.terminal.games.card_list import CardGroup, CardList, marks
from wardround.text import Speech

Groups = dict[str, list[AnyCard]]


def card_groups(library: Library) -> Groups:
    """Cards by the set they belong to; of the prototype those that differ from the printed ones."""
    final = library.final
    printed = {card.id: card for card in final.worded()}
    return {
        "board-departments": [card for card in final.departments if not card.copies],
        "departments": [card for card in final.departments if card.copies],
        "specialists": list(final.specialists),
        "administrators": list(final.administrators),
        "experimental": list(library.experimental.worded()),
        "promos": list(library.promos.worded()),
        "events": list(library.house.events),
        "reports": list(library.house.reports),
        "prototype": [c for c in library.prototype.worded() if printed.get(c.id) != c],
    }


class DiceCardList(CardList):
    """Cards of every edition and option, and the backs of the event cards."""

    def all_cards(self, game: AnyGame, speech: Speech) -> list[CardGroup]:
        """Every card of every edition, and the backs."""
        dice = _dice_hospital(game)
        backs = [_back_line(speech, back) for back in dice.library.house.backs]
        found = [
            CardGroup(
                key,
                speech.label(f"cards-{key}"),
                [_card_line(dice, speech, card) for card in cards],
                [_card_row(dice, speech, card) for card in cards],
            )
            for key, cards in card_groups(dice.library).items()
        ]
        return [*found, CardGroup("backs", speech.label("cards-backs"), backs, None)]

    def group_of(self, card: Card) -> str:
        """The departments of the board are apart from those of the deck."""
        return "board-departments" if card.facts.get("board") else f"{card.kind}s"

    def unclear_words(self, game: AnyGame, speech: Speech, words: Iterable[str]) -> list[str]:
        """Administrators and reports: their words do not tell their names."""
        dice = _dice_hospital(game)
        cards = {
            word: card
            for word, card in dice.library.known().items()
            if isinstance(card, AdministratorCard) or word.startswith("report-")
        }
        return [_card_line(dice, speech, cards[word]) for word in words if word in cards]


def _dice_hospital(game: AnyGame) -> DiceHospital:
    if not isinstance(game, DiceHospital):
        raise TypeError(f"{game.name} is not Dice Hospital")
    return game


def _card_row(game: DiceHospital, speech: Speech, card: AnyCard) -> dict[str, Any]:
    return {
        "word": card.id,
        "name": card.name,
        "text": speech.say(describe(card)),
        "copies": getattr(card, "copies", 1),
        "house": list(card.house),
        "own": card.id in game.own_words(),
    }


def _card_line(game: DiceHospital, speech: Speech, card: AnyCard) -> str:
    notes = [card.id, *_notes(game, speech, card)]
    name = speech.name_of(card.id, card.name)
    return f"{name} ({', '.join(notes)}): {speech.say(describe(card))}"


def _notes(game: DiceHospital, speech: Speech, card: AnyCard) -> Iterator[str]:
    if isinstance(card, Department | Specialist) and card.copies:
        yield speech.label("cards-copies", copies=card.copies)
    yield from marks(speech, card.id in game.own_words(), card.house)


def _back_line(speech: Speech, back: BackCard) -> str:
    return speech.label("cards-back", ambulance=back.ambulance, spaces=", ".join(back.spaces))
