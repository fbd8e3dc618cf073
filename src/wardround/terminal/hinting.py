"""Advice for a position, on the command line."""

from __future__ import annotations

from typing import Any

from wardround.lab.advice import Advice, Budget, advise, asked_seat
from wardround.lab.explaining import explained
from wardround.lab.lines import Line, cut
from wardround.table.errors import BadOption
from wardround.terminal.printing import out, out_json
from wardround.terminal.solving import sentence_lines, told_sentences
from wardround.terminal.talking import Position

MOST_SECONDS = 3600.0


def show_hint(where: Position, seat: int | None, seconds: float, as_json: bool) -> None:
    """The best words for a seat that is asked, what they do, and how much better they are."""
    found = asked_seat(where.game, where.state, None if seat is None else seat - 1)
    where.game.drop(where.state, found)
    advice = advise(where.game, where.state, found, budget_of(seconds))
    if as_json:
        out_json(advice_json(where, advice))
        return
    for line in sentence_lines(told_sentences(where, found, advice.best.words)):
        out(line)
    out(where.speech.say(explained(advice, beginning(where, advice.seat, advice.second))))


def budget_of(seconds: float) -> Budget:
    """A budget of so many seconds; BadOption if that cannot be."""
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOption("hint-seconds", seconds=str(seconds), most=int(MOST_SECONDS))
    return Budget(seconds=seconds)


def beginning(where: Position, seat: int, line: Line | None) -> str:
    """The first sentence of a line."""
    if line is None:
        return ""
    return where.game.vocabulary.text(cut(where.game, where.state, seat, line.words)[0])


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
