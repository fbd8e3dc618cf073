"""What people are shown and told: names, cards, questions, reasons. Keys, never sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from wardround.table.cards.house import House
from wardround.table.contract.data import Card, Facts, ShownState, View
from wardround.table.contract.happenings import HappeningTypes
from wardround.table.messages import Message, Prompt
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat


class GamePresentation(Protocol[ShownState]):
    """Text and drawings are built from these alone."""

    @property
    def view_type(self) -> type[object]:
        """What a view is: a TypedDict, or `dict` if the game does not say."""
        ...

    @property
    def view_version(self) -> int:
        """Raised whenever a view or a happening is written in another way."""
        ...

    @property
    def constants_type(self) -> type[object]:
        """What `constants` are: a TypedDict, or `dict` if the game does not say."""
        ...

    def happening_types(self) -> HappeningTypes:
        """The figures of every happening by its name; empty if the game does not say.

        Only words are ever hidden from a seat.
        """
        ...

    def names(self, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """What is printed on cards and such, by their words. Names are facts: `text` translates.

        Where options make a difference (editions), those of a game with these options.
        """
        ...

    def house_parts(self, options: Mapping[str, str] | None = None) -> House:
        """What is our own invention and must be shown as such: of each such card its parts.

        `wardround.table.cards.house` has the parts there are. Where options make a difference,
        those of a game with these options.
        """
        ...

    def cards_in_play(self, options: Mapping[str, str]) -> dict[str, Card]:
        """The cards in play under resolved options, by their words, each of them in `names`."""
        ...

    def constants(self, options: Mapping[str, str]) -> Facts:
        """What never changes under resolved options and a drawing shows: plain data."""
        ...

    def prompt(self, state: ShownState, seat: Seat) -> Prompt:
        """What this seat is asked, or what it is waiting for."""
        ...

    def prompt_basis(self, view: View, seat: Seat) -> object:
        """What the prompt and the legal words of this seat depend on, of its view: plain data.

        While it stays equal, they need not be asked for again. A game may return the whole view.
        """
        ...

    def board_words(self, state: ShownState, seat: Seat) -> list[WordNumber]:
        """The words of everything on the board that this seat could point at."""
        ...

    def why_not(self, state: ShownState, seat: Seat, word: WordNumber) -> Message:
        """Why this word is not legal for this seat now. Only asked when it is not."""
        ...
