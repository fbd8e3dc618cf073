"""The commands to play, and to see what is kept. Each reads, asks who knows, and puts out."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from wardround.terminal.parameters import Cards, GameName, Json, Options, app


@app.command
def play(
    game: GameName = "dice-hospital",
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many play (2).")] = None,
    players: Annotated[
        str | None,
        Parameter(
            help="Who plays, one a seat: `random`, `greedy`, `solver` and `expert` are bots "
            "(`expert:ms=500`: with a budget), `program:PATH` is a program that plays, any other "
            "name is a person (you,greedy)."
        ),
    ] = None,
    option: Options = (),
    seed: Annotated[int | None, Parameter(help="Let chance speak from this seed.")] = None,
    resume: Annotated[
        tuple[str, ...] | None,
        Parameter(
            name="--resume",
            consume_multiple=(0, 1),
            help="Go on with the game of this number (see `wardround games`) or in this file; "
            "without one, with the last unfinished game.",
        ),
    ] = None,
    save: Annotated[str | None, Parameter(help="Keep the game in this file.")] = None,
    plain: Annotated[bool, Parameter(help="Lines only: for screen readers and pipes.")] = False,
    fast: Annotated[bool, Parameter(help="Do not pause after what bots say.")] = False,
    cards: Cards = None,
) -> None:
    """Play a game at this terminal, with people and bots. Everything said is kept at once.

    **Examples**

        wardround play

        wardround play --players Ada,Bea,greedy --option administrators=no

        wardround play --seats 1 --option set=hard --cards my-cards.toml

        wardround play --resume
    """
    from wardround.terminal.playing import Wish
    from wardround.terminal.playing import play as play_game

    going_on = None if resume is None else "".join(resume)
    wish = Wish(game, seats, players, option, seed, going_on, save, plain, fast, cards)
    play_game(wish)


@app.command
def options(
    game: GameName = "dice-hospital",
    /,
    *,
    json: Json = False,
) -> None:
    """List how many can play a game, and the options it can be played with.

    **Examples**

        wardround options

        wardround options hospital-rush
    """
    from wardround.terminal.listing import show_options

    show_options(game, json)


@app.command
def games() -> None:
    """List the unfinished games that `wardround play --resume` can go on with.

    **Examples**

        wardround games

        wardround play --resume 2
    """
    from wardround.terminal.kept import show_games

    show_games()


@app.command
def best() -> None:
    """List your best results of games played alone, by the options they were played with.

    They are read from the finished games that were kept by themselves.

    **Example**

        wardround best
    """
    from wardround.terminal.kept import show_best

    show_best()
