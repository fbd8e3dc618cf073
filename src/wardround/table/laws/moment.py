"""What a law is checked on, and what is raised when it is broken."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from wardround.table.contract.data import Options
from wardround.table.game import AnyGame
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.play.journal import Entry
from wardround.table.speakers import SPECTATOR, Speaker


class LawBroken(AssertionError):
    """A game does not keep a law."""

    def __init__(self, law: str, detail: str) -> None:
        self.law = law
        super().__init__(f"{law}: {detail}")


class Moment(NamedTuple):
    """A position of a game under way, and how it came about."""

    game: AnyGame
    state: Any
    options: Options
    entries: tuple[Entry, ...]
    seed: int
    rng: Random

    @property
    def seats(self) -> range:
        """All seats."""
        return range(int(self.options["seats"]))

    @property
    def watchers(self) -> range:
        """All seats and the spectator."""
        return range(SPECTATOR, int(self.options["seats"]))

    def after(self, speaker: Speaker, word: WordNumber) -> Any:
        """The state after one more word."""
        state = self.game.clone(self.state)
        self.game.apply(state, speaker, word)
        return state

    def demand(self, law: str, holds: bool, detail: str = "") -> None:
        """Raise unless the law holds."""
        if not holds:
            raise LawBroken(law, f"{detail} in {self.game.encode(self.state)}")
