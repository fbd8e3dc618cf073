"""Parameters that several commands take, and checks of their values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from wardround.table.contract.data import Options as GameOptions
from wardround.table.errors import BadOption

PLAIN = Parameter(negative="", show_default=False)
DEFAULT_GAME = "dice-hospital"
MOST_SECONDS = 3600.0


def known_games(_context: object) -> list[str]:
    """The games there are, for a shell that completes a name."""
    from wardround.games import GAMES

    return list(GAMES)


GameName = Annotated[
    str,
    Parameter(name="GAME", help="A game: dice-hospital, hospital-rush.", completer=known_games),
]
PositionCode = Annotated[
    str,
    Parameter(
        name="POSITION", help="A position code; - reads it from input.", allow_leading_hyphen=True
    ),
]
Json = Annotated[bool, Parameter(help="Answer in JSON, for a program.")]
Options = Annotated[
    tuple[str, ...],
    Parameter(help="An option as name=value; may be repeated. See `wardround options`."),
]
Cards = Annotated[str | None, Parameter(help="A file of cards of your own.")]


def options_from(seats: int | None, given: Sequence[str]) -> GameOptions:
    """Options from `name=value` texts; `seats` is added if it was given by itself."""
    options = {} if seats is None else {"seats": str(seats)}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption("option-form", text=text)
        if name in options:
            raise BadOption("option-twice", option=name)
        options[name] = value
    return options


def check_seconds(seconds: float) -> None:
    """BadOption if a search cannot take this long."""
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOption("hint-seconds", seconds=str(seconds), most=int(MOST_SECONDS))
