"""The plain records that games exchange with everybody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

from wardround.table.messages import Message

State = TypeVar("State")
ShownState = TypeVar("ShownState", contravariant=True)
View = Mapping[str, Any]
Facts = Mapping[str, Any]
Options = dict[str, str]
GivenOptions = Mapping[str, str | int]


class Option(NamedTuple):
    """One choice made before the game starts. Keys of the catalogue explain it and its values."""

    name: str
    values: tuple[str, ...]
    default: str


class Card(NamedTuple):
    """Something with a printed name: its sort, what it does, and what a drawing of it shows.

    `source` is the end of a key (`from-...`) where something of it is not from the text of the
    rulebooks but was published elsewhere. `general` is what it does told for any number of seats,
    where `does` holds for the table's number only.
    """

    kind: str
    does: Message
    facts: Facts
    source: str = ""
    general: Message | None = None


class Outcome(NamedTuple):
    """How a game stands, or how it ended if nobody may speak any more.

    `ranks[seat]` is 1 for the winner; equal ranks share. `sources[seat]` says where every point
    came from and adds up to `scores[seat]`. `decided` is the key of what decided first place.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    decided: str
