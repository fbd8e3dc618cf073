"""Parts of pictures as SVG text, and axes with round numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

WIDE: Final = 760
SERIES: Final = 6
Format = Callable[[float], str]

_LIGHT: Final = (
    "--paper:#fffdf8;--ink:#22304a;--soft:#5a6377;--line:#d9d2c3;--s0:#0f7c80;--s1:#c8633b;"
    "--s2:#6b4fa3;--s3:#3b6ea8;--s4:#a8862a;--s5:#2c8464;--less:#c8374b"
)
_DARK: Final = (
    "--paper:#171d2a;--ink:#ece6d8;--soft:#a9b1c2;--line:#3a4356;--s0:#4fc3c0;--s1:#f0956b;"
    "--s2:#b09be6;--s3:#86b4ea;--s4:#e0c060;--s5:#6fcfa2;--less:#f08090"
)
STYLE: Final = (
    f"svg.chart{{{_LIGHT}}}@media(prefers-color-scheme:dark){{svg.chart{{{_DARK}}}}}"
    ".chart text{font:13px system-ui,sans-serif;fill:var(--ink)}.chart .soft{fill:var(--soft)}"
    ".chart .small{font-size:11px}.chart .end{text-anchor:end}.chart .mid{text-anchor:middle}"
    ".chart .on{fill:var(--paper)}.chart .less{fill:var(--less)}"
    ".chart .bold{font-weight:600}.chart .paper{fill:var(--paper)}"
    ".chart .grid{stroke:var(--line);stroke-width:1}"
    ".chart .zero{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:4 3}"
    + "".join(
        f".chart .f{n}{{fill:var(--s{n})}}"
        f".chart .l{n}{{stroke:var(--s{n});stroke-width:2.2;fill:none;stroke-linejoin:round}}"
        f".chart .b{n}{{fill:var(--s{n});opacity:.18}}"
        for n in range(SERIES)
    )
)


_ZEROS: Final = re.compile(r"\.0+(?!\d)|(?<=\.[1-9])0+(?!\d)")


class Axis(NamedTuple):
    """Where numbers lie: from `low` at `start` to `high` at `end`, with round numbers as ticks."""

    low: float
    high: float
    start: float
    end: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> float:
        """Where a number lies."""
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)


def axis(values: Iterable[float], start: float, end: float, ticks: int = 6) -> Axis:
    """An axis that has all of these values, from tick to tick."""
    found = list(values) or [0.0]
    low, high = min(found), max(found)
    span = (high - low) or max(abs(high), 1.0)
    step = _round_step(span / ticks)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    if first == last:
        last += 1
    marks = tuple(round(step * n, 10) for n in range(first, last + 1))
    return Axis(marks[0], marks[-1], start, end, marks)


def _round_step(step: float) -> float:
    """The next larger of 1, 2, 5, 10 ... and their like."""
    power: float = 10.0 ** floor(log10(step))
    return power * next(times for times in (1, 2, 5, 10) if times * power >= step * 0.999)


def tick_text(tick: float, form: Format) -> str:
    """The number of a tick, without zeros at its end."""
    return _ZEROS.sub("", form(tick))


def picture(high: float, title: str, parts: Sequence[str]) -> str:
    """A whole picture, which can stand in a page or in a file of its own."""
    return "\n".join(
        [
            f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}"'
            f' width="{WIDE}" height="{high:g}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDE}" height="{high:g}" rx="8"/>',
            text(16, 24, title, "bold"),
            *parts,
            "</svg>",
        ]
    )


def text(x: float, y: float, words: str, kind: str = "") -> str:
    """A line of text."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}"/>'


def box(x: float, y: float, wide: float, high: float, kind: str, told: str, more: str = "") -> str:
    """A rectangle that tells what it is when it is pointed at."""
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{max(wide, 0):g}" height="{high:g}"'
        f' rx="2"{more}><title>{escape(told)}</title></rect>'
    )


def dot(x: float, y: float, kind: str, told: str) -> str:
    """A dot that tells what it is when it is pointed at."""
    title = f"<title>{escape(told)}</title>"
    return f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="4.5">{title}</circle>'


def legend(names: Sequence[str], y: float) -> list[str]:
    """The names of series with their colours; nothing if there is only one."""
    parts: list[str] = []
    x = 16.0
    for place, name in enumerate(names if len(names) > 1 else ()):
        if x + 30 + 7.2 * len(name) > WIDE and x > 16:
            break
        parts.append(box(x, y - 10, 12, 12, f"f{place % SERIES}", name))
        parts.append(text(x + 18, y, name, "small"))
        x += 34 + 6.6 * len(name)
    return parts


def shortened(words: str, most: int) -> str:
    """Words that fit into so many letters."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"
