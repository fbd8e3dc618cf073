"""What can be told of the page without a browser: contrast, sizes, cards, policy."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import wardround

WEB = Path(wardround.__file__).parent / "web"
TEXT, SHAPE = 4.5, 3.0
TEXT_PAIRS = (
    ("ink", "paper"),
    ("ink", "card"),
    ("ink", "calm"),
    ("ink", "line"),
    ("soft", "paper"),
    ("soft", "card"),
    ("soft", "calm"),
    ("bad", "card"),
    ("bad", "paper"),
    ("now", "card"),
    ("on-now", "now"),
    ("on-now", "now-key"),
    ("on-said", "said"),
    ("card", "legal"),
    ("card", "ink"),
    ("bad", "calm"),
)
SHAPE_PAIRS = (
    ("legal", "card"),
    ("legal", "paper"),
    ("said", "card"),
    ("said", "paper"),
    ("edge", "card"),
    ("edge", "paper"),
    ("edge-red", "card"),
    ("edge-yellow", "card"),
    ("edge-green", "card"),
    ("edge-neutral", "card"),
    ("edge-red", "calm"),
    ("edge-yellow", "calm"),
    ("edge-green", "calm"),
    ("said", "calm"),
    ("legal", "calm"),
    ("edge", "calm"),
    ("soft", "card"),
    ("on-figure", "edge-red"),
    ("on-figure", "edge-yellow"),
    ("on-figure", "edge-green"),
    ("on-figure", "edge-neutral"),
    ("on-now", "now-key"),
    ("pip", "fill-red"),
    ("pip", "fill-green"),
    ("pip-dark", "fill-yellow"),
)


def tokens() -> dict[str, dict[str, str]]:
    css = (WEB / "style" / "tokens.css").read_text(encoding="utf-8")
    light_css, dark_css, _more_contrast = css.split("@media")
    found = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")
    light = dict(found.findall(light_css))
    for sheet in (WEB / "games").rglob("*.css"):
        light |= found.findall(sheet.read_text(encoding="utf-8"))
    return {"light": light, "dark": light | dict(found.findall(dark_css))}


def luminance(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_computed_as_the_guidelines_say() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#5f687c", "#f5f1e8") == pytest.approx(4.96, abs=0.01)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_pair_of_colours_in_use_can_be_told_apart(theme: str) -> None:
    found = tokens()[theme]
    weak = [
        (front, back, round(contrast(found[front], found[back]), 2))
        for pairs, least in ((TEXT_PAIRS, TEXT), (SHAPE_PAIRS, SHAPE))
        for front, back in pairs
        if contrast(found[front], found[back]) < least
    ]
    assert not weak


def test_nothing_that_the_policy_refuses() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*src=)|<style| style=| on\w+=", page)
    for file in WEB.rglob("*.js"):
        if "vendor" not in file.parts:
            code = file.read_text(encoding="utf-8")
            assert not re.search(r"\bstyle=[\"']|innerHTML|dangerouslySet|\beval\(", code), file


def test_the_page_is_small() -> None:
    """All its files, one by one; what a first visit fetches has a bar of its own."""
    files = [file for file in WEB.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 380_000


def test_modules_are_small() -> None:
    for file in WEB.rglob("*.js"):
        if "vendor" not in file.parts:
            assert len(file.read_text(encoding="utf-8").splitlines()) < 300, file
