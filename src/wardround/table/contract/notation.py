"""States and journals as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from wardround.table.contract.data import State


class GameNotation(Protocol[State]):
    """Notation is exact, the same in every language, and never translated."""

    def aliases(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Other names under which words of such a game are understood, with the words they mean.

        The options need not be resolved.
        """
        ...

    def heading(self, state: State) -> str:
        """The part of the game this is, as headed in a journal."""
        ...

    def encode(self, state: State) -> str:
        """The position code: one line without spaces that says all of the state.

        (OpenSpiel: serialize, which writes the history instead.)
        """
        ...

    def decode(self, code: str) -> State:
        """The state of a position code; BadPosition names the field and what is wrong."""
        ...
