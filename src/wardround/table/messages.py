"""Text as keys: the rules never hold a sentence, only its key and figures."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from wardround.table.speakers import MaybeSeat

Figure = str | int


class Message(NamedTuple):
    """A sentence to be said to a person: its key in the catalogue, and what it speaks of.

    A figure is a number, a word of the game, or the key of another message.
    """

    key: str
    figures: dict[str, Figure]


class Prospect(NamedTuple):
    """What choosing a thing would bring a seat now, in few words, and what speaks against it.

    `idle`: nothing would come of it but that the thing is taken.
    """

    brings: Message
    risk: Message | None = None
    idle: bool = False


class Prompt(NamedTuple):
    """What a seat is asked now, and why; and the prospects of things, by their words."""

    question: Message
    reason: Message
    prospects: Mapping[str, Prospect] = MappingProxyType({})


class Happening(NamedTuple):
    """One thing that a word did: `heal`, `discharge`, `die`, `reveal` ...

    `seat` is whose hospital it happened in, or NOBODY for the table. Equal happenings may be one
    object, so nothing in it is ever changed.
    """

    name: str
    seat: MaybeSeat
    figures: Mapping[str, Figure]


HIDDEN = "hidden"
