"""`wardround solve`: the best words for a seat, proven where time allows."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from wardround.table.errors import BadOption, NotToSpeak
from wardround.terminal.files import read_position
from wardround.terminal.games import kit_of
from wardround.terminal.games.kit import Solution, Solver
from wardround.terminal.output import out, out_json
from wardround.terminal.parameters import Cards, Json, PositionCode, check_seconds
from wardround.terminal.positions import Position, sentence_lines, told_sentences


def solve(
    position: PositionCode,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="The seat (the first that is asked).")] = None,
    nodes: Annotated[
        int, Parameter(help="Search at most so many positions.", show_default=True)
    ] = 200_000,
    seconds: Annotated[
        float, Parameter(help="Seconds to think at most.", show_default=True)
    ] = 60.0,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Print the best words for a seat, and whether they are proven to be the best.

    It solves an activation of Dice Hospital (phase 3). The best words bring the most points this
    round, counting what is left for later at the prices in docs/bots.md.

    **Examples**

        wardround solve "$P"

        wardround solve "$P" --seat 2 --seconds 5 --json
    """
    show_solution(Position(read_position(position), cards), seat, nodes, seconds, json)


def show_solution(
    where: Position, seat: int | None, nodes: int, seconds: float, as_json: bool
) -> None:
    """Print the best words of a seat (of the first that is asked), sentence by sentence."""
    check_seconds(seconds)
    if nodes < 1:
        raise BadOption("solve-nodes", nodes=nodes)
    solver = _solver(where)
    found = _seat(where, seat)
    where.game.cancel_sentence(where.state, found)
    solution = solver.solve(where.state, found, nodes, seconds)
    if as_json:
        out_json(_json(where, found, solution))
        return
    *sentences, (last, _) = told_sentences(where, found, solution.words)
    for line in [*sentence_lines(sentences), last]:
        out(line)
    key = "solve-exact" if solution.exact else "solve-found"
    worth = f"{solution.worth:.2f}"
    out(where.speech.label(key, worth=worth, nodes=solution.nodes))


def _solver(where: Position) -> Solver:
    """What solves this position; NotToSpeak if nothing does."""
    solver = kit_of(where.game.name).solver
    if solver is None or not solver.solves(where.state):
        raise NotToSpeak("solve-not-now")
    return solver


def _seat(where: Position, seat: int | None) -> int:
    """The seat to solve for; NotToSpeak if it is not asked in this position."""
    turn = where.game.turn(where.state)
    found = turn[0] if seat is None else seat - 1
    if found < 0 or found not in turn:
        raise NotToSpeak("solve-not-you", whom=found + 1, turn=" ".join(str(n + 1) for n in turn))
    return found


def _json(where: Position, seat: int, solution: Solution) -> dict[str, Any]:
    return {
        "seat": seat + 1,
        "words": [where.game.vocabulary.word(word) for word in solution.words],
        "worth": solution.worth,
        "exact": solution.exact,
        "nodes": solution.nodes,
    }
