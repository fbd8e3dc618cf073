"""Everything that can be wrong with what a person or a program says.

An error carries a message key and figures; `wardround.text` turns it into a sentence.
Its plain form (`str`) names the key and the figures, for logs without the catalogue.
"""

from __future__ import annotations

from typing import Any

from wardround.table.messages import Figure, Message


class WardroundError(Exception):
    """Bad input: says what is wrong, where, and how to mend it."""

    def __init__(self, key: str, **figures: Figure) -> None:
        self.message = Message(key, figures)
        super().__init__(key, figures)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.message)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.message.figures.items())
        return f"{self.message.key} ({told})" if told else self.message.key


def _again(kind: type[WardroundError], message: Message) -> WardroundError:
    """The error as it was in the process it comes from."""
    return kind(message.key, **message.figures)


class UnknownName(WardroundError):
    """No game, player or option of that name."""


class BadOption(WardroundError):
    """An option with a value it cannot have, or a combination that is refused."""


class BadPosition(WardroundError):
    """A position code that cannot be read, or that no game can reach."""


class BadJournal(WardroundError):
    """A journal that cannot be read or replayed; names the line or entry."""


class BadCard(WardroundError):
    """A card file with a mistake; names card and field.

    Of a whole file `mistakes` has each that was found; a single mistake has none.
    """

    mistakes: tuple[BadCard, ...] = ()


class UnknownWord(WardroundError):
    """A word that the game's vocabulary does not have."""


class IllegalWord(WardroundError):
    """A word that may not be said now."""


class NotToSpeak(WardroundError):
    """A speaker who does not have the word, or who must be named because several have it."""


class GameOver(WardroundError):
    """Nothing more can be said: the game is over."""


class UndoRefused(WardroundError):
    """Words that can no longer be taken back; says why."""
