"""Charts: dots with intervals, lines, stacked bars, and squares by shade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wardround.lab.figures.estimates import Estimate
from wardround.terminal.reports.svg import (
    SERIES,
    WIDE,
    Axis,
    Format,
    axis,
    box,
    dot,
    legend,
    line,
    picture,
    shortened,
    text,
    tick_text,
)

LEFT = 208
RIGHT = WIDE - 24
TOP = 66
LONGEST = 29


class Row(NamedTuple):
    """One line of a chart: its name, and an estimate for each series (None: there is none)."""

    name: str
    estimates: Sequence[Estimate | None]


def told(name: str, one: Estimate, form: Format) -> str:
    """A figure with its interval, in words."""
    if one.low is None or one.high is None:
        return f"{name}: {form(one.value)}"
    return f"{name}: {form(one.value)} ({form(one.low)} – {form(one.high)})"


def ends(one: Estimate) -> tuple[float, ...]:
    """A figure and the ends of its interval, as far as it has some."""
    return tuple(end for end in (one.value, one.low, one.high) if end is not None)


def dots(
    title: str, rows: Sequence[Row], series: Sequence[str], form: Format, mark: float | None = None
) -> str:
    """A dot with its interval for each row and series; `mark` is a line to compare with."""
    found = [end for row in rows for one in row.estimates if one for end in ends(one)]
    across = axis([*found, *([] if mark is None else [mark])], LEFT, RIGHT)
    step = 10 + 14 * len(series)
    bottom = TOP + step * len(rows)
    parts = [*legend(series, 46), *_columns(across, bottom, form)]
    if mark is not None:
        parts.append(line(across.at(mark), TOP - 6, across.at(mark), bottom, "zero"))
    for place, row in enumerate(rows):
        y = TOP + step * place
        parts.append(text(LEFT - 12, y + step / 2 + 4, shortened(row.name, LONGEST), "end"))
        parts += _marks(row, y + (step - 14 * len(series)) / 2 + 7, across, series, form)
    return picture(bottom + 34, title, parts)


def _marks(row: Row, y: float, across: Axis, series: Sequence[str], form: Format) -> list[str]:
    parts: list[str] = []
    for place, one in enumerate(row.estimates):
        if one is None:
            continue
        colour, height = place % SERIES, y + 14 * place
        name = row.name if len(series) == 1 else f"{row.name}, {series[place]}"
        if one.low is not None and one.high is not None:
            low, high = across.at(one.low), across.at(one.high)
            parts.append(line(low, height, high, height, f"l{colour}"))
        parts.append(dot(across.at(one.value), height, f"f{colour}", told(name, one, form)))
    return parts


def _columns(across: Axis, bottom: float, form: Format) -> list[str]:
    parts: list[str] = []
    for tick in across.ticks:
        x = across.at(tick)
        parts.append(line(x, TOP - 6, x, bottom, "grid"))
        parts.append(text(x, bottom + 18, tick_text(tick, form), "soft small mid"))
    return parts


def lines(
    title: str,
    series: Mapping[str, Mapping[int, Estimate]],
    form: Format,
    below: str,
    from_zero: bool = True,
) -> str:
    """A line with a band for each series, over whole numbers; `below` names those."""
    left, bottom = 64, 286
    found = [end for points in series.values() for one in points.values() for end in ends(one)]
    up = axis([*found, *([0.0] if from_zero else [])], bottom, TOP, 5)
    numbers = sorted({number for points in series.values() for number in points})
    across = Axis(numbers[0], max(numbers[-1], numbers[0] + 1), left + 14, RIGHT - 14, ())
    parts = legend(list(series), 46)
    for tick in up.ticks:
        parts.append(line(left, up.at(tick), RIGHT, up.at(tick), "grid"))
        parts.append(text(left - 8, up.at(tick) + 4, tick_text(tick, form), "soft small end"))
    every = max(1, -(-len(numbers) // 16))
    for number in numbers[::every]:
        parts.append(text(across.at(number), bottom + 18, str(number), "soft small mid"))
    parts.append(text(RIGHT, bottom + 38, below, "soft small end"))
    for place, (name, points) in enumerate(series.items()):
        parts += _curve(name, points, across, up, place % SERIES, form)
    return picture(bottom + 50, title, parts)


def _curve(
    name: str, points: Mapping[int, Estimate], across: Axis, up: Axis, colour: int, form: Format
) -> list[str]:
    placed = [(across.at(number), one) for number, one in sorted(points.items())]
    path = " ".join(f"{x:g},{up.at(one.value):g}" for x, one in placed)
    parts = [f'<polyline class="l{colour}" points="{path}"/>']
    if all(one.low is not None for _, one in placed):
        upper = [f"{x:g},{up.at(one.high or 0.0):g}" for x, one in placed]
        lower = [f"{x:g},{up.at(one.low or 0.0):g}" for x, one in reversed(placed)]
        parts.insert(0, f'<polygon class="b{colour}" points="{" ".join(upper + lower)}"/>')
    if len(placed) <= 20:
        numbers = sorted(points)
        for number, (x, one) in zip(numbers, placed, strict=True):
            parts.append(
                dot(x, up.at(one.value), f"f{colour}", told(f"{name} {number}", one, form))
            )
    return parts


def stacked(title: str, bars: Mapping[str, Mapping[str, float]], form: Format) -> str:
    """Bars of parts, side by side to the right of zero, or to its left where they are negative."""
    totals = Counter[str]()
    for parts_of_bar in bars.values():
        for name, part in parts_of_bar.items():
            totals[name] += round(1000 * abs(part))
    names = sorted(totals, key=lambda name: -totals[name])
    right = [sum(max(part, 0.0) for part in parts.values()) for parts in bars.values()]
    left = [sum(min(part, 0.0) for part in parts.values()) for parts in bars.values()]
    across = axis([*right, *left, 0.0], LEFT, RIGHT)
    bottom = TOP + 34 * len(bars)
    parts = [*legend(names, 46), *_columns(across, bottom, form)]
    for place, (label, bar) in enumerate(bars.items()):
        y = TOP + 34 * place + 5
        parts.append(text(LEFT - 12, y + 17, shortened(label, LONGEST), "end"))
        parts += _bar(bar, names, across, y, form)
    parts.append(line(across.at(0), TOP - 6, across.at(0), bottom, "zero"))
    return picture(bottom + 34, title, parts)


def _bar(
    bar: Mapping[str, float], names: Sequence[str], across: Axis, y: float, form: Format
) -> list[str]:
    parts: list[str] = []
    reached = {True: 0.0, False: 0.0}
    for name in sorted(bar, key=names.index):
        size = bar[name]
        start = reached[size >= 0]
        reached[size >= 0] += size
        x, to_x = sorted((across.at(start), across.at(start + size)))
        colour = names.index(name) % SERIES
        parts.append(box(x, y, to_x - x, 24, f"f{colour}", f"{name}: {form(size)}"))
    return parts


def squares(
    title: str, rows: Mapping[str, Mapping[int, Estimate]], form: Format, below: str
) -> str:
    """A square for each row and number, the darker the further from 0; red below 0.

    A figure whose interval holds 0 is written faintly.
    """
    numbers = sorted({number for cells in rows.values() for number in cells})
    most = max(abs(one.value) for cells in rows.values() for one in cells.values()) or 1.0
    wide = min(56.0, (RIGHT - LEFT) / max(1, len(numbers)))
    top = TOP - 6
    parts = [text(LEFT - 12, top - 6, below, "soft small end")]
    for at, number in enumerate(numbers):
        parts.append(text(LEFT + wide * (at + 0.5), top - 6, str(number), "soft small mid"))
    for place, (name, cells) in enumerate(rows.items()):
        y = top + 22 * place
        parts.append(text(LEFT - 12, y + 15, shortened(name, LONGEST), "end"))
        for at, number in enumerate(numbers):
            if number in cells:
                x, label = LEFT + wide * at, f"{name}, {number}"
                parts += _square(x, y, wide, label, cells[number], most, form)
    return picture(top + 22 * len(rows) + 18, title, parts)


def _square(
    x: float, y: float, wide: float, name: str, one: Estimate, most: float, form: Format
) -> list[str]:
    shade = abs(one.value) / most
    style = f' style="opacity:{0.06 + 0.94 * shade:.2f}"'
    colour = "less" if one.value < 0 else "f0"
    parts = [box(x + 1, y + 1, wide - 2, 20, colour, told(name, one, form), style)]
    if wide >= 30:
        unsure = one.low is None or one.high is None or one.low < 0 < one.high
        kind = "on" if shade > 0.55 else "soft" if unsure else ""
        parts.append(text(x + wide / 2, y + 15, form(one.value), f"small mid {kind}"))
    return parts
