"""The board of Hospital Rush stands still: boxes, keys and layout shift, measured."""

from __future__ import annotations

from typing import Any

import pytest

from page.conftest import Opener
from page.playing import Player
from page.rush_positions import POSITIONS
from page.staging import Stage

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
BOXES = (".thermometer", ".corridor", ".doors", ".mine-card", ".banner", ".keybar")
MEASURED = """which => which.map(one => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [one, x, y, width, height].join(' ');
})"""
SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver(list => {
        for (const { value } of list.getEntries()) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
}"""
# What the browser's own observer may find in a whole game; it was 18.4 in the other game.
MOST_SHIFT = 1


def window(size: tuple[int, int]) -> dict[str, Any]:
    return {"viewport": {"width": size[0], "height": size[1]}}


def measure(player: Player) -> list[str]:
    found: list[str] = player.page.evaluate(MEASURED, list(BOXES))
    return found


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_boxes_keep_their_place_in_every_phase(opened: Opener, size: tuple[int, int]) -> None:
    player = opened(**window(size))
    Stage(POSITIONS["doors"]).open(player)
    first = measure(player)
    three = [name for name in POSITIONS if name not in ("five", "victim")]
    for name in three:
        Stage(POSITIONS[name]).open(player)
        assert measure(player) == first, name


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_boxes_keep_their_place_while_a_sentence_is_said(
    opened: Opener, size: tuple[int, int]
) -> None:
    player = opened(**window(size))
    Stage(POSITIONS["doors"]).open(player)
    first = measure(player)
    for word in ("treat-b", "bed-2", "patch"):
        player.click(player.page.locator(f'.thing.legal[data-word="{word}"]').first)
        assert measure(player) == first, word


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_five_nothing_lies_under_the_keys(opened: Opener, language: str) -> None:
    player = opened(**window((1024, 768)), locale=language)
    for name in ("five", "victim"):
        Stage(POSITIONS[name], language).open(player)
        keys = player.page.locator(".keybar").bounding_box()
        assert keys is not None
        lowest = player.page.locator(".rush .thing, .thermometer, .other").evaluate_all(
            "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
        )
        assert lowest <= keys["y"] + 1, name
        assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        board = player.page.locator(".board")
        assert board.evaluate("one => one.scrollHeight <= one.clientHeight"), name


def test_layout_hardly_shifts_in_a_whole_game(opened: Opener) -> None:
    player = opened(reduced_motion="no-preference", **window(SIZES["desk"]))
    player.practise(7, bots=2, game="hospital-rush", options={"rounds": "10"})
    player.page.evaluate("localStorage.setItem('wardround.settings', '{\"pace\": \"quick\"}')")
    player.page.reload()
    player.asked()
    player.page.evaluate(SHIFTS)
    while not player.over:
        player.step()
    shifted = player.page.evaluate("window.shifted")
    assert shifted < MOST_SHIFT, shifted
