"""The `wardround` command itself, and the parameters that several of its commands take."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from wardround import __version__, build_info

app = App(
    name="wardround",
    help="Hospital board games, one word at a time: positions, journals, simulations.",
    help_epilogue="Positions and journals are described in docs/notation.md.",
    help_format="markdown",
    version=lambda: f"wardround {__version__} ({build_info()['build']} rules)",
    default_parameter=Parameter(negative="", show_default=False),
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)

GameName = Annotated[str, Parameter(name="GAME", help="The name of a game.")]
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
