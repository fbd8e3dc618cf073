"""How a phase is put to people: question, why not a word, the default word, and prospects."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wardround.games.dice_hospital.cards.records import AnyCard
from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.state import State
from wardround.table.messages import Figure, Happening, Message, Prompt, Prospect
from wardround.table.notation.vocabulary import Vocabulary

CardsOf = Callable[[State], Mapping[str, AnyCard]]
Forecast = Callable[[State, int], list[Happening]]


def ask(key: str, reason: str, **figures: Figure) -> Prompt:
    """A question and its reason with the same figures."""
    return Prompt(Message(key, figures), Message(reason, figures))


class PhaseView:
    """One phase in which seats speak. `cards_of` gives the cards of a state's game by words.

    `forecast` gives what happens to a seat if everybody stops (`wardround.table.sentences`).
    All methods but `prospects` are for a seat that has the word.
    """

    def __init__(self, cards_of: CardsOf, vocabulary: Vocabulary, forecast: Forecast) -> None:
        self.cards_of = cards_of
        self.vocabulary = vocabulary
        self.forecast = forecast

    def prompt(self, s: State, seat: int) -> Prompt:
        """What the seat is asked, and why."""
        raise NotImplementedError

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why a word is not legal; None if this phase just does not ask for it."""
        return None

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """What things would bring a seat if it chose them now, even if others have the word."""
        return {}

    def default_word(self, s: State, seat: int) -> int:
        """What is said for a seat that has left: here the first thing there is."""
        return flow.legal(s, seat)[0]

    def word(self, number: int) -> str:
        """The word of a number."""
        return self.vocabulary.word(number)

    def card(self, s: State, number: int) -> AnyCard:
        """The card of a word's number."""
        return self.cards_of(s)[self.vocabulary.word(number)]
