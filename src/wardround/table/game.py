"""The contract between a game and everything that plays, shows, records or studies it.

A game is a conversation of words, each said by a seat or by chance. The state moves on one word
at a time; everything else (journal, replay, undo, sentences, forecast) is built on that.
`wardround.table.contract` has the parts of the contract and a base class with their defaults;
`wardround.table.laws.conformance` checks every promise made there.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from wardround.table.contract.data import State
from wardround.table.contract.information import GameInformation
from wardround.table.contract.laws import GameLaws
from wardround.table.contract.notation import GameNotation
from wardround.table.contract.presentation import GamePresentation
from wardround.table.contract.rules import GameRules


class Game(
    GameRules[State],
    GameInformation[State],
    GamePresentation[State],
    GameNotation[State],
    GameLaws[State],
    Protocol[State],
):
    """A game: all parts of the contract."""


# A game by its name or its registry: nobody outside its folder knows what its states are.
AnyGame = Game[Any]


@runtime_checkable
class TakesCards(Protocol):
    """A game that can be played with cards of one's own; `card_example` is a file of such.

    `card_text` is the file that it is played with; empty for the shipped cards.
    """

    card_example: str
    card_text: str

    def with_cards(self, text: str, path: str = "") -> AnyGame:
        """This game with the cards of a file; BadCard has everything that is wrong with it."""
        ...

    def own_words(self) -> frozenset[str]:
        """The words of cards from a file of one's own."""
        ...

    def own_card_count(self) -> int:
        """How many cards a file of one's own brought, those without a word among them."""
        ...
