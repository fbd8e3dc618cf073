"""`wardround replay`: replay journals and print their results."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from wardround.table.notation.transcript import FIRST_LINE
from wardround.terminal.files import read_text
from wardround.terminal.journals import Replayed, replay_all
from wardround.terminal.output import columns, out, out_json, progress
from wardround.terminal.parameters import Cards, Json
from wardround.terminal.play.log_view import sources_of
from wardround.terminal.play.session import names_in
from wardround.text import Speech, speech_for


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
    """Replay journals and print each game's result.

    The result has places, points by source, and what decided first place.

    **Examples**

        wardround replay games.txt

        wardround replay games.txt --check
    """
    replay_file(file, check, json, cards)


def replay_file(path: str, check: bool, as_json: bool, cards: str | None = None) -> None:
    """Replay the journals of a file and put out their results, or that they were checked."""
    text = read_text(path)
    found: list[Replayed] = []
    speech = Speech()
    with progress(speech, "label-checking", text.count(FIRST_LINE)) as tick:
        for replayed in replay_all(path, text, check, cards):
            found.append(replayed)
            tick(len(found))
    if as_json:
        out_json({"checked": len(found)} if check else [_replayed_json(r) for r in found])
    elif check:
        out(speech.label("label-checked", count=len(found)))
    else:
        for line in [line for replayed in found for line in _replayed_lines(path, replayed)]:
            out(line)


def _replayed_json(replayed: Replayed) -> dict[str, Any]:
    transcript, outcome = replayed.transcript, replayed.outcome
    return {
        "line": replayed.line,
        "game": transcript.game,
        "options": transcript.options,
        "players": list(transcript.players),
        "words": replayed.words,
        "over": replayed.over,
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
        "sources": list(outcome.sources),
        "decided": outcome.decided if replayed.over else None,
        "position": replayed.position,
    }


def _replayed_lines(path: str, replayed: Replayed) -> list[str]:
    transcript, outcome = replayed.transcript, replayed.outcome
    speech = speech_for(replayed.game)
    rows = [["", *names_in(transcript, speech)]]
    for source in sources_of(outcome):
        rows.append([speech.source(source), *(str(of.get(source, 0)) for of in outcome.sources)])
    rows.append([speech.label("label-total"), *map(str, outcome.scores)])
    rows.append([speech.label("label-place"), *map(str, outcome.ranks)])
    last = speech.decided(outcome.decided) if replayed.over else speech.label("label-unfinished")
    head = speech.label(
        "label-journal",
        path=path,
        line=replayed.line,
        game=transcript.game,
        words=replayed.words,
    )
    return [head, *(f"  {line}" for line in columns(rows)), f"  {last}", ""]
