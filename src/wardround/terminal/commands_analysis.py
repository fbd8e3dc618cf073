"""The commands that judge what is said: hint, review, puzzle."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from wardround.terminal.parameters import Cards, Json, PositionCode, app


@app.command
def hint(
    position: PositionCode,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="For whom (the first who is asked).")] = None,
    seconds: Annotated[float, Parameter(help="Think so long.", show_default=True)] = 10.0,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Print what a seat should say, and how much better that is than anything else.

    An activation of Dice Hospital is solved; elsewhere what can be said is tried out in worlds
    dealt from what the seat can see, with greedy players (docs/analysis.md).

    **Examples**

        wardround hint "$P"

        wardround hint "$P" --seat 2 --seconds 3 --json
    """
    from wardround.terminal.files import read_position
    from wardround.terminal.hinting import show_hint
    from wardround.terminal.talking import Position

    show_hint(Position(read_position(position), cards), seat, seconds, json)


@app.command
def review(
    file: Annotated[
        str,
        Parameter(name="FILE", help="A journal; - reads input.", allow_leading_hyphen=True),
    ],
    /,
    *,
    seconds: Annotated[
        float, Parameter(help="Think so long about each decision.", show_default=True)
    ] = 1.0,
    jobs: Annotated[int | None, Parameter(help="Processes (as many as fit).")] = None,
    svg: Annotated[str | None, Parameter(help="Draw the points of the game to this file.")] = None,
    force: Annotated[bool, Parameter(help="Replace the file if it is there.")] = False,
    game: Annotated[int | None, Parameter(help="Which, where the file holds several.")] = None,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Judge every decision of a game, over or not: what was lost, and the three costliest moments.

    Each is judged by what its seat could know then (docs/analysis.md).

    **Examples**

        wardround review game.txt --svg game.svg

        wardround review games.txt --game 3 --seconds 5 --json
    """
    from wardround.terminal.reviewing import Wanted, show_review

    show_review(Wanted(file, seconds, jobs, svg, force, cards, game), json)


@app.command
def puzzle(
    *words: Annotated[str, Parameter(help="The whole answer, as nurse pharmacy g4 ... finish.")],
    grade: Annotated[int | None, Parameter(help="Of this grade, 1 (easy) to 4 (hard).")] = None,
    daily: Annotated[bool, Parameter(help="The puzzle of today.")] = False,
    number: Annotated[int | None, Parameter(help="The puzzle of this number.")] = None,
    solution: Annotated[bool, Parameter(help="Print the solution.")] = False,
    make: Annotated[int | None, Parameter(help="Make so many new ones and print them.")] = None,
    seed: Annotated[int, Parameter(help="Where new ones come from.", show_default=True)] = 1,
    json: Json = False,
) -> None:
    """Show a puzzle of Dice Hospital: find the best words for the seat at work.

    Without an answer it is played word by word on standard input: `undo` takes back a sentence,
    `again` all of it, `solution` gives up, `quit` leaves. See docs/analysis.md.

    **Examples**

        wardround puzzle --daily

        wardround puzzle --grade 3

        wardround puzzle --number 3 nurse pharmacy g4 finish

        wardround puzzle --make 10 --seed 5
    """
    from wardround.terminal import puzzling

    if make is not None:
        puzzling.make_puzzles(make, seed, json)
        return
    found = puzzling.named_puzzle(number, daily, grade)
    if json or words or solution:
        puzzling.answer_puzzle(found, words, solution, json)
        return
    puzzling.play_puzzle(found)
