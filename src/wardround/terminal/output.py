"""Putting answers out: the answer itself on standard output, what is for people beside it."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from wardround.text import Speech


class Tick(Protocol):
    """Told how much is done."""

    def __call__(self, done: int) -> None:
        """So many are done."""
        ...


def out(text: str) -> None:
    """A line of the answer."""
    sys.stdout.write(text + "\n")


def out_wrapped(text: str) -> None:
    """A line for people: at a terminal it is broken between words, and goes on further in."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    if len(text) <= width or not width:
        out(text)
        return
    indent = " " * 2 * (len(text) - len(text.lstrip()))
    parts = wrap(
        text,
        width,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    out("\n".join(parts))


def aside(text: str) -> None:
    """A line for the person, never part of the answer."""
    sys.stderr.write(text + "\n")


def out_json(answer: Any) -> None:
    """The answer for a program."""
    out(json.dumps(answer, indent=2))


def columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """Rows as lines with aligned columns: the first to the left, the others to the right."""
    table = [list(row) for row in rows]
    widths = [max(len(cell) for cell in column) for column in zip(*table, strict=True)]
    lines: list[str] = []
    for row in table:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines


@contextmanager
def progress(speech: Speech, label: str, total: int) -> Iterator[Tick]:
    """A bar on standard error while it is a terminal; yields what is told how many are done."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield _ignore
        return
    with _bar(console) as bar:
        task = bar.add_task(speech.label(label), total=total, rate="")

        def tick(done: int) -> None:
            elapsed = bar.tasks[0].elapsed or 0.0
            rate = speech.label("label-rate", rate=round(done / elapsed)) if elapsed else ""
            bar.update(task, completed=done, rate=rate)

        yield tick


def _bar(console: Console) -> Progress:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        Remaining(),
        console=console,
        transient=True,
    )


def _ignore(done: int) -> None:
    """Nobody watches."""


def fits_full_screen() -> bool:
    """Whether a person sits at a terminal that can move its cursor."""
    return at_a_terminal() and os.environ.get("TERM") not in ("dumb", "unknown")


def at_a_terminal() -> bool:
    """Whether a person sits here: neither input nor output is a pipe."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
