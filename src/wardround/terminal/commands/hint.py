"""`wardround hint`: what a seat should say, and why."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from wardround.analysis.advice import Advice, advise, seat_to_advise
from wardround.players.kit import Line
from wardround.terminal.advice import budget_of, reasons
from wardround.terminal.files import read_position
from wardround.terminal.output import out, out_json
from wardround.terminal.parameters import Cards, Json, PositionCode
from wardround.terminal.positions import Position, sentence_lines, told_sentences


def hint(
    position: PositionCode,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="The seat (the first that is asked).")] = None,
    seconds: Annotated[float, Parameter(help="Seconds to think.", show_default=True)] = 10.0,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Print the best words for a seat, and how much better they are than the next best.

    An activation of Dice Hospital is solved. Elsewhere each sentence is tried out: greedy players
    play on from it in worlds that fit what the seat can see (docs/analysis.md).

    **Examples**

        wardround hint "$P"

        wardround hint "$P" --seat 2 --seconds 3 --json
    """
    show_hint(Position(read_position(position), cards), seat, seconds, json)


def show_hint(where: Position, seat: int | None, seconds: float, as_json: bool) -> None:
    """The best words for a seat that is asked, what they do, and how much better they are."""
    found = seat_to_advise(where.game, where.state, None if seat is None else seat - 1)
    where.game.cancel_sentence(where.state, found)
    advice = advise(where.game, where.state, found, budget_of(seconds))
    if as_json:
        out_json(advice_json(where, advice))
        return
    for line in sentence_lines(told_sentences(where, found, advice.best.words)):
        out(line)
    out(" ".join(reasons(where, advice)))


def advice_json(where: Position, advice: Advice) -> dict[str, Any]:
    """Advice for a program. Seats count from 1."""
    return {
        "seat": advice.seat + 1,
        "best": _line_json(where, advice.best),
        "second": None if advice.second is None else _line_json(where, advice.second),
        "lead": advice.lead,
        "off": advice.off,
        "method": advice.method,
        "proven": advice.proven,
        "tried": advice.tried,
    }


def _line_json(where: Position, line: Line) -> dict[str, Any]:
    words = [where.game.vocabulary.word(word) for word in line.words]
    return {"words": words, "worth": line.worth}
