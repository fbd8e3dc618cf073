"""The parts of the full screen that every game has, and where a game's own parts come from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from textwrap import wrap
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from wardround.terminal.asking import question as question_of
from wardround.terminal.offering import Choice
from wardround.terminal.scene import scene_of
from wardround.terminal.session import Session
from wardround.terminal.telling import time_left

HEADING = "bold #3fb5b5"
QUIET = "#8f98aa"
AMBER = "bold #ffb43a"
TEAL = "#3fb5b5"


class Screen(NamedTuple):
    """What a game shows: to the left the viewer's own part, to the right the rest.

    `own` is told which words can be said now.
    """

    own: Callable[[Session, Collection[str]], RenderableType]
    side: Callable[[Session], RenderableType]


@cache
def screen_of(name: str) -> Screen:
    """The screen of a game; for one without its own the table in lines."""
    if name == "dice-hospital":
        from wardround.terminal import dice_panels

        return Screen(dice_panels.hospital, dice_panels.side)
    if name == "hospital-rush":
        from wardround.terminal import rush_panels

        return Screen(rush_panels.corridor, rush_panels.side)
    scene = scene_of(name)
    return Screen(lambda session, _: _lines(scene.whole(session)), lambda _: Text())


def _lines(lines: Sequence[str]) -> Text:
    return Text("\n".join(lines))


def top(session: Session, width: int) -> Text:
    """The round and phase to the left, everybody's points to the right."""
    scene = scene_of(session.game.name)
    left = " · ".join(filter(None, (scene.title(session), time_left(session))))
    right = " · ".join(scene.standing(session, seat) for seat in range(len(session.names)))
    gap = max(2, width - len(left) - len(right) - 2)
    return Text(f" {left}{' ' * gap}{right} ", style="bold", no_wrap=True, overflow="ellipsis")


def banner(session: Session, asking: str) -> Text:
    """The question, its reason, what is said of the answer, and what stopping now would do."""
    scene = scene_of(session.game.name)
    question, reason = question_of(session)
    text = Text(asking or question, style=AMBER if asking else "bold")
    if reason and not asking:
        text.append(f"\n{reason}", style="not bold")
    said = scene.said(session)
    if said:
        told = session.speech.label("dh-board-said", words=said)
        text.append(f"\n✎ {told}", style="bold")
    forecast = scene.forecast(session)
    if forecast:
        text.append(f"\n{forecast}", style="italic not bold")
    return text


def choice_rows(offered: Sequence[Choice], width: int, height: int) -> list[Text]:
    """Choices by number with what they would do, wrapped where all fit in, else cut."""
    column = max((len(choice.line) for choice in offered), default=0)
    room = max(10, width - column - 5)
    wrapped = [wrap(choice.text, room) or [""] for choice in offered]
    if sum(map(len, wrapped)) > height:
        wrapped = [[_cut(choice.text, room)] for choice in offered]
    indent = "\n" + " " * (column + 5)
    rows: list[Text] = []
    for number, (choice, lines) in enumerate(zip(offered, wrapped, strict=True), 1):
        row = Text(f"{number:>2} ", style=AMBER, no_wrap=True)
        row.append(choice.line.ljust(column), style="bold #eef1f6")
        rows.append(row.append(f"  {indent.join(lines)}", style=f"not bold {QUIET}"))
    return rows


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"
