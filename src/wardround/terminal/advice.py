"""Advice for a position in words."""

from __future__ import annotations

from typing import Any, NamedTuple

from wardround.analysis.advice import Advice, Budget, advise
from wardround.analysis.explanation import describe_trials, explain_advice
from wardround.analysis.lines import split_sentences
from wardround.players.kit import Line
from wardround.table.game import AnyGame
from wardround.table.speakers import Seat
from wardround.terminal.parameters import check_seconds
from wardround.terminal.positions import PositionLike
from wardround.text import Speech

SECONDS = 3.0


class Hint(NamedTuple):
    """The sentence to say, and the line that tells it and why."""

    words: str
    text: str


def hint_for(where: PositionLike, seat: Seat) -> Hint:
    """What a seat that is asked should say."""
    rest = AtRest(where.game, where.game.clone(where.state), where.speech)
    rest.game.cancel_sentence(rest.state, seat)
    advice = advise(rest.game, rest.state, seat, Budget(seconds=SECONDS))
    words = first_sentence(rest, seat, advice.best)
    best = rest.speech.label("play-hint", words=words)
    return Hint(words, " ".join([best, *reasons(rest, advice)]))


class AtRest(NamedTuple):
    """A position in which nothing is half said."""

    game: AnyGame
    state: Any
    speech: Speech


def reasons(where: PositionLike, advice: Advice) -> list[str]:
    """How sure advice is, what the next best would cost, and how that was found."""
    second = first_sentence(where, advice.seat, advice.second)
    found = [explain_advice(advice, second), describe_trials(advice)]
    # Words stay as they are typed, in the next best sentence as in the best.
    return [where.speech.label(key, **figures) for key, figures in filter(None, found)]


def budget_of(seconds: float) -> Budget:
    """A budget of so many seconds; BadOption if that cannot be."""
    check_seconds(seconds)
    return Budget(seconds=seconds)


def first_sentence(where: PositionLike, seat: Seat, line: Line | None) -> str:
    """The first sentence of a line."""
    if line is None:
        return ""
    return where.game.vocabulary.text(split_sentences(where.game, where.state, seat, line.words)[0])
