"""`wardround new`: the position or the journal of a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from wardround.table.game import AnyGame
from wardround.table.notation.transcript import Transcript, write
from wardround.table.play.game_in_progress import GameInProgress
from wardround.terminal.card_files import game_for
from wardround.terminal.output import out
from wardround.terminal.parameters import Cards, GameName, Options, options_from


def new(
    game: GameName,
    /,
    *,
    seats: Annotated[int, Parameter(help="How many play.")],
    option: Options = (),
    seed: Annotated[
        int | None, Parameter(help="Seed of chance, which speaks up to the first decision.")
    ] = None,
    journal: Annotated[
        bool, Parameter(help="Print the beginning of a journal instead of a position.")
    ] = False,
    cards: Cards = None,
) -> None:
    """Print the position of a new game.

    Without a seed it is the position before the first word, with one that of the first decision.

    **Examples**

        wardround new dice-hospital --seats 2

        wardround new dice-hospital --seats 4 --option administrators=no --seed 7 --journal
    """
    out(new_game(game_for(game, cards), seats, option, seed, journal))


def new_game(
    game: AnyGame, seats: int, given: Sequence[str], seed: int | None, journal: bool
) -> str:
    """The position of a new game or the beginning of its journal. The seed is in neither."""
    options = game.resolve_options(options_from(seats, given))
    table = None if seed is None else GameInProgress(game, options, seed)
    if not journal:
        return game.encode(table.state if table else game.start(options))
    entries = tuple(table.entries) if table else ()
    transcript = Transcript(game.name, game.rules_version, options, (), entries)
    return write(game, transcript).rstrip("\n")
