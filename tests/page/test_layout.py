"""Where things are on a phone and on a wide screen, measured."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from page.conftest import Opener
from page.playing import Player

PHONE = {"viewport": {"width": 360, "height": 640}}


def inside(player: Player, what: Locator) -> bool:
    box, view = what.bounding_box(), player.page.viewport_size
    assert box is not None
    assert view is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and (
            box["x"] + box["width"] <= view["width"] and box["y"] + box["height"] <= view["height"]
        )
    )


def wide_as_the_screen(player: Player) -> bool:
    found: bool = player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


def in_activation(opened: Opener, **settings: Any) -> Player:
    player = opened(**settings)
    player.start("now")
    player.until("Which ambulance")
    assert wide_as_the_screen(player)
    player.click(player.choices.first)
    player.until("Place a worker")
    return player


def test_a_sentence_needs_no_scrolling_on_a_phone(opened: Opener) -> None:
    player = in_activation(opened, **PHONE)
    assert wide_as_the_screen(player)
    page = player.page
    for what in (
        page.locator(".banner h1"),
        page.locator(".patient").first,
        page.locator(".patient").last,
        page.locator(".department").first,
        player.thing("nurse"),
        player.key("undo"),
        player.key("finish"),
    ):
        assert inside(player, what)
    box = player.key("finish").bounding_box()
    assert box is not None
    assert box["height"] >= 44


@pytest.mark.parametrize("width", [320, 768, 1280])
def test_nothing_is_wider_than_the_screen(opened: Opener, width: int) -> None:
    player = opened(viewport={"width": width, "height": 800})
    player.page.locator(".offer.first").wait_for()
    assert wide_as_the_screen(player)
    player.start("now")
    assert wide_as_the_screen(player)


def test_sheets_open_and_close_on_a_phone(opened: Opener) -> None:
    player = in_activation(opened, **PHONE)
    assert not player.page.locator(".log ol").is_visible()
    player.page.locator(".tab-log").click()
    assert player.page.locator(".log ol").is_visible()
    player.page.keyboard.press("Escape")
    assert not player.page.locator(".log ol").is_visible()
    player.page.locator(".seat").nth(1).click()
    assert player.page.locator(".sheet .hospital").is_visible()
