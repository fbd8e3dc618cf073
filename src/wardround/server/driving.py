"""A table whose journal was checked when it was kept, and so is not checked again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any

from wardround.table.driver import Table
from wardround.table.game import Game
from wardround.table.journal import Entry, effective, fold


class KeptTable(Table[Any]):
    """Goes on from a trusted journal. Chance is drawn from the system's entropy, always."""

    def __init__(
        self, game: Game[Any], options: Mapping[str, str], entries: Sequence[Entry] = ()
    ) -> None:
        self.game = game
        self.options = game.settle(options)
        self.entries = list(entries)
        self._random = SystemRandom()
        self.state = fold(game, self.options, effective(self.entries))
        self.told = []
        self._chance()
