"""`wardround review`: judge every decision of a game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from wardround.analysis.advice import Budget
from wardround.analysis.explanation import figure
from wardround.analysis.graph import Mark, score_graph
from wardround.analysis.lines import split_sentences
from wardround.analysis.reviews import (
    Verdict,
    costliest,
    decisions_of,
    lost_by,
    scores_of,
    tasks_of,
)
from wardround.analysis.reviews import (
    review as judge,
)
from wardround.table.errors import BadOption
from wardround.table.play.journal import effective
from wardround.terminal.advice import budget_of
from wardround.terminal.card_files import cards_of
from wardround.terminal.files import open_replacement, read_text
from wardround.terminal.journals import Replayed, journal_in, one_of
from wardround.terminal.output import aside, columns, out, out_json, progress
from wardround.terminal.parameters import Cards, Json
from wardround.terminal.play.session import names_in
from wardround.text import Speech, speech_for

SENTENCES = 5


class Wanted(NamedTuple):
    """A review as it was asked for."""

    path: str
    seconds: float
    jobs: int | None
    svg: str | None
    force: bool
    cards: str | None
    game: int | None


class Reviewed(NamedTuple):
    """A game and the verdicts on all its decisions."""

    replayed: Replayed
    verdicts: list[Verdict]
    names: list[str]
    speech: Speech

    def text(self, words: Sequence[int]) -> str:
        """Words as they are typed."""
        return self.replayed.game.vocabulary.text(words)


def review(
    file: Annotated[
        str,
        Parameter(name="FILE", help="A journal; - reads input.", allow_leading_hyphen=True),
    ],
    /,
    *,
    seconds: Annotated[
        float, Parameter(help="Seconds to think about each decision.", show_default=True)
    ] = 1.0,
    jobs: Annotated[int | None, Parameter(help="Processes (as many as fit).")] = None,
    svg: Annotated[str | None, Parameter(help="Draw a graph of the points to this file.")] = None,
    force: Annotated[bool, Parameter(help="Replace the file if it is there.")] = False,
    game: Annotated[int | None, Parameter(help="Which game, if the file holds several.")] = None,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Judge every decision of a game: what it lost, and the three costliest.

    The game may be unfinished. A decision is judged by what its seat knew then
    (docs/analysis.md).

    **Examples**

        wardround review game.txt --svg game.svg

        wardround review games.txt --game 3 --seconds 5 --json
    """
    show_review(Wanted(file, seconds, jobs, svg, force, cards, game), json)


def show_review(wanted: Wanted, as_json: bool) -> None:
    """Judge the decisions of a journal and put out what was lost; draw its graph if asked to."""
    budget = budget_of(wanted.seconds)._replace(sentences=SENTENCES)
    text = one_of(wanted.path, read_text(wanted.path), wanted.game)
    replayed = journal_in(wanted.path, text, wanted.cards)
    path = cards_of(text, wanted.cards)
    cards = "" if path is None else read_text(path)
    if wanted.svg is None:
        found = _judge(replayed, cards, budget, wanted.jobs)
    else:
        with open_replacement(wanted.svg, wanted.force) as file:
            found = _judge(replayed, cards, budget, wanted.jobs)
            file.write(graph_of(found))
    if as_json:
        out_json(_json(found))
        return
    for line in _lines(found):
        out(line)
    if wanted.svg is not None:
        aside(found.speech.label("review-drawn", path=wanted.svg))


def _judge(replayed: Replayed, cards: str, budget: Budget, jobs: int | None) -> Reviewed:
    game, transcript = replayed.game, replayed.transcript
    if jobs is not None and jobs < 1:
        raise BadOption("review-jobs", jobs=jobs)
    decisions = decisions_of(game, transcript.options, effective(transcript.entries))
    tasks = tasks_of(game.name, cards, decisions, budget)
    speech = speech_for(game)
    with progress(speech, "review-judging", len(decisions)) as tick:
        verdicts = judge(tasks, jobs or os.cpu_count() or 1, tick)
    return Reviewed(replayed, verdicts, names_in(transcript, speech), speech)


