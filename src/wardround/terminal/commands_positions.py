"""The commands about positions and journals."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from wardround.terminal.parameters import Cards, Json, Options, PositionCode, app


@app.command
def legal(position: PositionCode, /, *, cards: Cards = None, json: Json = False) -> None:
    """List who may speak in a position, what they are asked, and the words they may say.

    Words of chance come with how likely each is.

    **Examples**

        wardround legal "$(wardround new dice-hospital --seats 2 --seed 1)"

        wardround new dice-hospital --seats 3 | wardround legal - --json
    """
    from wardround.terminal import answers
    from wardround.terminal.files import read_position
    from wardround.terminal.printing import out, out_json
    from wardround.terminal.talking import Position

    where = Position(read_position(position), cards)
    if json:
        out_json(answers.legal_json(where))
        return
    for line in answers.legal_lines(where):
        out(line)


@app.command
def say(
    position: PositionCode,
    /,
    *words: Annotated[str, Parameter(help="Words, as nurse or 2:nurse or *:r3.")],
    json: Json = False,
    quiet: Annotated[bool, Parameter(alias="-q", help="Do not tell what happened.")] = False,
    cards: Cards = None,
) -> None:
    """Say words in a position and print the new one; what happened is told on standard error.

    A word is said by whoever alone may speak. Where several seats may, name one: `2:nurse`; it
    goes on speaking until another is named. Chance is `*`, chance for seat 2 is `*2`. Inside a
    sentence the order is free. If one word is refused, nothing is said.

    **Examples**

        P=$(wardround say "$P" nurse pharmacy g4)

        wardround say "$P" 1:r3 1:g4 2:y3 r4
    """
    from wardround.terminal import answers
    from wardround.terminal.files import read_position
    from wardround.terminal.printing import aside, out, out_json
    from wardround.terminal.talking import Position, log, read_tokens
    from wardround.terminal.talking import say as say_words

    where = Position(read_position(position), cards)
    spoken = say_words(where, read_tokens(where, words))
    if json:
        out_json(answers.say_json(where, spoken))
        return
    for line in [] if quiet else log(where, spoken):
        aside(line)
    out(where.game.encode(where.state))


@app.command
def solve(
    position: PositionCode,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="For whom (the first who is asked).")] = None,
    nodes: Annotated[
        int, Parameter(help="Look at so many hospitals at most.", show_default=True)
    ] = 200_000,
    seconds: Annotated[float, Parameter(help="Think so long at most.", show_default=True)] = 60.0,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Print the best words for a seat that activates its hospital (Dice Hospital, phase 3).

    Best is what brings the most points this round together with what is left for later, by the
    prices in docs/bots.md. The last line tells whether that is proven or the best found in time.

    **Examples**

        wardround solve "$P"

        wardround solve "$P" --seat 2 --seconds 5 --json
    """
    from wardround.terminal.files import read_position
    from wardround.terminal.solving import show_solution
    from wardround.terminal.talking import Position

    show_solution(Position(read_position(position), cards), seat, nodes, seconds, json)


@app.command
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
    """Draw the table: who is asked what, ambulances, display, and every hospital.

    Patients are written as their words: r, y or g for the colour, the value, t for treated
    (`rg4t`: a red die that shows green, a 4, treated).

    **Examples**

        wardround show "$P"

        wardround show "$P" --seat 2 --plain
    """
    from wardround.terminal.answers import show_board
    from wardround.terminal.files import read_position
    from wardround.terminal.talking import Position

    show_board(Position(read_position(position), cards), seat, plain)


@app.command
def replay(
    file: Annotated[
        str,
        Parameter(
            name="FILE", help="Journals, one or many; - reads input.", allow_leading_hyphen=True
        ),
    ],
    /,
    *,
    check: Annotated[
        bool, Parameter(help="Only check: every word, every undo, and how it is written.")
    ] = False,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Replay journals and print each game's result: places, points by source, what decided.

    **Examples**

        wardround replay games.txt

        wardround replay games.txt --check
    """
    from wardround.terminal.results import replay_file

    replay_file(file, check, json, cards)


@app.command
def new(
    game: Annotated[str, Parameter(name="GAME", help="The name of a game.")],
    /,
    *,
    seats: Annotated[int, Parameter(help="How many play.")],
    option: Options = (),
    seed: Annotated[
        int | None, Parameter(help="Let chance speak from this seed, up to the first decision.")
    ] = None,
    journal: Annotated[
        bool, Parameter(help="Print the beginning of a journal instead of a position.")
    ] = False,
    cards: Cards = None,
) -> None:
    """Print the position of a new game, before its first word or, with a seed, its first decision.

    **Examples**

        wardround new dice-hospital --seats 2

        wardround new dice-hospital --seats 4 --option administrators=no --seed 7 --journal
    """
    from wardround.terminal.answers import new_game
    from wardround.terminal.own_cards import game_for
    from wardround.terminal.printing import out

    out(new_game(game_for(game, cards), seats, option, seed, journal))
