"""What experiments count of a game, beside scores and words, in one record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from wardround.table.contract.data import Options
from wardround.table.game import AnyGame

OFFERED: Final = 0
TAKEN: Final = 1
PLAYED: Final = 2


class Count(NamedTuple):
    """A happening's figure that names a thing, and what it means for it: TAKEN or PLAYED."""

    figure: str
    means: int


class LabKit(NamedTuple):
    """What of one game is counted. A game without a kit has scores, words and rounds alone.

    - `kinds(game, options)`: the things that are counted, by their words, with the kind of each.
    - `offers(state, seat)`: whether this seat now chooses between things. Its legal words are
      offered then, and the word it says is taken.
    - `happenings`: by their names, what else means that a seat has taken or played a thing.
    - `starts`: the happening that tells who begins the game, the first time it happens.
    """

    kinds: Callable[[AnyGame, Options], Mapping[str, str]] = lambda _game, _options: {}
    offers: Callable[[Any, int], bool] = lambda _state, _seat: False
    happenings: Mapping[str, tuple[Count, ...]] = MappingProxyType({})
    starts: str = ""
