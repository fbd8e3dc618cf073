"""Words that leave no choice: inside a sentence they are said for the seat."""

from __future__ import annotations

from typing import TypeVar

from wardround.table.game import Game
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat

State = TypeVar("State")


def forced_word(game: Game[State], state: State, seat: Seat) -> WordNumber | None:
    """The only word that continues this seat's half-said sentence; None if there is a choice.

    A sentence is never begun for a seat: its first word is always its own.
    """
    if seat not in game.turn(state) or game.is_idle(state, seat):
        return None
    legal = game.legal(state, seat)
    return legal[0] if len(legal) == 1 else None
