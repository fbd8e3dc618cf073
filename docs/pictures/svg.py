"""Small drawings as SVG text, in the colours of the page, light and dark."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import wardround

TOKENS = Path(wardround.__file__).parent / "web" / "style" / "tokens.css"
USED = ("paper", "card", "ink", "soft", "wall", "edge", "calm", "edge-red", "edge-neutral")
DICE = ("fill-red", "fill-yellow", "fill-green", "pip", "pip-dark")
L, M, R = 11, 20, 29
PLACES: Final = {
    1: [(M, M)],
    2: [(L, L), (R, R)],
    3: [(L, L), (M, M), (R, R)],
    4: [(L, L), (R, L), (L, R), (R, R)],
    5: [(L, L), (R, L), (M, M), (L, R), (R, R)],
    6: [(L, L), (R, L), (L, M), (R, M), (L, R), (R, R)],
}
SIZES = (0.0, 7.5, 5.2, 4.8, 4.5, 4.3, 3.5)
BY_LETTER = {"r": "red", "y": "yellow", "g": "green"}
RULES = (
    "text{font:14px sans-serif;fill:var(--ink)}.small{font-size:12px}.soft{fill:var(--soft)}"
    ".bold{font-weight:bold}.mid{text-anchor:middle}.paper{fill:var(--paper)}.calm{fill:var(--calm)}"
    ".box{fill:var(--card);stroke:var(--edge);stroke-width:1.5}.unfair{stroke:var(--edge-red)}"
    ".bed{fill:none;stroke:var(--wall);stroke-width:1.5;stroke-dasharray:4 3}"
    ".line{fill:none;stroke:var(--ink);stroke-width:1.5}.figure{fill:var(--edge-neutral)}"
    ".on{fill:#fff;font-weight:bold}.star{fill:#d99a1c}.dark{fill:#22304a;font-weight:bold}.patch{fill:#e9b98c}.purple{fill:#7a4fa3}"
    ".orange{fill:#e08a2e}.green{fill:#2c8464}.any{fill:#b5ab97}.wild{fill:#857d6c}"
    ".open{fill:none;stroke-width:1.8;stroke-dasharray:3 2;stroke:var(--soft)}"
    ".purple.open{stroke:#9a6fc3}.orange.open{stroke:#e08a2e}.green.open{stroke:#3a9f7a}"
)


def picture(wide: int, high: int, title: str, parts: list[str]) -> str:
    """A whole file: what it shows in words, its colours, its parts on paper."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"'
            f' viewBox="0 0 {wide} {high}" role="img">',
            f"<title>{escape(title)}</title><style>{_colours()}{RULES}</style>",
            rect(0, 0, wide, high, "paper", 10),
            *parts,
            "</svg>",
            "",
        ]
    )


def small_die(word: str) -> str:
    """A die of its own, to stand in a line of text."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 40 40">'
        f"<title>{BY_LETTER[word[0]]} {word[1]}</title><style>{_colours(DICE)}</style>"
        f"{_face(word)}</svg>\n"
    )


def _colours(names: tuple[str, ...] = USED + DICE) -> str:
    css = TOKENS.read_text("utf-8")
    light, dark, _ = css.split("@media")
    found = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")
    sets = [{n: c for n, c in found.findall(part) if n in names} for part in (light, dark)]
    plain, night = ("".join(f"--{n}:{c};" for n, c in one.items()) for one in sets)
    return f"svg{{{plain}}}@media(prefers-color-scheme:dark){{svg{{{night}}}}}"


def rect(x: float, y: float, wide: float, high: float, kind: str, corner: float = 6) -> str:
    """A box with round corners."""
    return f'<rect class="{kind}" x="{x}" y="{y}" width="{wide}" height="{high}" rx="{corner}"/>'


def text(x: float, y: float, words: str, kind: str = "") -> str:
    """A line of text; `mid`: around x."""
    mark = f' class="{kind}"' if kind else ""
    return f'<text{mark} x="{x}" y="{y}">{escape(words)}</text>'


def die(x: float, y: float, word: str, size: int = 34) -> str:
    """A patient: `r4`; a colour alone is a die whose value no longer matters."""
    inside = _face(word) if len(word) == 2 else _blank(word)
    return f'<g transform="translate({x} {y}) scale({size / 40})">{inside}</g>'


def dice(x: float, y: float, words: list[str], size: int = 34) -> list[str]:
    """Dice in a row."""
    return [die(x + place * (size + 5), y, word, size) for place, word in enumerate(words)]


def _body(colour: str) -> str:
    return f'<rect x="1" y="1" width="38" height="38" rx="8" fill="var(--fill-{colour})"/>'


def _face(word: str) -> str:
    colour, value = BY_LETTER[word[0]], int(word[1])
    pips = "".join(_pip(colour, x, y, SIZES[value]) for x, y in PLACES[value])
    return _body(colour) + pips


def _blank(colour: str) -> str:
    return _body(colour) + _pip(colour, M, M, 9)


def _pip(colour: str, x: float, y: float, size: float) -> str:
    """The shape tells the colour too: discs red, triangles yellow, squares green."""
    if colour == "red":
        return f'<circle cx="{x}" cy="{y}" r="{size}" fill="var(--pip)"/>'
    if colour == "green":
        side = 2 * size
        at = f'x="{x - size:g}" y="{y - size:g}"'
        return f'<rect {at} width="{side:g}" height="{side:g}" fill="var(--pip)"/>'
    up = size * 1.3
    path = f"M{x:g} {y - up:g}L{x + up:g} {y + size:g}L{x - up:g} {y + size:g}Z"
    return f'<path d="{path}" fill="var(--pip-dark)"/>'


def nurse(x: float, y: float) -> str:
    """Somebody at work."""
    body = "M20 17C26 17 33 20 36 25L30 28V39H10V28L4 25C7 20 14 17 20 17Z"
    return (
        f'<g class="figure" transform="translate({x} {y}) scale(.8)">'
        f'<path d="{body}"/><circle cx="20" cy="10" r="7"/></g>'
    )


SHAPES = {
    "patch": '<rect x="2" y="7" width="20" height="10" rx="5" transform="rotate(-35 12 12)"/>',
    "purple": '<path d="M9.5 2.5H14.5V8A7 7 0 1 1 9.5 8Z"/>',
    "orange": '<rect x="2" y="7" width="20" height="10" rx="5"/>',
    "green": '<path d="M3 21C2 10 9 3 21 3C21 15 14 22 3 21Z"/>',
    "any": '<circle cx="12" cy="12" r="10"/>',
    "wild": '<circle cx="12" cy="12" r="10"/>',
}


def tile(x: float, y: float, name: str, is_open: bool = False) -> str:
    """A patch or medicine of a colour; `any` medicine, or `wild`; open: still needed."""
    kind = f"{name} open" if is_open else name
    shape = SHAPES[name].replace("/>", f' class="{kind}"/>', 1)
    letter = {"any": "?", "wild": "*"}.get(name, "")
    mark = text(12, 17, letter, "mid small") if letter else ""
    return f'<g transform="translate({x} {y})">{shape}{mark}</g>'


def star(x: float, y: float, prestige: int) -> str:
    """Prestige."""
    path = "M16 1.5L20.4 10.8L30.5 12L23 19L25 29.2L16 24.1L7 29.2L9 19L1.5 12L11.6 10.8Z"
    inside = f'<path class="star" d="{path}"/>' + text(16, 21, str(prestige), "mid small dark")
    return f'<g transform="translate({x} {y}) scale(.9)">{inside}</g>'