def graph_of(found: Reviewed) -> str:
    """The points of a game as SVG, with the costliest moments marked."""
    game, transcript = found.replayed.game, found.replayed.transcript
    points = scores_of(game, transcript.options, effective(transcript.entries))
    marks = [
        Mark(one.decision.number, one.decision.seat, str(place))
        for place, one in enumerate(costliest(found.verdicts), 1)
    ]
    return score_graph(points, found.names, marks, found.speech.label("review-graph"))


def _lines(found: Reviewed) -> list[str]:
    speech = found.speech
    head = ("review-where", "review-who", "review-lost", "review-said", "review-better")
    rows = [[speech.label(key) for key in head], *(_row(found, one) for one in found.verdicts)]
    table = columns(row[:3] for row in rows)
    lines = [
        f"{start}  {words}  {better}".rstrip()
        for start, (*_, words, better) in zip(table, _pad(rows), strict=True)
    ]
    for seat, name in enumerate(found.names):
        own = [one for one in found.verdicts if one.decision.seat == seat]
        lost = figure(lost_by(own, seat))
        lines.append(speech.label("review-total", who=name, count=len(own), lost=lost))
    return [*lines, "", *_moment_lines(found)]


def _pad(rows: list[list[str]]) -> list[list[str]]:
    width = max(len(row[3]) for row in rows)
    return [[*row[:3], row[3].ljust(width), row[4]] for row in rows]


def _row(found: Reviewed, one: Verdict) -> list[str]:
    where, who = one.decision.heading, found.names[one.decision.seat]
    lost = _lost(one) if one.better else "-"
    return [where, who, lost, found.text(one.decision.words), _first(found, one)]


def _lost(one: Verdict) -> str:
    return f"{figure(one.lost)} ± {figure(one.off)}" if one.off else figure(one.lost)


def _first(found: Reviewed, one: Verdict) -> str:
    """The first sentence of what was better."""
    if not one.better:
        return ""
    game = found.replayed.game
    state = game.decode(one.decision.position)
    return found.text(split_sentences(game, state, one.decision.seat, one.better)[0])


def _moment_lines(found: Reviewed) -> list[str]:
    speech, moments = found.speech, costliest(found.verdicts)
    if not moments:
        return [speech.label("review-none")]
    lines = [speech.label("review-moments")]
    for place, one in enumerate(moments, 1):
        told = speech.label(
            "review-moment",
            place=place,
            where=one.decision.heading,
            who=found.names[one.decision.seat],
            words=found.text(one.decision.words),
            lost=figure(one.lost),
            off=figure(one.off) if one.off else "none",
            better=found.text(one.better),
        )
        lines += [told, f"   {one.decision.position}"]
    return lines


def _json(found: Reviewed) -> dict[str, Any]:
    transcript = found.replayed.transcript
    moments = [one.decision.number for one in costliest(found.verdicts)]
    game = found.replayed.game
    points = scores_of(game, transcript.options, effective(transcript.entries))
    return {
        "game": transcript.game,
        "options": transcript.options,
        "over": found.replayed.over,
        "lost": [lost_by(found.verdicts, seat) for seat in range(len(found.names))],
        "decisions": [_verdict_json(found, one) for one in found.verdicts],
        "moments": moments,
        "points": [{"words": point.number, "scores": list(point.scores)} for point in points],
    }


def _verdict_json(found: Reviewed, one: Verdict) -> dict[str, Any]:
    word = found.replayed.game.vocabulary.word
    return {
        "words_before": one.decision.number,
        "heading": one.decision.heading,
        "seat": one.decision.seat + 1,
        "position": one.decision.position,
        "said": [word(number) for number in one.decision.words],
        "lost": one.lost,
        "off": one.off,
        "better": [word(number) for number in one.better],
        "exact": one.exact,
    }
