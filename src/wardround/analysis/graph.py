"""A graph of the scores over a game, as SVG; lines differ by colour and by dashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from wardround.analysis.reviews import Point

WIDE, HIGH = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 44, 130, 20, 36
COLOURS = ("#1d5fa8", "#b3401f", "#2c7a3f", "#7a4d9c", "#8a6d00")
DASHES = ("none", "8 4", "2 4", "10 4 2 4", "4 2")
STEPS = (1, 2, 5, 10, 20, 50, 100)
MOST_LINES = 8
# On a ground of its own: it is legible on whatever it is put on, light or dark.
STYLE = (
    "text{font:15px sans-serif;fill:#333}.line{fill:none;stroke-width:2.5}.ground{fill:#fffdf8}"
    ".grid{stroke:#999;stroke-opacity:.35}.mark{fill:#fff;stroke-width:2}.number{fill:#222}"
)


class Mark(NamedTuple):
    """A short text at the line of a seat, after so many words."""

    number: int
    seat: int
    text: str


def score_graph(
    points: Sequence[Point], names: Sequence[str], marks: Sequence[Mark], title: str
) -> str:
    """The graph of a game: a line for every seat, rounds along the x axis."""
    return "\n".join(_Graph(points).parts(names, marks, title)) + "\n"


class _Graph:
    def __init__(self, points: Sequence[Point]) -> None:
        self.points = points
        self.last = max(1, points[-1].number)
        scores = [score for point in points for score in point.scores]
        self.low, self.high = min(0, *scores), max(1, *scores)
        wanted = (self.high - self.low) / MOST_LINES
        self.step = next((step for step in STEPS if step >= wanted), STEPS[-1])

    def x(self, number: int) -> float:
        """The x coordinate of a number of words."""
        return round(LEFT + (WIDE - LEFT - RIGHT) * number / self.last, 1)

    def y(self, score: float) -> float:
        """The y coordinate of a score."""
        span = self.high - self.low
        return round(TOP + (HIGH - TOP - BOTTOM) * (self.high - score) / span, 1)

    def score_at(self, number: int, seat: int) -> int:
        """The score of a seat after so many words."""
        before = [point for point in self.points if point.number <= number]
        return before[-1].scores[seat]

    def parts(self, names: Sequence[str], marks: Sequence[Mark], title: str) -> list[str]:
        return [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect class="ground" width="{WIDE}" height="{HIGH}"/>',
            *self._scale(),
            *self._rounds(),
            *(self._line(seat, name) for seat, name in enumerate(names)),
            *(self._mark(mark) for mark in marks),
            "</svg>",
        ]

    def _scale(self) -> list[str]:
        first = -(-self.low // self.step) * self.step
        return [
            f'<path class="grid" d="M{LEFT} {self.y(at)}H{WIDE - RIGHT}"/>'
            f'<text x="{LEFT - 6}" y="{self.y(at) + 4}" text-anchor="end">{at}</text>'
            for at in range(first, self.high + 1, self.step)
        ]

    def _rounds(self) -> list[str]:
        starts: dict[int, int] = {}
        for point in self.points:
            starts.setdefault(point.round, point.number)
        return [
            f'<path class="grid" d="M{self.x(number)} {TOP}V{HIGH - BOTTOM}"/>'
            f'<text x="{self.x(number) + 3}" y="{HIGH - BOTTOM + 16}">{count}</text>'
            for count, number in starts.items()
            if count
        ]

    def _line(self, seat: int, name: str) -> str:
        path = f"M{self.x(0)} {self.y(self.points[0].scores[seat])}"
        for point in self.points[1:]:
            path += f"H{self.x(point.number)}V{self.y(point.scores[seat])}"
        colour, dashes = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        below = TOP + 18 * seat + 6
        legend = f"M{WIDE - RIGHT + 8} {below}h24"
        return (
            f'<path class="line" stroke="{colour}" stroke-dasharray="{dashes}" d="{path}{legend}"/>'
            f'<text x="{WIDE - RIGHT + 38}" y="{below + 4}">{escape(name)}</text>'
        )

    def _mark(self, mark: Mark) -> str:
        x, y = self.x(mark.number), self.y(self.score_at(mark.number, mark.seat))
        colour, text = COLOURS[mark.seat % len(COLOURS)], escape(mark.text)
        return (
            f'<circle class="mark" stroke="{colour}" cx="{x}" cy="{y}" r="9"/>'
            f'<text class="number" x="{x}" y="{y + 4}" text-anchor="middle">{text}</text>'
        )
