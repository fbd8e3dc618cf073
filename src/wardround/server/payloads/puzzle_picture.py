"""A small picture of the result of a puzzle, to be shared."""

from __future__ import annotations

from textwrap import wrap
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDE, HIGH = 640, 336
LEFT, BAR_LEFT, BAR_WIDE = 32, 200, 360
LEAST = 0.01
LETTERS = 62
STYLE = (
    "text{font:18px sans-serif;fill:#22304a}.title{font-size:26px;font-weight:bold}"
    ".bar{fill:#b5ab97}.own{fill:#0f7c80}.name{font-size:16px;fill:#5f687c}"
)


class Bar(NamedTuple):
    """Something to compare: its name and worth; `own` is drawn so that it stands out."""

    name: str
    worth: float
    own: bool = False


def draw(title: str, verdict: str, bars: list[Bar]) -> str:
    """Title, verdict, and a bar for each: from nothing, or from the least if that is less."""
    best, least = max(bar.worth for bar in bars), min(0.0, *(bar.worth for bar in bars))
    span = best - least or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img">',
        f"<title>{escape(f'{title}. {verdict}')}</title><style>{STYLE}</style>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#f5f1e8"/>',
        f'<text class="title" x="{LEFT}" y="52">{escape(title)}</text>',
        *(
            f'<text x="{LEFT}" y="{90 + 24 * row}">{escape(line)}</text>'
            for row, line in enumerate(wrap(verdict, LETTERS)[:3])
        ),
        *(
            _bar(bar, 176 + 40 * row, max(LEAST, (bar.worth - least) / span))
            for row, bar in enumerate(bars)
        ),
        f'<text class="name" x="{LEFT}" y="{HIGH - 20}">wardround</text></svg>',
    ]
    return "\n".join(parts) + "\n"


def _bar(bar: Bar, top: int, share: float) -> str:
    kind = "own" if bar.own else "bar"
    long = round(BAR_WIDE * share)
    return (
        f'<text x="{LEFT}" y="{top + 20}">{escape(bar.name)}</text>'
        f'<rect class="{kind}" x="{BAR_LEFT}" y="{top}" width="{long}" height="28" rx="4"/>'
        f'<text x="{BAR_LEFT + long + 8}" y="{top + 20}">{bar.worth:.1f}</text>'
    )
