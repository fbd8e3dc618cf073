"""Dots with their intervals as a small SVG that follows the reader's light or dark setting."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

LEFT, WIDTH, ROW, TOP = 190, 640, 22, 46
MARKS = ("a", "b", "c")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1d2433}"
    ".dim{fill:#5b6475}.line{stroke:#c9cfda}.band{fill:#0f7c80;opacity:.12}"
    ".a{fill:#0f7c80;stroke:#0f7c80}.b{fill:#b3541e;stroke:#b3541e}.c{fill:#5a4fcf;stroke:#5a4fcf}"
    "@media(prefers-color-scheme:dark){text{fill:#e8ebf2}.dim{fill:#a5aec0}.line{stroke:#454d5e}"
    ".band{fill:#4fc3c7;opacity:.16}.a{fill:#4fc3c7;stroke:#4fc3c7}"
    ".b{fill:#f0a36b;stroke:#f0a36b}.c{fill:#b0a8ff;stroke:#b0a8ff}}"
)


class Axis(NamedTuple):
    """From low to high, with these ticks; the band is where dots are meant to lie."""

    low: float
    high: float
    ticks: tuple[float, ...]
    band: tuple[float, float]
    sign: bool = False

    def x(self, value: float) -> float:
        """Where a value lies in the picture."""
        inside = min(max(value, self.low), self.high)
        return LEFT + (inside - self.low) / (self.high - self.low) * (WIDTH - LEFT - 20)

    def label(self, value: float) -> str:
        """How a tick is written."""
        return f"{value:+g}" if self.sign else f"{value:g}"


Dot = tuple[float, float]


def dots(title: str, axis: Axis, series: list[str], rows: dict[str, list[Dot]]) -> str:
    """One row a name, one dot a series, each with half its interval to either side."""
    bottom = TOP + ROW * len(rows)
    band_left, band_right = (axis.x(value) for value in axis.band)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 30}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="band" x="{band_left:.1f}" y="{TOP - 8}" '
        f'width="{max(1.5, band_right - band_left):.1f}" height="{bottom - TOP + 8}"/>',
        *_legend(series),
    ]
    for tick in axis.ticks:
        x = f"{axis.x(tick):.1f}"
        drawn.append(f'<line class="line" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{bottom}"/>')
        drawn.append(
            f'<text class="dim" x="{x}" y="{bottom + 18}" text-anchor="middle">'
            f"{axis.label(tick)}</text>"
        )
    for number, (name, points) in enumerate(rows.items()):
        drawn += _row(name, TOP + ROW * number + ROW / 2, axis, points)
    return "\n".join([*drawn, "</svg>"]) + "\n"


def _legend(series: list[str]) -> list[str]:
    drawn = []
    for number, name in enumerate(series):
        x = LEFT + 130 * number
        drawn.append(f'<circle class="{MARKS[number]}" cx="{x}" cy="18" r="4"/>')
        drawn.append(f'<text x="{x + 10}" y="22">{escape(name)}</text>')
    return drawn


def _row(name: str, y: float, axis: Axis, points: list[Dot]) -> list[str]:
    drawn = [f'<text x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end">{escape(name)}</text>']
    for number, (value, half) in enumerate(points):
        mark = MARKS[number]
        at = y + 5 * (number - (len(points) - 1) / 2)
        ends = f'x1="{axis.x(value - half):.1f}" x2="{axis.x(value + half):.1f}"'
        drawn.append(f'<line class="{mark}" {ends} y1="{at:.1f}" y2="{at:.1f}"/>')
        drawn.append(f'<circle class="{mark}" cx="{axis.x(value):.1f}" cy="{at:.1f}" r="3"/>')
    return drawn
