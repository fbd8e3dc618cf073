"""Where things are on a phone and on a wide screen, measured."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.positions import POSITIONS
from page.rush_positions import POSITIONS as RUSH
from page.staging import Stage

PHONE = {"viewport": {"width": 360, "height": 640}}
# Twelve patients lie closer than fingers are wide, but never closer than this.
LEAST, THUMB = 24, 44
SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }"""
NEEDED = ".thing.legal, .banner h1, .keybar .key, .bed .patient.said"
BY_HAND = ".thing.legal, .keybar .key"
BY_THUMB = ".thing.legal:not(.patient), .blank.legal, .keybar .key"
SPACE = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
}"""
HOLDERS = (
    ".department, .improvement, .ambulance-row, .worker, .chip, .banner, .administrator, .use, "
    ".rush-door, .rush-bed, .visiting, .jar, "
    ".keybar .key:not([data-key=undo])"
)
OVERFLOWING = """all => all.filter(one => one.offsetParent
    && (one.scrollWidth > one.clientWidth + 3 || one.scrollHeight > one.clientHeight + 3))
    .map(one => one.className + ': ' + one.textContent)"""


def staged(opened: Opener, name: str, **settings: Any) -> Player:
    player = opened(**settings)
    Stage(POSITIONS[name]).open(player)
    return player


def boxes(player: Player, which: str) -> list[tuple[str, dict[str, float]]]:
    """Everything of this kind that is drawn, and where."""
    found: list[tuple[str, dict[str, float]]] = player.page.locator(which).evaluate_all(
        """all => all.filter(one => one.offsetParent).map(one => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [one.dataset.word ?? one.textContent, { x, y, width, height }];
        })"""
    )
    return found


def off_screen(player: Player, which: str) -> list[str]:
    """What of this kind is not wholly on the screen, or lies under the keys."""
    view = player.page.viewport_size
    assert view is not None
    bar = player.page.locator(".keybar").bounding_box()
    assert bar is not None
    found = []
    for name, box in boxes(player, which):
        lowest = view["height"] if box["y"] >= bar["y"] else bar["y"] + 1
        across = box["x"] >= 0 and box["x"] + box["width"] <= view["width"]
        if not across or box["y"] < 0 or box["y"] + box["height"] > lowest:
            found.append(name)
    return found


def cut(player: Player) -> list[str]:
    """Texts that do not fit where they stand."""
    wide = [] if wide_as_the_screen(player) else ["wider than the screen"]
    return [*wide, *player.page.locator(HOLDERS).evaluate_all(OVERFLOWING)]


def wide_as_the_screen(player: Player) -> bool:
    found: bool = player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


def small(player: Player, which: str, least: int) -> list[str]:
    """What of this kind is too small to be touched."""
    return [
        name
        for name, box in boxes(player, which)
        if box["height"] < least or box["width"] < min(least, LEAST)
    ]


LOSING = """() => [...document.querySelectorAll('.strip > li')].flatMap(one => {
    const score = one.querySelector('.seat > b');
    score.textContent = '-42';
    const [inner, outer] = [score, one].map(box => box.getBoundingClientRect());
    return inner.right > outer.right + 1 ? [one.textContent] : [];
})"""


def complaints(player: Player) -> list[str]:
    wide = [] if wide_as_the_screen(player) else ["wider than the screen"]
    return [*wide, *off_screen(player, NEEDED), *small(player, BY_HAND, LEAST)]


@pytest.mark.parametrize("positions", [POSITIONS, RUSH], ids=["dice-hospital", "hospital-rush"])
def test_nothing_needed_is_off_a_phone(opened: Opener, positions: dict[str, str]) -> None:
    player = opened(**PHONE)
    found: dict[tuple[str, int], list[str]] = {}
    for name, code in positions.items():
        Stage(code).open(player)
        for width in (320, 360):
            player.page.set_viewport_size({"width": width, "height": 640})
            found[name, width] = complaints(player)
    assert {place: what for place, what in found.items() if what} == {}


@pytest.mark.parametrize("language", ["de", "nl", "fr"])
def test_a_phone_holds_it_in_every_language(opened: Opener, language: str) -> None:
    player = opened(locale=language, **PHONE)
    found: dict[str, list[str]] = {}
    fullest = {name: POSITIONS[name] for name in ("worker", "improve", "take-five", "bag-use")}
    fullest |= {name: RUSH[name] for name in ("last", "five", "tile", "punishment")}
    for name, code in fullest.items():
        Stage(code, language).open(player)
        found[name] = [*complaints(player), *player.page.evaluate(LOSING)]
    assert {name: what for name, what in found.items() if what} == {}


def test_what_is_chosen_by_thumb_is_large_enough(opened: Opener) -> None:
    player = opened(**PHONE)
    found: dict[str, list[str]] = {}
    for name in ("take", "improve", "starting", "keep", "bag-use", "effect", "return-card"):
        Stage(POSITIONS[name]).open(player)
        found[name] = small(player, BY_THUMB, THUMB)
    assert {name: what for name, what in found.items() if what} == {}


def test_spaced_or_large_text_is_not_cut(opened: Opener) -> None:
    player = opened()
    found: dict[str, list[str]] = {}
    wordy = {
        name: POSITIONS[name] for name in ("worker", "take-five", "improve", "overflow", "keep")
    }
    wordy |= {name: RUSH[name] for name in ("last", "five")}
    for name, code in wordy.items():
        Stage(code).open(player)
        player.page.set_viewport_size({"width": 1280, "height": 800})
        player.page.evaluate(SPACE, SPACED)
        found[f"{name}, spaced"] = cut(player)
        player.page.evaluate(SPACE, "")
        player.page.set_viewport_size({"width": 640, "height": 400})
        found[f"{name}, twice the size"] = cut(player)
    assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900)])
def test_a_wide_screen_needs_no_scrolling_and_is_filled(
    opened: Opener, width: int, height: int
) -> None:
    player = staged(opened, "worker", viewport={"width": width, "height": height})
    assert off_screen(player, f"{NEEDED}, .department, .bed, .step") == []
    rows = [
        box
        for which in (".roof", ".rooms", ".ward", ".lobby", ".street", ".keybar")
        for _, box in boxes(player, which)
    ]
    assert len(rows) == 6
    gaps = [below["y"] - above["y"] - above["height"] for above, below in pairwise(rows)]
    assert max(gaps) <= 5
    street, margin = rows[4], width / 80
    assert street["x"] <= margin
    assert street["x"] + street["width"] >= width - margin


@pytest.mark.parametrize("width", [320, 768, 1280])
def test_nothing_is_wider_than_the_screen(opened: Opener, width: int) -> None:
    player = opened(viewport={"width": width, "height": 800})
    player.page.locator("[data-offer=now]").wait_for()
    assert wide_as_the_screen(player)
    player.start("now")
    assert wide_as_the_screen(player)


def test_sheets_open_and_close_on_a_phone(opened: Opener) -> None:
    player = staged(opened, "worker", **PHONE)
    assert not player.page.locator(".log ol").is_visible()
    player.page.locator(".tab-log").click()
    assert player.page.locator(".log ol").is_visible()
    player.page.keyboard.press("Escape")
    assert not player.page.locator(".log ol").is_visible()
    expect(player.page.locator(".tab-log")).to_be_focused()
    player.page.locator(".seat").nth(1).click()
    assert player.page.locator(".sheet .hospital").is_visible()
