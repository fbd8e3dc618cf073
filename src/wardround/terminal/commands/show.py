"""`wardround show`: draw a position."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from wardround.table.errors import BadOption
from wardround.terminal.files import read_position
from wardround.terminal.games import kit_of
from wardround.terminal.output import out
from wardround.terminal.parameters import Cards, PositionCode
from wardround.terminal.positions import Position


def show(
    position: PositionCode,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="Show only what this seat may know.")] = None,
    plain: Annotated[
        bool | None,
        Parameter(
            negative="--no-plain",
            help="Lines without frames and colours; the default where output is no terminal.",
        ),
    ] = None,
    cards: Cards = None,
) -> None:
    """Draw a position.

    Patients of Dice Hospital are written as words: r, y or g for the colour, the value, t for
    treated (`rg4t`: a red die that shows green, a 4, treated).

    **Examples**

        wardround show "$P"

        wardround show "$P" --seat 2 --plain
    """
    show_board(Position(read_position(position), cards), seat, plain)


def show_board(position: Position, seat: int | None, plain: bool | None) -> None:
    """Draw a position as this seat (counted from 1) may see it; None hides nothing."""
    seats = int(position.game.options_of(position.state)["seats"])
    if seat is not None and not 1 <= seat <= seats:
        raise BadOption("seat-range", seat=seat, seats=seats)
    viewer = None if seat is None else seat - 1
    game, kit = position.game, kit_of(position.game.name)
    console = Console(highlight=False)
    framed = console.is_terminal if plain is None else not plain
    if kit.draw is not None and framed:
        kit.draw(game, position.state, position.speech, viewer, console)
    else:
        out("\n".join(kit.scene.board(game, position.state, position.speech, viewer, ())))
