"""Advice for a position, on the command line."""

from __future__ import annotations

from typing import Any, NamedTuple

from wardround.analysis.advice import Advice, Budget, advise, seat_to_advise
from wardround.analysis.explanation import describe_trials, explain_advice
from wardround.analysis.lines import split_sentences
from wardround.players.kit import Line
from wardround.table.game import Game
from wardround.terminal.printing import out, out_json
from wardround.terminal.solving import check_seconds, sentence_lines, told_sentences
from wardround.terminal.talking import Position, Talked
from wardround.text import Speech

SECONDS = 3.0


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


def hint_for(where: Talked, seat: int) -> str:
    """In one line for a seat that is asked: the sentence to say, and why."""
    rest = AtRest(where.game, where.game.clone(where.state), where.speech)
    rest.game.cancel_sentence(rest.state, seat)
    advice = advise(rest.game, rest.state, seat, Budget(seconds=SECONDS))
    best = rest.speech.label("play-hint", words=beginning(rest, seat, advice.best))
    return " ".join([best, *reasons(rest, advice)])


class AtRest(NamedTuple):
    """A position in which nothing is half said."""

    game: Game[Any]
    state: Any
    speech: Speech


def reasons(where: Talked, advice: Advice) -> list[str]:
    """How sure advice is, what the next best would cost, and how that was found."""
    found = [
        explain_advice(advice, beginning(where, advice.seat, advice.second)),
        describe_trials(advice),
    ]
    return [where.speech.say(message) for message in found if message]


def budget_of(seconds: float) -> Budget:
    """A budget of so many seconds; BadOption if that cannot be."""
    check_seconds(seconds)
    return Budget(seconds=seconds)


def beginning(where: Talked, seat: int, line: Line | None) -> str:
    """The first sentence of a line."""
    if line is None:
        return ""
    return where.game.vocabulary.text(split_sentences(where.game, where.state, seat, line.words)[0])


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
