"""The parts of the full screen that every game has."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from wardround.terminal.colours import AMBER, QUIET
from wardround.terminal.games import kit_of
from wardround.terminal.play.choices import Choice, key_of
from wardround.terminal.play.log_view import time_left
from wardround.terminal.play.prompt import question as question_of
from wardround.terminal.play.session import Session
from wardround.text import sentence_case

SEPARATOR = " · "


def top(session: Session, width: int) -> Text:
    """The game, round and phase to the left, everybody's points to the right.

    Where there is little room, the game is left out.
    """
    scene = kit_of(session.game.name).scene
    right = " · ".join(scene.standing(session, seat) for seat in range(len(session.names)))
    room = max(0, width - len(right) - 4)
    place = sentence_case(scene.place(session.game, session.state, session.speech))
    lefts = [_joined(where, time_left(session)) for where in (scene.title(session), place)]
    left = next((left for left in lefts if len(left) <= room), _cut(lefts[-1], room))
    gap = max(2, width - len(left) - len(right) - 2)
    return Text(f" {left}{' ' * gap}{right} ", style="bold", no_wrap=True, overflow="ellipsis")


def _joined(*parts: str) -> str:
    return SEPARATOR.join(filter(None, parts))


def banner(session: Session, asking: str) -> Text:
    """The question, its reason, what is said of the answer, and what stopping now would do."""
    scene = kit_of(session.game.name).scene
    question, reason = question_of(session)
    text = Text(asking or question, style=AMBER if asking else "bold")
    if reason and not asking:
        text.append(f"\n{reason}", style="not bold")
    said = scene.said(session)
    if said:
        told = session.speech.label("play-said", words=said)
        text.append(f"\n✎ {told}", style="bold")
    forecast = scene.forecast(session)
    if forecast:
        text.append(f"\n{forecast}", style="italic not bold")
    return text


class Row(NamedTuple):
    """A choice as it is drawn, and the end of its text where that did not fit."""

    drawn: Text
    rest: str


def choice_rows(offered: Sequence[Choice], width: int, height: int) -> list[Row]:
    """Choices by key with what they would do, wrapped where all fit in, else a line each."""
    column = max((len(choice.line) for choice in offered), default=0)
    room = max(10, width - column - 4)
    wrapped = [wrap(choice.text, room) or [""] for choice in offered]
    rests = [""] * len(offered)
    if sum(map(len, wrapped)) > height:
        parts = [_first_line(choice.text, room) for choice in offered]
        wrapped, rests = [[first] for first, _ in parts], [rest for _, rest in parts]
    indent = "\n" + " " * (column + 4)
    rows: list[Row] = []
    for place, (choice, lines, rest) in enumerate(zip(offered, wrapped, rests, strict=True)):
        row = Text(f"{key_of(place):1} ", style=AMBER, no_wrap=True)
        row.append(choice.line.ljust(column), style="bold #eef1f6")
        row.append(f"  {indent.join(lines)}", style=f"not bold {QUIET}")
        rows.append(Row(row, rest))
    return rows


def _first_line(text: str, width: int) -> tuple[str, str]:
    """What fits in a line, up to a whole word, and the rest, from the start of what was cut."""
    if len(text) <= width:
        return text, ""
    first = wrap(text, width - 2)[0]
    before, between, _ = first.rpartition(SEPARATOR)
    rest = text[len(before + between) if between else len(first) :]
    return f"{first} …", f"… {rest.strip()}"


def keys_line(session: Session, width: int) -> Text:
    """What the keys do; where there is little room, those that matter most."""
    text = session.speech.label("play-keys")
    if len(text) > width - 2:
        text = session.speech.label("play-keys-narrow")
    return Text(text, no_wrap=True)


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…" if width else ""
