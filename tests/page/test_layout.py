"""Where things are on a phone and on a wide screen, measured."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute

from page.conftest import Opener
from page.playing import Player

PHONE = {"viewport": {"width": 360, "height": 640}}
CROWDED = {
    "patients": ["r1", "r2", "r2", "r5t", "y1", "y3", "y3", "y4", "y6t", "g2", "g4", "g4"],
    "staff": ["general-practitioner", "microbiologist", "anaesthetist"],
    "built": ["operating-theatre", "ear-nose-and-throat", "renal-medicine"],
}


def crowded(message: str) -> str:
    """The same news, of a hospital that is as full as they get."""
    news = json.loads(message)
    for sight in news.get("sights", []):
        if sight["view"].get("phase") == "activate":
            hospital = sight["view"]["hospitals"][0]
            hospital["patients"], hospital["staff"] = CROWDED["patients"], CROWDED["staff"]
            hospital["departments"] = hospital["departments"][:6] + CROWDED["built"]
            hospital["placed"] = []
    return json.dumps(news)


def crowding(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda message: socket.send(crowded(str(message))))


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


@pytest.mark.parametrize("width", [320, 360])
def test_a_full_hospital_fits_a_phone(opened: Opener, width: int) -> None:
    player = opened(viewport={"width": width, "height": 640})
    player.page.route_web_socket(re.compile("/socket$"), crowding)
    player.start("now")
    player.until("Place a worker")
    assert player.page.locator(".patient").count() == 12
    assert wide_as_the_screen(player)
    if width == PHONE["viewport"]["width"]:
        bar = player.page.locator(".keybar").bounding_box()
        staff = player.thing("nurse").bounding_box()
        assert bar is not None
        assert staff is not None
        assert staff["y"] + staff["height"] <= bar["y"]


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
