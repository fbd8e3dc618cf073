"""What is sent and answered over HTTP around options, card files and personal bests."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from wardround.server.protocol.client_messages import OptionsGiven, Token
from wardround.server.protocol.server_messages import Problem

MOST_SOLO = 100
CardText = Annotated[str, Meta(max_length=1_000_000)]


class SoloTokens(Struct):
    """Tokens of solo games a browser keeps."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_SOLO)]


class Best(Struct):
    """A finished solo game. Equal points share a `place`, the first is 1."""

    place: int
    points: int
    table: str
    token: str
    ended: float


class BestList(Struct):
    """Finished solo games with the same options and cards, the best first."""

    game: str
    options: dict[str, str]
    played: list[str]
    cards: str
    games: list[Best]


class Bests(Struct):
    """Personal bests by options, the list with the newest game first."""

    lists: list[BestList]


class OptionValue(Struct):
    """A value an option may have, explained."""

    value: str
    text: str


class OptionSeen(Struct):
    """An option of a game, explained."""

    name: str
    default: str
    text: str
    values: list[OptionValue]


class GameSeen(Struct):
    """A game that can be played here. `sets` are option sets by name, to start from: `set`.

    `card_example`: a card file of one's own that it can be played with; empty if it takes none.
    """

    name: str
    rules: int
    vocabulary: str
    seat_counts: list[int]
    options: list[OptionSeen]
    sets: list[OptionValue]
    bots: list[str]
    card_example: str


class GameList(Struct):
    """The games, languages and quick phrases there are."""

    games: list[GameSeen]
    languages: list[str]
    phrases: list[OptionValue]


class OptionsWanted(Struct):
    """Options to be checked: `seats` is among them, and perhaps `set`. `cards`: a card file.

    Numbers may be given as such (`{"seats": 2}`).
    """

    options: OptionsGiven
    cards: CardText = ""


class CardMistake(Struct):
    """What is wrong in a card file, where, and how to mend it; `card` and `field` may be empty."""

    line: int
    card: str
    field: str
    text: str


class OptionsSettled(Struct):
    """All options with defaults filled in, or the `problem`: then as they were given.

    `refused`: of each option (`seats` among them) the values that do not go with these, and why.
    `played`: the options in words, as in a list of tables.
    `cards`: names of the file's cards that are in play; `mistakes`: all that is wrong with it.
    """

    options: dict[str, str]
    refused: dict[str, dict[str, str]]
    problem: Problem | None
    played: list[str]
    cards: list[str]
    mistakes: list[CardMistake]
