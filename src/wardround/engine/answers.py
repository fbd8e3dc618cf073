"""What the engine answers. docs/engine.md has a table made from these."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from wardround.engine.requests import Id
from wardround.table.contract.data import View
from wardround.table.messages import Figure

Figures = dict[str, Figure]


class Happened(Struct):
    """One thing a word did, as the seat may hear it. `seat` -1 is the table."""

    name: str
    seat: int
    figures: Figures


class Answer(Struct, omit_defaults=True):
    """An answer, with the `id` of its request; null if that could not be read."""

    id: Id | None


class Done(Answer):
    """It is done."""


class Greeting(Answer):
    """The version spoken here, the package, which build of the rules runs, and the games."""

    version: int
    wardround: str
    build: str
    games: list[str]


class OptionTold(Struct):
    """An option, what it can be, and what it is if nothing is said."""

    name: str
    values: list[str]
    default: str


class GameFacts(Answer):
    """`rules` and `views` are versions; `sets` are names of sets of options (`set`)."""

    game: str
    rules: int
    views: int
    seats: list[int]
    options: list[OptionTold]
    sets: list[str]
    vocabulary: str
    words: list[str]


class SchemaTold(Answer):
    """The schema; its `version` is that of the views."""

    schema: dict[str, Any]


class TurnTold(Answer):
    """Who may speak now: seats from 0; -1 is chance, -2 - s chance for seat s; none: it is over."""

    turn: list[int]


class Said(Answer):
    """Who may speak after the words, and what they did if that was asked for."""

    turn: list[int]
    happenings: list[Happened] | None = None


class Words(Answer):
    """The words of this speaker; none if it may not speak."""

    speaker: int
    words: list[str]


class Weighted(Answer):
    """A word is as likely as its weight is large."""

    words: list[str]
    weights: list[int]


class SentencesTold(Answer):
    """Sentences as lists of words; `complete`: there are no more."""

    sentences: list[list[str]]
    complete: bool


class PlayedOut(Answer):
    """How many words were said."""

    words: int


class Seen(Answer):
    """The view."""

    view: View


class Position(Answer):
    """The position code."""

    position: str


class Standing(Answer):
    """Ranks (1 is the winner), scores, where every point came from, what decided first place."""

    over: bool
    ranks: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    decided: str


class Problem(Struct, omit_defaults=True):
    """What is wrong: a code for programs, a sentence for people, figures; all of a card file."""

    code: str
    text: str
    figures: Figures
    mistakes: list[str] = []


class Failed(Answer):
    """The request was refused, and nothing was changed."""

    error: Problem
